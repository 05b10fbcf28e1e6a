"""The names of players: whatever is typed becomes one short line that can only be read."""

from collections.abc import Iterator
from unicodedata import category, normalize

from fairplay.errors import InputError
from fairplay.protocol import MAX_NAME

#: Characters that show nothing although Unicode calls them letters, symbols or marks.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800") | {chr(c) for c in range(0xFE00, 0xFE10)}
#: Control, format (among them those that turn the direction of writing), surrogate, private, none.
_REMOVED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
#: Marks on one letter. No language writes more, and more would cover the lines around a name.
MAX_MARKS = 3


def normal_name(text: str) -> str:
    """The name in one form; InputError if nothing is left of it, or too much.

    >>> normal_name("  Ａnna\\t\\u202e Maria ")
    'Anna Maria'
    >>> normal_name("Z" + 9 * "\\u0489") == "Z" + 3 * "\\u0489"
    True
    >>> normal_name("\\u200b \\u2800 \\u0489")
    Traceback (most recent call last):
    fairplay.errors.InputError: A name can have 1 to 24 characters
    """
    words = "".join(" " if c.isspace() else c for c in normalize("NFKC", text))
    shown = "".join(c for c in words if c not in _BLANK and category(c) not in _REMOVED)
    name = " ".join("".join(_few_marks(normalize("NFKC", shown))).split())
    if not 1 <= len(name) <= MAX_NAME:
        raise InputError("error-name", limit=MAX_NAME)
    return name


def _few_marks(text: str) -> Iterator[str]:
    """Without marks that have no letter, or too many companions."""
    marks = MAX_MARKS
    for character in text:
        is_mark = category(character).startswith("M")
        marks = marks + 1 if is_mark else MAX_MARKS if character == " " else 0
        if not is_mark or marks <= MAX_MARKS:
            yield character
