"""An independent check of a certificate. Small ones use none of the fast solvers.

The definition computes the values again, in NumPy. If that would take too long, a different solver
than the one that found the period computes them, and the definition checks a sample. Then
the claim is checked against the values, and the theorem's range is worked out again.
A certificate by the theorem ``witness`` is checked in ``verify_witness.py``.
"""

import random
from dataclasses import dataclass
from math import lcm
from typing import Any

import numpy as np

from fairplay.errors import InputError
from fairplay.theory.certificate import FORMAT, values_hash
from fairplay.theory.codes import Code
from fairplay.theory.primes import prime_factors
from fairplay.theory.stretches import VerifyOptions
from fairplay.theory.verify_arithmetic import MOST_VALUES as MOST_ARITHMETIC
from fairplay.theory.verify_arithmetic import arithmetic_holds
from fairplay.theory.verify_values import (
    Values,
    by_definition,
    by_other_solver,
    check_samples,
    in_reach,
)
from fairplay.theory.verify_witness import verify_witness
from fairplay.theory.witness_fields import MOST_CHECKED

#: The most values that are kept, four bytes each.
MOST_VALUES = 2**29
#: So many values are compared together.
PART = 2**16
THEOREMS = ("guy-smith", "repeating", "arithmetic", "witness")
CLAIM = ("rule", "preperiod", "period", "saltus", "theorem", "checked")
NUMBERS = ("preperiod", "period", "saltus", "heaps", "last", "checked")


@dataclass(frozen=True)
class Verified:
    """What was checked: all values by the definition, or a number of samples.

    Of a proof by witnesses, how many ``stretches`` between its marks were computed again, of
    ``all_stretches``, and how many ``witnesses`` it lists: none if the period is too long.
    """

    rule: str
    preperiod: int
    period: int
    saltus: int
    theorem: str
    checked: int
    samples: int | None
    stretches: int | None = None
    all_stretches: int | None = None
    witnesses: int | None = None


def verify(
    data: Any, code: Code, seed: int | None = None, options: VerifyOptions | None = None
) -> Verified:
    """Check the certificate of a rule. InputError names the condition that fails."""
    check_form(data, code)
    if data["theorem"] == "witness":
        checked = verify_witness(data, code, options or VerifyOptions(seed=seed))
        claim = {key: data[key] for key in CLAIM}
        return Verified(**claim, **checked._asdict(), witnesses=len(data["witnesses"]))
    _check_range(code, data)
    count, samples = data["checked"], None
    if in_reach(code, count):
        values = by_definition(code, count)
    else:
        values = by_other_solver(code, count)
        samples = check_samples(code, values, random.Random(seed))
    if values_hash(values) != data.get("sha256"):
        raise InputError("error-certificate-hash", checked=count)
    _check_period(values, data["preperiod"], data["period"], data["saltus"])
    if data["theorem"] == "arithmetic":
        _check_arithmetic(code, values, data)
    return Verified(**{key: data[key] for key in CLAIM}, samples=samples)


def check_form(data: Any, code: Code) -> None:
    """Check the claim by its form; nothing is computed."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InputError("error-certificate-format")
    for key in NUMBERS:
        bound = MOST_CHECKED if data.get("theorem") == "witness" else MOST_VALUES
        if type(data.get(key)) is not int or not 0 <= data[key] < bound:
            raise InputError("error-certificate-field", name=key)
    if data["period"] < 1 or data["preperiod"] + data["period"] > data["checked"]:
        raise InputError("error-certificate-field", name="period")
    if not isinstance(data.get("rule"), str):
        raise InputError("error-certificate-field", name="rule")
    if data.get("theorem") not in THEOREMS:
        raise InputError("error-certificate-field", name="theorem")
    claimed = {"digits": list(code.digits), "repeating": list(code.tail), "unequal": code.unequal}
    claimed |= {"heaps": max(1, code.most_heaps), "last": len(code.digits) - 1}
    for key, value in claimed.items():
        if not _is_same(data.get(key), value):
            raise InputError("error-certificate-field", name=key)


def _is_same(found: Any, value: Any) -> bool:
    """Whether JSON has this value, and not 1 for True or 7.0 for 7."""
    if not isinstance(value, list):
        return type(found) is type(value) and bool(found == value)
    return isinstance(found, list) and len(found) == len(value) and all(map(_is_same, found, value))


# -- the claim ------------------------------------------------------------------------------------


def _fits(values: Values, start: int, period: int, saltus: int) -> bool:
    later, earlier = values[start + period :], values[start : len(values) - period]
    parts = (slice(begin, begin + PART) for begin in range(0, len(later), PART))
    return all((later[part] == earlier[part].astype(np.int64) + saltus).all() for part in parts)


def _check_period(values: Values, preperiod: int, period: int, saltus: int) -> None:
    """Check the period over all values, and that neither it nor the preperiod can be smaller."""
    if not _fits(values, preperiod, period, saltus):
        raise InputError("error-certificate-period", period=period, preperiod=preperiod)
    if preperiod and _fits(values, preperiod - 1, period, saltus):
        raise InputError("error-certificate-least", name="preperiod")
    # If it fits in any smaller turn, it does in one of these, a multiple of that.
    for q in prime_factors(period):
        if saltus % q == 0 and _fits(values, preperiod, period // q, saltus // q):
            raise InputError("error-certificate-least", name="period")


def _check_range(code: Code, data: dict[str, Any]) -> None:
    """Check that the theorem is one for this rule, and demands these values: no fewer prove it, and
    nobody has to compute more. An arithmetic period demands what is found out later, but never
    many. It costs nothing, so it comes first.
    """
    checked = data["checked"]
    match data["theorem"]:
        case "guy-smith":
            allowed = not code.tail and not code.unequal and data["saltus"] == 0
        case "repeating":
            allowed = data["saltus"] == 0
        case _:
            allowed = bool(code.tail) and code.most_heaps <= 2 and data["saltus"] > 0
    if not allowed:
        raise InputError("error-certificate-field", name="theorem")
    needed = 0 if data["saltus"] else _needed(code, data)
    if checked < needed:
        raise InputError("error-certificate-bound", checked=checked)
    if checked > (needed or MOST_ARITHMETIC):
        raise InputError("error-certificate-field", name="checked")


def _needed(code: Code, data: dict[str, Any]) -> int:
    """How many values prove a period without a saltus."""
    n0: int = max(1, data["preperiod"])
    common = lcm(data["period"], max(1, len(code.tail)))
    rest = len(code.digits) + common if code.tail else len(code.digits) - 1
    return max(1, code.most_heaps) * (n0 + common) + rest + code.unequal * common


def _check_arithmetic(code: Code, values: Values, data: dict[str, Any]) -> None:
    """How far an arithmetic period must be seen follows from its values."""
    n0, p = max(1, data["preperiod"]), data["period"]
    if not arithmetic_holds(code, values.tolist(), n0, p, data["saltus"]):
        raise InputError("error-certificate-bound", checked=data["checked"])
