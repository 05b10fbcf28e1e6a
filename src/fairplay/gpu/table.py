"""Many games on one GPU, slice by slice. Each game goes on until it must go back to the CPU.

A round launches the chains of all games, one thread block each, and beside them the checks and
digests of the slices of the round before. While both are at work, the host accepts what was checked
in the round before that. A slice counts only when its check has found no heap that may be a new
rare; what is reported is verified. A slice is checked in parts, cut at the marks.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from fairplay.gpu import arguments as a
from fairplay.gpu.checkpoint import Checkpoint
from fairplay.gpu.device import Device, Holdings
from fairplay.gpu.game import KEPT, Game, Values
from fairplay.gpu.plan import Plan
from fairplay.gpu.player import Player, Slice
from fairplay.gpu.progress import Digest, Mark, Progress, next_mark
from fairplay.gpu.slices import PARTS, SIDES, Common, OnDevice, Part, digest_of
from fairplay.gpu.witnesses import Cover

#: Seconds of a slice; the first has so many blocks.
SLICE, FIRST_BLOCKS, LEAST_BLOCKS = 0.5, 1 << 14, 64
#: Values of a slice at most, and at least if there is little memory.
MOST_ROOM, LEAST_ROOM = 1 << 26, 1 << 20
#: Streams for checks.
CHECK_STREAMS = 8

#: Called after each round with what was verified so far; a true answer ends the run.
Watch = Callable[[list[Progress]], bool]
#: Called with each part of a slice that was verified: how far the game has come, and what gives as
#: many of the last values as are asked for, all those of the part and more.
Seen = Callable[[Progress, Callable[[int], Values]], object]
#: A game with its plan and its witnesses.
Prepared = tuple[Game, Plan, Cover]


@dataclass
class Times:
    """Seconds of all rounds. What ``device`` exceeds ``chain`` by, chains waited for checks."""

    host: float = 0.0  # between the rounds, when the device has nothing to do
    device: float = 0.0  # from the last launch until all is done
    chain: float = 0.0  # the longest chain of each round
    busy: float = 0.0  # all chains, added up: divided by the games, how long one computed

    def of(self, games: int) -> str:
        waited = max(0.0, self.device - self.chain)
        return (
            f"longest chain {self.chain:.2f} s, check after it {waited:.2f} s, "
            f"host {self.host:.2f} s; a game computed {self.busy / max(1, games):.2f} s"
        )


class Table:
    """All games of a run on one device."""

    def __init__(
        self,
        device: Device,
        prepared: list[Prepared],
        limit: int,
        slice_seconds: float = SLICE,
        first_blocks: int = FIRST_BLOCKS,
        before: Mapping[str, Checkpoint] | None = None,
        cut: int = 0,
        seen: Seen | None = None,
    ) -> None:
        self._device, self._seconds = device, slice_seconds
        self._cut, self._seen = cut, seen
        self._players: list[Player] = []
        count = max(1, len(prepared))
        self._report = np.zeros((count, a.REPORT), np.uint64)
        self._result = np.zeros((count, PARTS, a.RESULT), np.uint64)
        self.rounds = 0
        self.times = Times()
        self._launched = self._done = 0.0
        self.totals = np.zeros((count, 12), np.float64)  # what reports and results add up to
        self._held = Holdings(device)
        try:
            self._take(prepared, limit, first_blocks, before or {})
        except BaseException:
            self.release()
            raise

    def _take(
        self,
        prepared: list[Prepared],
        limit: int,
        first_blocks: int,
        before: Mapping[str, Checkpoint],
    ) -> None:
        """Take memory, modules and streams."""
        held, device = self._held, self._device
        self._common = Common(held)
        self._reports = held.allocate(self._report.nbytes)
        self._results = held.allocate(self._result.nbytes)
        self._checks = [held.stream() for _ in range(CHECK_STREAMS)]
        count = max(1, len(prepared))
        free = device.memory()[0]
        room = min(
            MOST_ROOM,
            max(LEAST_ROOM, (free * 3 // 4 // count - 4 * KEPT - (8 << 20)) // SIDES & ~0xFFFFF),
        )
        alone = 2 * count <= device.multiprocessors
        for index, (game, plan, chosen) in enumerate(prepared):
            there = OnDevice(held, game, plan, chosen, room, alone)
            self._players.append(self._player(index, there, limit, first_blocks, before))

    def _player(
        self, index: int, there: OnDevice, limit: int, blocks: int, before: Mapping[str, Checkpoint]
    ) -> Player:
        game = there.game
        stop = game.start + (limit - game.start) // 32 * 32
        nothing = Progress(game.name, game.start, game.start, Digest(), game.last[-game.reach :])
        known = before.get(game.name, Checkpoint(nothing, game.last, {}))
        stream, start = self._held.stream(), game.start
        player = Player(index, there, known.progress, stream, stop, start, blocks, self._cut)
        player.states = dict(known.states)
        return player

    def release(self) -> None:
        """Give back what was taken from the device; what was verified stays."""
        self._held.release()

    def progress(self) -> list[Progress]:
        return [player.progress for player in self._players]

    @property
    def active(self) -> bool:
        """Whether some game can go on."""
        return any(player.active for player in self._players)

    def checkpoints(self) -> list[tuple[Game, Checkpoint]]:
        """What later runs begin from, as it was when the last play() ended."""
        found = ((player.there.game, player.checkpoint()) for player in self._players)
        return [(game, checkpoint) for game, checkpoint in found if checkpoint]

    def play(self, seconds: float, watch: Watch | None = None) -> None:
        """Rounds until the time is over or no game can go on; then the last slices are checked."""
        end = time.monotonic() + seconds
        stop = False
        while True:
            go_on = not stop and time.monotonic() < end
            launched = self.launch(go_on)
            self.accept()
            stop = stop or bool(watch and watch(self.progress()))
            if not launched:
                self._done = 0.0
                return
            self.finish()

    def launch(self, go_on: bool) -> bool:
        """Begin to compute the next slices, and to check the last ones. False if there are none."""
        device = self._device
        device.clear(self._reports, self._report.nbytes)
        device.clear(self._results, self._result.nbytes)
        device.synchronize()
        # First all chains, with nothing between them: streams may share queues of the device.
        for player in self._players:
            blocks = player.next_blocks() if go_on and player.active else 0
            if blocks:
                player.computing = Slice(player.computed, blocks, player.side)
                report = self._reports + 8 * a.REPORT * player.index
                player.there.compute(player.side, blocks, report, player.stream)
        self._launched = time.perf_counter()
        if self._done:
            self.times.host += self._launched - self._done
        for player in self._players:
            if checking := player.checking:
                stream = self._checks[player.index % CHECK_STREAMS]
                for part in checking.parts():
                    result = self._results + 8 * a.RESULT * (player.index * PARTS + part.number)
                    player.there.check(self._common, checking.side, part, result, stream)
        return any(player.computing or player.checking for player in self._players)

    def finish(self) -> None:
        """Wait until all that was launched is done, and prepare the next slices."""
        device = self._device
        device.synchronize()
        self._done = time.perf_counter()
        device.download(self._reports, self._report)
        device.download(self._results, self._result)
        for player in self._players:
            player.checked, player.checking = player.checking, None
            if player.computing:
                self._pass_on(player, player.computing)
            player.computing = None
        self.rounds += 1
        chains = self._report[:, a.CYCLES] / device.clock
        self.times.device += self._done - self._launched
        self.times.chain += float(chains.max())
        self.times.busy += float(chains.sum())
        self.totals[:, :8] += self._report
        self.totals[:, 8:] += self._result[:, :, [a.LEFT, a.STEPS, a.TRIED, a.STATES]].sum(1)

    def accept(self) -> None:
        """Add the slices that were checked to what is verified."""
        for player in self._players:
            if player.checked and not player.progress.reason:
                self._accept(player, player.checked)
            player.checked = None
            if player.failed and not player.checking and not player.progress.reason:
                # What comes before the value that is too large may be fine, but the CPU is quick
                # there.
                player.progress = player.progress.stopped("values", player.failed)

    def _accept(self, player: Player, checked: Slice) -> None:
        """A slice was checked: add its parts to what is verified, or stop there."""
        cut = checked.parts()
        for part in cut:
            result = self._result[player.index, part.number]
            self._accept_part(player, checked.side, part, result)
            if player.progress.reason:
                return
        if not player.computing and not player.checking:
            player.keep_end(player.there.tail(checked.side, cut[-1]))

    def _accept_part(
        self, player: Player, side: int, part: Part, result: NDArray[np.uint64]
    ) -> None:
        before = player.progress
        if result[a.UNDECIDED]:
            pairs = result[a.PAIRS : a.PAIRS + 2 * min(int(result[a.UNDECIDED]), a.PAIRS_KEPT)]
            heap, index = min(zip(pairs[::2].tolist(), pairs[1::2].tolist(), strict=True))
            player.progress = before.stopped("rare", heap, index)
            return
        state = player.there.state(side, part)
        n, total = part.end, before.digest + digest_of(result)
        marks = before.marks
        if n == next_mark(before.n):
            marks = (*marks, Mark(n, total, state))
        player.progress = replace(before, n=n, digest=total, state=state, marks=marks)
        if self._seen:
            there = player.there
            self._seen(
                player.progress,
                lambda count: there.values(part.end, there.tail(side, part, count)),
            )
        if period := self._period(player, side, part, result):
            player.progress = player.progress.stopped("period", n, period)

    def _period(self, player: Player, side: int, part: Part, result: NDArray[np.uint64]) -> int:
        """How far a state lies from the same one before, 0 if none was seen."""
        found = 0
        if result[a.SHORT_PERIOD]:
            found = (1 << 32) - int(result[a.SHORT_PERIOD])
        else:
            states = player.there.chosen_states(side, part, int(result[a.STATES]))
            for heap, key in states.tolist():
                if (before := player.states.setdefault(key, heap)) != heap:
                    found = int(heap - before)
                    break
        # With a domain mask the parity of n is a part of the state.
        return 2 * found if player.there.game.domain and found % 2 else found

    def _pass_on(self, player: Player, computed: Slice) -> None:
        """A slice was computed: it is checked in the next round."""
        if player.progress.reason:
            return
        report, blocks = self._report[player.index], computed.blocks
        if report[a.STATUS]:
            player.failed = computed.start + 32 * int(report[a.BLOCK])
            return
        player.there.pass_on(computed.side, blocks)
        player.side = (computed.side + 1) % SIDES
        player.checking = computed
        player.computed += 32 * blocks
        seconds = max(1e-6, float(report[a.CYCLES]) / self._device.clock)
        player.progress = replace(player.progress, rate=32 * blocks / seconds)
        player.blocks = max(LEAST_BLOCKS, int(blocks * min(8.0, self._seconds / seconds)))
