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
from numpy.typing import NDArray

from fairplay._core import NimSequence
from fairplay.errors import InputError
from fairplay.theory.certificate import FORMAT, values_hash
from fairplay.theory.codes import ONE, TWO, Code
from fairplay.theory.stretches import VerifyOptions
from fairplay.theory.verify_arithmetic import arithmetic_holds
from fairplay.theory.verify_witness import MOST_CHECKED, verify_witness

Values = NDArray[np.uint32]

#: The most options, over all heaps, that the definition visits in NumPy.
MOST_OPTIONS = 200_000_000
#: The most values that are kept, four bytes each.
MOST_VALUES = 2**29
#: How many values of a longer sequence the definition checks, and what they may cost.
SAMPLES = 200
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
        done, count = verify_witness(data, code, options or VerifyOptions(seed=seed))
        claim = {key: data[key] for key in CLAIM}
        listed = len(data["witnesses"])
        return Verified(
            **claim, samples=SAMPLES, stretches=done, all_stretches=count, witnesses=listed
        )
    _check_range(code, data)
    count, samples = data["checked"], None
    if count * _width(code, count) <= MOST_OPTIONS:
        values = by_definition(code, count)
    else:
        values, samples = by_other_solver(code, count), SAMPLES
        check_samples(code, values, random.Random(seed))
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
        if data.get(key) != value:
            raise InputError("error-certificate-field", name=key)


# -- values ---------------------------------------------------------------------------------------


def by_definition(code: Code, count: int) -> Values:
    """G(0) … G(count-1), each the least value that no option has.

    >>> by_definition(Code((0, 7, 7)), 8).tolist()
    [0, 1, 2, 3, 1, 4, 3, 2]
    """
    values = np.zeros(count, np.uint32)
    for n in range(count):
        values[n] = _mex(code, values, n)
    return values


def _mex(code: Code, values: Values, n: int) -> int:
    """The least value that no option of n has, from the values of smaller heaps."""
    last = n if code.tail else min(n, len(code.digits) - 1)
    options = [_options(code, values, n - k, code.digit(k)) for k in range(last + 1)]
    seen = np.bincount(np.concatenate(options)) if options else np.zeros(0, np.int64)
    missing = np.flatnonzero(seen == 0)
    return int(missing[0]) if missing.size else int(seen.size)


def _options(code: Code, values: Values, rest: int, digit: int) -> Values:
    """The values of the options that leave ``rest`` beans under a digit."""
    if rest == 0:
        return np.zeros(digit & 1, np.uint32)
    found = [values[rest : rest + 1]] if digit & ONE else []
    if digit & TWO:
        smaller = np.arange(1, (rest - 1 if code.unequal else rest) // 2 + 1)
        found.append(values[smaller] ^ values[rest - smaller])
    if digit > 7:
        for a in range(1, rest // 3 + 1):
            middle = np.arange(a, (rest - a) // 2 + 1)
            found.append(values[a] ^ values[middle] ^ values[rest - a - middle])
    return np.concatenate(found) if found else np.zeros(0, np.uint32)


def _width(code: Code, n: int) -> int:
    """About how many options a heap of n has, plus the fixed cost of each digit."""
    digits = [code.digit(k) for k in range(min(n, 4096) if code.tail else len(code.digits))]
    steps = sum(2000 + bool(d & TWO) * n // 4 + (d > 7) * n * n // 12 for d in digits)
    return steps * (max(1, n // 4096) if code.tail else 1)


def by_other_solver(code: Code, count: int) -> Values:
    """Compute without the filter and the wide instructions that made the values first."""
    sparse = code.most_heaps == 2 and not code.tail
    method = "sparse" if sparse else "definition"
    other = NimSequence(code.digits, code.tail, code.unequal, method, "plain")
    other.extend(count)
    return other.to_numpy(count)


def check_samples(code: Code, values: Values, chance: random.Random) -> None:
    """Compare values at random heaps with the definition."""
    for _ in range(SAMPLES):
        n = chance.randrange(len(values))
        if _mex(code, values, n) != values[n]:
            raise InputError("error-certificate-value", n=n)


# -- the claim ------------------------------------------------------------------------------------


def _fits(values: Values, start: int, period: int, saltus: int) -> bool:
    later, earlier = values[start + period :], values[start : len(values) - period]
    return bool((later.astype(np.int64) == earlier.astype(np.int64) + saltus).all())


def _check_period(values: Values, preperiod: int, period: int, saltus: int) -> None:
    """Check the period over all values, and that neither it nor the preperiod can be smaller."""
    if not _fits(values, preperiod, period, saltus):
        raise InputError("error-certificate-period", period=period, preperiod=preperiod)
    if preperiod and _fits(values, preperiod - 1, period, saltus):
        raise InputError("error-certificate-least", name="preperiod")
    for part in range(1, period // 2 + 1):
        whole, rest = divmod(period, part)
        if rest == 0 and saltus % whole == 0 and _fits(values, preperiod, part, saltus // whole):
            raise InputError("error-certificate-least", name="period")


def _check_range(code: Code, data: dict[str, Any]) -> None:
    """Check that the theorem is one for this rule, and demands these values: no fewer prove it, and
    nobody has to compute more. It costs nothing, so it comes first.
    """
    checked, needed = data["checked"], 0
    match data["theorem"]:
        case "guy-smith":
            allowed = not code.tail and not code.unequal and data["saltus"] == 0
            needed = _needed(code, data)
        case "repeating":
            allowed = data["saltus"] == 0
            needed = _needed(code, data)
        case _:
            allowed = bool(code.tail) and code.most_heaps <= 2 and data["saltus"] > 0
    if not allowed:
        raise InputError("error-certificate-field", name="theorem")
    if checked < needed:
        raise InputError("error-certificate-bound", checked=checked)
    if needed and checked > needed:
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
