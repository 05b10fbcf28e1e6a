"""An independent check of an infinite misère quotient. It uses NumPy and the rule, no solver.

A certificate claims: a sum is lost for the player to move exactly when the class of its heaps, but
for two heaps that are counted, is lost beside the numbers a and b of these two.

The finite part is a commutative monoid M, for the reason that :mod:`.verify_quotient` gives. The
numbers: a rule makes them smaller without end in sight of an outcome. While both are at least E+2,
2 is taken from both; then, while one is more than the other by W+2 or more, 2 is taken from it.
What is left has a colour, and a colour has its lost classes. So outcomes are stated for all a, b.

The outcomes. A sum is Y + (a, b), where Y has no counted heaps. By induction over the length of
play it is enough that (1) no move leads from a lost sum to a lost one, and (2) from every other sum
with a move, some move leads to a lost one. Both depend on Y, on whether a or b is 0, and on the
colours of the pairs that one move can lead to. Call pairs that agree in this a *site*.

There are finitely many sites. Let no move change a number by more than R. If a and b are at least
E+2+R, all pairs near may lose (2, 2) and keep their colour. If b is at least a+W+2+2R, all pairs
near may lose (0, 2), and likewise for a. So every site has a pair with numbers below E+W+4+3R.

Condition 1 is finite: for all heaps h, classes y of the other heaps, and sites. For 2 let F(Y) be
the set of all (z, s) for which Y has a move to a lost sum beside class z and the numbers of site s.
Then F(Y + h) = {(z, s) : (φ(Y)·z, s) in W(h), or (φ(h)·z, s) in F(Y)} with W(h) = F({h}). At site s
the sum Y has the move that it needs if (0, s) is in F(Y), or if a counted heap has one. As for
finite quotients, only minimal sets of each class need be followed.

Infinite. The certificate names a class z and numbers a, b, both at least E, such that the outcome
of z + (a, b) is not that of z + (a+2j, b), for all j ≥ 1: from a+2j ≥ b+W+2 on it no longer
changes, so finitely many are checked. The same holds for (a+2t, b+2t). So any two of the sums of a,
a+2, a+4, … heaps of the first counted kind are told apart: by z and some of the second kind.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fairplay.errors import InputError, TooLargeError
from fairplay.theory.infinite_fields import MAX_COLOURS, check_form
from fairplay.theory.quotient_claim import Algebra, Options
from fairplay.theory.quotient_fields import content_hash
from fairplay.theory.small_sums import check_by_definition, sum_text

#: Sets of sites are the bits of a number. Sites of one colour may differ, but not the reverse.
MAX_SITES = MAX_COLOURS
#: The most states that are looked at, and the most sets that wait, in numbers: 512 MB.
MAX_STATES, MAX_WAITING = 2_000_000, 1 << 26

Pair = tuple[int, int]
#: For each class the sites, as bits.
Sites = NDArray[np.uint64]
#: What a move makes: the class that it leaves, and how it changes the numbers.
Move = tuple[int, Pair]


@dataclass(frozen=True)
class VerifiedInfinite:
    """What was checked. ``sites`` is how many kinds of numbers there are, ``states`` how many sets
    were looked at, and ``positions`` how many sums were solved by the definition.
    """

    rule: str
    heaps: int
    order: int
    counted: tuple[int, int]
    apart: tuple[int, int, int]
    sites: int
    states: int
    positions: int


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
        result = np.zeros(self.order, np.uint64)
        for site, (a, b) in enumerate(self.sites):
            pair = a + step[0], b + step[1]
            if min(pair) >= 0:
                result |= self.lost(pair).astype(np.uint64) << np.uint64(site)
        return result

    def wins(self, heap: int) -> Sites:
        """Where a move of this heap leads to a lost sum, beside each class of the others."""
        result = np.zeros(self.order, np.uint64)
        for step in {step for _, step in self.moves[heap]}:
            lost = self.lost_after(step)
            for cls in (cls for cls, one in self.moves[heap] if one == step):
                result |= lost[self.table[cls]]
        return result


def verify_infinite(data: dict[str, Any], options: Options) -> VerifiedInfinite:
    """Check the certificate of a rule. InputError names the condition that fails."""
    claim = InfiniteClaim(data, options)
    claim.check()
    _check_reduced(claim)
    _check_dead_heaps(claim)
    positions = check_by_definition(claim)
    wins = _check_no_move_to_lost(claim)
    states = _check_move_to_lost(claim, wins)
    _check_apart(claim)
    if content_hash(data) != data.get("sha256"):
        raise InputError("error-quotient-hash")
    return VerifiedInfinite(
        rule=data["rule"],
        heaps=claim.heaps,
        order=claim.order,
        counted=(claim.first, claim.second),
        apart=tuple(data["apart"]),
        sites=len(claim.sites),
        states=states,
        positions=positions,
    )


def _check_reduced(claim: InfiniteClaim) -> None:
    seen: dict[bytes, int] = {}
    for x, row in enumerate(claim.table):
        other = seen.setdefault(sha256(claim.kinds[row].tobytes()).digest(), x)
        if other != x:
            raise InputError("error-quotient-reduced", first=other, second=x)


def _check_dead_heaps(claim: InfiniteClaim) -> None:
    """A heap without moves is like no heap, and the empty sum is won."""
    if claim.is_lost(()):
        raise InputError("error-quotient-pretending", heap=0)
    for heap, options in enumerate(claim.options):
        if not options and claim.parts((heap,)) != (0, (0, 0)):
            raise InputError("error-quotient-pretending", heap=heap)


def _check_no_move_to_lost(claim: InfiniteClaim) -> dict[int, Sites]:
    """Condition 1. Gives W(h) of every heap h with moves."""
    lost, found = claim.lost_after((0, 0)), {}
    for heap, moves in enumerate(claim.moves):
        if not moves:
            continue
        found[heap] = claim.wins(heap)
        cls = claim.parts((heap,))[0]
        if both := np.flatnonzero(lost[claim.table[cls]] & found[heap]).tolist():
            raise InputError("error-quotient-p-to-p", heap=heap, element=both[0])
    return found


def _check_move_to_lost(claim: InfiniteClaim, wins: dict[int, Sites]) -> int:
    """Condition 2. Gives the number of sets that were looked at."""
    counted = np.zeros(claim.order, np.uint64)
    for heap in (claim.first, claim.second):
        counted |= wins.pop(heap, np.uint64(0))
    # Where a class has the move that it needs, or needs none.
    right = claim.lost_after((0, 0)) | counted | ~np.uint64((1 << len(claim.sites)) - 1)
    if int(right[0] | np.uint64(1)) != (1 << 64) - 1:
        raise InputError("error-quotient-stuck", position="0")
    return _follow(claim, _minimal_letters(claim, wins), right)


def _minimal_letters(claim: InfiniteClaim, wins: dict[int, Sites]) -> dict[int, Sites]:
    """Of heaps with the same class, those with minimal sets."""
    kept: dict[int, Sites] = {}
    for heap, sites in wins.items():
        same = [other for other in kept if claim.phi[other] == claim.phi[heap]]
        if any(_within(kept[other], sites) for other in same):
            continue
        for other in same:
            if _within(sites, kept[other]):
                del kept[other]
        kept[heap] = sites
    return kept


def _follow(claim: InfiniteClaim, letters: dict[int, Sites], right: Sites) -> int:
    """Look at the minimal sets of all sums of letters."""
    heaps = list(letters)
    wins = np.array([letters[heap] for heap in heaps], np.uint64).reshape(-1, claim.order)
    times = claim.table[claim.phi[heaps]]
    minimal: dict[int, list[Sites]] = {}
    queue: deque[tuple[int, Sites, tuple[int, ...]]] = deque()
    queue.append((0, np.zeros(claim.order, np.uint64), ()))
    states = 0
    while queue:
        x, moves, position = queue.popleft()
        if position and not _is_minimal(minimal.setdefault(x, []), moves):
            continue
        after = wins[:, claim.table[x]] | moves[times]
        states += len(heaps)
        if states > MAX_STATES or len(queue) * claim.order > MAX_WAITING:
            raise TooLargeError("error-quotient-states", limit=states)
        for at, y in enumerate(times[:, x].tolist()):
            larger = (*position, heaps[at])
            if ~(after[at, 0] | right[y]):
                raise InputError("error-quotient-stuck", position=sum_text(larger))
            if not any(_within(small, after[at]) for small in minimal.get(y, ())):
                queue.append((y, after[at], larger))
    return states


def _within(small: Sites, large: Sites) -> bool:
    return not (small & ~large).any()


def _is_minimal(kept: list[Sites], sites: Sites) -> bool:
    """Whether no set that was kept is within this one; if so, keep it."""
    if any(_within(small, sites) for small in kept):
        return False
    kept[:] = [one for one in kept if not _within(sites, one)]
    kept.append(sites)
    return True


def _check_apart(claim: InfiniteClaim) -> None:
    cls, a, b = claim.data["apart"]
    if cls >= claim.order or min(a, b) < claim.edge:
        raise InputError("error-certificate-field", name="apart")
    last = max(a + 2, b + claim.width + 3)
    more = {bool(claim.lost((first, b))[cls]) for first in range(a + 2, last + 1, 2)}
    if bool(claim.lost((a, b))[cls]) in more:
        raise InputError("error-quotient-apart")
