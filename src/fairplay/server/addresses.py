"""The addresses of clients are stored only as a hash, with a key from the database.

All processes hash an address alike, so that limits count over all of them. The hash hides the
address in a list or in a copy of some rows, but not from the operator: with the whole database one
has the key, and can try all addresses.
"""

import hmac
from hashlib import sha256

from starlette.types import Scope

from fairplay.server.security import client_key

#: The name of the key among the secrets of the database.
KEY = "address"
#: Hexadecimal digits. With a million addresses, one server in 37 million has a collision.
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
        """Hash with this key from now on."""
        self._key = key.encode()

    def of(self, scope: Scope) -> str:
        """The hash for a request or socket."""
        return self.hashed(client_key(scope))

    def hashed(self, address: str) -> str:
        return hmac.new(self._key, address.encode(), sha256).hexdigest()[:_DIGITS]
