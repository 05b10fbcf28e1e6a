"""Finding 18: 1005 rooms made in 15 s stayed for 30 days, sockets wrote 30 GB a day, and the purge
deleted only 100 rooms a minute."""

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event as sa_event
from sqlalchemy import text

from fairplay.server.rooms import upkeep
from fairplay.server.rooms.spending import EVENT_BYTES, MEGABYTE
from fairplay.server.store import Store, lobby, size, usage
from fairplay.server.store.purging import EVENTS, purge
from fairplay.server.store.tables import CLOSED
from tests.server.logs import event, journal_of, log, room, write
from tests.server.room_client import NIM, RACE, Guest, guests, playing, seated
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio

DAY = usage.DAY_MS


async def refusal(guest: Guest) -> tuple[int, str]:
    answer = await guest.request("POST", "/api/rooms", json={"game": NIM})
    return answer.status_code, answer.json().get("code", "")


async def make_and_close(guest: Guest) -> None:
    code = await guest.make(NIM)
    await guest.join(code)
    await guest.send("close")
    assert await guest.close_code() == 4006


@pytest.mark.parametrize("owner", ["guest", "address"])
async def test_rooms_made_in_a_day_are_limited(tmp_path: Path, owner: str) -> None:
    """Rooms that are closed at once count, too. Another guest at the same address may make some."""
    config = test_config(tmp_path, **FAST, **{f"rooms_per_{owner}_day": 3})
    with serve(config) as served:
        async with guests(served.url, 2) as (mallory, anna):
            for _ in range(3):
                await make_and_close(mallory)
            assert await refusal(mallory) == (429, "error-rooms-day")
            await anna.get("/api/me")
            assert (await refusal(anna))[0] == (429 if owner == "address" else 200)
    # The limit survives the process.
    with serve(config) as served:
        mallory.url = served.url
        assert await refusal(mallory) == (429, "error-rooms-day")


@pytest.mark.parametrize("owner", ["guest", "address"])
async def test_what_is_written_in_a_day_is_limited(
    tmp_path: Path, owner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fairplay.server.rooms.spending.EVENT_BYTES", MEGABYTE // 4)
    config = test_config(tmp_path, **FAST, **{f"megabytes_per_{owner}_day": 1})
    with serve(config) as served:
        async with guests(served.url, 2) as (mallory, anna):
            code = await seated([mallory], RACE)
            answers = [await mallory.say("rename", name=f"M{n}") for n in range(6)]
            assert answers == ["done"] * 3 + ["error-written-day"] * 3
            # Neither a new socket nor a new guest at the same address brings more.
            await mallory.leave()
            await mallory.join(code)
            assert await mallory.say("rename", name="M") == "error-written-day"
            await anna.join(code)
            wanted = "done" if owner == "guest" else "error-written-day"
            assert await anna.say("sit", name="A") == wanted
    with serve(config) as served:
        hub = served.services.hub
        mallory.url = anna.url = served.url
        await mallory.join(code)
        # A new process learns the sum with its first write.
        assert await mallory.say("rename", name="M8") == "done"
        hub._loop.call_soon_threadsafe(lambda: hub.spawn(upkeep.store_usage(hub)))
        await until(lambda: any(a.over for a in hub.spending._accounts.values()))
        assert await mallory.say("rename", name="M9") == "error-written-day"
        await mallory.leave()


@pytest.mark.parametrize("owner", ["guest", "address"])
async def test_a_running_game_is_played_to_its_end(
    tmp_path: Path, owner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A school shares an address: what others have written there must not stop a player."""
    monkeypatch.setattr("fairplay.server.rooms.spending.EVENT_BYTES", MEGABYTE // 4)
    config = test_config(tmp_path, **FAST, **{f"megabytes_per_{owner}_day": 1})
    with serve(config) as served:
        async with guests(served.url, 3) as (anna, bo, cleo):
            await playing([anna, bo], {**NIM, "position": "nim:5", "first": 0}, chat=True)
            accounts = served.services.hub.spending._accounts.values()
            for player, move in ((anna, "5→4"), (bo, "4→3"), (anna, "3→2"), (bo, "2→1")):
                assert await player.say("move", move=move) == "done"
            assert any(account.over for account in accounts)
            assert await anna.say("say", phrase="hello") == "error-written-day"
            await cleo.join(str(anna.room["code"]))
            assert await cleo.say("move", move="1→0") != "done"
            assert await anna.say("move", move="1→0") == "done"
            assert anna.room["phase"] == "over"
            assert await anna.say("rematch") == "error-written-day"


async def test_padding_costs_nothing(tmp_path: Path) -> None:
    """A frame full of spaces used as much of a school's quota as thirty moves."""
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 2) as (anna, bo):
            await playing([anna, bo], {**NIM, "position": "nim:5", "first": 0})
            before = served.services.hub.spending.of_guest(anna_id(served, anna)).spent
            assert anna.socket
            await anna.socket.send('{"kind":"move","cmd":"padded",' + " " * 3900 + '"move":"5→4"}')
            await anna.until(lambda: "padded" in anna.answers)
            spent = served.services.hub.spending.of_guest(anna_id(served, anna)).spent - before
            assert 0 < spent < 400


def anna_id(served: Served, guest: Guest) -> str:
    known = served.services.guests.read(guest.cookie or "")
    assert known
    return known.id


async def test_quota_resets_with_the_day(tmp_path: Path) -> None:
    with serve(test_config(tmp_path, megabytes_per_guest_day=1)) as served:
        spending = served.services.hub.spending
        account = spending.of_guest("g")
        account.spend(2 * MEGABYTE)
        pending = spending.pending()
        assert pending == {"guest g": 2 * MEGABYTE + EVENT_BYTES}
        spending.learn(7, {"guest g": 3 * MEGABYTE})
        assert (account.over, account.spent, spending.pending()) == (True, 3 * MEGABYTE, {})
        spending.learn(8, {})
        assert not account.over


def test_sums_of_all_processes(store: Store, database_url: str) -> None:
    other = Store.open(database_url)
    assert usage.spend(store.engine, 1, {"guest a": 5, "guest b": 1}) == {
        "guest a": 5,
        "guest b": 1,
    }
    assert usage.spend(other.engine, 1, {"guest a": 7}) == {"guest a": 12}
    assert usage.spend(other.engine, 2, {"guest a": 1}) == {"guest a": 1}
    assert usage.spend(other.engine, 2, {}) == {}
    assert usage.forget(store.engine, 2) == 2
    assert usage.spend(store.engine, 1, {"guest a": 1}) == {"guest a": 1}
    other.close()


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ({"stored_rooms": 2}, "rooms"),
        ({"stored_megabytes": 1}, "megabytes"),
        ({"disk_margin_megabytes": 100_000_000}, "disk"),
    ],
)
async def test_a_full_server_refuses_rooms_and_games_go_on(
    tmp_path: Path, setting: dict[str, int], reason: str
) -> None:
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 1) as (anna,):
            code = await seated([anna], RACE)
            await anna.make(NIM)
        with served.services.store.engine.begin() as connection:
            connection.execute(text("CREATE TABLE ballast (data BLOB)"))
            connection.execute(text("INSERT INTO ballast VALUES (zeroblob(2000000))"))
    with serve(test_config(tmp_path, **FAST, **setting)) as served:
        async with guests(served.url, 1) as (bo,):
            anna.url = served.url
            await bo.get("/api/me")
            assert await refusal(bo) == (503, "error-rooms-full")
            assert (await bo.get("/readyz")) == {"status": "ok", "rooms": "full"}
            measures = served.services.metrics.text().decode()
            assert f'fairplay_full{{reason="{reason}"}} 1.0' in measures
            await anna.join(code)
            assert await anna.say("rename", name="A") == "done"
            await anna.leave()


async def test_the_last_room_is_counted_at_once(tmp_path: Path) -> None:
    """The database is asked now and then; in between, the rooms that this process makes count."""
    with serve(test_config(tmp_path, stored_rooms=3)) as served:
        async with guests(served.url, 1) as (mallory,):
            for _ in range(3):
                await mallory.make(NIM)
            assert await refusal(mallory) == (503, "error-rooms-full")


async def test_purged_pages_count_as_free(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    await write(store, *(event("A", seq, body={"x": "y" * 3000}) for seq in range(1, 101)))
    await write(store, event("A", 101), room=room("A", status=CLOSED))
    full = size.measure(store.engine)
    while purge(store.engine, 0, 10**15):
        pass
    less = size.measure(store.engine)
    assert (full.rooms, less.rooms) == (1, 0)
    assert full.free is not None
    assert less.free is not None
    assert full.bytes - less.bytes > 200_000
    store.close()


def test_the_size_of_postgresql(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    found = size.measure(store.engine)
    assert found.bytes > 1_000_000
    assert found.free is None
    store.close()


# -- the purge -------------------------------------------------------------------------------------


async def closed_rooms(store: Store, number: int, played: int, changed_at: int) -> None:
    async with journal_of(store) as journal:
        for n in range(number):
            code = f"R{played}-{changed_at}-{n}"
            row = room(code, status=CLOSED, played=played, changed_at=changed_at)
            journal.append(event(code, 1), row)


async def test_rooms_without_a_game_are_kept_briefly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand rooms, made and closed, are deleted after an hour, in one sweep."""
    later = [0]
    monkeypatch.setattr(upkeep, "SWEEP", 0.05)
    monkeypatch.setattr(upkeep, "BITE", 0.0)
    with serve(test_config(tmp_path)) as served:
        hub, store = served.services.hub, served.services.store
        now = hub.now()
        await closed_rooms(store, 1005, played=0, changed_at=now)
        await closed_rooms(store, 2, played=1, changed_at=now)
        assert size.measure(store.engine).rooms == 1007
        monkeypatch.setattr(hub, "now", lambda: now + later[0])
        later[0] = 61 * 60_000
        await until(lambda: size.measure(store.engine).rooms == 2)
        later[0] = 29 * DAY
        assert size.measure(store.engine).rooms == 2
        later[0] = 31 * DAY
        await until(lambda: size.measure(store.engine).rooms == 0)


async def test_a_long_room_is_purged_in_batches(store: Store) -> None:
    """Each batch is small, and what remains in between is the beginning of the log."""
    length = 2 * EVENTS + 50
    async with journal_of(store) as journal:
        for one in log("A", length - 1):
            journal.append(one)
        await journal.append(event("A", length), room("A", status=CLOSED))
    assert purge(store.engine, 0, 10) == EVENTS
    assert store.load("A") == (None, log("A", length - EVENTS))
    assert purge(store.engine, 0, 10) == EVENTS
    assert purge(store.engine, 0, 10) == 50
    assert (purge(store.engine, 0, 10), store.load("A"), store.room("A")) == (0, (None, []), None)


def test_no_table_is_read_to_find_a_few_rooms(store: Store) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, parameters))

    sa_event.listen(store.engine, "before_cursor_execute", note)
    purge(store.engine, 5, 5)
    store.idle_rooms(5)
    lobby.page(store.engine, 5, 50, lobby.Cursor(1, 2, "A"))
    lobby.alike(store.engine, 5, "wanted", "me")
    sa_event.remove(store.engine, "before_cursor_execute", note)
    assert len(asked) == 5
    for statement, parameters in asked:
        plan = explained(store, statement, parameters)
        assert not re.search(r"SCAN (room|event|attendance)\b(?! USING)|Seq Scan", plan), plan


def explained(store: Store, statement: str, parameters: Any) -> str:
    with store.engine.begin() as connection:
        explain = "EXPLAIN QUERY PLAN"
        if connection.dialect.name == "postgresql":
            explain = "EXPLAIN"
            # Without this setting PostgreSQL always scans a small table.
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        rows = connection.exec_driver_sql(f"{explain} {statement}", parameters)
        return "\n".join(str(row) for row in rows)
