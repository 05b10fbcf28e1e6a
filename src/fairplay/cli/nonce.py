"""What a client of a room adds to the deal."""

import secrets


def new_nonce() -> str:
    """128 bits by chance: nobody knew them when the server chose its seed.

    >>> len(new_nonce())
    32
    """
    return secrets.token_hex(16)
