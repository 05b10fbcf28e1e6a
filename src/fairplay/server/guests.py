"""Guests: no account, only a random name for this browser in a signed cookie.

Whoever has the cookie has the seat, so it is out of reach of scripts and never logged. A cookie
that is forged, too old, or signed with a key that is gone is no cookie: its bearer is a new guest.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection

COOKIE = "fairplay_guest"
YEAR = 365 * 24 * 3600
_BYTES = 18


@dataclass(frozen=True)
class Guest:
    """A browser. ``id`` is known to it and to the server, ``tag`` may be shown to others.

    >>> Guest("x").tag
    '2d711642'
    """

    id: str

    @property
    def tag(self) -> str:
        return hashlib.sha256(self.id.encode()).hexdigest()[:8]


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(_BYTES))


class Guests:
    """Reads and writes the cookie, with keys of which the first signs and all are accepted.

    >>> old, new = Guests(["an old key"]), Guests(["a new key", "an old key"])
    >>> guest = new_guest()
    >>> new.read(old.sign(guest)) == guest, old.read(new.sign(guest)) is None
    (True, True)
    """

    def __init__(self, keys: Sequence[str]) -> None:
        self.use(keys)

    def use(self, keys: Sequence[str]) -> None:
        """From now on these keys, newest first."""
        newest_last = list(reversed(keys))
        self._signer = TimestampSigner(
            newest_last, salt="fairplay.guest", digest_method=hashlib.sha256
        )

    def sign(self, guest: Guest) -> str:
        return self._signer.sign(guest.id).decode()

    def read(self, signed: str) -> Guest | None:
        try:
            return Guest(self._signer.unsign(signed, max_age=YEAR).decode())
        except (BadSignature, UnicodeError):
            return None

    def of(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a request or of the handshake of a socket."""
        signed = connection.cookies.get(COOKIE)
        return self.read(signed) if signed else None

    def cookie(self, guest: Guest, *, secure: bool) -> str:
        """The value of a ``Set-Cookie`` header."""
        morsel = SimpleCookie({COOKIE: self.sign(guest)})[COOKIE]
        morsel.update({"max-age": str(YEAR), "path": "/", "samesite": "Lax"})
        flags = "; HttpOnly; Secure" if secure else "; HttpOnly"
        return morsel.OutputString() + flags
