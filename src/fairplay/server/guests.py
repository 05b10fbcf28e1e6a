"""Guests have no account, only a random id in a signed cookie.

The cookie gives access to a seat, so scripts cannot read it and it is never logged. A cookie that
is forged, too old, revoked, or signed with a deleted key counts as none: its owner is a new guest.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection

from fairplay.play.room import tag_of

COOKIE = "fairplay_guest"
#: The name over https. A browser accepts this prefix only from the host itself, with encryption.
HOST_COOKIE = f"__Host-{COOKIE}"
YEAR = 365 * 24 * 3600
_BYTES = 18


@dataclass(frozen=True)
class Guest:
    """A browser. ``id`` is a secret between it and the server, ``tag`` may be shown to others.

    >>> Guest("x").tag
    '2d711642'
    """

    id: str

    @property
    def tag(self) -> str:
        return tag_of(self.id)

    @property
    def digest(self) -> str:
        """What is stored of a revoked guest: enough to recognise it."""
        return hashlib.sha256(self.id.encode()).hexdigest()


def ended_cookies(*, secure: bool) -> list[str]:
    """The ``Set-Cookie`` headers that delete our cookies; that of the plain name comes first."""
    ended = f"Max-Age=0; Path=/; SameSite=Lax; HttpOnly{'; Secure' if secure else ''}"
    return [f"{name}=; {ended}" for name in ((COOKIE, HOST_COOKIE) if secure else (COOKIE,))]


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(_BYTES))


class Guests:
    """Reads and writes the cookie. The first key signs, all are accepted.

    >>> old, new = Guests(["an old key"]), Guests(["a new key", "an old key"])
    >>> guest = new_guest()
    >>> new.read(old.sign(guest)) == guest, old.read(new.sign(guest)) is None
    (True, True)
    """

    def __init__(self, keys: Sequence[str]) -> None:
        self.use(keys)
        #: The digests of guests whose cookies are void.
        self.revoked: set[str] = set()

    def use(self, keys: Sequence[str]) -> None:
        """Use these keys from now on, newest first."""
        newest_last = list(reversed(keys))
        self._signer = TimestampSigner(
            newest_last, salt="fairplay.guest", digest_method=hashlib.sha256
        )

    def sign(self, guest: Guest) -> str:
        return self._signer.sign(guest.id).decode()

    def read(self, signed: str) -> Guest | None:
        try:
            guest = Guest(self._signer.unsign(signed, max_age=YEAR).decode())
        except (BadSignature, UnicodeError):
            return None
        return None if guest.digest in self.revoked else guest

    def of(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a request or of the handshake of a socket."""
        cookies = connection.cookies
        signed = cookies.get(HOST_COOKIE) or cookies.get(COOKIE)
        return self.read(signed) if signed else None

    def cookie(self, guest: Guest, *, secure: bool) -> str:
        """The value of a ``Set-Cookie`` header."""
        name = HOST_COOKIE if secure else COOKIE
        morsel = SimpleCookie({name: self.sign(guest)})[name]
        morsel.update({"max-age": str(YEAR), "path": "/", "samesite": "Lax"})
        flags = "; HttpOnly; Secure" if secure else "; HttpOnly"
        return morsel.OutputString() + flags
