"""One guest with many sockets had a multiple of the limit on commands."""

import asyncio
from pathlib import Path

import pytest

from tests.server.room_client import NIM, Guest, guests, leaving, playing
from tests.serving import serve, test_config

pytestmark = pytest.mark.anyio


async def done(sockets: list[Guest], each: int) -> int:
    """Send commands on all sockets. Returns how many are not refused."""
    names = [[await one.send("ping") for _ in range(each)] for one in sockets]
    answers = []
    for one, sent in zip(sockets, names, strict=True):
        await one.until(lambda one=one, sent=sent: {*sent} <= {*one.answers})  # type: ignore[misc]
        answers += [one.answers[name]["kind"] for name in sent]
    return answers.count("pong")


async def test_the_sockets_of_a_guest_share_its_limit(tmp_path: Path) -> None:
    config = test_config(tmp_path, commands_per_second=1, commands_burst=20)
    with serve(config) as served:
        async with guests(served.url, 2) as (anna, bo):
            code = await anna.make(NIM)
            async with leaving([Guest(served.url, anna.cookie) for _ in range(5)]) as tabs:
                for tab in tabs:
                    await tab.join(code)
                assert 20 <= await done(tabs, 12) < 40
                # A new socket does not raise the limit either.
                await tabs[0].leave()
                await tabs[0].join(code)
                assert await done(tabs[:1], 12) < 12
            await bo.join(code)
            assert await done([bo], 12) == 12, "another guest has its own"


async def test_a_game_continues_whatever_neighbours_send(tmp_path: Path) -> None:
    config = test_config(tmp_path, commands_per_address=20)
    with serve(config) as served:
        async with guests(served.url, 4) as (anna, bo, *others):
            await playing([anna, bo], {**NIM, "position": "nim:5", "first": 0})
            for one in others:
                await one.join(str(anna.room["code"]))
            await done(others, 25)
            for player, move in ((anna, "5→4"), (bo, "4→3"), (anna, "3→2"), (bo, "2→1")):
                await asyncio.gather(*(one.send("ping") for one in others))
                assert await player.say("move", move=move) == "done"


async def test_an_address_has_a_limit_too(tmp_path: Path) -> None:
    config = test_config(
        tmp_path, commands_per_second=1, commands_burst=20, commands_per_address=25
    )
    with serve(config) as served:
        async with guests(served.url, 6) as strangers:
            code = await strangers[0].make(NIM)
            for one in strangers:
                await one.join(code)
            assert 25 <= await done(strangers, 15) < 85
