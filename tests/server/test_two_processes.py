"""Two processes, one PostgreSQL, one Redis: a room has one state, wherever its players are."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from fairplay.server.store import Store
from tests.server.databases import RedisServer
from tests.server.room_client import NIM, RACE, Guest, leaving, playing, same, seated
from tests.serving import ServerProcess, processes

pytestmark = pytest.mark.anyio

ZERO = RACE | {"deck": "zero"}


@pytest.fixture(scope="module")
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("postgres").new_database())


@pytest.fixture(scope="module")
def both(
    url: str, redis_server: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    with processes(tmp_path_factory.mktemp("both"), 2, url, redis_server.url) as found:
        yield found


@asynccontextmanager
async def one_at_each(both: list[ServerProcess]) -> AsyncIterator[list[Guest]]:
    async with leaving([Guest(server.url) for server in both]) as found:
        yield found


async def race(players: list[Guest]) -> int:
    """Claim the same cards at the same instant until none are left. Each claim has one winner."""
    rounds = 0
    while players[0].room["phase"] == "playing":
        await same(players)
        claim = players[0].claim(rounds)
        answers = await asyncio.gather(*(player.say("claim", **claim) for player in players))
        assert sorted(answers) == ["late", "taken"], answers
        rounds += 1
        await same(players)
    return rounds


async def test_simultaneous_claims_of_the_same_cards(both: list[ServerProcess], url: str) -> None:
    pairs = [[Guest(server.url) for server in both] for _ in range(6)]
    async with leaving([guest for pair in pairs for guest in pair]):
        codes = await asyncio.gather(*(playing(pair, ZERO) for pair in pairs))
        rounds = await asyncio.gather(*map(race, pairs))
    assert sum(rounds) > 60
    store = Store.open(url)
    for code, pair in zip(codes, pairs, strict=True):
        taken = [
            (event["seq"], event["at"], event["answer"])
            for event in pair[0].events
            if event["what"] == "claim"
        ]
        assert [
            (event["seq"], event["at"], event["answer"])
            for event in pair[1].events
            if event["what"] == "claim"
        ] == taken
        cards = [card for *_, answer in taken for card in (*answer["a"], *answer["b"])]
        assert len(cards) == len({*cards}) == sum(pair[0].room["table"]["scores"])
        rows = store.events_after(code, 0)
        assert [row.seq for row in rows] == list(range(1, pair[0].seq + 1))
        assert {player.seq for player in pair} == {len(rows)}
    store.close()


async def test_colliding_rounds_at_both_processes(both: list[ServerProcess], url: str) -> None:
    """Nobody waits for answers: rounds of several commands collide, and each is applied once."""
    four = [Guest(server.url) for server in both for _ in range(2)]
    async with leaving(four):
        code = await seated(four, ZERO | {"seats": 4})
        for turn in range(12):
            names = [[f"{guest}-{turn}-{n}" for n in range(5)] for guest in range(4)]
            for guest, mine in zip(four, names, strict=True):
                for name in mine:
                    await guest.send("rename", name, name=name)
            for guest, mine in zip(four, names, strict=True):
                await guest.until(lambda guest=guest, mine=mine: {*mine} <= {*guest.answers})  # type: ignore[misc]
                numbers = [guest.answers[name]["seq"] for name in mine]
                assert 0 not in numbers
                assert numbers == sorted({*numbers})
        await same(four)
    store = Store.open(url)
    rows = store.events_after(code, 0)
    store.close()
    assert [row.seq for row in rows] == list(range(1, four[0].seq + 1))
    renamed = [row.cmd_id for row in rows if row.kind == "rename"]
    assert len(renamed) == len({*renamed}) == 12 * 4 * 5


async def test_presence_and_seats_across_processes(both: list[ServerProcess]) -> None:
    async with one_at_each(both) as (anna, bo):
        code = await seated([anna, bo], NIM)
        await anna.until(lambda: anna.presence["here"] == [True, True])
        await bo.until(lambda: bo.presence["here"] == [True, True])
        await bo.leave()
        await anna.until(lambda: anna.presence["here"] == [True, False])
        # A guest who returns through another process has the same seat.
        bo.url = anna.url
        await bo.join(code, after=bo.seq)
        assert bo.you["seat"] == 1
        # A command that the other process has applied is recognised here.
        assert await bo.say("rename", "n", name="Bo") == "done"
        await bo.leave()
        bo.url = both[1].url
        await bo.join(code, after=bo.seq)
        seq = bo.seq
        del bo.answers["n"]
        assert (await bo.do("rename", "n", name="Bo"))["seq"] == seq


async def test_a_kick_reaches_the_other_process(both: list[ServerProcess]) -> None:
    async with one_at_each(both) as (anna, bo):
        await seated([anna, bo], NIM)
        await same([anna, bo])
        assert await anna.say("kick", seat=1) == "done"
        assert await bo.close_code() == 4005


async def test_without_redis_it_is_slower_but_right(
    both: list[ServerProcess], redis_server: RedisServer
) -> None:
    async with one_at_each(both) as players:
        code = await playing(players, ZERO)
        await same(players)
        redis_server.stop()
        try:
            claim = players[0].claim()
            assert await players[0].say("claim", **claim) == "taken"
            # The other process was not told, and still does not give away the cards twice.
            assert await players[1].say("claim", **claim) == "late"
            await same(players)
            assert await players[0].say("claim", **players[0].claim()) == "taken"
            # Without announcements it checks by itself after a while.
            await same(players)
            # A command is recognised when it is sent again to a process that was not told.
            claim = players[0].claim()
            assert await players[0].say("claim", "mine", **claim) == "taken"
            mine, url = players[0].answers.pop("mine"), players[0].url
            await players[0].leave()
            players[0].url = players[1].url
            await players[0].join(code)
            again = await players[0].do("claim", "mine", **claim)
            assert (again["seq"], again["answer"]) == (mine["seq"], mine["answer"])
            await players[0].leave()
            players[0].url = url
            await players[0].join(code)
        finally:
            redis_server.start()
        await race(players)
        other = Guest(both[1].url)
        await other.join(code)
        await same([*players, other])
        await other.leave()
