"""The names of players: whatever is typed becomes one short line that can only be read."""

from unicodedata import category, normalize

from fairplay.errors import InputError
from fairplay.protocol import MAX_NAME

#: Characters that show nothing although Unicode calls them letters, symbols or marks.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800") | {chr(c) for c in range(0xFE00, 0xFE10)}
#: Control, format (among them those that turn the direction of writing), surrogate, private, none.
_REMOVED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))


def normal_name(text: str) -> str:
    """The name in one form; InputError if nothing is left of it, or too much.

    >>> normal_name("  Ａnna\\t\\u202e Maria ")
    'Anna Maria'
    >>> normal_name("\\u200b \\u2800")
    Traceback (most recent call last):
    fairplay.errors.InputError: A name has 1 to 24 characters
    """
    words = "".join(" " if c.isspace() else c for c in normalize("NFKC", text))
    shown = "".join(c for c in words if c not in _BLANK and category(c) not in _REMOVED)
    name = " ".join(normalize("NFKC", shown).split())
    if not 1 <= len(name) <= MAX_NAME:
        raise InputError("error-name", limit=MAX_NAME)
    return name
