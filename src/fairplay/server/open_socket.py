"""A socket that is open, and whoever listens to it: what each knows of the other."""

from typing import Protocol

#: The extension of the scope under which an app finds the socket.
SOCKET = "fairplay.socket"


class Listener(Protocol):
    """Whoever takes a socket over."""

    def heard(self, text: str) -> None:
        """A text has come in."""

    def heard_bytes(self) -> None:
        """A message has come in that is no text."""

    def caught_up(self) -> None:
        """The other side has read most of what was written: more can be."""

    def lost(self) -> None:
        """The connection has ended. Nothing is heard after this."""


class Socket(Protocol):
    """What the extension is."""

    def write(self, frame: bytes) -> bool:
        """Send whole frames at once. False if they have to wait, since the other side is behind.

        What nobody will read any more counts as sent.
        """

    def close(self, code: int) -> None:
        """Send nothing more, and wait a while until the other side closes, too."""

    def drop(self, code: int) -> None:
        """The same with one who does not read: the listener does not wait for the end."""

    def listen(self, listener: Listener) -> None:
        """Hand over all that comes in from now on."""
