"""An independent check of an infinite misère quotient. It uses NumPy and the rule, no solver.

A certificate claims: a sum is lost for the player to move exactly when the class of its heaps, but
for two heaps that are counted, is lost beside the numbers a and b of these two.

The finite part is a commutative monoid M, for the reason that :mod:`.verify_quotient` gives. The
numbers are made small: while both are at least E+2, 2 is taken from both; then, while one is more
than the other by W+2 or more, 2 is taken from it. What is left has a colour, and a colour has its
lost classes. So outcomes are stated for all a, b.

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
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import numpy as np

from fairplay.errors import InputError, TooLargeError
from fairplay.theory.infinite_claim import InfiniteClaim, Move, Sites
from fairplay.theory.quotient_claim import Options
from fairplay.theory.quotient_fields import content_hash
from fairplay.theory.small_sums import check_by_definition, sum_text

#: The most numbers that are compared or made, some twenty seconds, and the most in all sets that
#: wait: 256 MB.
MAX_WORK, MAX_WAITING = 1 << 32, 1 << 25


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


def verify_infinite(data: dict[str, Any], options: Options) -> VerifiedInfinite:
    """Check the certificate of a rule. InputError names the condition that fails."""
    claim = InfiniteClaim(data, options)
    claim.check_colours()
    claim.check()
    _check_reduced(claim)
    _check_dead_heaps(claim)
    positions = check_by_definition(claim)
    letters, counted = _check_no_move_to_lost(claim)
    states = _check_move_to_lost(claim, letters, counted)
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


def _check_no_move_to_lost(claim: InfiniteClaim) -> tuple[dict[int, Sites], Sites]:
    """Condition 1. Gives W(h) of the heaps that condition 2 needs, and that of counted ones."""
    lost, letters = claim.lost_after((0, 0)), dict[int, Sites]()
    counted = np.zeros(claim.order, np.uint64)
    known = set[tuple[Move, frozenset[Move]]]()
    for heap, moves in enumerate(claim.moves):
        alike = claim.parts((heap,)), frozenset(moves)
        if not moves or alike in known:
            continue
        known.add(alike)
        wins, cls = claim.wins(heap), claim.parts((heap,))[0]
        if both := np.flatnonzero(lost[claim.table[cls]] & wins).tolist():
            raise InputError("error-quotient-p-to-p", heap=heap, element=both[0])
        if heap in (claim.first, claim.second):
            counted |= wins
        else:
            _keep_minimal(claim, letters, heap, wins)
    return letters, counted


def _keep_minimal(claim: InfiniteClaim, letters: dict[int, Sites], heap: int, wins: Sites) -> None:
    """Of heaps with the same class, keep those with minimal sets."""
    same = [other for other in letters if claim.phi[other] == claim.phi[heap]]
    if any(_within(letters[other], wins) for other in same):
        return
    for other in same:
        if _within(wins, letters[other]):
            del letters[other]
    letters[heap] = wins


def _check_move_to_lost(claim: InfiniteClaim, letters: dict[int, Sites], counted: Sites) -> int:
    """Condition 2. Gives the number of sets that were looked at."""
    # Where a class has the move that it needs, or needs none.
    right = claim.lost_after((0, 0)) | counted | ~np.uint64((1 << len(claim.sites)) - 1)
    if int(right[0] | np.uint64(1)) != (1 << 64) - 1:
        raise InputError("error-quotient-stuck", position="0")
    return _follow(claim, letters, right)


def _follow(claim: InfiniteClaim, letters: dict[int, Sites], right: Sites) -> int:
    """Look at the minimal sets of all sums of letters."""
    heaps, order = list(letters), claim.order
    if len(heaps) * order > MAX_WAITING:
        raise TooLargeError("error-quotient-states", limit=MAX_WAITING // order)
    wins = np.array([letters[heap] for heap in heaps], np.uint64).reshape(-1, order)
    times = claim.table[claim.phi[heaps]]
    minimal: dict[int, list[Sites]] = {}
    queue: deque[tuple[int, Sites, tuple[int, ...]]] = deque()
    queue.append((0, np.zeros(order, np.uint64), ()))
    states = work = 0
    while queue:
        x, moves, position = queue.popleft()
        work += len(minimal.get(x, ()))
        if position and not _is_minimal(minimal.setdefault(x, []), moves):
            continue
        after = wins[:, claim.table[x]] | moves[times]
        states += len(heaps)
        for at, y in enumerate(times[:, x].tolist()):
            larger = (*position, heaps[at])
            if ~(after[at, 0] | right[y]):
                raise InputError("error-quotient-stuck", position=sum_text(larger))
            work += 3 + len(minimal.get(y, ()))
            if not any(_within(small, after[at]) for small in minimal.get(y, ())):
                # A copy, since a view would keep all rows.
                queue.append((y, after[at].copy(), larger))
        if work * order > MAX_WORK or len(queue) * order > MAX_WAITING:
            raise TooLargeError("error-quotient-states", limit=states)
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
