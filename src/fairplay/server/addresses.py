"""Addresses of clients, as far as they are kept: a hash with a key that is in the database.

All processes make the same hash of the same address, so that limits count for all of them. It does
not tell the address to someone who sees it in a list or a copy of some rows. Whoever has the whole
database has the key, and can try all addresses: it is no secret from the operator.
"""

import hmac
from hashlib import sha256

from starlette.types import Scope

from fairplay.server.security import client_key

#: The name of the key among the secrets of the database.
KEY = "address"
#: Hexadecimal digits: two of a million addresses are taken for one another about once in 37
#: million servers.
_DIGITS = 16


class Addresses:
    """Hashes addresses.

    >>> one, other = Addresses("a key"), Addresses("another")
    >>> one.hashed("192.0.2.7"), one.hashed("192.0.2.7") == other.hashed("192.0.2.7")
    ('003716e60289c0d0', False)
    """

    def __init__(self, key: str = "") -> None:
        self.use(key)

    def use(self, key: str) -> None:
        """From now on this key."""
        self._key = key.encode()

    def of(self, scope: Scope) -> str:
        """What is known of the address of a request or socket."""
        return self.hashed(client_key(scope))

    def hashed(self, address: str) -> str:
        return hmac.new(self._key, address.encode(), sha256).hexdigest()[:_DIGITS]
