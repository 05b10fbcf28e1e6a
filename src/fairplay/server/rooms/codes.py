"""Codes of rooms: short ones to read aloud, long ones that nobody can guess."""

import secrets

from fairplay.protocol import Visibility

#: Letters and digits that are not taken for one another when read or heard.
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
SHORT, LONG = 6, 26


def new_code(visibility: Visibility) -> str:
    """A code that is most probably new. Thirty signs: 29 bits in a short one, 127 in a long one.

    >>> len(new_code("public")), len(new_code("private"))
    (6, 26)
    """
    length = LONG if visibility == "private" else SHORT
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def read_code(text: str) -> str:
    """A code as someone has typed it.

    >>> read_code(" abc-def ")
    'ABCDEF'
    """
    return "".join(sign for sign in text.upper() if sign in ALPHABET)
