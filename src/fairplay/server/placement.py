"""Which of several processes serves the sockets of a room.

Every process may serve every room. But if the players of a room are spread over several processes,
each of them judges the room. So its sockets are brought together: before it answers, the process
that has accepted a connection hands it to the process that the code of the room names, with the
bytes it has read. If that process is not there the next in order gets it. In the end it stays where
it is: a socket in the wrong place works too.
"""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

from fairplay.protocol import read_code

#: A request with a longer head is not handed over, in bytes.
MAX_HEAD = 32 * 1024
#: Connections that are taken at once, and processes that may wait to connect.
AT_ONCE, BACKLOG = 32, 64
_SOCKET = re.compile(rb"/api/rooms/([^/?]{1,200})/socket(?:\?.*)?", re.DOTALL)

#: Serves a connection, given the bytes that were read already.
Adopt = Callable[[socket.socket, bytes], None]


def places(code: str, count: int) -> list[int]:
    """The processes in the order in which they should have a room. When one is gone, its rooms are
    spread over the others, and all other rooms stay.

    >>> places("ABCDEF", 4), places("ABCDEF", 3)
    ([1, 3, 2, 0], [1, 2, 0])
    """
    return sorted(range(count), key=lambda n: blake2b(f"{code}/{n}".encode()).digest())


def room_of(target: bytes) -> str | None:
    """The code in the address of a socket.

    >>> room_of(b"/api/rooms/abc-def/socket?after=3"), room_of(b"/api/rooms")
    ('ABCDEF', None)
    """
    found = _SOCKET.fullmatch(target)
    return read_code(unquote_to_bytes(found[1]).decode(errors="replace")) if found else None


class Placement:
    """One process among ``count``. They connect through sockets in a private folder."""

    def __init__(self, folder: Path, index: int, count: int) -> None:
        self.folder, self.index, self.count = folder, index, count
        self._links: dict[int, socket.socket] = {}
        self._listening: socket.socket | None = None
        self._incoming: set[socket.socket] = set()

    # -- to others ------------------------------------------------------------------------------

    def hand_over(self, code: str, connection: int, head: bytes) -> bool:
        """Give a connection, by its file descriptor, to the process that should have it; False if
        that is this one, or if nobody takes it."""
        if len(head) > MAX_HEAD:
            return False
        for number in places(code, self.count):
            if number == self.index:
                return False
            if self._send(number, connection, head):
                return True
        return False

    def _send(self, number: int, connection: int, head: bytes) -> bool:
        for _ in range(2):  # the process may have been restarted since
            fresh = number not in self._links
            try:
                socket.send_fds(self._link(number), [head], [connection])
            except BlockingIOError:
                return False  # its queue is full
            except OSError:
                if link := self._links.pop(number, None):
                    link.close()
                if fresh:
                    return False
            else:
                return True
        return False

    def _link(self, number: int) -> socket.socket:
        if number not in self._links:
            link = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            try:
                link.setblocking(False)
                link.connect(str(self._path(number)))
            except BaseException:
                link.close()
                raise
            self._links[number] = link
        return self._links[number]

    def _path(self, number: int) -> Path:
        return self.folder / f"{number}.socket"

    # -- from others ----------------------------------------------------------------------------

    def start(self, adopt: Adopt) -> None:
        """Take connections from the other processes."""
        path = self._path(self.index)
        path.unlink(missing_ok=True)
        self._listening = listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        listening.setblocking(False)
        listening.bind(str(path))
        listening.listen(BACKLOG)
        asyncio.get_running_loop().add_reader(listening, self._accept, listening, adopt)

    def _accept(self, listening: socket.socket, adopt: Adopt) -> None:
        with suppress(OSError):
            link, _ = listening.accept()
            link.setblocking(False)
            self._incoming.add(link)
            asyncio.get_running_loop().add_reader(link, self._receive, link, adopt)

    def _receive(self, link: socket.socket, adopt: Adopt) -> None:
        try:
            for _ in range(AT_ONCE):
                head, files, _, _ = socket.recv_fds(link, MAX_HEAD, 1)
                if not head:
                    self._drop(link)
                    return
                for file in files:
                    adopt(socket.socket(fileno=file), head)
        except BlockingIOError:
            return
        except OSError:
            self._drop(link)

    def _drop(self, link: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(link)
        self._incoming.discard(link)
        link.close()

    def stop(self) -> None:
        """Take no more connections: the others keep theirs. Safe to call again."""
        if self._listening is not None:
            asyncio.get_running_loop().remove_reader(self._listening)
            self._listening.close()
            self._listening = None
        for link in list(self._incoming):
            self._drop(link)
        for link in self._links.values():
            link.close()
        self._links.clear()


class Placing:
    """A base of the HTTP protocol that hands connections over."""

    #: Whether it was handed to us, and stays here.
    placed = False
    app_state: dict[str, Any]
    url: bytes
    scope: Any
    transport: asyncio.Transport
    connections: set[Any]

    def handed_over(self) -> bool:
        """Whether the connection belongs to another process and now is there."""
        placement: Placement | None = self.app_state.get("placement")
        return placement is not None and not self.placed and self._handed_over(placement)

    def _handed_over(self, placement: Placement) -> bool:
        code = room_of(self.url)
        connection = self.transport.get_extra_info("socket")
        if not code or connection is None:
            return False
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        head = b"\r\n".join((*lines, b"", b""))
        if not placement.hand_over(code, connection.fileno(), head):
            return False
        # This closes only our descriptor: the connection is in the other process.
        self.connections.discard(self)
        self.transport.close()
        return True
