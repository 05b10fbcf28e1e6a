"""Patterns of codes: ``0.7?`` stands for 0.7, 0.71, … 0.77."""

import re
from collections.abc import Iterable
from itertools import product

from fairplay.errors import InputError
from fairplay.theory.codes import Code

#: The most games in one survey, and the most digits of a code in it.
MAX_GAMES, MAX_DIGITS = 8**5, 32
#: The most patterns in one survey: a list of codes is one, too.
MAX_PATTERNS = 4096

_PATTERN = re.compile(r"[04]\.[0-7?]+")


def read_patterns(texts: Iterable[str]) -> tuple[str, ...]:
    """The patterns in texts such as ``0.??,4.7?``. Raises InputError for anything else.

    >>> read_patterns(["0.??, 4.7?", "0.137"])
    ('0.??', '4.7?', '0.137')
    >>> read_patterns(["0.8?"])
    Traceback (most recent call last):
    fairplay.errors.InputError: 0.8?: not a pattern of octal codes; type something like 0.???, \
4.7? or 0.77,0.137 (? is any digit from 0 to 7)
    """
    found = tuple(part.strip() for text in texts for part in text.split(","))
    for part in found:
        if not _PATTERN.fullmatch(part) or len(part) > MAX_DIGITS + 2:
            shown = part if len(part) <= 40 else part[:40] + "…"
            raise InputError("error-survey-pattern", text=shown or '""')
    count = sum(8 ** part.count("?") for part in found)
    if count > MAX_GAMES or len(found) > MAX_PATTERNS:
        raise InputError("error-survey-games", count=str(count), limit=MAX_GAMES)
    return found


def codes_of(patterns: Iterable[str]) -> tuple[Code, ...]:
    """The codes of patterns that were read, each once and without zeros at its end, in order.

    >>> [str(code) for code in codes_of(["0.0?", "0.07", "4.0"])]
    ['0.0', '0.01', '0.02', '0.03', '0.04', '0.05', '0.06', '0.07', '4.0']
    """
    digits = {_shortest(one) for part in patterns for one in _filled(part)}
    return tuple(Code(one) for one in sorted(digits))


def _filled(pattern: str) -> Iterable[tuple[int, ...]]:
    choices = (range(8) if sign == "?" else (int(sign),) for sign in pattern.replace(".", "", 1))
    return product(*choices)


def _shortest(digits: tuple[int, ...]) -> tuple[int, ...]:
    last = max((k for k, digit in enumerate(digits) if digit), default=0)
    return digits[: last + 1]
