"""Processes hear what others announce about rooms, and reconnect after an outage of Redis."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from fairplay.server import redis_fanout as module
from fairplay.server.fanout import Fanout
from fairplay.server.redis_fanout import RedisFanout
from tests.server.databases import RedisServer, free_port
from tests.serving import until

pytestmark = pytest.mark.anyio

Heard = list[tuple[str, bytes]]


@asynccontextmanager
async def member(url: str, *rooms: str) -> AsyncIterator[tuple[RedisFanout, Heard]]:
    """A process that listens to rooms, and what it has heard."""
    fanout, heard = RedisFanout(url), Heard()
    fanout.start(lambda room, message: heard.append((room, message)))
    await until(lambda: fanout.connected)
    for room in rooms:
        await fanout.subscribe(room)
    try:
        yield fanout, heard
    finally:
        await fanout.close()


async def test_announcements_reach_listeners_of_a_room(redis_url: str) -> None:
    async with (
        member(redis_url, "A", "B") as (one, heard_by_one),
        member(redis_url, "B") as (two, heard_by_two),
        member(redis_url) as (_, heard_by_three),
    ):
        assert one.process != two.process
        one.publish("A", b"not for two")
        one.publish("B", b"\x00\xffhej")
        two.publish("B", b"")
        await until(lambda: heard_by_one and heard_by_two)
        assert heard_by_two == [("B", b"\x00\xffhej")]
        assert heard_by_one == [("B", b"")]
        assert heard_by_three == []


async def test_messages_keep_their_order(redis_url: str) -> None:
    sent = [str(number).encode() for number in range(1000)]
    async with member(redis_url) as (one, _), member(redis_url, "A") as (_, heard):
        for message in sent:
            one.publish("A", message)
        await until(lambda: len(heard) == len(sent))
    assert [message for _, message in heard] == sent


async def test_a_subscriber_hears_the_next_message(redis_url: str) -> None:
    """Subscribing returns only when Redis has confirmed it."""
    async with member(redis_url) as (one, _), member(redis_url) as (two, heard):
        for number in range(50):
            await two.subscribe(f"R{number}")
            one.publish(f"R{number}", b"now")
        await until(lambda: len(heard) == 50)


async def test_unsubscribing_stops_messages(redis_url: str) -> None:
    async with member(redis_url) as (one, _), member(redis_url, "A", "B") as (two, heard):
        await two.unsubscribe("A")
        # One connection answers in order: once this is confirmed, the unsubscription is too.
        await two.subscribe("C")
        one.publish("A", b"gone")
        one.publish("B", b"here")
        await until(lambda: heard)
        assert heard == [("B", b"here")]


async def test_databases_of_one_redis_are_separate(redis_url: str) -> None:
    other = redis_url.removesuffix("/0") + "/1"
    async with member(redis_url, "A") as (_, heard), member(other, "A") as (stranger, strange):
        async with member(redis_url) as (friend, _):
            stranger.publish("A", b"stranger")
            await until(lambda: not (stranger._outbox or stranger._batch))
            friend.publish("A", b"friend")
            await until(lambda: heard)
        assert (heard, strange) == ([("A", b"friend")], [])


async def test_an_invalid_message_does_not_stop_the_listener(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[bytes] = []

    def deliver(_: str, message: bytes) -> None:
        if message == b"bad":
            raise ValueError("what?")
        heard.append(message)

    listener = RedisFanout(redis_url)
    listener.start(deliver)
    await until(lambda: listener.connected)
    await listener.subscribe("A")
    async with member(redis_url) as (one, _):
        one.publish("A", b"bad")
        one.publish("A", b"good")
        await until(lambda: heard)
    await listener.close()
    assert heard == [b"good"]
    assert "message not understood" in caplog.text


async def test_redis_outage(
    redis_server: RedisServer, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_PAUSE", 0.2)
    async with member(redis_url) as (one, _), member(redis_url, "A") as (two, heard):
        redis_server.stop()
        try:
            one.publish("A", b"meanwhile")
            await until(lambda: not one.connected and not two.connected)
            async with asyncio.timeout(10):
                await two.subscribe("B")
                await two.unsubscribe("nothing")
        finally:
            redis_server.start()
        await until(lambda: one.connected and two.connected)
        one.publish("A", b"again")
        one.publish("B", b"new")
        await until(lambda: ("B", b"new") in heard and ("A", b"again") in heard)


async def test_without_redis_nothing_blocks_or_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OUTBOX", 10)
    fanout = RedisFanout(f"redis://127.0.0.1:{free_port()}/0")
    fanout.start(lambda *_: None)
    async with asyncio.timeout(10):
        await fanout.subscribe("A")
        for number in range(100):
            fanout.publish("A", str(number).encode())
        await fanout.unsubscribe("A")
    await until(lambda: not fanout._sending)
    assert not fanout.connected
    # The newest are kept.
    assert [message[16:] for _, message in fanout._batch] == [b"%d" % n for n in range(90, 100)]
    async with asyncio.timeout(module.LAST_WORDS + 1):
        await fanout.close()


async def test_last_messages_are_sent_before_closing(redis_url: str) -> None:
    async with member(redis_url, "A") as (_, heard):
        async with member(redis_url) as (one, _):
            one.publish("A", b"goodbye")
        await until(lambda: heard)
        assert heard == [("A", b"goodbye")]


async def test_a_single_process_sends_nothing() -> None:
    fanout = Fanout()
    heard: Heard = []
    fanout.start(lambda room, message: heard.append((room, message)))
    await fanout.subscribe("A")
    fanout.publish("A", b"anyone?")
    await fanout.unsubscribe("A")
    await fanout.close()
    assert fanout.connected
    assert heard == []


async def test_a_room_stays_subscribed_until_the_last_listener_leaves(redis_url: str) -> None:
    async with member(redis_url) as (one, _), member(redis_url, "A", "A") as (two, heard):
        await two.unsubscribe("A")
        await two.subscribe("B")
        one.publish("A", b"still")
        await until(lambda: heard)
        await asyncio.gather(two.unsubscribe("A"), two.subscribe("A"))
        one.publish("A", b"again")
        await until(lambda: len(heard) == 2)
        await two.unsubscribe("A")
        await two.subscribe("C")
        one.publish("A", b"nobody")
        one.publish("B", b"end")
        await until(lambda: len(heard) == 3)
        assert [message for _, message in heard] == [b"still", b"again", b"end"]
