"""Sequences and periods of a rule, given as people write it: a code, or a game that has one."""

import json
from typing import TYPE_CHECKING, Any

from fairplay.errors import InputError
from fairplay.rules.heaps import Nim, TakeAndBreak
from fairplay.rules.pawns import CODE as PAWNS
from fairplay.rules.pawns import PawnRules
from fairplay.rules.registry import find, game, names
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.sequence import MAX_COUNT, MAX_WINDOW, check_memory, sequence_of
from fairplay.theory.sequence import Sequence as CodeSequence

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fairplay.rules.registry import AnyRules
    from fairplay.theory.period import Period
    from fairplay.theory.sequence import Progress

#: How much work to spend on a period without a limit: some ten seconds.
DEFAULT_WORK = 10_000_000_000
NIM = parse_code("0.[3]")


def code_of(rule: str) -> Code:
    """The code of a rule: ``0.77``, ``sub{1,2,5}``, or the name of a game of single heaps.

    >>> str(code_of("kayles")), str(code_of("dawson")), str(code_of("nim"))
    ('0.77', '0.137', '0.[3]')
    >>> code_of("northcott")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    fairplay.errors.InputError: northcott: this game has no code for one heap; ...
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


class Sequence(CodeSequence):
    """G(0), G(1), … of a rule as people write it, computed as they are asked for.

    >>> officers = Sequence("0.6")
    >>> officers.extend(100_000)
    >>> officers[20627], officers.statistics()["last_rare"]
    (277, 20627)
    """

    def __init__(self, rule: str) -> None:
        super().__init__(code_of(rule))
        self.rule = rule.strip()

    def __repr__(self) -> str:
        return f"Sequence({self.rule!r})"


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

    Without a limit, as many are looked at as some ten seconds allow.

    >>> found = period("0.137")
    >>> found.preperiod, found.period, found.theorem
    (52, 34, 'guy-smith')
    >>> period("4.[3]").saltus, period("4.[3]").theorem
    (4, 'arithmetic')
    >>> period("grundy", limit=1000) is None
    True
    """
    return search_period(sequence_of(code_of(rule)), limit, progress)


def search_period(
    values: CodeSequence,
    limit: int | None = None,
    progress: "Progress | None" = None,
    work: int = DEFAULT_WORK,
    window: bool = False,
) -> "Period | None":
    """The period of a sequence; without a limit, as far as this much work goes.

    A sequence that keeps a window needs no memory for the values that it looks at.
    """
    if limit is None:
        return values.period(MAX_WINDOW if window else MAX_COUNT, values.work + work, progress)
    if not window:
        check_memory(_checked(limit, 1))
    return values.period(_checked(limit, 1), progress=progress)


def period_json(rule: str, found: "Period | None", computed: int) -> dict[str, Any]:
    """The form that `fairplay period --json` prints, after a look at so many values."""
    known: dict[str, Any] = dict.fromkeys(("preperiod", "period", "saltus"))
    known |= {"proved": False, "computed": computed, "exceptions": []}
    known |= {"exception_count": 0, "theorem": None, "range": None}
    if found is not None:
        known = {name: getattr(found, name) for name in known if name != "range"}
        known |= {"exceptions": list(found.exceptions), "range": [found.first, found.last]}
    return {"rule": rule.strip(), "kind": code_of(rule).kind} | known


def certificate_file(rule: str, values: CodeSequence, found: "Period | None") -> bytes:
    """What `fairplay verify` reads: the certificate of a proved period."""
    from fairplay.theory.certificate import certificate

    if found is None or not found.proved:
        raise InputError("error-certificate-none", rule=rule)
    data = certificate(rule, values.code, found, values.values(found.computed))
    return json.dumps(data, indent=1).encode() + b"\n"


def _checked(count: int, least: int) -> int:
    if count < least:
        raise InputError("error-number-least", text=str(count), limit=least)
    return count
