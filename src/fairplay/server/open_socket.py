"""The interfaces of an open socket and of its listener."""

from typing import Protocol

#: The extension of the ASGI scope with the socket.
SOCKET = "fairplay.socket"


class Listener(Protocol):
    """Takes a socket over from the app."""

    def heard(self, text: str) -> None:
        """A text has come in."""

    def heard_bytes(self) -> None:
        """A binary message has come in."""

    def caught_up(self) -> None:
        """The other side has caught up: more can be written."""

    def lost(self) -> None:
        """The connection has ended. Nothing is heard after this."""


class Socket(Protocol):
    """An open socket."""

    def write(self, frame: bytes) -> bool:
        """Send whole frames. False if they have to wait, because the other side is behind.

        On a closed socket they count as sent.
        """

    def close(self, code: int) -> None:
        """Send a close frame, and wait a while until the other side closes."""

    def drop(self, code: int) -> None:
        """Close without a wait: the listener is released at once."""

    def listen(self, listener: Listener) -> None:
        """Pass everything that comes in to the listener."""
