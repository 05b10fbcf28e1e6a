"""Messages between processes through Redis. Redis is not trusted: a forged message can only make
processes read the log.
"""

import asyncio
import contextlib
import random
from collections import Counter, deque
from collections.abc import Iterable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fairplay.server.fanout import Deliver, Fanout
from fairplay.server.logs import log

#: Messages sent at once, and messages kept while there is no connection.
BATCH = 200
OUTBOX = 10_000
#: In seconds: when to ping a silent connection, how long to wait for a subscription, and how long
#: to send what is left when the process ends.
SILENCE = 5.0
PATIENCE = 2.0
LAST_WORDS = 1.0
#: The longest pause between two attempts to connect, in seconds.
MAX_PAUSE = 5.0


class RedisFanout(Fanout):
    """Through Redis. Connects again by itself when Redis was away."""

    alone = False

    def __init__(self, url: str) -> None:
        super().__init__()
        # Retries are decided here, not by the library.
        self._redis: Redis = Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=2, socket_timeout=SILENCE
        )
        # Redis shares channels between its databases.
        number = self._redis.connection_pool.connection_kwargs.get("db") or 0
        self._prefix = f"fairplay:{number}:news:".encode()
        #: A channel of our own. It is subscribed last: when it is confirmed, all are.
        self._own = f"fairplay:{number}:process:{self.process}".encode()
        self._origin = self.process.encode()
        #: How many listen to each room.
        self._rooms: Counter[str] = Counter()
        #: Keeps the commands for a room in their order.
        self._ordering = asyncio.Lock()
        #: Redis confirms every subscription once, in order.
        self._confirmations: dict[str, deque[asyncio.Future[None]]] = {}
        #: The oldest messages are dropped if there are too many. The batch is being sent.
        self._outbox: deque[tuple[bytes, bytes]] = deque(maxlen=OUTBOX)
        self._batch: list[tuple[bytes, bytes]] = []
        self._news = asyncio.Event()
        self._pubsub: PubSub | None = None
        self._listening = False
        self._sending = True
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:  # type: ignore[override]
        return self._listening and self._sending

    def start(self, deliver: Deliver) -> None:
        self._tasks = [
            asyncio.create_task(self._keep_listening(deliver)),
            asyncio.create_task(self._keep_sending()),
        ]

    def publish(self, room: str, message: bytes) -> None:
        self._outbox.append((self._channel(room), self._origin + message))
        self._news.set()

    async def subscribe(self, room: str) -> None:
        self._rooms[room] += 1
        # If it fails, the listener fails too, and subscribes to all rooms again.
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with self._ordering:
                if not (self._listening and self._pubsub):
                    return
                confirmed = self._expect(room)
                await self._pubsub.subscribe(self._channel(room))
            await asyncio.wait_for(confirmed, PATIENCE)

    async def unsubscribe(self, room: str) -> None:
        self._rooms[room] -= 1
        with contextlib.suppress(RedisError, OSError):
            async with self._ordering:
                # The room may be wanted again by now.
                if self._rooms[room] <= 0 and self._listening and self._pubsub:
                    await self._pubsub.unsubscribe(self._channel(room))
        if self._rooms[room] <= 0:
            del self._rooms[room]

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                while (self._batch or self._outbox) and self._sending and self._tasks:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._redis.aclose()

    def _channel(self, room: str) -> bytes:
        return self._prefix + room.encode()

    def _channels(self, rooms: Iterable[str]) -> list[bytes]:
        return [self._channel(room) for room in rooms]

    def _room(self, channel: bytes) -> str:
        return channel[len(self._prefix) :].decode()

    # -- listening ------------------------------------------------------------------------------

    async def _keep_listening(self, deliver: Deliver) -> None:
        pause = _Pause()
        while True:
            self._pubsub = self._redis.pubsub()
            try:
                await self._listen(self._pubsub, deliver, pause)
            except (RedisError, OSError, TimeoutError) as error:
                if self._listening:
                    log.warning("redis is away", extra={"data": {"reason": str(error)}})
            finally:
                self._listening = False
                self._confirm_all()
                with contextlib.suppress(RedisError, OSError):
                    await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await pause.wait()

    async def _listen(self, pubsub: PubSub, deliver: Deliver, pause: "_Pause") -> None:
        await self._begin(pubsub, deliver)
        pause.reset()
        asked = False
        while True:
            message = await pubsub.get_message(timeout=SILENCE)
            if message is not None:
                asked = False
                self._take(message, deliver)
            elif asked:
                raise TimeoutError("no sign of life")
            else:
                asked = True
                await pubsub.ping()

    async def _begin(self, pubsub: PubSub, deliver: Deliver) -> None:
        """Subscribe to all rooms, also to those that are added before Redis has confirmed it."""
        rooms = self._wanted()
        await pubsub.subscribe(*self._channels(rooms), self._own)
        async with asyncio.timeout(SILENCE):
            while not self._listening:
                if message := await pubsub.get_message(timeout=SILENCE):
                    self._take(message, deliver)
        async with self._ordering:
            await self._correct(pubsub, rooms)

    async def _correct(self, pubsub: PubSub, rooms: set[str]) -> None:
        """Subscribe to what was added since, and unsubscribe from what was removed."""
        wanted = self._wanted()
        if late := wanted - rooms:
            for room in late:
                self._expect(room)
            await pubsub.subscribe(*self._channels(late))
        if gone := rooms - wanted:
            await pubsub.unsubscribe(*self._channels(gone))

    def _wanted(self) -> set[str]:
        return {room for room, count in self._rooms.items() if count > 0}

    def _take(self, message: dict[str, Any], deliver: Deliver) -> None:
        kind, channel = message["type"], message["channel"]
        if kind == "subscribe" and channel == self._own:
            self._listening = True
        elif kind == "subscribe":
            self._confirm(self._room(channel))
        elif kind == "message" and not message["data"].startswith(self._origin):
            try:
                deliver(self._room(channel), message["data"][len(self._origin) :])
            except Exception:  # noqa: BLE001  (the next message must be read)
                log.exception("message not understood")

    def _expect(self, room: str) -> "asyncio.Future[None]":
        """A future that is done when Redis confirms the next subscription."""
        confirmed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._confirmations.setdefault(room, deque()).append(confirmed)
        return confirmed

    def _confirm(self, room: str) -> None:
        if waiting := self._confirmations.get(room):
            future = waiting.popleft()
            if not future.done():
                future.set_result(None)
            if not waiting:
                del self._confirmations[room]

    def _confirm_all(self) -> None:
        """Wake all who wait: the connection is gone."""
        while self._confirmations:
            self._confirm(next(iter(self._confirmations)))

    # -- sending --------------------------------------------------------------------------------

    async def _keep_sending(self) -> None:
        pause = _Pause()
        while True:
            await self._news.wait()
            self._news.clear()
            while self._batch or self._outbox:
                while self._outbox and len(self._batch) < BATCH:
                    self._batch.append(self._outbox.popleft())
                self._sending = await self._send()
                if self._sending:
                    self._batch.clear()
                    pause.reset()
                else:
                    await pause.wait()

    async def _send(self) -> bool:
        """Whether the batch was sent. If not, it is sent again: duplicates do no harm."""
        pipeline = self._redis.pipeline(transaction=False)
        for channel, message in self._batch:
            pipeline.publish(channel, message)
        try:
            await pipeline.execute()
        except (RedisError, OSError, TimeoutError):
            return False
        return True


class _Pause:
    """A pause between attempts, longer each time, with jitter."""

    def __init__(self) -> None:
        self._next = 0.1

    def reset(self) -> None:
        self._next = 0.1

    async def wait(self) -> None:
        await asyncio.sleep(self._next * random.uniform(0.5, 1.0))
        self._next = min(MAX_PAUSE, 2 * self._next)
