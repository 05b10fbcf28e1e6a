"""Batches of the kind *gpu*: open games side by side on a GPU, which computes nothing but values.

The GPU goes on where the CPU engine has stopped, and its values become the checkpoint from which
the CPU engine goes on: that looks for the period and makes the row. So no row tells which engine
computed its values. A game that the GPU cannot take, or in which it stops, is handed back.

It pays only for long games: kernels are compiled for each game, and a row reads all values on the
CPU. So a game gets a GPU when the CPU engine has worked on it and ``WORTH`` values are left.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from time import thread_time

import numpy as np

from fairplay.errors import InputError
from fairplay.gpu.game import KEPT, Game, Values
from fairplay.gpu.progress import Progress
from fairplay.gpu.run import MOST_GAMES
from fairplay.gpu.run import run as run_games
from fairplay.survey.tasks import Batch, Outcome, Unit, resumed, saved

#: Fewer values are computed on the CPU by the time that the GPU has begun.
WORTH = 1 << 26
#: Values of all games of a batch, which are in the memory of a worker at once: some gigabytes.
MOST_VALUES = 1 << 31
#: The steps of a batch: a minute of the GPU, so that no more is lost.
STAGE = 60_000_000_000
_MINUTE = 60_000_000_000


class Turns:
    """Which units wait for a GPU. One that is free takes all that wait, as many as fit."""

    def __init__(self, limit: int, gpus: int) -> None:
        self._limit, self._gpus, self._busy = limit, gpus, 0
        self._waiting: list[Unit] = []

    def others(self, units: Iterable[Unit]) -> list[Unit]:
        """Those that are for the CPU. The rest waits for a GPU."""
        everyone = [*self._waiting, *units]
        self._waiting = [unit for unit in everyone if self._suits(unit)]
        return [unit for unit in everyone if not self._suits(unit)]

    def _suits(self, unit: Unit) -> bool:
        known = KEPT <= unit.size <= self._limit - WORTH
        return self._gpus > 0 and known and not unit.back

    def batches(self) -> Iterator[Batch]:
        """What the GPUs that are free can begin now."""
        most = max(1, min(MOST_GAMES, MOST_VALUES // self._limit))
        while self._waiting and self._busy < self._gpus:
            self._busy += 1
            some, self._waiting = self._waiting[:most], self._waiting[most:]
            yield Batch(tuple(some), self._limit, STAGE, "gpu")

    def ended(self, outcome: Outcome) -> None:
        """A batch has come back. If a GPU failed, no game gets one any more."""
        self._busy -= 1
        if outcome.failed:
            self._gpus = 0


def compute(batch: Batch) -> Outcome:
    """Bring each game as far as its GPU comes. Only checkpoints come back, and no row."""
    began = thread_time()
    games = {str(unit.codes[0]): _Begun(unit) for unit in batch.units}

    def seen(progress: Progress, last: Callable[[int], Values]) -> None:
        games[progress.name].add(progress.n, last)

    failed, stopped = None, set[str]()
    try:
        ready = [one.game() for one in games.values()]
        minutes = batch.steps / _MINUTE
        progress = run_games(ready, minutes, limit=batch.limit, seen=seen)
        stopped = {one.name for one in progress if one.reason}
    except InputError as error:  # what it has verified before counts
        failed, stopped = error, set(games)
    seconds = (thread_time() - began) / len(games)
    left = tuple(one.unit(name in stopped, seconds) for name, one in games.items())
    return Outcome(left=left, failed=failed)


class _Begun:
    """A unit, and the values that are added to those of its checkpoint."""

    def __init__(self, unit: Unit) -> None:
        self._unit, self._end = unit, 0
        self._sequence = resumed(unit.codes[0], unit.state)
        self._parts: list[Values] = []

    def game(self) -> Game:
        """The game as the CPU engine leaves it."""
        code, sequence = self._unit.codes[0], self._sequence
        # After a checkpoint the engine chooses its mask with the next value.
        sequence.extend(max(KEPT, len(sequence) + 1))
        values = sequence.values(len(sequence)).astype(np.uint16)
        game = Game.of(str(code), code.digits, sequence.statistics(), sequence.rares(), values)
        self._end = game.start
        return game

    def add(self, n: int, last: Callable[[int], Values]) -> None:
        """The values up to n, of which the first few may be known."""
        values = last(n - self._end)[max(0, len(self._sequence) - self._end) :]
        # One byte for each, if that is enough.
        small = values.max(initial=0) < 256
        self._parts.append(values.astype(np.uint8) if small else values)
        self._end = n

    def unit(self, back: bool, seconds: float) -> Unit:
        """What is left, with a checkpoint that has all values."""
        if self._parts:
            self._sequence.append(np.concatenate(self._parts).astype(np.uint16))
        state, size = saved(self._sequence), len(self._sequence)
        taken = self._unit.seconds + seconds
        return replace(self._unit, state=state, size=size, seconds=taken, back=back)
