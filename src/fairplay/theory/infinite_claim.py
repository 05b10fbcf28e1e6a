"""What an infinite misère quotient's certificate claims: outcomes, moves and sites."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fairplay.errors import InputError, TooLargeError
from fairplay.theory.infinite_fields import MAX_COLOURS, check_form
from fairplay.theory.quotient_claim import Algebra, Options

#: Sets of sites are the bits of a number. Sites of one colour may differ, but not the reverse.
MAX_SITES = MAX_COLOURS

Pair = tuple[int, int]
#: For each class the sites, as bits.
Sites = NDArray[np.uint64]
#: What a move makes: the class that it leaves, and how it changes the numbers.
Move = tuple[int, Pair]


class InfiniteClaim(Algebra):
    """What the certificate claims, with well-formed fields."""

    def __init__(self, data: dict[str, Any], options: Options) -> None:
        check_form(data)
        super().__init__(data, options)
        self.first, self.second = data["counted"]
        self.edge, self.width = data["edge"], data["width"]
        self._colours = data["colours"]
        self._lost = np.zeros((len(data["lost"]), self.order), bool)
        for colour, classes in enumerate(data["lost"]):
            self._lost[colour, classes] = True
        self._after: dict[Pair, Sites] = {}

    # -- the numbers ------------------------------------------------------------------------------

    def normal(self, pair: Pair) -> Pair:
        a, b = pair
        while min(a, b) >= self.edge + 2:
            a, b = a - 2, b - 2
        while a >= b + self.width + 2:
            a -= 2
        while b >= a + self.width + 2:
            b -= 2
        return a, b

    def colour(self, pair: Pair) -> int:
        a, b = self.normal(pair)
        return int(self._colours[a][b])

    def check_colours(self) -> None:
        """Pairs that are alike have one colour, and each colour is that of some pair."""
        size = range(len(self._colours))
        pairs = [(a, b) for a in size for b in size]
        if any(self._colours[a][b] != self.colour((a, b)) for a, b in pairs):
            raise InputError("error-certificate-field", name="colours")
        if {self.colour(pair) for pair in pairs} != {*range(len(self._lost))}:
            raise InputError("error-certificate-field", name="lost")

    def lost(self, pair: Pair) -> NDArray[np.bool_]:
        """Which classes are lost beside these numbers."""
        lost: NDArray[np.bool_] = self._lost[self.colour(pair)]
        return lost

    @cached_property
    def kinds(self) -> Sites:
        """All outcomes of each class: a bit for each colour."""
        bits = self._lost.astype(np.uint64) << np.arange(len(self._lost), dtype=np.uint64)[:, None]
        kinds: Sites = np.bitwise_or.reduce(bits, axis=0)
        return kinds

    # -- sums -------------------------------------------------------------------------------------

    def parts(self, heaps: Iterable[int]) -> Move:
        """The class of a sum, and its numbers."""
        all_ = tuple(heaps)
        others = [heap for heap in all_ if heap not in (self.first, self.second)]
        return self.product(others), (all_.count(self.first), all_.count(self.second))

    def is_lost(self, heaps: Iterable[int]) -> bool:
        cls, pair = self.parts(heaps)
        return bool(self.lost(pair)[cls])

    @cached_property
    def moves(self) -> list[set[Move]]:
        """The moves of each heap; of a counted one, with its own loss."""
        return [self._moves(heap) for heap in range(self.heaps + 1)]

    def _moves(self, heap: int) -> set[Move]:
        _, (a, b) = self.parts((heap,))
        left = map(self.parts, self.options[heap])
        return {(cls, (first - a, second - b)) for cls, (first, second) in left}

    # -- sites ------------------------------------------------------------------------------------

    @cached_property
    def sites(self) -> list[Pair]:
        """A pair of numbers for each site; the first one is (0, 0)."""
        steps = sorted({step for moves in self.moves for _, step in moves} | {(0, 0)})
        reach = max(1, *(abs(number) for step in steps for number in step))
        end = self.edge + self.width + 4 + 3 * reach
        found: dict[tuple[int, ...], Pair] = {}
        for a in range(end):
            for b in range(end):
                near = [(a + first, b + second) for first, second in steps]
                seen = (self.colour(pair) if min(pair) >= 0 else -1 for pair in near)
                found.setdefault((a == 0, b == 0, *seen), (a, b))
            if len(found) > MAX_SITES:
                raise TooLargeError("error-quotient-sites", limit=MAX_SITES)
        return list(found.values())

    def lost_after(self, step: Pair) -> Sites:
        """Where a class is lost once the numbers of the site have changed, if they can."""
        if step in self._after:
            return self._after[step]
        result = np.zeros(self.order, np.uint64)
        for site, (a, b) in enumerate(self.sites):
            pair = a + step[0], b + step[1]
            if min(pair) >= 0:
                result |= self.lost(pair).astype(np.uint64) << np.uint64(site)
        self._after[step] = result
        return result

    def wins(self, heap: int) -> Sites:
        """Where a move of this heap leads to a lost sum, beside each class of the others."""
        result = np.zeros(self.order, np.uint64)
        for cls, step in self.moves[heap]:
            result |= self.lost_after(step)[self.table[cls]]
        return result
