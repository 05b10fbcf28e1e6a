"""Games in any number: prepared, run in batches, and kept in files, so that a later run goes on."""

import os
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path

from fairplay.gpu.checkpoint import Checkpoint, read_checkpoint, write_checkpoint
from fairplay.gpu.choose import UnsuitedError, make_plan
from fairplay.gpu.device import Device
from fairplay.gpu.driver import Device as Gpu
from fairplay.gpu.game import Game
from fairplay.gpu.progress import Digest, Progress
from fairplay.gpu.slices import build
from fairplay.gpu.table import Prepared, Seen, Table, Watch
from fairplay.gpu.witnesses import cover

#: Kernels that a device runs side by side, less some for checks: games of a batch.
MOST_GAMES = 120
#: Seconds from one checkpoint to the next.
EVERY = 30.0


def run(
    games: Iterable[Game],
    minutes: float,
    *,
    folder: Path | None = None,
    limit: int = 1 << 47,
    cut: int = 0,
    watch: Watch | None = None,
    seen: Seen | None = None,
    device: Device | None = None,
) -> list[Progress]:
    """Run games on the GPU for so long, or to the limit; what was verified of each.

    More games than run side by side make batches, one after another, which share the time. In
    ``folder`` each game has a file, written every half minute and at the end; a later run goes on
    from it. If the GPU fails, GpuError is raised, and the files stay. ``watch`` sees the progress
    of a batch after each round; a true answer ends the run. ``seen`` gets the values on the way,
    and slices end at ``cut``, too.
    """
    waiting, ended, before = resumed(games, folder)
    prepared, refused = prepare(waiting)
    if not prepared:
        return [*ended, *refused]
    done: list[Progress] = []
    share = 60 * minutes / len(prepared)
    lasting = LastingWatch(watch)
    with _opened(device) as there:
        build(there, (plan for _, plan, _ in prepared))
        for batch in _batches(prepared):
            table = Table(there, batch, limit, before=before, cut=cut, seen=seen)
            try:
                _play(table, share * len(batch), folder, lasting)
                done += table.progress()
            finally:
                table.release()
    return [*done, *ended, *refused]


def _opened(device: Device | None) -> AbstractContextManager[Device]:
    """The GPU of this machine, if none is given. One that is given stays open."""
    return nullcontext(device) if device else Gpu()


class LastingWatch:
    """A watch whose answer is remembered: the batches to come end at once."""

    def __init__(self, watch: Watch | None) -> None:
        self._watch = watch
        self.ended = False

    def __call__(self, progress: list[Progress]) -> bool:
        self.ended = self.ended or bool(self._watch and self._watch(progress))
        return self.ended


def _batches(prepared: Sequence[Prepared]) -> Iterator[list[Prepared]]:
    """As even as can be."""
    count = -(-len(prepared) // MOST_GAMES)
    for number in range(count):
        yield list(prepared[number::count])


def _play(table: Table, seconds: float, folder: Path | None, watch: LastingWatch) -> None:
    """Checkpoints on the way; the last one also if the run is interrupted or the GPU fails."""
    if folder is None:
        table.play(0 if watch.ended else seconds, watch)
        return
    end = time.monotonic() + seconds
    try:
        while not watch.ended and table.active and (left := end - time.monotonic()) > 0:
            table.play(min(EVERY, left), watch)
            write(table, folder)
    finally:
        write(table, folder)


def write(table: Table, folder: Path) -> None:
    """The files of all games of a table: where each may go on, or why it stopped."""
    for game, checkpoint in table.checkpoints():
        write_checkpoint(folder, game, checkpoint)


def resumed(
    games: Iterable[Game], folder: Path | None
) -> tuple[list[Game], list[Progress], dict[str, Checkpoint]]:
    """Games to run, games that had stopped, and what is known of those that go on."""
    waiting: list[Game] = []
    ended: list[Progress] = []
    before: dict[str, Checkpoint] = {}
    for game in games:
        found = read_checkpoint(folder, game) if folder else None
        if found is None:
            waiting.append(game)
        elif found.progress.reason:
            ended.append(found.progress)
        else:
            before[game.name] = found
            waiting.append(replace(game, last=found.tail, start=found.progress.n))
    return waiting, ended, before


def prepare(games: Iterable[Game]) -> tuple[list[Prepared], list[Progress]]:
    """Games with plans and witnesses; those that the GPU cannot take, with the reason."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        all_of_them = list(pool.map(_prepared, games))
    prepared = [one for one in all_of_them if not isinstance(one, Progress)]
    refused = [one for one in all_of_them if isinstance(one, Progress)]
    return prepared, refused


def _prepared(game: Game) -> Prepared | Progress:
    try:
        plan = make_plan(game)
    except UnsuitedError as error:
        nothing = Progress(game.name, game.start, game.start, Digest(), game.last)
        return nothing.stopped(error.reason)
    return game, plan, cover(game, plan.words)
