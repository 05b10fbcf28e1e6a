"""Where a code or a set of numbers is wrong, for those who write one: places count from 1.

The reader of codes says what is wrong; this looks for the first sign that cannot be right.
"""

import re
from typing import Any

from fairplay.errors import InputError
from fairplay.theory.codes import MAX_DIGITS

_WHOLE, _DIGITS = "0, 4, 8", "0, 1, 2, 3, 4, 5, 6, 7"
#: What a code may begin with, part by part, and what may stand where it ends too soon.
_PARTS = (
    (re.compile(r"[048c]"), _WHOLE),
    (re.compile(r"\."), "."),
    (re.compile(r"[0-9a-f]*(?:\[[0-9a-f]+\])?"), _DIGITS),
)


def in_code(error: InputError, code: str) -> InputError:
    """The error of a code, with its place.

    >>> in_code(InputError("error-code-syntax", text="0.8x"), "0.8x").params["place"]
    4
    """
    at = 0
    for pattern, expected in _PARTS:
        found = pattern.match(code.lower(), at)
        if not found:
            return _placed(error, at, code[at : at + 1], expected)
        at = found.end()
    # Behind an open bracket only its end is missing; digits that allow nothing need another one.
    if code[at:].startswith("[") and re.fullmatch(r"\[[0-9a-f]+", code[at:].lower()):
        return _placed(error, len(code), "", "]")
    if at < len(code) or error.code == "error-code-empty":
        return _placed(error, at, code[at : at + 1], _DIGITS)
    return error


def in_set(error: InputError, numbers: str) -> InputError:
    """The error of a list of numbers that may be taken, with its place.

    >>> error = in_set(InputError("error-subtraction-syntax", text="sub{1,x}"), "1,x")
    >>> error.params["place"], error.params["found"], error.params["expected"]
    (3, 'x', '1-4096')
    """
    at = 0
    for item in numbers.split(","):
        number = item.strip()
        known = number.isascii() and number.isdecimal() and len(number) < 10
        if not (known and 1 <= int(number) <= MAX_DIGITS):
            at += len(item) - len(item.lstrip())
            return _placed(error, at, number, f"1-{MAX_DIGITS}")
        at += len(item) + 1
    return error


def _placed(error: InputError, at: int, found: str, expected: str) -> InputError:
    told: dict[str, Any] = {"place": at + 1, "expected": expected}
    return InputError(error.code, **error.params, **told, **({"found": found} if found else {}))
