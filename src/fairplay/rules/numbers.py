"""Reading numbers and lists of numbers that people type."""

import re

from fairplay.errors import InputError

MAX_ITEMS = 1000
#: How people write the arrow of a move.
ARROW = r"\s*(?:→|->|>|-)\s*"
#: Longer numbers are refused. Python itself stops at a few thousand digits.
MAX_LENGTH = 1000


def parse_number(text: str, least: int = 0, most: int | None = None) -> int:
    """A whole number in decimal digits, within bounds.

    >>> parse_number("12")
    12
    >>> parse_number("-3")
    Traceback (most recent call last):
    fairplay.errors.InputError: -3: not a whole number (0, 1, 2, …)
    """
    text = text.strip()
    shown = (text if len(text) <= 24 else text[:20] + "…") or '""'
    if not re.fullmatch(r"[0-9]+", text):
        raise InputError("error-number", text=shown)
    if len(text) > MAX_LENGTH:
        raise InputError("error-number-long", text=shown, limit=MAX_LENGTH)
    number = int(text)
    if number < least:
        raise InputError("error-number-least", text=shown, limit=least)
    if most is not None and number > most:
        raise InputError("error-number-most", text=shown, limit=most)
    return number


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
