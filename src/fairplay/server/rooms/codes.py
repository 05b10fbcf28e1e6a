"""Codes of rooms: short ones to read aloud, longer ones that nobody can guess."""

import secrets

from fairplay.protocol import Visibility

#: Letters and digits that are not taken for one another when read or heard.
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
#: Public rooms are listed anyway. The others are protected by their codes: nobody finds one of an
#: unlisted room by trying, and a private one could even be tried without any limit.
LENGTHS: dict[Visibility, int] = {"public": 6, "unlisted": 10, "private": 26}


def new_code(visibility: Visibility) -> str:
    """A code that is most probably new. Thirty signs: 29, 49 or 127 bits.

    >>> len(new_code("public")), len(new_code("unlisted")), len(new_code("private"))
    (6, 10, 26)
    """
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTHS[visibility]))


def read_code(text: str) -> str:
    """A code as someone has typed it; of any length, for those of older rooms were shorter.

    >>> read_code(" abc-def "), read_code("abcde fghjk")
    ('ABCDEF', 'ABCDEFGHJK')
    """
    return "".join(sign for sign in text.upper() if sign in ALPHABET)
