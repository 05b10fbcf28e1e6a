"""Acknowledged events are stored once and in order, whatever happens meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from fairplay.server.store import (
    APPENDED,
    BusyError,
    Collided,
    Entry,
    EventRow,
    Journal,
    Outcome,
    Repeated,
    Snapshot,
    StorageError,
    Store,
    database,
)
from fairplay.server.store.batch import write
from tests.server.logs import event, journal_of, log, room

pytestmark = pytest.mark.anyio

SAME_DATABASE = settings(
    max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture
async def journal(store: Store) -> AsyncIterator[Journal]:
    async with journal_of(store) as journal:
        yield journal


async def test_an_appended_event_is_stored(store: Store, journal: Journal) -> None:
    for one in log("A", 3):
        assert await journal.append(one) == APPENDED
        assert store.events_after("A", one.seq - 1) == [one]
    assert journal.waiting == 0


async def test_a_seq_is_taken_once(store: Store, journal: Journal) -> None:
    await asyncio.gather(*map(journal.append, log("A", 3)))
    assert await journal.append(event("A", 2, cmd_id="late")) == Collided(3)
    assert await journal.append(event("A", 3, cmd_id="late")) == Collided(3)
    assert store.load("A") == (None, log("A", 3))


async def test_a_gap_is_refused(store: Store, journal: Journal) -> None:
    assert await journal.append(event("A", 2)) == Collided(0)
    assert await journal.append(event("A", 1)) == APPENDED
    assert await journal.append(event("A", 3)) == Collided(1)
    assert store.load("A") == (None, log("A", 1))


async def test_a_command_is_stored_once(store: Store, journal: Journal) -> None:
    await asyncio.gather(*map(journal.append, log("A", 3)))
    first = {"player": "guest1", "cmd_id": "cmd1"}
    assert await journal.append(event("A", 4, **first)) == Repeated(1)
    assert await journal.append(event("A", 2, **first)) == Repeated(1)
    assert await journal.append(event("A", 9, **first)) == Repeated(1)
    assert await journal.append(event("A", 4, player="other", cmd_id="cmd1")) == APPENDED
    assert await journal.append(event("B", 1, **first)) == APPENDED
    assert len(store.events_after("A", 0)) == 4


async def test_events_without_a_command_may_repeat(journal: Journal) -> None:
    for seq in (1, 2, 3):
        assert await journal.append(event("A", seq, player="", cmd_id="")) == APPENDED
    assert await journal.append(event("A", 3, player="", cmd_id="")) == Collided(3)


async def test_event_room_and_snapshot_are_stored_atomically(
    store: Store, journal: Journal
) -> None:
    await journal.append(event("A", 1), room("A", status="waiting"))
    stored, refused = Snapshot("A", 2, b'{"a":2}'), Snapshot("A", 3, b'{"a":3}')
    assert await journal.append(event("A", 2), room("A", status="playing"), stored) == APPENDED
    late = event("A", 2, cmd_id="late")
    assert await journal.append(late, room("A", status="closed"), refused) == Collided(2)
    again = event("A", 3, player="guest1", cmd_id="cmd1")
    assert await journal.append(again, room("A", status="closed"), refused) == Repeated(1)
    assert store.room("A") == room("A", status="playing")
    assert store.load("A") == (stored, [])


async def test_events_of_one_room_can_be_pipelined(store: Store, journal: Journal) -> None:
    outcomes = await asyncio.gather(*map(journal.append, log("A", 50)))
    assert outcomes == [APPENDED] * 50
    assert store.load("A") == (None, log("A", 50))


async def test_waiting_entries_are_committed_together(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []

    def counted(cursor: Any, statements: Any, batch: Any) -> Any:
        batches.append(len(batch))
        return write(cursor, statements, batch)

    monkeypatch.setattr("fairplay.server.store.writer.write", counted)
    outcomes = await asyncio.gather(*(journal.append(event(f"R{n}", 1)) for n in range(300)))
    assert outcomes == [APPENDED] * 300
    assert batches == [300]


# -- laws ---------------------------------------------------------------------------------------

NAMES = st.tuples(st.sampled_from(["", "p", "q"]), st.sampled_from(["", "x", "y", "z"]))
#: A room, the number of the first event, and the players and commands.
SMALL = st.tuples(st.sampled_from("AB"), st.integers(0, 5), st.lists(NAMES, min_size=1, max_size=3))
Small = tuple[str, int, list[tuple[str, str]]]


def entry(prefix: str, number: int, small: Small) -> Entry:
    code, first, names = small
    body = {"number": number}
    return Entry(
        tuple(
            event(prefix + code, first + place, player=player, cmd_id=cmd_id, body=body)
            for place, (player, cmd_id) in enumerate(names)
        )
    )


async def outcome_of(journal: Journal, entry: Entry) -> Outcome:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    journal.put(entry, future.set_result)
    outcome = await future
    assert isinstance(outcome, Outcome)
    return outcome


class Model:
    """The slow definition of appending."""

    def __init__(self) -> None:
        self.rooms: dict[str, list[EventRow]] = {}

    def append(self, entry: Entry) -> Outcome:
        events = self.rooms.setdefault(entry.code, [])
        length = len(events)
        for row in entry.events:
            done = [old for old in events if row.cmd_id and name(old) == name(row)]
            if done or row.seq != len(events) + 1:
                del events[length:]
                first = [old for old in events if name(old) == name(entry.events[0])]
                named = first and entry.events[0].cmd_id
                return Repeated(first[0].seq) if named else Collided(length)
            events.append(row)
        return APPENDED


def name(row: EventRow) -> tuple[str, str]:
    return row.player, row.cmd_id


#: An unused prefix of room codes per example, since all examples share one database.
PREFIXES = (f"{number}-" for number in count())


@SAME_DATABASE
@given(smalls=st.lists(SMALL, max_size=40))
async def test_appending_equals_the_definition(store: Store, smalls: list[Small]) -> None:
    prefix, model = next(PREFIXES), Model()
    async with journal_of(store) as journal:
        for number, small in enumerate(smalls):
            made = entry(prefix, number, small)
            assert await outcome_of(journal, made) == model.append(made)
    for code, events in model.rooms.items():
        assert store.load(code) == (None, events)


@SAME_DATABASE
@given(smalls=st.lists(st.tuples(st.booleans(), SMALL), min_size=2, max_size=40))
async def test_stored_events_are_the_acknowledged_ones(
    store: Store, database_url: str, smalls: list[tuple[bool, Small]]
) -> None:
    """All at once, through two journals."""
    prefix, other = next(PREFIXES), Store.open(database_url)
    async with journal_of(store) as one, journal_of(other) as two:
        sent = [entry(prefix, number, small) for number, (_, small) in enumerate(smalls)]
        outcomes = await asyncio.gather(
            *(
                outcome_of(one if first else two, made)
                for made, (first, _) in zip(sent, smalls, strict=True)
            )
        )
    other.close()
    stored = [row for code in "AB" for row in store.events_after(prefix + code, 0)]
    acknowledged = [
        row
        for made, got in zip(sent, outcomes, strict=True)
        if got == APPENDED
        for row in made.events
    ]
    assert sorted(stored, key=key) == sorted(acknowledged, key=key)
    for code in "AB":
        events = store.events_after(prefix + code, 0)
        assert [row.seq for row in events] == list(range(1, len(events) + 1))
    for made, outcome in zip(sent, outcomes, strict=True):
        if isinstance(outcome, Repeated):
            row = made.events[0]
            found = store.find_event(row.room, row.player, row.cmd_id)
            assert found is not None
            assert found.seq == outcome.seq


def key(row: EventRow) -> tuple[str, int]:
    return row.room, row.seq


async def test_one_of_many_wins_each_seq(store: Store, database_url: str) -> None:
    """Players at two processes claim as fast as they can, and retry when they are late."""
    other = Store.open(database_url)
    won: list[EventRow] = []

    async def play(journal: Journal, player: str) -> None:
        for code in ("A", "B"):
            seq, claims = 1, 0
            while claims < 5:
                row = event(code, seq, player=player, cmd_id=f"claim {claims}")
                match await journal.append(row):
                    case Collided(head):
                        seq = head + 1
                    case outcome:
                        assert outcome == APPENDED
                        won.append(row)
                        seq, claims = seq + 1, claims + 1

    async with journal_of(store) as one, journal_of(other) as two:
        await asyncio.gather(
            *(
                play(journal, f"{name}{n}")
                for name, journal in (("p", one), ("q", two))
                for n in range(4)
            )
        )
    other.close()
    for code in ("A", "B"):
        events = store.events_after(code, 0)
        assert [row.seq for row in events] == list(range(1, 41))
        assert events == sorted((row for row in won if row.room == code), key=key)


async def test_two_processes_never_deadlock(store: Store, database_url: str) -> None:
    """Each appends to the same rooms, in opposite orders, which could deadlock."""
    codes = [f"R{n}" for n in range(40)]
    other = Store.open(database_url)

    async def race(journal: Journal, player: str, order: list[str]) -> list[Outcome]:
        return [
            outcome
            for seq in range(1, 11)
            for outcome in await asyncio.gather(
                *(journal.append(event(code, seq, player=player)) for code in order)
            )
        ]

    async with journal_of(store) as one, journal_of(other) as two:
        races = race(one, "p", codes), race(two, "q", codes[::-1])
        outcomes = [outcome for part in await asyncio.gather(*races) for outcome in part]
    other.close()
    assert outcomes.count(APPENDED) == sum(len(store.events_after(code, 0)) for code in codes)


# -- limits and shutdown ------------------------------------------------------------------------


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """Hold the write lock."""
    with database.transaction(store.engine, writes=True) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("LOCK TABLE event IN EXCLUSIVE MODE"))
        yield


async def test_a_full_queue_refuses_at_once(store: Store) -> None:
    async with journal_of(store, limit=3) as journal:
        with locked(store):
            waiting = [journal.append(event(code, 1)) for code in "ABC"]
            with pytest.raises(BusyError, match="3 entries wait"):
                journal.append(event("D", 1))
        assert await asyncio.gather(*waiting) == [APPENDED] * 3
        assert await journal.append(event("D", 1)) == APPENDED


async def test_a_lasting_lock_is_an_error(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCK_MS", 100)
    store = Store.open(database_url)
    async with journal_of(store) as journal:
        with locked(store):
            with pytest.raises(StorageError, match="lock"):
                await journal.append(event("A", 1), room("A"))
            assert isinstance(journal.trouble, StorageError)
        assert store.room("A") is None
        assert await journal.append(event("A", 1)) == APPENDED
        assert journal.trouble is None
    store.close()


async def test_closing_stores_waiting_entries(store: Store) -> None:
    journal = Journal(store.engine, durable=False)
    waiting = [journal.append(one) for one in (*log("A", 20), *log("B", 3))]
    await journal.close()
    assert [future.result() for future in waiting] == [APPENDED] * 23
    with pytest.raises(StorageError, match="closed"):
        journal.append(event("A", 21))
    await journal.close()


async def test_a_cancelled_caller_does_no_harm(store: Store, journal: Journal) -> None:
    given_up, waiting = journal.append(event("A", 1)), journal.append(event("B", 1))
    given_up.cancel()
    assert await waiting == APPENDED
    assert await journal.append(event("A", 2)) == APPENDED
    assert store.load("A") == (None, log("A", 2))
    assert journal.waiting == 0


@pytest.mark.parametrize(
    "bad",
    [
        {"body": {"a": object()}},
        {"body": {"a": "\ud800"}},
        {"cmd_id": "x\0y"},
        {"player": "\0"},
    ],
    ids=["object", "surrogate", "nul", "nul-player"],
)
async def test_a_failed_entry_does_not_fail_others(
    store: Store, journal: Journal, bad: dict[str, Any]
) -> None:
    rows = [event("A", 1), event("B", 1, **bad), event("C", 1)]
    first, second, third = await asyncio.gather(*map(journal.append, rows), return_exceptions=True)
    assert (first, third) == (APPENDED, APPENDED)
    assert isinstance(second, StorageError)
    assert "this cannot be stored" in str(second)
    assert store.load("B") == (None, [])
