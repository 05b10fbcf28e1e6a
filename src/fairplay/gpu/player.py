"""A game in a run: what was verified of it, which slices are in work, and what is kept of it."""

from dataclasses import dataclass, field

from fairplay.gpu.checkpoint import Checkpoint
from fairplay.gpu.game import Indices
from fairplay.gpu.progress import Progress, next_mark
from fairplay.gpu.slices import PARTS, OnDevice, Part, parts

#: Longer slices end at multiples of this.
GRAIN = 1 << 17


@dataclass(frozen=True)
class Slice:
    """Blocks from heap ``start`` on, on one side of the memory of a game."""

    start: int
    blocks: int
    side: int

    def parts(self) -> list[Part]:
        return parts(self.start, self.blocks)


@dataclass
class Player:
    """A game in the run: what is verified, and the slices in work."""

    index: int
    there: OnDevice
    progress: Progress
    stream: int
    limit: int
    computed: int  # the end of the values on the device
    blocks: int
    cut: int = 0  # a place where a slice ends
    side: int = 0  # where the next slice is computed
    computing: Slice | None = None
    checking: Slice | None = None  # or to be checked in the next round
    checked: Slice | None = None  # to be accepted
    failed: int = 0  # the heap from which on no slice can be computed
    states: dict[int, int] = field(default_factory=dict)
    end: tuple[Progress, Indices, dict[int, int]] | None = None  # of the last play()

    @property
    def active(self) -> bool:
        return not self.progress.reason and not self.failed and self.computed < self.limit

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

    def checkpoint(self) -> Checkpoint | None:
        """What a later run begins from."""
        if self.progress.reason:
            return Checkpoint(self.progress, self.progress.state, {})
        if self.end is None:
            return None
        progress, tail, states = self.end
        return Checkpoint(progress, self.there.values(progress.n, tail), states)

    def keep_end(self, tail: Indices) -> None:
        """All slices are accepted; these are the last indices."""
        self.end = self.progress, tail, dict(self.states)
