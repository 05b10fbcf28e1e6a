"""What is written can be read back, on both databases."""

import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairplay.server.clock import Clock, leader
from fairplay.server.store import EventRow, Key, RoomRow, Snapshot, StorageError, Store, lobby
from fairplay.server.store.purging import purge
from fairplay.server.store.statements import Statements
from tests.server.logs import event, log, room, stopped_clock, write

pytestmark = pytest.mark.anyio

SAME_DATABASE = settings(
    max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


async def test_a_log_is_read_in_order(store: Store) -> None:
    await write(store, *log("B", 3), *log("A", 12))
    assert store.load("A") == (None, log("A", 12))
    assert store.events_after("A", 9) == log("A", 12)[9:]
    assert store.events_after("A", 2, limit=3) == log("A", 12)[2:5]
    assert store.events_after("A", 12) == []
    assert store.load("C") == (None, [])


async def test_a_snapshot_stands_for_the_events_before_it(store: Store) -> None:
    body = '{"pile": ["100110"], "note": "håll"}'.encode()
    events = log("A", 9)
    await write(store, *events[:6])
    await write(store, events[6], snapshot=Snapshot("A", 7, body))
    await write(store, *events[7:])
    assert store.load("A") == (Snapshot("A", 7, body), events[7:])


async def test_a_newer_snapshot_replaces_an_older_one(store: Store) -> None:
    await write(store, *log("A", 1), snapshot=Snapshot("A", 1, b'{"a":1}'))
    await write(store, log("A", 2)[1], snapshot=Snapshot("A", 2, b'{"a":2}'))
    assert store.load("A") == (Snapshot("A", 2, b'{"a":2}'), [])
    await write(store, log("A", 3)[2], snapshot=Snapshot("A", 1, b'{"a":9}'))
    assert store.load("A") == (Snapshot("A", 2, b'{"a":2}'), log("A", 3)[2:])


async def test_an_event_is_found_by_its_command(store: Store) -> None:
    events = log("A", 4)
    await write(store, *events, event("A", 5, cmd_id=""))
    assert store.find_event("A", events[2].player, events[2].cmd_id) == events[2]
    assert store.find_event("A", "someone else", events[2].cmd_id) is None
    assert store.find_event("B", events[2].player, events[2].cmd_id) is None
    assert store.find_event("A", events[2].player, "") is None
    assert sorted(store.commands("A")) == sorted((e.player, e.cmd_id) for e in events)
    assert store.commands("B") == []


TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)


@SAME_DATABASE
@given(player=TEXT, cmd_id=TEXT, kind=TEXT, body=st.dictionaries(TEXT, JSON, max_size=4))
async def test_every_event_round_trips(
    store: Store, player: str, cmd_id: str, kind: str, body: dict[str, object]
) -> None:
    code = f"R{len(store.open_rooms())}"
    row = EventRow(1, player, cmd_id, kind, body, 2**52, code)
    listed = room(code, game=kind, options=body)
    await write(store, row, room=listed)
    assert store.load(code) == (None, [row])
    assert store.room(code) == listed
    assert store.find_event(code, player, cmd_id) == (row if cmd_id else None)


def end(length: int) -> tuple[int, int]:
    return length, event("", length).at


async def test_ends(store: Store) -> None:
    for code, length in (("A", 3), ("B", 1), ("C", 7)):
        await write(store, *log(code, length), room=room(code))
    assert store.ends(["A", "C", "nowhere"]) == {"A": end(3), "C": end(7)}
    assert store.ends([]) == {}
    assert store.ends([*(f"X{n}" for n in range(2000)), "B"]) == {"B": end(1)}


async def test_events_of_many_rooms_at_once(store: Store) -> None:
    for code, length in (("A", 3), ("B", 9), ("C", 1)):
        await write(store, *log(code, length), room=room(code))
    asked = {"A": 2, "B": 3, "C": 2, "nowhere": 1, "it's": 1}
    assert store.events_from(asked, 4) == {"A": log("A", 3)[1:], "B": log("B", 9)[2:6]}
    assert store.events_from({}, 4) == {}
    many = {f"X{number}": 1 for number in range(2000)}
    assert store.events_from(many | {"B": 9}, 64) == {"B": log("B", 9)[8:]}


def listed(number: int, visibility: str, status: str, free: int) -> RoomRow:
    return room(
        f"R{number:03}",
        visibility=visibility,
        status=status,
        free=free,
        created_at=number // 2,
        host=f"h{number % 3}",
        address=f"a{number % 2}",
    )


ROOMS = [
    listed(number, visibility, status, free)
    for number, (visibility, status, free) in enumerate(
        (visibility, status, free)
        for visibility in ("public", "unlisted", "private")
        for status in ("waiting", "playing", "over", "closed")
        for free in (0, 1, 3)
    )
]


async def rooms_written(store: Store) -> None:
    for row in ROOMS:
        await write(store, event(row.code, 1, at=row.created_at), room=row)


async def test_the_lobby_lists_public_rooms_that_wait_with_somebody_there(store: Store) -> None:
    await rooms_written(store)
    wanted = [
        row for row in ROOMS if (row.visibility, row.status) == ("public", "waiting") and row.free
    ]
    assert wanted
    lobby.attend(store.engine, [row.code for row in ROOMS], now=100)
    found, end = lobby.page(store.engine, now=100, limit=50)
    assert end is None
    assert sorted(row.code for row in found) == sorted(row.code for row in wanted)
    assert lobby.page(store.engine, now=101 + lobby.AWAY_MS, limit=50) == ([], None)


async def test_open_rooms_in_pages(store: Store) -> None:
    await rooms_written(store)
    found: list[RoomRow] = []
    while page := store.open_rooms(after=found[-1].code if found else "", limit=10):
        assert len(page) <= 10
        found += page
    assert found == [row for row in ROOMS if row.status != "closed"]


async def test_idle_rooms_are_those_without_a_recent_event(store: Store) -> None:
    for code, status, last in (("A", "waiting", 50), ("B", "over", 500), ("C", "closed", 5)):
        await write(store, event(code, 1, at=1), room=room(code, status=status, changed_at=1))
        await write(store, event(code, 2, at=last))
    assert store.idle_rooms(before=100) == [("A", 50)]
    assert store.idle_rooms(before=1000) == [("A", 50), ("B", 500)]
    assert store.idle_rooms(before=1000, limit=1) == [("A", 50)]


async def test_closed_rooms_are_purged_with_their_logs(store: Store) -> None:
    for code, status, changed in (("A", "closed", 5), ("B", "closed", 50), ("C", "over", 5)):
        listed = room(code, status=status, changed_at=changed)
        await write(store, *log(code, 3), room=listed)
        await write(store, log(code, 4)[3], snapshot=Snapshot(code, 4, b"{}"))
    assert purge(store.engine, 0, unplayed_before=50) == 4
    assert purge(store.engine, 0, unplayed_before=50) == 0
    assert store.load("A") == (None, [])
    assert store.room("A") is None
    assert store.load("B") == (Snapshot("B", 4, b"{}"), [])
    assert store.ends("ABC") == {"B": end(4), "C": end(4)}


def test_keys_are_renewed_when_they_are_old(store: Store) -> None:
    assert store.keys() == []
    first, second = Key(1, "first", 1000), Key(2, "second", 2000)
    assert store.renew_key("first", 1000, max_age=500) == [first]
    assert store.renew_key("early", 1499, max_age=500) == [first]
    assert store.renew_key("second", 2000, max_age=500) == [second, first]
    assert store.drop_keys(before=2000) == 1
    assert store.keys() == [second]


def test_all_processes_get_the_same_key(store: Store, database_url: str) -> None:
    others = [Store.open(database_url) for _ in range(4)]
    start = threading.Barrier(len(others))
    found: list[list[Key]] = []

    def renew(one: Store, secret: str) -> None:
        start.wait()
        found.append(one.renew_key(secret, 1000, max_age=500))

    threads = [
        threading.Thread(target=renew, args=(one, f"secret {number}"))
        for number, one in enumerate(others)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one in others:
        one.close()
    assert found == [store.keys()] * 4
    assert len(store.keys()) == 1


def test_heartbeats(store: Store) -> None:
    for process, at in [("one", 5), ("two", 6), ("one", 7), ("three", 1)]:
        store.beat(process, stopped_clock(at))
    assert {name: beat.at for name, beat in store.beats().items()} == {
        "one": 7,
        "two": 6,
        "three": 1,
    }
    store.forget_processes("one", before=6)
    assert [*store.beats()] == ["two"]


def test_processes_store_their_clock_offset(store: Store) -> None:
    clock = Clock()
    clock.set(store.time(clock) + 3_600_000)
    ahead = store.beat("one", clock)
    assert abs(ahead - 3_600_000) < 30_000
    assert store.beats()["one"].ahead == ahead
    assert leader(store.beats(), store.time(clock)) == "one"


async def test_readers_run_in_threads(store: Store) -> None:
    await write(store, *log("A", 2))
    assert await store.call(store.events_after, "A", 0, limit=1) == log("A", 1)
    here = threading.get_ident()
    assert await store.call(threading.get_ident) != here
    store.ping()


async def test_errors_of_a_reader_are_storage_errors(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE event")
    with pytest.raises(StorageError):
        await store.call(store.load, "A")


def test_appending_scans_no_table(postgres_url: str) -> None:
    """PostgreSQL keeps the plan of a frequent statement while the table grows."""
    store = Store.open(postgres_url)
    with store.engine.begin() as connection:
        for statement in (Statements("postgresql").events, Statements("postgresql").causes):
            explained = connection.exec_driver_sql(f"EXPLAIN {statement}", {"batch": "[]"})
            plan = explained.scalars().all()
            assert any("Index" in line for line in plan)
            assert not any("Seq Scan" in line for line in plan)
    store.close()
