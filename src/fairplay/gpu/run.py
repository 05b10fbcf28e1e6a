"""Many games on one GPU, slice by slice. Each game goes on until it must go back to the CPU.

A round launches the chains of all games, one thread block each, and beside them the checks and digests
of the slices of the round before. A slice counts only when its check has found no heap that may be a
new rare; what is reported is verified. No slice crosses a mark.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from fairplay.gpu import arguments as a
from fairplay.gpu.game import KEPT, Game
from fairplay.gpu.plan import Plan, UnsuitedError, make_plan
from fairplay.gpu.progress import Digest, Mark, Progress, next_mark
from fairplay.gpu.slices import Common, Device, OnDevice, digest_of
from fairplay.gpu.witnesses import Cover, cover

#: Seconds of a slice; the first has so many blocks.
SLICE, FIRST_BLOCKS, LEAST_BLOCKS = 0.5, 1 << 14, 64
#: Values of a slice at most, and at least if there is little memory.
MOST_ROOM, LEAST_ROOM = 1 << 26, 1 << 20
#: Streams for checks, and kernels that a device runs side by side.
CHECK_STREAMS, MOST_GAMES = 8, 120

#: Called after each round with what was verified so far; a true answer ends the run.
Watch = Callable[[list[Progress]], bool]


@dataclass
class _Player:
    """A game in the run: what is verified, and the two slices in work."""

    index: int
    there: OnDevice
    progress: Progress
    stream: int
    limit: int
    computed: int  # the end of the values on the device
    blocks: int
    side: int = 0  # where the next slice is computed; the one that is checked lies on the other
    slice_blocks: int = 0  # being computed
    checked_blocks: int = 0  # being checked
    states: dict[int, int] = field(default_factory=dict)

    @property
    def active(self) -> bool:
        return not self.progress.reason and self.computed < self.limit

    def next_blocks(self) -> int:
        """How many blocks to compute: none beyond a mark or the limit."""
        stop = min(next_mark(self.computed), self.limit)
        return min(self.blocks, (stop - self.computed) // 32, self.there.room // 32)


def run(
    device: Device,
    games: Iterable[Game],
    seconds: float,
    limit: int = 1 << 47,
    watch: Watch | None = None,
    slice_seconds: float = SLICE,
) -> list[Progress]:
    """Run games side by side for so long, or to the limit; what was verified of each."""
    prepared, refused = prepare(games)
    table = Table(device, prepared, limit, slice_seconds)
    try:
        table.play(seconds, watch)
    finally:
        table.release()
    return [*table.progress(), *refused]


def prepare(games: Iterable[Game]) -> tuple[list[tuple[Game, Plan, Cover]], list[Progress]]:
    """Games with their plans and witnesses; those that the GPU cannot take, with the reason."""
    prepared: list[tuple[Game, Plan, Cover]] = []
    refused: list[Progress] = []
    for game in games:
        try:
            plan = make_plan(game)
        except UnsuitedError as error:
            nothing = Progress(game.name, game.start, game.start, Digest(), game.last)
            refused.append(nothing.stopped(error.reason))
            continue
        prepared.append((game, plan, cover(game, plan.words)))
    return prepared, refused


class Table:
    """All games of a run on one device."""

    def __init__(
        self, device: Device, prepared: list[tuple[Game, Plan, Cover]], limit: int, slice_seconds: float = SLICE,
        first_blocks: int = FIRST_BLOCKS,
    ) -> None:
        self._device, self._seconds = device, slice_seconds
        self._common = Common(device)
        self._players: list[_Player] = []
        count = max(1, len(prepared))
        self._reports = device.allocate(8 * a.REPORT * count)
        self._results = device.allocate(8 * a.RESULT * count)
        self._report = np.zeros((count, a.REPORT), np.uint64)
        self._result = np.zeros((count, a.RESULT), np.uint64)
        self.rounds = 0
        self.totals = np.zeros((count, 12), np.float64)  # what reports and results add up to
        free = device.memory()[0]
        room = min(MOST_ROOM, max(LEAST_ROOM, (free * 3 // 4 // count - 3 * KEPT - (8 << 20)) // 2 & ~0xFFFFF))
        alone = 2 * count <= device.multiprocessors
        self._checks = [device.stream() for _ in range(CHECK_STREAMS)]
        try:
            for index, (game, plan, chosen) in enumerate(prepared[:MOST_GAMES]):
                there = OnDevice(device, game, plan, chosen, room, alone)
                state = game.last[-game.reach :]
                progress = Progress(game.name, game.start, game.start, Digest(), state)
                stop = game.start + (limit - game.start) // 32 * 32
                self._players.append(_Player(index, there, progress, device.stream(), stop, game.start, first_blocks))
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Give the memory back; what was verified stays."""
        from fairplay.gpu.driver import GpuError

        try:
            for player in self._players:
                player.there.release()
            self._device.free(self._reports)
            self._device.free(self._results)
        except GpuError:
            return  # a device that was lost has no memory to give back

    def progress(self) -> list[Progress]:
        return [player.progress for player in self._players]

    def play(self, seconds: float, watch: Watch | None = None) -> None:
        """Rounds until the time is over or no game can go on; then the last slices are checked."""
        end = time.monotonic() + seconds
        stop = False
        while True:
            go_on = not stop and time.monotonic() < end
            if not self._round(go_on):
                return
            stop = stop or bool(watch and watch(self.progress()))

    def _round(self, go_on: bool) -> bool:
        """Compute the next slices and check the last ones. False if there was nothing to do."""
        device = self._device
        device.clear(self._reports, self._report.nbytes)
        device.clear(self._results, self._result.nbytes)
        device.synchronize()
        # First all chains, with nothing between them: streams may share queues of the device.
        for player in self._players:
            player.slice_blocks = player.next_blocks() if go_on and player.active else 0
            if player.slice_blocks:
                report = self._reports + 8 * a.REPORT * player.index
                player.there.compute(player.side, player.slice_blocks, report, player.stream)
        for player in self._players:
            if player.checked_blocks:
                result = self._results + 8 * a.RESULT * player.index
                stream = self._checks[player.index % CHECK_STREAMS]
                at, side = player.progress.n, 1 - player.side
                player.there.check(self._common, side, at, player.checked_blocks, result, stream)
        if not any(player.slice_blocks or player.checked_blocks for player in self._players):
            return False
        device.synchronize()
        device.download(self._reports, self._report)
        device.download(self._results, self._result)
        for player in self._players:
            self._count(player)
            if player.checked_blocks:
                self._accept(player)
            self._pass_on(player)
        device.synchronize()
        self.rounds += 1
        return True

    def _count(self, player: _Player) -> None:
        report, result = self._report[player.index], self._result[player.index]
        self.totals[player.index, :8] += report[: a.REPORT]
        self.totals[player.index, 8:] += result[[a.LEFT, a.STEPS, a.TRIED, a.STATES]]

    def _accept(self, player: _Player) -> None:
        """A slice was checked: add it to what is verified, or stop there."""
        result, before = self._result[player.index], player.progress
        blocks, player.checked_blocks = player.checked_blocks, 0
        if result[a.UNDECIDED]:
            pairs = result[a.PAIRS : a.PAIRS + 2 * min(int(result[a.UNDECIDED]), a.PAIRS_KEPT)]
            heap, index = min(zip(pairs[::2].tolist(), pairs[1::2].tolist(), strict=True))
            player.progress = before.stopped("rare", heap, index)
            return
        state = player.there.state(1 - player.side, before.n, blocks)
        n, total = before.n + 32 * blocks, before.digest + digest_of(result)
        marks = (*before.marks, Mark(n, total, state)) if n == next_mark(before.n) else before.marks
        player.progress = replace(before, n=n, digest=total, state=state, marks=marks)
        if period := self._period(player, result):
            player.progress = player.progress.stopped("period", n, period)

    def _period(self, player: _Player, result: NDArray[np.uint64]) -> int:
        """How far a state lies from the same one before, 0 if none was seen."""
        found = 0
        if result[a.SHORT_PERIOD]:
            found = (1 << 32) - int(result[a.SHORT_PERIOD])
        else:
            for heap, key in player.there.chosen_states(int(result[a.STATES])).tolist():
                if (before := player.states.setdefault(key, heap)) != heap:
                    found = int(heap - before)
                    break
        # With a domain mask the parity of n is a part of the state.
        return 2 * found if player.there.game.domain and found % 2 else found

    def _pass_on(self, player: _Player) -> None:
        """A slice was computed: it is checked in the next round."""
        blocks, report = player.slice_blocks, self._report[player.index]
        if not blocks:
            return
        if report[a.STATUS] and not player.progress.reason:
            # What comes before the value that is too large may be fine, but the CPU is quick there.
            where = player.computed + 32 * int(report[a.BLOCK])
            player.progress = player.progress.stopped("values", where)
        if player.progress.reason:
            return
        player.there.pass_on(player.side, blocks)
        player.side = 1 - player.side
        player.checked_blocks = blocks
        player.computed += 32 * blocks
        seconds = max(1e-6, float(report[a.CYCLES]) / self._device.clock)
        player.progress = replace(player.progress, rate=32 * blocks / seconds)
        player.blocks = max(LEAST_BLOCKS, int(blocks * min(8.0, self._seconds / seconds)))


def lines(progress: Iterable[Progress]) -> Iterator[str]:
    """One line for each game, for a terminal."""
    for one in progress:
        stopped = f" {one.reason} at {one.heap}: {one.detail}" if one.reason else ""
        yield f"{one.name}: {one.n} maximum {one.digest.maximum} {one.rate / 1e6:.1f} M/s{stopped}"
