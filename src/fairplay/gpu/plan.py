"""How a game is laid out on one multiprocessor: which warps do what, and how much memory they have.

The numbers are described in ``cuda/layout.cuh``, ``cuda/finisher.cuh`` and ``cuda/helper.cuh``.
"""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import permutations

#: Bytes of shared memory that a thread block may have, less what the driver takes.
SHARED = 226 * 1024
#: Chain warps: each owns every second block.
CHAINS = 2
#: Share of helpers on those quarters of a multiprocessor that have no chain warp.
SHARE = 0.65

Taps = list[tuple[int, int]]


@lru_cache(maxsize=1 << 6)
def shortest(parts: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """A short list that has each of these parts in a row.

    >>> shortest(((0, 1), (1, 0)))
    (0, 1, 0)
    """
    return min((_joined(order) for order in permutations(dict.fromkeys(parts))), key=len)


def _joined(parts: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """These parts one after the other, each beginning in the end of the one before."""
    joined: tuple[int, ...] = ()
    for part in parts:
        overlap = next(n for n in range(len(part), -1, -1) if joined[len(joined) - n :] == part[:n])
        joined += part[overlap:]
    return joined


@dataclass(frozen=True)
class Plan:
    """All numbers of the layout of a game."""

    taps: Taps
    words: int  # of 32 indices
    far_words: int  # those that helpers look at
    helpers: int
    groups: int  # words of packed candidates; 0: marks
    chains: int = CHAINS
    lag: int = CHAINS + 1  # helpers look at rows of blocks that lie so far back, or farther
    share: float = SHARE
    linear: bool = False  # the words of a block lie in the order in which taps need them
    near: Taps = field(default_factory=list)
    middle: Taps = field(default_factory=list)
    early: Taps = field(default_factory=list)
    far: Taps = field(default_factory=list)

    @property
    def reach(self) -> int:
        return self.taps[-1][0]

    def wanted(self, high: int) -> tuple[int, ...]:
        """The words of rows that a tap needs whose u has these high bits; `words`: one of zeros."""
        return tuple(min(t ^ high, self.words) for t in range(self.far_words))

    @cached_property
    def row_order(self) -> tuple[int, ...]:
        """Of a block, in which its words lie."""
        if self.linear:
            return shortest(tuple(self.wanted(high) for high in range(self.words)))
        return tuple(range(self.words + (not self.power_of_two)))

    @property
    def power_of_two(self) -> bool:
        return self.words in (1, 2, 4)

    @property
    def list_columns(self) -> int:
        """In how many lists a tap is: where its other rows are not found from the first."""
        return 1 if self.linear or self.power_of_two else self.far_words

    @property
    def row_words(self) -> int:
        return len(self.row_order)

    def place(self, high: int, t: int) -> int:
        """Where in the order a tap finds what it excludes of word t."""
        wanted = self.wanted(high)
        if not self.linear:
            return self.row_order.index(wanted[t])
        last = len(self.row_order) - len(wanted)
        starts = range(last + 1)
        return next(i for i in starts if self.row_order[i : i + len(wanted)] == wanted) + t

    @property
    def index_bits(self) -> int:
        return max(5, (32 * self.words - 1).bit_length())

    @property
    def field_bits(self) -> int:
        """Of a candidate, with its guard. Its largest number says that there is none."""
        if self.far_words == 1 and self.words <= 2:
            return 7
        return 8 if self.words <= 4 and self.far_words <= 3 else 9

    @property
    def fields(self) -> int:
        return 32 // self.field_bits

    @property
    def capacity(self) -> int:
        """How many candidates of a heap are kept."""
        return self.fields * self.groups

    @property
    def classes(self) -> int:
        return -(-32 // self.helpers) if self.helpers else 1

    @property
    def ring(self) -> int:
        """Blocks whose values lie as words; a power of two."""
        blocks = 16
        if not self.helpers:
            while blocks * 32 < self.reach + 32 * (self.chains + 3):
                blocks *= 2
        return blocks

    @property
    def byte_ring(self) -> int:
        size = 64
        while size < self.reach + 32 * (self.lag + 3):
            size *= 2
        return size

    @property
    def history_blocks(self) -> int:
        return max((self.reach >> 5) + 1, self.lag + 2)

    @property
    def far_slots(self) -> int:
        """Blocks for which finishers hand over marks: the chain may not have begun the one of
        ``lag`` - 1 blocks before.
        """
        return 4 if self.lag <= 4 else 8

    @property
    def list_bound(self) -> int:
        """At most so many words for the lists of helpers."""
        each = self.list_columns
        return (len(self.far) + 64 + 128) * each + 64 * self.far_words

    @property
    def copies(self) -> float:
        """How often a row is copied down."""
        return self.history_blocks / max(self.spare_blocks, 0.5)

    @property
    def spare_blocks(self) -> int:
        """Blocks of rows that fit before the last ones must be copied down."""
        if not self.helpers:
            return 1
        fixed = (
            320 + 32 + 2 * self.ring * 32 + self.byte_ring // 4 + (len(self.taps) + 31) // 32 * 32
        )
        fixed += (
            self.far_slots * max(self.groups, self.far_words) * 32
            + 2 * self.helpers * self.far_words * 32
        )
        left = SHARED // 4 - fixed - self.list_bound
        return min(256, left // (self.row_words * 32) - self.history_blocks)


def lay_out(
    taps: Taps,
    words: int,
    far_words: int,
    helpers: int,
    groups: int,
    lag: int = CHAINS + 1,
    share: float = SHARE,
    linear: bool = False,
) -> Plan:
    near_end, middle_end, early_end = 32, 32 * CHAINS, 32 * lag
    if not helpers:
        early_end = taps[-1][0] + 1
    return Plan(
        taps,
        words,
        far_words,
        helpers,
        groups,
        lag=lag,
        share=share,
        linear=linear,
        near=[tap for tap in taps if tap[0] < near_end],
        middle=[tap for tap in taps if near_end <= tap[0] < middle_end],
        early=[tap for tap in taps if middle_end <= tap[0] < early_end],
        far=[tap for tap in taps if tap[0] >= early_end],
    )
