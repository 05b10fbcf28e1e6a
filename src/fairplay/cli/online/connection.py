"""The socket of a room, in a thread of its own. It comes back by itself and says so."""

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fairplay.cli.online.web import COOKIE, Server
from fairplay.protocol import (
    CLOSE_CODES,
    SUBPROTOCOL,
    Answered,
    AnyMessage,
    Failed,
    Happened,
    Params,
    Refused,
    Resumed,
    Welcome,
)

#: Seconds until the first try to come back, and the most between two tries.
FIRST_WAIT, MOST_WAIT = 0.25, 8.0
#: After these there is no way back.
FINAL = frozenset(
    CLOSE_CODES[code]
    for code in (
        "error-origin",
        "error-room-unknown",
        "error-kicked",
        "error-room-closed",
        "error-too-many-sockets",
        "error-frames",
        "error-room-locked",
        "error-spectators",
        "error-signed-out",
        "error-room-unreadable",
        "error-banned",
    )
)
#: Nobody can say whether the command was stored.
UNKNOWN = "error-storage-unknown"
#: These say that sending it has changed nothing, which is not all if it was sent before.
DOUBTFUL = frozenset({"error-storage", "error-server-busy", "error-internal"})
_REASONS = {number: code for code, number in CLOSE_CODES.items()}
_MAX_MESSAGE = 2**20

_decode = msgspec.json.Decoder(AnyMessage).decode


@dataclass(frozen=True)
class Lost:
    """The connection is gone; it is tried again in ``seconds``."""

    seconds: float


@dataclass(frozen=True)
class Ended:
    """The connection is closed for good, for a reason that is the key of a message."""

    code: str
    params: Params


News = AnyMessage | Lost | Ended


class Connection:
    """``tell`` is called in another thread with everything that comes, in its order.

    A command whose answer has not come when the connection is lost is sent again: the server does
    not do it twice.
    """

    def __init__(self, server: Server, code: str, tell: Callable[[News], None]) -> None:
        self._server, self._code, self._tell = server, code, tell
        self._loop = asyncio.new_event_loop()
        self._waiting: dict[str, str] = {}
        #: How often each of them was sent.
        self._sent: Counter[str] = Counter()
        self._socket: ClientConnection | None = None
        #: The last event that is known, and its time.
        self._seq: int | None = None
        self._at = 0
        self._failed: Failed | None = None
        self._main: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._work, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, command: msgspec.Struct) -> None:
        """Send a command, now or as soon as there is a connection."""
        text = msgspec.json.encode(command).decode()
        with suppress(RuntimeError):  # it has ended in the meantime
            self._loop.call_soon_threadsafe(self._post, command.cmd, text)  # type: ignore[attr-defined]

    def close(self) -> None:
        """Send what waits, and end it."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._stop)
        self._thread.join(timeout=3)

    # -- in the other thread ----------------------------------------------------------------------

    def _work(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._main = self._loop.create_task(self._run())
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._main)
        self._loop.close()

    def _stop(self) -> None:
        # After what was posted before: callbacks run in their order, and so do their tasks.
        self._loop.create_task(self._goodbye())

    async def _goodbye(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        assert self._main is not None
        self._main.cancel()

    def _post(self, cmd: str, text: str) -> None:
        self._waiting[cmd] = text
        if self._socket is not None:
            self._loop.create_task(self._write(self._socket, cmd, text))

    async def _write(self, socket: ClientConnection, cmd: str, text: str) -> None:
        self._sent[cmd] += 1
        with suppress(ConnectionClosed):
            await socket.send(text)

    def _send_again(self, cmd: str) -> None:
        if cmd in self._waiting and self._socket is not None:
            self._post(cmd, self._waiting[cmd])

    async def _run(self) -> None:
        tries = 0
        while True:
            heard = self._seq
            code = await self._session()
            if code in FINAL:
                self._tell(self._ended(code))
                return
            tries = 0 if self._seq != heard else tries + 1
            # All who were there come back after a restart: not all at the same moment.
            wait = min(FIRST_WAIT * 2**tries, MOST_WAIT) * random.uniform(0.5, 1.5)
            self._tell(Lost(wait))
            await asyncio.sleep(wait)

    async def _session(self) -> int:
        """One connection from its beginning to its end; the code with which it was closed."""
        after = "" if self._seq is None else f"?after={self._seq}&at={self._at}"
        try:
            async with self._connected(self._server.socket(self._code) + after) as socket:
                self._socket, self._failed = socket, None
                for cmd, text in list(self._waiting.items()):
                    await self._write(socket, cmd, text)
                async for frame in socket:
                    self._heard(frame)
                return socket.close_code or 0
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0
        except (OSError, InvalidHandshake, TimeoutError, msgspec.MsgspecError):
            return 0
        finally:
            self._socket = None

    def _connected(self, address: str) -> Any:
        cookie = self._server.cookie
        return connect(
            address,
            subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]
            additional_headers={"Cookie": f"{COOKIE}={cookie}"} if cookie else None,
            max_size=_MAX_MESSAGE,
            open_timeout=10,
            close_timeout=1,
        )

    def _heard(self, frame: str | bytes) -> None:
        message = _decode(frame)
        match message:
            case Welcome(seq=seq, at=at) | Happened(seq=seq, at=at):
                self._seq, self._at = seq, at
            case Resumed():
                pass
            case Failed():
                self._failed = message
        if isinstance(message, Answered) and self._doubts(message):
            wait = min(FIRST_WAIT * 2 ** self._sent[message.cmd], MOST_WAIT)
            self._loop.call_later(wait * random.uniform(0.5, 1.5), self._send_again, message.cmd)
            return
        if isinstance(message, Answered | Happened):
            self._waiting.pop(message.cmd, None)
            self._sent.pop(message.cmd, None)
        self._tell(message)

    def _doubts(self, answered: Answered) -> bool:
        """Whether a command may have been done although it was refused: it is sent again, under the
        same name, until that is known."""
        if answered.cmd not in self._waiting or not isinstance(answered.answer, Refused):
            return False
        code, again = answered.answer.code, self._sent[answered.cmd] > 1
        return code == UNKNOWN or (again and code in DOUBTFUL)

    def _ended(self, code: int) -> Ended:
        if self._failed is not None:
            return Ended(self._failed.code, self._failed.params)
        return Ended(_REASONS[code], {})
