"""Sequences and periods of a rule, given as people write it: a code, or a game that has one."""

import json
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, overload

from fairplay.errors import InputError, TooLargeError, check_type, natural
from fairplay.rules.heap_games import EndlessHeap
from fairplay.rules.heaps import MAX_LISTED, HeapRules, Nim, TakeAndBreak
from fairplay.rules.pawns import CODE as PAWNS
from fairplay.rules.pawns import PawnRules
from fairplay.rules.registry import find, game, names
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.memory import MAX_COUNT, check_memory
from fairplay.theory.sequence import MAX_WINDOW
from fairplay.theory.sequence import Sequence as CodeSequence
from fairplay.theory.sequences import sequence_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fairplay.rules.registry import AnyRules
    from fairplay.theory.certificate import Certificate
    from fairplay.theory.period import Period
    from fairplay.theory.sequence import Progress
    from fairplay.theory.stretches import VerifyOptions
    from fairplay.theory.verify import Verified
    from fairplay.theory.verify_infinite import VerifiedInfinite
    from fairplay.theory.verify_quotient import VerifiedQuotient

#: How much work to spend on a period without a limit: some ten seconds.
DEFAULT_WORK = 10_000_000_000
#: From this limit on a search keeps only a window of values, if it can.
WINDOW_FROM = 2**26
NIM = parse_code("0.[3]")


def code_of(rule: str) -> Code:
    """The code of a rule: ``0.77``, ``sub{1,2,5}``, or the name of a game of single heaps.

    Raises InputError if the rule is unknown or has no code, and TypeError if it is not a str.

    >>> str(code_of("kayles")), str(code_of("dawson")), str(code_of("nim"))
    ('0.77', '0.137', '0.[3]')
    >>> code_of("northcott")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    fairplay.errors.InputError: northcott: this game has no code for one heap; ...
    """
    check_type("rule", rule, str)
    rule = rule.strip()
    rules = find(rule)
    code = code_in(rules)
    if code is None:
        if isinstance(rules, HeapRules):
            raise InputError("error-no-code-heap", name=rule)
        coded = ", ".join(name for name in names() if code_in(game(name)))
        raise InputError("error-no-code", name=rule, games=coded)
    return code


def code_text(rule: str) -> str | None:
    """The code of a rule as it is written; of a rule whose code cannot be (Grundy's), its name.

    None if it has no code.

    >>> code_text("kayles"), code_text("grundy"), code_text("northcott")
    ('0.77', 'grundy', None)
    """
    try:
        code = code_of(rule)
    except InputError:
        return None
    try:
        return str(code) if parse_code(str(code)) == code else rule
    except InputError:
        return rule


def code_in(rules: "AnyRules") -> Code | None:
    """The code of rules that have one."""
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

    ``rule`` is a code (``0.77``, ``4.[3]``, ``sub{1,2,5}``) or a game that has one (``kayles``).
    ``sequence[n]`` is G(n): at once for any n when a period is proved, else all values before it
    are computed. Sequences of the same rule are equal; a pickled one is its rule. ``len`` is the
    number of values computed so far, while ``iter`` goes on without end.

    Raises InputError if the rule is unknown or has no code, and TypeError if it is not a str.

    >>> Sequence("kayles")[10**100], Sequence("kayles") == Sequence("0.77")
    (1, True)
    >>> officers = Sequence("0.6")
    >>> officers.extend(100_000)
    >>> officers[20627], officers.statistics()["last_rare"]
    (277, 20627)
    """

    def __init__(self, rule: str) -> None:
        """Nothing is computed yet."""
        super().__init__(code_of(rule))
        self.rule = rule.strip()

    def __repr__(self) -> str:
        return f"Sequence({self.rule!r})"

    def __reduce__(self) -> "tuple[type[Sequence], tuple[str]]":
        return Sequence, (self.rule,)


def sequence(rule: str, count: int, progress: "Progress | None" = None) -> "NDArray[np.uint32]":
    """The nim-values G(0) … G(count-1) of heaps under a rule, as a NumPy array.

    ``rule`` is a code (``0.77``, ``4.[3]``, ``sub{1,2,5}``), a rule in words (``heap{take 1-3}``)
    or a heap game (``kayles``). ``progress`` is called now and then with the number of values
    known and the number wanted; Ctrl-C stops the work. Values follow from the mex rule and the
    nim-sum; most rules are computed in the sparse space of Guy, Berlekamp and others (*Winning
    Ways*, chapter 4).

    Raises InputError if the rule is unknown or no heap game, or the count is negative,
    TooLargeError if the values take too much memory or time, and TypeError for arguments of
    another type.

    >>> sequence("grundy", 13).tolist()
    [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]
    >>> sequence("heap{take at most half}", 9).tolist()
    [0, 0, 1, 0, 2, 1, 3, 0, 4]
    """
    values = values_without_code(rule, count)
    if values is not None:
        return values
    return sequence_of(code_of(rule)).values(natural(count, 0), progress)


def values_without_code(rule: str, count: int) -> "NDArray[np.uint32] | None":
    """The values of heaps under a rule that is no code, by the definition; None if it is one."""
    check_type("rule", rule, str)
    rules = find(rule.strip())
    if code_in(rules) is not None or not isinstance(rules, HeapRules):
        return None
    if isinstance(rules, EndlessHeap):
        return sequence_of(rules.code(max(0, natural(count) - 1))).values(count)
    import numpy as np

    if natural(count) > MAX_LISTED:
        raise TooLargeError("error-heap-reach", size=count - 1, limit=MAX_LISTED - 1)
    parts = rules.parts(tuple(range(count)))
    # The engine computes the largest heap with all smaller ones, faster than one by one.
    values = [part.value() for part in reversed(parts)]
    return np.array(values[::-1], dtype=np.uint32)


def period(
    rule: str, limit: int | None = None, progress: "Progress | None" = None
) -> "Period | None":
    """The period of a rule's values, if the first ``limit`` of them prove or clearly show one.

    Without a limit, as many are looked at as some ten seconds allow. The result says by which
    theorem it is ``proved`` (Guy and Smith 1956 for octal codes); None if no period was found.

    Raises InputError if the rule is unknown or has no code, or the limit is below 1, TooLargeError
    if the limit does not fit in memory, and TypeError for arguments of another type.

    >>> found = period("0.137")
    >>> found.preperiod, found.period, found.theorem
    (52, 34, 'guy-smith')
    >>> period("4.[3]").saltus, period("4.[3]").theorem
    (4, 'arithmetic')
    >>> period("grundy", limit=1000) is None
    True
    """
    return _searched(rule, limit, progress)[1]


def _searched(
    rule: str, limit: int | None, progress: "Progress | None"
) -> "tuple[CodeSequence, Period | None]":
    """A search in the sequence of a rule; in a window, if its rares may die out and it goes far."""
    code = code_of(rule)
    far = limit is not None and WINDOW_FROM <= natural(limit, 1) <= MAX_WINDOW
    if not far or code.tail or code.unequal or code.most_heaps != 2:
        values = sequence_of(code)
        return values, search_period(values, limit, progress)
    values = CodeSequence(code, window_threads=min(2, os.cpu_count() or 1))
    return values, search_period(values, limit, progress, window=True)


def certificate(
    rule: str, limit: int | None = None, progress: "Progress | None" = None
) -> "Certificate":
    """The certificate of a rule's period: what was proved, by which theorem, from which values.

    The arguments are those of :func:`period`. Raises InputError if no period is proved within the
    limit, and what :func:`period` raises.

    >>> certificate("0.77").sha256[:16]
    'aa6ef6a4a18a4bf9'
    """
    return _certified(rule, *_searched(rule, limit, progress))


@overload
def verify(certificate: "Certificate", options: "VerifyOptions | None" = None) -> "Verified": ...


@overload
def verify(
    certificate: "Mapping[str, Any] | str | bytes", options: "VerifyOptions | None" = None
) -> "Verified | VerifiedQuotient | VerifiedInfinite": ...


def verify(
    certificate: "Certificate | Mapping[str, Any] | str | bytes",
    options: "VerifyOptions | None" = None,
) -> "Verified | VerifiedQuotient | VerifiedInfinite":
    """Check a certificate independently of the engine that made it.

    It is a :class:`Certificate`, or the JSON of one as text, bytes or a dict; a misère quotient
    gives its own (:meth:`Quotient.certificate`). Of a period, the values are computed again by the
    definition, or, where that takes too long, by another method with samples checked by the
    definition; then the hash, the period and the conditions of the theorem. Of a proof by
    witnesses, all stretches between its marks are computed again, on all cores; ``options``
    (``theory.VerifyOptions``) asks for fewer, and for progress. Of a quotient, the algebra is
    checked, and that its outcomes are right for every sum.

    Raises InputError that names the condition that fails, and TypeError for another argument.

    >>> verify(certificate("0.137")).period
    34
    """
    from fairplay.theory import infinite_fields, quotient_fields
    from fairplay.theory.verify import verify as verify_data

    data = _certificate_data(certificate)
    if not isinstance(data, dict) or not isinstance(data.get("rule"), str):
        raise InputError("error-certificate-format")
    if data.get("format") in (quotient_fields.FORMAT, infinite_fields.FORMAT):
        from fairplay.rules.quotients import verified

        return verified(data)
    return verify_data(data, code_of(data["rule"]), options=options)


def _certificate_data(certificate: object) -> Any:
    from fairplay.theory.certificate import Certificate

    check_type("certificate", certificate, Certificate, Mapping, str, bytes)
    if isinstance(certificate, Certificate):
        return certificate.json()
    if isinstance(certificate, Mapping):
        return dict(certificate)
    try:
        return json.loads(certificate)  # type: ignore[arg-type]  # text or bytes
    except (ValueError, RecursionError):
        return None


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
        check_memory(natural(limit, 1))
    return values.period(natural(limit, 1), progress=progress)


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
    return _certified(rule, values, found).text().encode()


def _certified(rule: str, values: CodeSequence, found: "Period | None") -> "Certificate":
    from fairplay.theory.certificate import certificate

    if found is None or not found.proved:
        raise InputError("error-certificate-none", rule=rule)
    proof = values.witness_proof() or values.values(found.computed)
    return certificate(rule.strip(), values.code, found, proof)
