"""Finding 10: 150 of 150 rooms were made despite a limit of 20, and one guest hid all others."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from fairplay.play.word_names import word_name
from fairplay.server.rooms import endpoints, upkeep
from fairplay.server.store import RoomRow, Store, lobby
from tests.server.logs import event, room, write
from tests.server.room_client import NIM, PATIENCE, Guest, guests
from tests.serving import processes, serve, test_config

pytestmark = pytest.mark.anyio

LIMIT, TRIES = 5, 30
NOW = 1000


async def try_to_make(guest: Guest, number: int, **options: object) -> list[tuple[int, str]]:
    """Request many rooms at once. Returns the status and the code of each answer."""
    answers = await asyncio.gather(
        *(guest.request("POST", "/api/rooms", json={"game": NIM, **options}) for _ in range(number))
    )
    return sorted((answer.status_code, answer.json()["code"]) for answer in answers)


async def test_a_guest_has_no_more_rooms_than_the_limit(database_url: str, tmp_path: Path) -> None:
    config = test_config(tmp_path, database=database_url, rooms_per_guest=LIMIT)
    with serve(config) as served:
        async with guests(served.url, 1) as (mallory,):
            await mallory.get("/api/me")
            found = await try_to_make(mallory, TRIES)
        assert [status for status, _ in found] == [200] * LIMIT + [429] * (TRIES - LIMIT)
        assert found[-1] == (429, "error-rooms-many")
        assert len(served.services.store.open_rooms()) == LIMIT


async def test_limit_holds_across_processes(
    database_url: str, redis_url: str, tmp_path: Path
) -> None:
    settings = ("--set", f"rooms-per-address={LIMIT}")
    with processes(tmp_path, 2, database_url, redis_url, *settings) as servers:
        async with guests(servers[0].url, 1) as (mallory,):
            await mallory.get("/api/me")
            twin = Guest(servers[1].url, mallory.cookie)
            found = await asyncio.gather(*(try_to_make(guest, TRIES) for guest in (mallory, twin)))
    made = [status for answers in found for status, _ in answers].count(200)
    assert made == LIMIT


def crowd(number: int, host: str, address: str, created_at: int) -> list[RoomRow]:
    """Public rooms of one guest, each made a little later than the one before."""
    return [
        room(
            f"{host}{n:03}",
            host=host,
            address=address,
            created_at=created_at + n,
            wanted="same",
        )
        for n in range(number)
    ]


async def stored(store: Store, rows: list[RoomRow]) -> None:
    for row in rows:
        await write(store, event(row.code, 1, at=row.created_at), room=row)
    lobby.attend(store.engine, [row.code for row in rows], NOW)


def pages(store: Store, limit: int) -> list[list[str]]:
    found: list[list[str]] = []
    after = None
    while True:
        rows, after = lobby.page(store.engine, NOW, limit, after)
        found.append([row.code for row in rows])
        if after is None:
            return found


async def test_a_crowd_of_rooms_hides_nobody(store: Store) -> None:
    """One guest has made the newest 60 rooms, and another address has many guests."""
    mallory = crowd(60, "m", "192.0.2.66", 500)
    others = [room for n in range(3) for room in crowd(1, f"o{n}-", f"192.0.2.{n}", n)]
    school = [room for n in range(10) for room in crowd(2, f"s{n}-", "192.0.2.9", 10 * n)]
    rooms = [*mallory, *others, *school]
    await stored(store, rooms)
    found = pages(store, 10)
    assert {row.code for row in others} <= {*found[0]}
    assert sum(code.startswith("m") for code in found[0]) <= 4
    # Guests who share an address take turns, too: everyone's first room before anyone's second.
    listed = [code for page in found for code in page]
    of_school = [code for code in listed if code.startswith("s")]
    assert len({code[:2] for code in of_school[:10]}) == 10
    # Every room is on exactly one page.
    assert sorted(listed) == sorted(row.code for row in rooms)
    assert [len(page) for page in found[:-1]] == [10] * (len(found) - 1)


async def test_quick_match_finds_a_room_behind_any_crowd(store: Store) -> None:
    await stored(store, crowd(60, "m", "192.0.2.66", 500))
    [lonely] = crowd(1, "o", "192.0.2.1", 1)
    await stored(store, [msgspec.structs.replace(lonely, wanted="rare")])
    assert lobby.alike(store.engine, NOW, "rare", "me") == [lonely.code]
    assert lobby.alike(store.engine, NOW, "rare", "o") == []
    assert lobby.alike(store.engine, NOW, "other", "me") == []
    # The newest room of each address comes first.
    assert lobby.alike(store.engine, NOW, "same", "me")[0] == "m059"


async def test_empty_rooms_are_not_offered(store: Store) -> None:
    await stored(store, crowd(5, "m", "192.0.2.66", 1))
    late = NOW + lobby.AWAY_MS
    assert lobby.page(store.engine, late, 50)[0] == []
    assert lobby.alike(store.engine, late, "same", "me") == []
    lobby.attend(store.engine, ["m003"], late)
    assert [row.code for row in lobby.page(store.engine, late, 50)[0]] == ["m003"]
    assert lobby.alike(store.engine, late, "same", "me") == ["m003"]


async def test_the_lobby_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "PAGE", 2)
    with serve(test_config(tmp_path)) as served:
        async with guests(served.url, 3) as everyone:
            codes = [await guest.make(NIM, visibility="public") for guest in everyone]
            first = await everyone[0].get("/api/rooms")
            last = await everyone[0].get(f"/api/rooms?after={first['next']}")
            found = [listed["code"] for page in (first, last) for listed in page["rooms"]]
            assert (len(first["rooms"]), last["next"]) == (2, None)
            assert sorted(found) == sorted(codes)
            for wrong in ("x", "1-2", "1-2-'", "9" * 81):
                answer = await everyone[0].request("GET", f"/api/rooms?after={wrong}")
                assert answer.status_code == 400


async def test_quick_match_avoids_a_host_who_kicks_everyone(tmp_path: Path) -> None:
    """The host unlocks the room after each kick, so that it is offered to the next guest."""
    with serve(test_config(tmp_path)) as served:
        async with guests(served.url, 2) as (mallory, bo):
            code = await mallory.make(NIM, visibility="public")
            await mallory.join(code)
            await bo.get("/api/me")
            assert await bo.make(NIM, path="/api/quick", visibility="public") == code
            await bo.join(code)
            name = word_name("en", "bo")
            assert await bo.say("sit", name=name) == "done"
            assert await mallory.say("kick", seat=0) == "done"
            assert await bo.close_code() == 4005
            assert await mallory.say("door", door="open") == "done"
            assert await bo.make(NIM, path="/api/quick", visibility="public") != code


async def test_a_room_is_offered_while_its_host_is_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "TEND", 0.05)
    monkeypatch.setattr(lobby, "AWAY_MS", 500)
    with serve(test_config(tmp_path)) as served:
        async with guests(served.url, 2) as (anna, bo):
            code = await anna.make(NIM, visibility="public")
            await bo.get("/api/me")

            async def offered() -> list[str]:
                return [listed["code"] for listed in (await bo.get("/api/rooms"))["rooms"]]

            async def wait_until_offered(wanted: list[str]) -> None:
                async with asyncio.timeout(PATIENCE):
                    while await offered() != wanted:
                        await asyncio.sleep(0.02)

            await wait_until_offered([])
            await anna.join(code)
            await wait_until_offered([code])
            assert await bo.make(NIM, path="/api/quick", visibility="public") == code
            await bo.join(code)
            await anna.leave()
            # A spectator does not keep it listed.
            await wait_until_offered([])
