"""Clients that keep playing under faults: they reconnect, and resend what was not answered."""

import asyncio
import time
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.hostile.jepsen.history import UNDECIDED, History, Op, digest
from tests.server.room_client import Guest

#: Seconds to wait for a connection, and for an answer, before trying another process.
CONNECT, ANSWER = 3.0, 2.0
GONE = (OSError, TimeoutError, WebSocketException, ConnectionClosed)


class Player(Guest):
    """One guest in one room, connected to any of the processes."""

    def __init__(self, urls: list[str], name: str, seed: int, pause: float) -> None:
        self.random = Random(seed)
        super().__init__(self.random.choice(urls))
        self.urls, self.pause = urls, pause
        self.history = History(name)
        self.code = ""
        self._commands = count(1)
        #: When this is set, only unanswered commands are sent.
        self.enough = asyncio.Event()

    # -- the connection -----------------------------------------------------------------------

    async def _heard(self, text: str) -> None:
        before = self.seq
        try:
            await super()._heard(text)
        except AssertionError as error:
            self.history.faults.append(f"{error} after {before}: {text[:200]}")
            raise
        if self.kinds[-1] == "event":
            self.history.events.append(self.events.pop())
        elif self.kinds[-1] == "rewound":
            self.history.faults.append(f"was told that events were lost, at {before}")
        if self.kinds[-1] in ("event", "welcome"):
            self.history.views.append((self.seq, digest(self.room)))
        self.frames.clear()

    async def connected(self) -> bool:
        """Whether there is a connection, after trying to open one."""
        if not self.closed:
            return True
        self.url = self.random.choice(self.urls)
        try:
            async with asyncio.timeout(CONNECT):
                await self.join(self.code, after=self.seq or None)
        except GONE:
            await self.cut()
            return False
        return not self.closed

    async def cut(self) -> None:
        """Drop the connection, as networks do."""
        if self.socket and self._reader:
            self.socket.transport.abort()
            with suppress(AssertionError):
                await self._reader

    # -- commands -----------------------------------------------------------------------------

    async def perform(self, kind: str, **fields: Any) -> Op:
        """Send the same command until there is an answer."""
        cmd = f"{self._name}-{next(self._commands)}"
        op = Op(cmd, kind, fields, time.monotonic())
        self.history.ops.append(op)
        while op.acked is None:
            if await self.connected():
                await self._attempt(op)
            else:
                await asyncio.sleep(0.05)
        return op

    async def _attempt(self, op: Op) -> None:
        op.attempts += 1
        try:
            await self.send(op.kind, op.cmd, **op.fields)
            async with asyncio.timeout(ANSWER):
                await self.until(lambda: op.cmd in self.answers or self.closed)
        except GONE:
            await self.cut()
        if found := self.answers.pop(op.cmd, None):
            self._answered(op, found)
        if op.acked is None:
            await asyncio.sleep(0.02 * self.random.random())

    def _answered(self, op: Op, found: dict[str, Any]) -> None:
        answer = found.get("answer") or {"kind": "done"}
        if not found["seq"] and answer.get("code") in UNDECIDED:
            return
        op.acked, op.seq, op.answer = time.monotonic(), found["seq"], answer

    # -- the game -----------------------------------------------------------------------------

    async def play(self) -> None:
        while not self.enough.is_set():
            kind, fields = self.choose()
            await self.perform(kind, **fields)
            await asyncio.sleep(self.pause * self.random.random())

    def choose(self) -> tuple[str, dict[str, Any]]:
        """A random command, sensible or not."""
        phase = self.room["phase"]
        if phase in ("waiting", "over"):
            return ("ready" if phase == "waiting" else "rematch"), {}
        chance = self.random.random()
        if phase != "playing" or chance < 0.05:
            return "rename", {"name": f"N{self.random.randrange(1000)}"}
        if self.room["table"]:
            return "claim", self._cards(chance)
        moves = self.room["match"]["moves"]
        return "move", {"move": self.random.choice(moves)["text"] if moves else "1→0"}

    def _cards(self, chance: float) -> dict[str, Any]:
        """A claim that is rarely right, so that a game lasts."""
        if chance < 0.15:
            return self.claim(self.random.randrange(3))
        cards = [card for card in self.room["table"]["cards"] if card]
        return {"a": self.random.sample(cards, min(2, len(cards))), "b": []}
