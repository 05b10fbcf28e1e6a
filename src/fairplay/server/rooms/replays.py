"""Replays and exports of a room: made by a worker, and kept for a while.

Finished games do not change, so an answer is good until the next game is over.
"""

import asyncio

from fairplay.play.room import NewerError, Room, UnreadableError
from fairplay.server.errors import Refusal
from fairplay.server.limits import Slots
from fairplay.server.store import Store
from fairplay.server.workers import AnswerCache, Workers

#: Answers kept, in bytes: all together, and the longest of them.
MAX_KEPT, MAX_KEPT_ONE = 32 * 1024 * 1024, 8 * 1024 * 1024

#: Logs are large: one asker has so many of them worked on at once.
AT_ONCE = 2


class Replays:
    """Answers jobs about the finished games of rooms."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers
        self._kept = AnswerCache(MAX_KEPT, MAX_KEPT_ONE)
        self._asking = Slots(AT_ONCE)
        self._making: dict[bytes, asyncio.Task[bytes]] = {}

    async def get(self, job: str, room: Room, asker: str) -> bytes:
        """The answer of a job about a room as it is now; Refusal if there is none.

        At the end of a game all players ask at once, often from one address. They share an answer.
        """
        over = room.play is not None and room.play.over
        key = f"{job} {room.code} {room.game} {over}".encode()
        if (kept := self._kept.get(key)) is not None:
            return kept
        if (making := self._making.get(key)) is None:
            if not self._asking.take(asker):
                raise Refusal(503, "error-server-busy", retry=1)
            making = asyncio.create_task(self._make(key, job, room, asker))
            self._making[key] = making
        # Whoever hangs up does not take the answer away from the others.
        return await asyncio.shield(making)

    async def _make(self, key: bytes, job: str, room: Room, asker: str) -> bytes:
        known, making = self._kept, self._making
        try:
            answer = await self._answer(job, room, asker)
        finally:
            making.pop(key, None)
            self._asking.give(asker)
        known.put(key, answer)
        return answer

    def forget(self) -> None:
        """Logs were rewritten: drop all answers, also those that are being worked out."""
        self._kept = AnswerCache(MAX_KEPT, MAX_KEPT_ONE)
        self._making = {}

    async def _answer(self, job: str, room: Room, asker: str) -> bytes:
        log = await self._store.call(self._store.raw_log, room.code)
        if log == b"[]":
            # The room is still in memory, but its log was purged.
            raise Refusal(404, "error-room-unknown", room=room.code)
        try:
            return await self._workers.run(job, room.code, log, asker=asker)
        except Refusal as refusal:
            if refusal.code in (UnreadableError.code, NewerError.code):
                raise unreadable(refusal.code) from refusal
            raise


def unreadable(code: str) -> Refusal:
    """A room that is set aside: for good as far as is known, or until the server is a newer one."""
    return Refusal(503, code, retry=60) if code == NewerError.code else Refusal(410, code)
