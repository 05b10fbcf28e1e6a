"""New codes of rooms: short ones to read aloud, longer ones that nobody can guess."""

import secrets

from fairplay.protocol import CODE_LENGTHS, CODE_SIGNS, Visibility


def new_code(visibility: Visibility) -> str:
    """A code that is most probably new. Thirty signs: 29, 49 or 127 bits.

    >>> len(new_code("public")), len(new_code("unlisted")), len(new_code("private"))
    (6, 10, 26)
    """
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTHS[visibility]))
