"""How a game is laid out on one multiprocessor: which warps do what, and how much memory they have.

The numbers are described in ``cuda/layout.cuh``, ``cuda/finisher.cuh`` and ``cuda/helper.cuh``. A
game that does not fit is refused, with the reason: the CPU engine serves it.
"""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations

import numpy as np

from fairplay.gpu.game import KEPT, UNKNOWN, Game, Indices

#: Bytes of shared memory that a thread block may have, less what the driver takes.
SHARED = 226 * 1024
#: Chain warps: each owns every second block.
CHAINS = 2
#: Largest number of words of 32 indices that rows have.
MOST_WORDS = 7
#: Taps up to which the chain looks at all of them itself.
FEW_TAPS = 80
#: Taps up to which 32 marks are better than packed candidates.
MARKED_TAPS = 160
#: Share of helpers on those quarters of a multiprocessor that have no chain warp.
SHARE = 0.65
#: Share of heaps that may need all taps because what is left for them is not enough.
RARELY = 1 / 1000

Taps = list[tuple[int, int]]


def shortest(parts: list[tuple[int, ...]]) -> tuple[int, ...]:
    """A short list that has each of these parts in a row.

    >>> shortest([(0, 1), (1, 0)])
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


class UnsuitedError(Exception):
    """A game that the GPU engine cannot take. ``reason`` is the end of a message's key."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


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
            return shortest([self.wanted(high) for high in range(self.words)])
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


def make_plan(game: Game) -> Plan:
    """The plan of a game. Raises UnsuitedError."""
    _check(game)
    sample = game.known(game.last, game.start - len(game.last))
    sample = sample[sample != UNKNOWN]
    words = _words(int(sample.max()))
    far_words = next(
        t for t in range(1, words + 1) if t == words or np.mean(sample >= 32 * t) < RARELY
    )
    taps, chains = game.taps, CHAINS
    if len(taps) <= FEW_TAPS and game.reach + 32 * (chains + 3) <= 1 << 14:
        return lay_out(taps, words, far_words, 0, 0)
    groups = 0 if len(taps) <= MARKED_TAPS else _groups(game, words, far_words)
    # More helpers need more memory.
    for helpers in (16, 11, 8):
        if helpers > 8 and len(taps) < (250 if helpers == 16 else 105):
            continue
        plan = lay_out(taps, words, far_words, helpers, groups)
        if plan.spare_blocks >= 8:
            return plan
    raise UnsuitedError("reach")


def _check(game: Game) -> None:
    if any(digit > 7 for digit in game.digits) or not game.splits:
        raise UnsuitedError("rule")
    if not game.mask or not game.rares:
        raise UnsuitedError("mask")
    known = len(game.first)
    if known < KEPT or game.rares[-1] >= known or game.rares[-1] + game.reach >= known:
        raise UnsuitedError("rares")
    if int(game.last.max()) >= 1 << 9:
        raise UnsuitedError("values")


def _words(largest: int) -> int:
    """With room for an eighth more; three words are as slow as four."""
    words = -(-(largest + largest // 8 + 6) // 32)
    if words > MOST_WORDS:
        raise UnsuitedError("values")
    return 4 if words == 3 else words


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


def _groups(game: Game, words: int, far_words: int) -> int:
    """How many words of candidates leave the value out rarely."""
    indices = game.known(game.last, game.start - len(game.last))
    ranks = _ranks(game.taps, indices, 32 * CHAINS + 32)
    for groups in (1, 2):
        capacity = lay_out(game.taps, words, far_words, 8, groups).capacity
        if np.mean(ranks >= capacity) < RARELY * 4:
            return groups
    return 3


def _ranks(
    taps: Taps, indices: Indices, first: int, heaps: int = 2000
) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """How many indices below the right one are not excluded by far taps, for the last heaps."""
    end = len(indices)
    marked = np.zeros((heaps, 256), np.bool_)
    rows = np.arange(heaps)
    for offset, u in taps:
        if offset >= first:
            marked[rows, indices[end - heaps - offset : end - offset] ^ u] = True
    right = indices[end - heaps : end].astype(np.int64)
    free = np.cumsum(~marked, axis=1)
    return free[rows, right] - 1
