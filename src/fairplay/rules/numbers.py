"""Reading numbers and lists of numbers that people type."""

import re
from math import log2

from fairplay.errors import InputError

MAX_ITEMS = 1000
#: How people write the arrow of a move.
ARROW = r"\s*(?:→|->|>|-)\s*"
#: Longer numbers are refused. Python itself stops at a few thousand digits.
MAX_LENGTH = 1000


def parse_number(text: str, least: int = 0, most: int | None = None) -> int:
    """A whole number in decimal digits, or a power such as ``10^20`` or ``10**20``, within bounds.

    >>> parse_number("12"), parse_number("2^10"), parse_number("2**10")
    (12, 1024, 1024)
    >>> parse_number("-3")
    Traceback (most recent call last):
    fairplay.errors.InputError: -3: too small, at least 0
    >>> parse_number("3.5")
    Traceback (most recent call last):
    fairplay.errors.InputError: 3.5: not a whole number (0, 1, 2, …)
    >>> parse_number("")
    Traceback (most recent call last):
    fairplay.errors.InputError: A number is missing. Type a whole number (0, 1, 2, …)
    """
    text = text.strip()
    if not text:
        raise InputError("error-number-missing")
    shown = text if len(text) <= 24 else text[:20] + "…"
    if re.fullmatch(r"-[0-9]+", text) and text.strip("-0"):
        raise InputError("error-number-least", text=shown, limit=least)
    if not (match := re.fullmatch(r"([0-9]+)(?:(?:\^|\*\*)([0-9]+))?", text)):
        raise InputError("error-number", text=shown)
    number = _power(match[1], match[2] or "1")
    if number is None:
        raise InputError("error-number-long", text=shown, limit=MAX_LENGTH)
    if number < least:
        raise InputError("error-number-least", text=shown, limit=least)
    if most is not None and number > most:
        raise InputError("error-number-most", text=shown, limit=most)
    return number


def _power(base: str, exponent: str) -> int | None:
    """The power, unless it has more than ``MAX_LENGTH`` digits. No larger number is computed."""
    if len(base) > MAX_LENGTH or len(exponent) > MAX_LENGTH:
        return None
    number, times = int(base), int(exponent)
    if number > 1 and times * (number.bit_length() - 1) > MAX_LENGTH * log2(10):
        return None
    power = number**times if number > 1 or not times else number
    return power if power < 10**MAX_LENGTH else None


def parse_numbers(text: str, least: int = 0, most: int | None = None) -> tuple[int, ...]:
    """A list such as ``4,5,6``.

    >>> parse_numbers("4, 5,6")
    (4, 5, 6)
    """
    items = text.split(",")
    if len(items) > MAX_ITEMS:
        raise InputError("error-items", count=len(items), limit=MAX_ITEMS)
    return tuple(parse_number(item, least, most) for item in items)


def numbers_text(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers)) or "0"
