"""Why two heaps may not become something: what may be taken here instead, in numbers.

A rule is a list of clauses. So the reason names what it allows of the heaps that were touched, and
only where that is nothing, what else there is to do.
"""

from collections.abc import Iterable
from itertools import islice

from fairplay.rules.heaps import MAX_TOLD
from fairplay.theory.pairs import Pair, Rule, options

#: The code of an error, and its parameters.
Reason = tuple[str, dict[str, str | int]]
#: How many options of a rule are looked at, so that huge heaps cost nothing.
MAX_TRIED = 10_000


def reason(rule: Rule, state: Pair, taken: Pair) -> Reason:
    """Why so much may not be taken from the two heaps. One of the numbers at least is not 0.

    >>> from fairplay.rules.pair_theory import EUCLID, WYTHOFF
    >>> reason(EUCLID, (4, 10), (0, 1))
    ('error-pair-rule', {'count': 1, 'heap': 10, 'allowed': '4, 8'})
    >>> reason(EUCLID, (4, 10), (1, 0))
    ('error-pair-larger', {'allowed': '4, 8'})
    >>> reason(WYTHOFF, (4, 10), (1, 2))
    ('error-pair-same', {'x': 1, 'y': 2})
    """
    if all(taken):
        return _both(rule, state, taken)
    at = 0 if taken[0] else 1
    if allowed := _from_one(rule, state, at):
        return "error-pair-rule", {"count": taken[at], "heap": state[at], "allowed": allowed}
    if allowed := _from_one(rule, state, 1 - at):
        which = "larger" if state[1 - at] > state[at] else "smaller"
        return f"error-pair-{which}", {"allowed": allowed}
    if allowed := _from_both(rule, state):
        return "error-pair-both-only", {"allowed": allowed}
    return "error-pair-none", {}


def _both(rule: Rule, state: Pair, taken: Pair) -> Reason:
    if not any(clause.where in ("both", "each") for clause in rule):
        return "error-one-heap", {}
    numbers: dict[str, str | int] = {"x": taken[0], "y": taken[1]}
    free = any(clause.where == "both" and not clause.counts for clause in rule)
    if free and not any(clause.where == "each" for clause in rule):
        return "error-pair-same", numbers
    if allowed := _from_both(rule, state):
        return "error-pair-both", numbers | {"allowed": allowed}
    return "error-pair-alone", {}


def _from_one(rule: Rule, state: Pair, at: int) -> str:
    """What may be taken from one heap alone: ``4, 8``."""
    found = (taken[at] for taken in _taken(rule, state) if taken[at] and not taken[1 - at])
    return _listed(map(str, sorted({*found})))


def _from_both(rule: Rule, state: Pair) -> str:
    """What may be taken from both heaps, the smaller number first: ``1 + 1, 1 + 2``."""
    found = {(min(taken), max(taken)) for taken in _taken(rule, state) if all(taken)}
    return _listed(f"{one} + {other}" for one, other in sorted(found))


def _taken(rule: Rule, state: Pair) -> Iterable[Pair]:
    """What the moves take, clause by clause, so that a long one does not hide the next."""
    a, b = state
    for clause in rule:
        for c, d in islice(options((clause,), a, b), MAX_TRIED):
            yield a - c, b - d


def _listed(texts: Iterable[str]) -> str:
    first = list(islice(texts, MAX_TOLD + 1))
    return ", ".join(first[:MAX_TOLD]) + ", …" * (len(first) > MAX_TOLD)
