"""What a client of a room adds to the deal."""

import os


def new_nonce() -> str:
    """128 bits by chance: nobody knew them when the server chose its seed.

    >>> len(new_nonce())
    32
    """
    return os.urandom(16).hex()
