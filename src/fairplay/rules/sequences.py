"""Sequences and periods of a rule, given as people write it: a code, or a game that has one."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from fairplay.errors import InputError, TooLargeError
from fairplay.rules.heaps import Nim, TakeAndBreak
from fairplay.rules.pawns import CODE as PAWNS
from fairplay.rules.pawns import PawnRules
from fairplay.rules.registry import find, game, names
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.sequence import reach, sequence_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fairplay.rules.registry import AnyRules
    from fairplay.theory.period import Period
    from fairplay.theory.sequence import Progress

#: How many values are looked at for a period unless more are asked for: a few seconds of work.
DEFAULT_LIMIT = 50_000
NIM = parse_code("0.[3]")


def code_of(rule: str) -> Code:
    """The code of a rule: ``0.77``, ``sub{1,2,5}``, or the name of a game of single heaps.

    >>> str(code_of("kayles")), str(code_of("dawson")), str(code_of("nim"))
    ('0.77', '0.137', '0.[3]')
    >>> code_of("northcott")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    fairplay.errors.InputError: northcott: no code says what one heap may become; ...
    """
    rule = rule.strip()
    code = _code(find(rule))
    if code is None:
        coded = ", ".join(name for name in names() if _code(game(name)))
        raise InputError("error-no-code", name=rule, games=coded)
    return code


def _code(rules: "AnyRules") -> Code | None:
    match rules:
        case TakeAndBreak():
            return rules.code
        case Nim():
            return NIM
        case PawnRules():
            return PAWNS
    return None


def sequence(rule: str, count: int, progress: "Progress | None" = None) -> "NDArray[np.uint32]":
    """The nim-values G(0) … G(count-1) of heaps under a rule, as a NumPy array.

    >>> sequence("grundy", 13).tolist()
    [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]
    """
    return sequence_of(code_of(rule)).values(_checked(count, 0), progress)


def period(
    rule: str, limit: int | None = None, progress: "Progress | None" = None
) -> "Period | None":
    """The period of a rule's values, if the first ``limit`` of them prove or clearly show one.

    >>> found = period("0.137")
    >>> found.preperiod, found.period, found.proved
    (52, 34, True)
    >>> period("grundy", limit=1000) is None
    True
    """
    code = code_of(rule)
    return sequence_of(code).period(period_limit(code, limit), progress)


def period_json(rule: str, found: "Period | None", looked: int) -> dict[str, Any]:
    """The form that `fairplay period --json` prints, after a look at so many values."""
    nothing = {"preperiod": None, "period": None, "saltus": None, "proved": False}
    known = asdict(found) if found else nothing | {"computed": looked, "exceptions": []}
    return {"rule": rule.strip()} | known


def period_limit(code: Code, limit: int | None = None) -> int:
    """How many values are looked at: as many as asked for, else the default within reach."""
    most = reach(code)
    if limit is None:
        return min(DEFAULT_LIMIT, most)
    if limit > most:
        raise TooLargeError("error-heap-reach", size=limit - 1, limit=most - 1)
    return _checked(limit, 1)


def _checked(count: int, least: int) -> int:
    if count < least:
        raise InputError("error-number-least", text=str(count), limit=least)
    return count
