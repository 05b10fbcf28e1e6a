"""What a GPU must know of a game: its rule, its mask, its rares, and values to begin with.

Indices
    A common value has an odd number of bits in the mask (or an even one, by the parity of n), so
    its lowest bit of the mask follows from the others. Without that bit it is an *index*: the
    order is kept, index(u ⊕ v) = index(u) ⊕ index(v), and 32 indices stand for 64 values.
Taps
    G(n) of a common heap is the least common value that is no option. Options of that kind are
    G(n - offset) ⊕ u for finitely many *taps* (offset, u): a rare heap r and a split that takes k
    give (k + r, G(r)), a move that takes k and does not split gives (k, 0). So the last ``reach``
    values before n, the *state*, determine all that follows, as long as no heap is a new rare.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Self

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Values of how many heaps are kept from the beginning: witnesses against new rares are among them.
KEPT = 1 << 19
#: The index of a rare heap, or of one whose value is not known.
UNKNOWN = 255

Values = NDArray[np.uint16]
Indices = NDArray[np.uint8]


def parities(numbers: NDArray[np.integer], mask: int) -> NDArray[np.bool_]:
    """Whether the number of bits in the mask is odd."""
    counts: NDArray[np.uint8] = np.bitwise_count(numbers.astype(np.uint16) & np.uint16(mask))
    return (counts & 1).astype(np.bool_)


@dataclass(frozen=True)
class Game:
    """A game beyond its last rare. ``first`` are its first values, ``last`` those before
    ``start``.
    """

    name: str
    digits: tuple[int, ...]
    mask: int  # bits above those that values have count as bits of it
    domain: bool
    rares: "Sequence[int]"  # from 1 on
    first: Values
    last: Values
    start: int

    @classmethod
    def of(
        cls,
        name: str,
        digits: "Sequence[int]",
        statistics: dict[str, int],
        rares: "Sequence[int]",
        values: Values,
    ) -> Self:
        """A game from what the CPU engine says of it, with all its values so far."""
        bits = max(1, int(statistics["maximum"]).bit_length())
        mask = statistics["mask"] | (0xFFFF & ~((1 << bits) - 1)) if statistics["mask"] else 0
        positive = [rare for rare in rares if rare > 0]
        domain = bool(statistics["domain"])
        values = values[: len(values) // 32 * 32]
        return cls(
            name, tuple(digits), mask, domain, positive, values[:KEPT], values[-KEPT:], len(values)
        )

    @cached_property
    def splits(self) -> list[int]:
        """How many may be taken so that two heaps are left."""
        return [k for k, digit in enumerate(self.digits) if digit & 4]

    @cached_property
    def takes(self) -> list[int]:
        """How many may be taken so that one heap is left."""
        return [k for k, digit in enumerate(self.digits) if digit & 2]

    @property
    def odd(self) -> bool:
        """With a domain mask: whether all splits take odd numbers, else even ones."""
        return bool(self.splits[0] & 1)

    @property
    def bit(self) -> int:
        """The lowest bit of the mask."""
        return (self.mask & -self.mask).bit_length() - 1

    def index(self, values: Values) -> Indices:
        """The indices of common values."""
        wide = values.astype(np.uint32)
        low = (1 << self.bit) - 1
        return ((wide >> (self.bit + 1)) << self.bit | wide & low).astype(np.uint8)

    def values(self, indices: NDArray[np.integer], heaps: NDArray[np.integer]) -> Values:
        """The values of common heaps with these indices."""
        high, low = indices.astype(np.uint16) >> self.bit, indices & ((1 << self.bit) - 1)
        dropped = ~parities(high << (self.bit + 1), self.mask)
        if self.domain:
            dropped ^= (heaps & 1) != self.odd
        return (high << (self.bit + 1) | dropped.astype(np.uint16) << self.bit | low).astype(
            np.uint16
        )

    @cached_property
    def _tables(self) -> tuple[Values, Values]:
        """The values of all indices, for even and for odd heaps."""
        every = np.arange(256)
        even, odd = (self.values(every, np.full(256, parity)) for parity in (0, 1))
        return even, odd

    def stretch(self, indices: Indices, start: int) -> Values:
        """The values of the common heaps from ``start`` on, as ``values`` has them, by tables."""
        even, odd = self._tables
        found = even[indices]
        if self.domain:
            first_odd = 1 - start % 2
            found[first_odd::2] = odd[indices[first_odd::2]]
        return found

    def common(self, values: Values, start: int) -> NDArray[np.bool_]:
        """Which of the heaps from ``start`` on are common."""
        odd = parities(values, self.mask)
        if self.domain:
            odd = odd ^ ((np.arange(start, start + len(values)) & 1) != self.odd)
        return odd

    def known(self, values: Values, start: int) -> Indices:
        """Their indices, UNKNOWN for rares."""
        return np.where(self.common(values, start), self.index(values), UNKNOWN).astype(np.uint8)

    @cached_property
    def taps(self) -> list[tuple[int, int]]:
        """All (offset, u), u as an index, by offset."""
        found = {(k, 0) for k in self.takes if not (self.domain and k % 2)}
        rare_values = self.index(self.first[np.array(self.rares, np.int64)])
        for rare, value in zip(self.rares, rare_values, strict=True):
            found |= {(k + rare, int(value)) for k in self.splits}
        return sorted(found)

    @property
    def reach(self) -> int:
        """How far back taps reach: the length of the state."""
        return self.taps[-1][0]

    @property
    def odd_takes(self) -> list[int]:
        """With a domain mask a move that takes an odd number and does not split leaves a rare
        value.
        """
        return [k for k in self.takes if self.domain and k % 2]
