"""Rows that come from a file: whether they are such as a survey writes."""

from dataclasses import fields
from typing import Any, get_args

from fairplay.errors import InputError
from fairplay.survey.pattern import codes_of, read_patterns
from fairplay.survey.rows import Row

#: What a row has together or not at all.
TOGETHER = (
    ("preperiod", "period", "saltus", "theorem", "checked"),
    ("rares", "mask", "domain"),
)
#: Numbers of a table are below this, and texts no longer than that.
BOUND, LONGEST = 1 << 63, 80


def is_row(row: Row) -> bool:
    """Whether every field is of its type, names a game, and can be shown."""
    values = vars(row)
    return (
        all(type(values[one.name]) in (get_args(one.type) or (one.type,)) for one in fields(Row))
        and all(map(_is_sound, values.values()))
        and all(len({values[name] is None for name in names}) == 1 for names in TOGETHER)
        and row.period != 0
        and _is_code(row.rule)
        and (row.same_as is None or _is_code(row.same_as))
    )


def _is_sound(value: Any) -> bool:
    if isinstance(value, str):
        return value.isprintable() and len(value) <= LONGEST
    return value is None or 0 <= value < BOUND


def _is_code(text: str) -> bool:
    try:
        return "?" not in text and [str(code) for code in codes_of(read_patterns([text]))] == [text]
    except InputError:
        return False
