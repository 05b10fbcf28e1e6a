"""A guest can read and delete their data, in SQLite and PostgreSQL, even in a room that is being
played. Afterwards no column of any table has the id, name or address.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import inspect, text

from fairplay.play.room import Event, apply, create, tag_of, view
from fairplay.play.room.disguise import Disguise
from fairplay.play.word_names import is_word_name
from fairplay.server import watching
from fairplay.server.addresses import Addresses
from fairplay.server.config import Config
from fairplay.server.guests import Guest
from fairplay.server.privacy import erasure
from fairplay.server.store import Store, erasing, usage
from fairplay.server.store.database import open_engine, transaction
from fairplay.server.store.scrubbing import scrub
from fairplay.server.store.tables import ENTERS
from tests.server import logs
from tests.server.databases import durability
from tests.server.room_client import NIM, RACE, guests, short_countdown
from tests.server.room_client import Guest as Player
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio
ANNA, BO = "Annabella Quist", "Bo Bergström"


def settings(folder: Path, url: str, **others: Any) -> Config:
    return test_config(folder, database=url, durability=durability(url), **FAST, **others)


async def in_loop(served: Served, work: Coroutine[Any, Any, Any]) -> Any:
    future = asyncio.run_coroutine_threadsafe(work, served.services.hub._loop)
    return await asyncio.wrap_future(future)


def everything(url: str) -> str:
    """Every column of every table, as one text."""
    engine = open_engine(url)
    with transaction(engine) as connection:
        tables = inspect(engine).get_table_names()
        rows = [connection.execute(text(f'SELECT * FROM "{name}"')).all() for name in tables]
    engine.dispose()
    return str(rows)


def guest_of(served: Served, player: Player) -> str:
    found = served.services.guests.read(player.cookie or "")
    assert found
    return found.id


@asynccontextmanager
async def two_playing(served: Served) -> AsyncIterator[tuple[Player, Player, str]]:
    """Anna, who made the room, and Bo, in the middle of a match."""
    async with guests(served.url, 2) as (anna, bo):
        code = await anna.make({"type": "match", "position": "nim:3,4,5"}, chat=True)
        for player, name in ((anna, ANNA), (bo, BO)):
            await player.join(code)
            assert await player.say("sit", name=name) == "done"
            assert await player.say("ready") == "done"
        await bo.until(lambda: bo.room["phase"] == "playing")
        assert await anna.say("move", move="3→1") == "done"
        assert await anna.say("rename", name=ANNA + "!") == "done"
        yield anna, bo, code


async def test_a_guest_is_forgotten_in_the_middle_of_a_game(
    tmp_path: Path, database_url: str
) -> None:
    with serve(settings(tmp_path, database_url)) as served:
        async with two_playing(served) as (anna, bo, code):
            known, cookie = guest_of(served, anna), anna.cookie
            assert known in everything(database_url)
            assert ANNA in everything(database_url)
            assert "127.0.0.1" not in everything(database_url), "addresses are never stored"
            answer = await anna.request("DELETE", "/api/me")
            assert answer.json() == {"done": True}
            assert "Max-Age=0" in answer.headers["set-cookie"]
            assert await anna.close_code() == 4013
            left = everything(database_url)
            assert known not in left
            assert tag_of(known) not in left.replace(Guest(known).digest, ""), "but for its digest"
            assert ANNA not in left
            # Bo has won, sees the new name, and plays on with somebody else.
            await bo.until(lambda: bo.room["match"]["result"] is not None)
            assert bo.room["match"]["result"]["winner"] == 1
            assert ANNA not in json.dumps(bo.room)
            assert await bo.say("rename", name="Bo") == "done"
            replayed = str(await bo.get(f"/api/rooms/{code}/replay"))
            assert ANNA not in replayed
            assert BO in replayed
            fresh = Player(served.url, cookie)
            assert (await fresh.get("/api/me"))["guest"] != tag_of(known), "the cookie is void"
        assert known not in everything(database_url), "nothing is written afterwards"
    with serve(settings(tmp_path, database_url)) as again:
        there = Player(again.url)
        assert (await there.get(f"/api/rooms/{code}"))["match"]["result"]["winner"] == 1


async def test_remaining_players_see_another_name(tmp_path: Path) -> None:
    """A player who leaves a card table keeps the seat until the game is over."""
    with short_countdown(), serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 3) as (anna, bo, cleo):
            code = await anna.make({**RACE, "seats": 3})
            for player, name in ((anna, ANNA), (bo, BO), (cleo, "Cleo")):
                await player.join(code)
                assert await player.say("sit", name=name) == "done"
                assert await player.say("ready") == "done"
            await bo.until(lambda: bo.room["phase"] == "playing")
            await anna.request("DELETE", "/api/me")
            await bo.until(lambda: bo.room["seats"][0]["name"] != ANNA)
            assert bo.room["seats"][0]["left"]
            assert is_word_name(bo.room["seats"][0]["name"])
            assert await bo.say("claim", **bo.claim()) == "taken"
            late = await Player(served.url).join(code)
            assert late.room["seats"] == bo.room["seats"]
            await late.leave()


async def test_a_cached_replay_is_forgotten(tmp_path: Path) -> None:
    with serve(test_config(tmp_path, **FAST)) as served:
        async with two_playing(served) as (anna, bo, code):
            assert await anna.say("resign") == "done"
            for name in ("replay", "export"):
                answer = await bo.request("GET", f"/api/rooms/{code}/{name}")
                assert ANNA in answer.text
            await anna.request("DELETE", "/api/me")
            for name in ("replay", "export"):
                answer = await bo.request("GET", f"/api/rooms/{code}/{name}")
                assert answer.status_code == 200
                assert ANNA not in answer.text


async def test_a_room_without_other_guests_is_closed(tmp_path: Path) -> None:
    with serve(test_config(tmp_path)) as served:
        async with guests(served.url, 1) as (anna,):
            code = await anna.make(NIM, visibility="public")
            await anna.request("DELETE", "/api/me")
            assert (await Player(served.url).get(f"/api/rooms/{code}"))["phase"] == "closed"
            assert (await Player(served.url).get("/api/rooms"))["rooms"] == []


async def test_forgetting_an_unknown_guest(tmp_path: Path) -> None:
    with serve(test_config(tmp_path)) as served:
        answer = await Player(served.url).request("DELETE", "/api/me")
        assert (answer.status_code, answer.json()) == (200, {"done": True})


async def test_export_has_only_own_data(tmp_path: Path, database_url: str) -> None:
    with serve(settings(tmp_path, database_url)) as served:
        async with two_playing(served) as (anna, bo, code):
            found = await anna.get("/api/me/export")
            assert found["guest"] == tag_of(guest_of(served, anna))
            (visited,) = found["rooms"]
            assert (visited["room"], visited["names"]) == (code, [ANNA, ANNA + "!"])
            kinds = [one["kind"] for one in visited["done"]]
            assert kinds == ["created", "sit", "ready", "move", "rename"]
            assert visited["done"][3]["sent"] == {"move": "3→1"}
            other = json.dumps(await bo.get("/api/me/export"))
            assert ANNA not in json.dumps(other)
            stored = everything(database_url)
            seeds = {
                value
                for row in served.services.store.events_after(code, 0)
                for name, value in row.body.items()
                if name in ("seed", "next")
            }
            assert seeds
            for seed in seeds:
                assert seed in stored
                assert seed not in json.dumps(found) + other, "secret while it is played"
        assert (await Player(served.url).request("GET", "/api/me/export")).status_code == 401


async def test_exports_are_limited(tmp_path: Path) -> None:
    with serve(test_config(tmp_path)) as served:
        async with guests(served.url, 1) as (anna,):
            await anna.make(NIM)
            codes = [(await anna.request("GET", "/api/me/export")).status_code for _ in range(6)]
            assert codes == [200] * 5 + [429]


# -- several processes ---------------------------------------------------------------------------


async def test_several_processes_forget_in_steps(
    tmp_path: Path, postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna plays at one process, Bo at the other. What one still holds in memory does no harm."""
    monkeypatch.setattr(watching, "READ", 3600.0)
    config = settings(tmp_path, postgres_url, redis=redis_url)
    with serve(config) as one, serve(config) as two:
        async with two_playing(one) as (anna, _, code):
            known = guest_of(one, anna)
            eve = await Player(two.url).join(code)
            assert ANNA in json.dumps(eve.room)
            answer = await anna.request("DELETE", "/api/me")
            assert answer.json() == {"done": False}
            await eve.until(lambda: eve.room["match"]["result"] is not None)
            await in_loop(two, erasure.go_on(two.services.hub, set()))
            assert known in everything(postgres_url), "not before every process knows of it"
            # The clocks of two processes differ by some milliseconds.
            monkeypatch.setattr(erasure, "GRACE", -1000)
            await in_loop(one, erasure.go_on(one.services.hub, set()))
            stale = two.services.hub.rooms[code].room
            assert known in {seat.guest for seat in stale.seats} | {stale.host, *stale.noise}
            await in_loop(two, erasure.go_on(two.services.hub, set()))
            assert ANNA not in json.dumps(eve.room)
            assert known not in everything(postgres_url)
            assert two.services.hub.rooms[code].room == one.services.hub.rooms[code].room
            await eve.leave()


async def test_an_interrupted_deletion_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = test_config(tmp_path, **FAST)
    with serve(config) as served:
        async with two_playing(served) as (anna, _, _code):
            known = guest_of(served, anna)
            erasing.ask(served.services.store.engine, known, 0)
    assert known in everything(config.database)
    monkeypatch.setattr(watching, "READ", 0.05)
    monkeypatch.setattr(erasure, "GRACE", 0)
    with serve(config):
        await until(lambda: known not in everything(config.database))
    assert ANNA not in everything(config.database)


async def test_writes_of_a_stale_process_are_deleted(store: Store) -> None:
    """A snapshot, and the host of a listed room, from before the log was rewritten."""
    entered = logs.event("ABC", 1, player="guest-a", kind="created")
    await logs.write(store, entered, room=logs.room("ABC", host="guest-a"))
    erased = erasing.ask(store.engine, "guest-a", 0)
    erasing.rewrite(store.engine, "ABC", erased.disguise("ABC"))
    erasing.rewritten(store.engine, "guest-a", ["ABC"], 1)
    with transaction(store.engine, writes=True) as connection:
        connection.execute(text("INSERT INTO snapshot VALUES ('ABC', 1, '\"guest-a\"')"))
        connection.execute(text("UPDATE room SET host = 'guest-a'"))
    (again,) = erasing.asked(store.engine)
    assert again.rooms == ("ABC",)
    erasing.rewrite(store.engine, "ABC", again.disguise("ABC"))
    erasing.finish(store.engine, "guest-a")
    url = store.engine.url.render_as_string(hide_password=False)
    assert "guest-a" not in everything(url)


async def test_an_unreadable_log_is_cleaned_too(store: Store) -> None:
    for seq, kind in ((1, "created"), (2, "sit")):
        entered = logs.event("ABC", seq, player="guest-a", kind=kind)
        await logs.write(store, entered, room=logs.room("ABC", host="guest-a"))
    with transaction(store.engine, writes=True) as connection:
        connection.execute(text("UPDATE event SET body = '[\"guest-a' WHERE seq = 2"))
    erased = erasing.ask(store.engine, "guest-a", 0)
    erasing.rewrite(store.engine, "ABC", erased.disguise("ABC"))
    erasing.finish(store.engine, "guest-a")
    left = everything(store.engine.url.render_as_string(hide_password=False))
    assert "guest-a" not in left
    assert f'["{erased.disguise("ABC").other}' in left


# -- logs ----------------------------------------------------------------------------------------


def made(kinds: list[tuple[str, str, dict[str, Any]]]) -> list[Event]:
    return [
        Event(seq, player, f"c{seq}", kind, body, seq * 10)
        for seq, (player, kind, body) in enumerate(kinds, 1)
    ]


def log_of(names: list[str], asks: bool) -> list[Event]:
    """A room of A, where B may have to ask for admission; then they play, rename and leave."""
    door = "ask" if asks else "open"
    options = {"game": {"type": "match", "position": "nim:3,4"}, "door": door}
    entering = [
        ("B", "ask", {"name": names[1], "seat": None}),
        ("A", "admit", {"tag": tag_of("B"), "admit": True}),
    ]
    return made(
        [
            ("A", "created", {"options": options, "seed": None}),
            ("A", "sit", {"name": names[0], "seat": None}),
            *(entering if asks else [("B", "sit", {"name": names[1], "seat": None})]),
            ("A", "ready", {"ready": True, "next": "a"}),
            ("B", "ready", {"ready": True, "next": "b"}),
            ("A", "move", {"move": "3→1"}),
            ("B", "rename", {"name": names[2]}),
            ("", "rename-seat", {"seat": 0, "name": "Swift Otter"}),
            ("B", "stand", {}),
        ]
    )


def folded(log: list[Event]) -> Any:
    room = create("ABC", log[0])
    for event in log[1:]:
        room = apply(room, event)[0]
    return room


names = st.text("abcdefgh ", min_size=1, max_size=20).filter(str.strip)


@given(st.lists(names, min_size=3, max_size=3), st.booleans(), st.sampled_from("AB"))
def test_a_rewritten_log_folds_to_the_rewritten_room(
    texts: list[str], asks: bool, guest: str
) -> None:
    """The log without a guest folds to the room without the guest, event by event."""
    log, disguise = log_of(texts, asks), Disguise(guest, "somebody else")
    changed = [
        Event(
            e.seq,
            disguise.player(e.player),
            e.cmd_id,
            e.kind,
            disguise.body(e.player, e.kind, e.body),
            e.at,
        )
        for e in log
    ]
    assert guest not in {event.player for event in changed}
    for length in range(1, len(log) + 1):
        before, after = folded(log[:length]), folded(changed[:length])
        assert [seat.guest and disguise.player(seat.guest) for seat in before.seats] == [
            seat.guest for seat in after.seats
        ]
        assert disguise.player(before.host) == after.host
        assert {disguise.player(player) for player in before.noise} == set(after.noise)
        old, new = view(before), view(after)
        assert (old.phase, old.match, old.host) == (new.phase, new.match, new.host)


# -- addresses -----------------------------------------------------------------------------------


async def test_addresses_of_older_versions_are_deleted(store: Store, database_url: str) -> None:
    hashed = Addresses("k").hashed("192.0.2.77")
    for code, address in (("ABC", "192.0.2.77"), ("DEF", "2001:db8::/64"), ("GHI", hashed)):
        entered = logs.event(code, 1, kind="created")
        await logs.write(store, entered, room=logs.room(code, address=address))
    with transaction(store.engine, writes=True) as connection:
        connection.execute(text("INSERT INTO usage VALUES (1, 'address 192.0.2.77', 1, 1)"))
        connection.execute(text("INSERT INTO usage VALUES (1, '0123456789abcdef', 1, 1)"))
    scrub(store.engine)
    left = everything(database_url)
    assert "192.0.2.77" not in left
    assert "2001:db8" not in left
    assert hashed in left
    assert "0123456789abcdef" in left


def test_address_tags_change_daily(store: Store) -> None:
    owner = usage.address_owner(Addresses("k").hashed("192.0.2.7"))
    for day in (1, 1, 2):
        sums = usage.spend(store.engine, day, {owner: 10})
    assert sums == {owner: 10}
    with transaction(store.engine) as connection:
        rows = connection.execute(text("SELECT owner, bytes FROM usage ORDER BY day")).all()
    assert [row.bytes for row in rows] == [20, 10]
    assert rows[0].owner != rows[1].owner


def test_rooms_of_a_guest_are_found_by_an_index(store: Store) -> None:
    query = f"SELECT room FROM event WHERE player = 'x' AND {ENTERS}"
    with transaction(store.engine) as connection:
        if store.engine.dialect.name == "sqlite":
            plan = str(connection.execute(text(f"EXPLAIN QUERY PLAN {query}")).all())
        else:
            connection.execute(text("SET LOCAL enable_seqscan = off"))
            plan = str(connection.execute(text(f"EXPLAIN {query}")).all())
    assert "event_guest" in plan
