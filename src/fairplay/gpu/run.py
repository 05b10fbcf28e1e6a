"""Many games on one GPU, slice by slice. Each game goes on until it must go back to the CPU.

A round launches the chains of all games, one thread block each, and beside them the checks and
digests of the slices of the round before. A slice counts only when its check has found no heap
that may be a new rare; what is reported is verified. A slice is checked in parts, cut at the marks.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from fairplay.gpu import arguments as a
from fairplay.gpu.game import KEPT, Game, Values
from fairplay.gpu.plan import Plan
from fairplay.gpu.progress import Digest, Mark, Progress, next_mark
from fairplay.gpu.slices import PARTS, Common, Device, OnDevice, Part, digest_of, parts
from fairplay.gpu.witnesses import Cover

#: Seconds of a slice; the first has so many blocks.
SLICE, FIRST_BLOCKS, LEAST_BLOCKS = 0.5, 1 << 14, 64
#: Values of a slice at most, and at least if there is little memory.
MOST_ROOM, LEAST_ROOM = 1 << 26, 1 << 20
#: Longer slices end at multiples of this.
GRAIN = 1 << 17
#: Streams for checks.
CHECK_STREAMS = 8

#: Called after each round with what was verified so far; a true answer ends the run.
Watch = Callable[[list[Progress]], bool]
#: Called with each part of a slice that was verified: how far the game has come, and what gives as
#: many of the last values as are asked for, all those of the part and more.
Seen = Callable[[Progress, Callable[[int], Values]], object]


@dataclass(frozen=True)
class Kept:
    """What a later run begins from: the last values, and the states by which a period is seen."""

    progress: Progress
    tail: Values = field(repr=False)
    states: dict[int, int] = field(repr=False)


#: A game with its plan and its witnesses.
Prepared = tuple[Game, Plan, Cover]


@dataclass
class Times:
    """Seconds of all rounds. What ``device`` exceeds ``chain`` by, chains waited for checks."""

    host: float = 0.0  # between the rounds: results, states, copies, launches
    device: float = 0.0  # from the last launch until all is done
    chain: float = 0.0  # the longest chain of each round
    busy: float = 0.0  # all chains, added up: divided by the games, how long one computed

    def of(self, games: int) -> str:
        waited = max(0.0, self.device - self.chain)
        return (
            f"longest chain {self.chain:.2f} s, check after it {waited:.2f} s, "
            f"host {self.host:.2f} s; a game computed {self.busy / max(1, games):.2f} s"
        )


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
    cut: int = 0  # a place where a slice ends
    side: int = 0  # where the next slice is computed; the one that is checked lies on the other
    slice_blocks: int = 0  # being computed
    checked_blocks: int = 0  # being checked
    states: dict[int, int] = field(default_factory=dict)
    kept: Kept | None = None  # what a later run can begin from

    @property
    def active(self) -> bool:
        return not self.progress.reason and self.computed < self.limit

    def next_blocks(self) -> int:
        """How many blocks to compute: few enough marks, none beyond the limit."""
        stop = self.computed
        for _ in range(PARTS):
            stop = next_mark(stop)
        stop = min(stop, self.limit, self.cut if self.computed < self.cut else self.limit)
        blocks = min(self.blocks, (stop - self.computed) // 32, self.there.room // 32)
        # Records are marked where slices end.
        beyond = (self.computed + 32 * blocks) % GRAIN // 32
        return blocks - beyond if 32 * blocks > GRAIN else blocks


class Table:
    """All games of a run on one device."""

    def __init__(
        self,
        device: Device,
        prepared: list[Prepared],
        limit: int,
        slice_seconds: float = SLICE,
        first_blocks: int = FIRST_BLOCKS,
        before: Mapping[str, Kept] | None = None,
        cut: int = 0,
        seen: Seen | None = None,
    ) -> None:
        self._device, self._seconds = device, slice_seconds
        self._cut, self._seen = cut, seen
        self._common = Common(device)
        self._players: list[_Player] = []
        count = max(1, len(prepared))
        self._reports = device.allocate(8 * a.REPORT * count)
        self._results = device.allocate(8 * a.RESULT * count * PARTS)
        self._report = np.zeros((count, a.REPORT), np.uint64)
        self._result = np.zeros((count, PARTS, a.RESULT), np.uint64)
        self.rounds = 0
        self.times = Times()
        self.totals = np.zeros((count, 12), np.float64)  # what reports and results add up to
        free = device.memory()[0]
        room = min(
            MOST_ROOM,
            max(LEAST_ROOM, (free * 3 // 4 // count - 3 * KEPT - (8 << 20)) // 2 & ~0xFFFFF),
        )
        alone = 2 * count <= device.multiprocessors
        self._checks = [device.stream() for _ in range(CHECK_STREAMS)]
        try:
            for index, (game, plan, chosen) in enumerate(prepared):
                there = OnDevice(device, game, plan, chosen, room, alone)
                self._players.append(self._player(index, there, limit, first_blocks, before or {}))
        except BaseException:
            self.release()
            raise

    def _player(
        self, index: int, there: OnDevice, limit: int, blocks: int, before: Mapping[str, Kept]
    ) -> _Player:
        game = there.game
        stop = game.start + (limit - game.start) // 32 * 32
        nothing = Progress(game.name, game.start, game.start, Digest(), game.last[-game.reach :])
        kept = before.get(game.name, Kept(nothing, game.last, {}))
        stream, start = self._device.stream(), game.start
        player = _Player(index, there, kept.progress, stream, stop, start, blocks, self._cut)
        player.states = dict(kept.states)
        return player

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

    @property
    def active(self) -> bool:
        """Whether some game can go on."""
        return any(player.active for player in self._players)

    def kept(self) -> list[tuple[Game, Kept]]:
        """What later runs begin from, as it was when the last play() ended."""
        found: list[tuple[Game, Kept]] = []
        for player in self._players:
            if player.progress.reason:
                found.append((player.there.game, Kept(player.progress, player.progress.state, {})))
            elif player.kept:
                found.append((player.there.game, player.kept))
        return found

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
        begin = time.perf_counter()
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
            for part in parts(player.progress.n, player.checked_blocks):
                result = self._results + 8 * a.RESULT * (player.index * PARTS + part.number)
                stream = self._checks[player.index % CHECK_STREAMS]
                player.there.check(self._common, 1 - player.side, part, result, stream)
        if not any(player.slice_blocks or player.checked_blocks for player in self._players):
            return False
        launched = time.perf_counter()
        device.synchronize()
        done = time.perf_counter()
        device.download(self._reports, self._report)
        device.download(self._results, self._result)
        for player in self._players:
            self._count(player)
            if player.checked_blocks:
                self._accept(player, go_on)
            self._pass_on(player)
        device.synchronize()
        self.rounds += 1
        chains = self._report[:, a.CYCLES] / device.clock
        self.times.device += done - launched
        self.times.host += launched - begin + time.perf_counter() - done
        self.times.chain += float(chains.max())
        self.times.busy += float(chains.sum())
        return True

    def _count(self, player: _Player) -> None:
        report, result = self._report[player.index], self._result[player.index]
        self.totals[player.index, :8] += report[: a.REPORT]
        self.totals[player.index, 8:] += result[:, [a.LEFT, a.STEPS, a.TRIED, a.STATES]].sum(0)

    def _accept(self, player: _Player, go_on: bool) -> None:
        """A slice was checked: add its parts to what is verified, or stop there."""
        blocks, player.checked_blocks = player.checked_blocks, 0
        for part in parts(player.progress.n, blocks):
            self._accept_part(player, part, self._result[player.index, part.number])
            if player.progress.reason:
                return
            last = part.before + part.blocks == blocks
            if last and not (go_on and player.active):
                tail = player.there.tail(1 - player.side, part)
                player.kept = Kept(player.progress, tail, dict(player.states))

    def _accept_part(self, player: _Player, part: Part, result: NDArray[np.uint64]) -> None:
        before = player.progress
        if result[a.UNDECIDED]:
            pairs = result[a.PAIRS : a.PAIRS + 2 * min(int(result[a.UNDECIDED]), a.PAIRS_KEPT)]
            heap, index = min(zip(pairs[::2].tolist(), pairs[1::2].tolist(), strict=True))
            player.progress = before.stopped("rare", heap, index)
            return
        state = player.there.state(1 - player.side, part)
        n, total = part.end, before.digest + digest_of(result)
        marks = before.marks
        if n == next_mark(before.n):
            marks = (*marks, Mark(n, total, state))
        player.progress = replace(before, n=n, digest=total, state=state, marks=marks)
        if self._seen:
            self._seen(player.progress, partial(player.there.tail, 1 - player.side, part))
        if period := self._period(player, part, result):
            player.progress = player.progress.stopped("period", n, period)

    def _period(self, player: _Player, part: Part, result: NDArray[np.uint64]) -> int:
        """How far a state lies from the same one before, 0 if none was seen."""
        found = 0
        if result[a.SHORT_PERIOD]:
            found = (1 << 32) - int(result[a.SHORT_PERIOD])
        else:
            for heap, key in player.there.chosen_states(part, int(result[a.STATES])).tolist():
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
