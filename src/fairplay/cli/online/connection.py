"""The socket of a room, in a thread of its own. It reconnects by itself, and says so."""

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fairplay.cli.online.news import Ended, Lost, News
from fairplay.cli.online.web import COOKIE, Server
from fairplay.protocol import (
    CLOSINGS,
    RESEND,
    SUBPROTOCOL,
    Answered,
    AnyMessage,
    Failed,
    Happened,
    Refused,
    Resend,
    Resumed,
    Welcome,
    pause,
)

_CLOSINGS = {closing.number: (code, closing.retry) for code, closing in CLOSINGS.items()}
_MAX_MESSAGE = 2**20

_decode = msgspec.json.Decoder(AnyMessage).decode


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
        #: Attempts to reconnect since the server let us in.
        self._tries = 0
        self._main: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._work, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, command: msgspec.Struct) -> None:
        """Send a command, now or as soon as there is a connection."""
        text = msgspec.json.encode(command).decode()
        with suppress(RuntimeError):  # the loop has ended in the meantime
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
        # Callbacks and their tasks run in order, so what was posted before is sent first.
        if self._main is not None and not self._main.done():
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
        while True:
            reason, retry = _CLOSINGS.get(await self._session(), ("", "later"))
            if retry == "never":
                self._tell(self._ended(reason))
                return
            at_once = retry == "at once" and not self._tries
            wait = 0.0 if at_once else pause(self._tries, random.random()) / 1000
            self._tell(Lost(wait))
            await asyncio.sleep(wait)
            self._tries += 1

    async def _session(self) -> int:
        """Serve one connection to its end; returns the close code."""
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
            case Failed():
                self._failed = message
        if isinstance(message, Welcome | Resumed):
            self._tries = 0
        if isinstance(message, Answered | Happened) and not self._settled(message):
            return
        self._tell(message)

    def _settled(self, message: Answered | Happened) -> bool:
        """Forget a command that has its answer; False if it is to be sent again instead."""
        cmd = message.cmd
        if cmd in self._waiting and isinstance(message.answer, Refused):
            resend: Resend | None = RESEND.get(message.answer.code)
            if resend == "connected":
                return False
            if resend == "later" or (resend == "if repeated" and self._sent[cmd] > 1):
                wait = pause(self._sent[cmd], random.random()) / 1000
                self._loop.call_later(wait, self._send_again, cmd)
                return False
        # Everyone hears that a hint was asked for; the hint itself comes after that.
        if isinstance(message, Answered) or message.what != "hint":
            self._waiting.pop(cmd, None)
            self._sent.pop(cmd, None)
        return True

    def _ended(self, reason: str) -> Ended:
        if self._failed is not None:
            return Ended(self._failed.code, self._failed.params)
        return Ended(reason, {})
