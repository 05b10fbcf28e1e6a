"""A backup without the latest events replaces the database: rooms continue from what it has."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from fairplay.cli.terminal.remote import room_session
from fairplay.messages import Messages
from fairplay.protocol import (
    Failed,
    Happened,
    MatchOptions,
    RoomOptions,
    RoomView,
    SeatView,
    Welcome,
    You,
)
from fairplay.server.rooms import upkeep
from fairplay.server.store import EventRow, Store
from fairplay.vocabulary import Sentence
from tests.server.logs import write
from tests.server.room_client import NIM, Guest, guests, playing, same, seated
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio

GAME = {"type": "match", "position": "nim:9,9"}


@pytest.fixture
def served(tmp_path: Path, database_url: str) -> Iterator[Served]:
    with serve(test_config(tmp_path, database=database_url, **FAST)) as server:
        yield server


@pytest.fixture
def looking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the server check its logs all the time."""
    monkeypatch.setattr(upkeep, "LOOK", 0.05)


def cut(store: Store, code: str, length: int) -> list[EventRow]:
    """Cut the end off a log, and return what is lost."""
    lost = store.events_after(code, length)
    with store.engine.begin() as connection:
        cutting = "DELETE FROM event WHERE room = :room AND seq > :seq"
        connection.execute(text(cutting), {"room": code, "seq": length})
        if not length:
            connection.execute(text("DELETE FROM room WHERE code = :room"), {"room": code})
    return lost


def kinds(guest: Guest) -> list[str]:
    return [kind for kind in guest.kinds if kind in ("rewound", "welcome", "resumed")]


async def rewound(*players: Guest) -> None:
    """Wait until all players have been told."""
    for player in players:
        await player.until(lambda player=player: kinds(player)[-2:] == ["rewound", "welcome"])  # type: ignore[misc]


async def test_next_command_detects_a_cut_log(served: Served) -> None:
    store = served.services.store
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], GAME)
        start = anna.seq
        assert await anna.say("move", "first", move="9→8") == "done"
        assert await bo.say("move", move="9→7") == "done"
        assert len(cut(store, code, start)) == 2
        # The command is judged by the log: no heap has 8, since nothing has been played.
        assert await anna.say("move", move="8→6") == "error-no-heap"
        await rewound(anna, bo)
        assert anna.room["match"]["played"] == 0
        # The earlier answer is forgotten together with its event.
        del anna.answers["first"]
        assert (await anna.do("move", "first", move="9→8"))["seq"] == start + 1
        assert await bo.say("move", move="9→7") == "done"
        await same([anna, bo])
        rows = store.events_after(code, 0)
        assert [row.seq for row in rows] == list(range(1, anna.seq + 1))
        assert [row.at for row in rows][-1] == anna.at == bo.at


@pytest.mark.usefixtures("looking")
async def test_periodic_check_detects_a_cut_log(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], GAME | {"clock": {"initial_ms": 60_000}})
        live = served.services.hub.rooms[code]
        assert live.timer is not None
        cut(served.services.store, code, 3)
        await rewound(anna, bo)
        assert (anna.seq, anna.room["phase"], anna.room["match"]) == (3, "waiting", None)
        # The clock of a game that has not begun does not run.
        await until(lambda: live.timer is None)
        await same([anna, bo])


@pytest.mark.usefixtures("looking")
async def test_log_of_equal_length_with_other_events(served: Served) -> None:
    store = served.services.store
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        assert await anna.say("rename", name="Lost") == "done"
        (lost,) = cut(store, code, anna.seq - 1)
        await write(store, _other(lost, 0, "Found"))
        await rewound(anna, bo)
        # The server may have looked between the cut and the write.
        await until(lambda: anna.room["seats"][0]["name"] == "Found")
        # The log has grown past what the server knew, with other events.
        assert await anna.say("rename", name="Lost again") == "done"
        (lost,) = cut(store, code, anna.seq - 1)
        await write(store, *(_other(lost, n, f"Found {n}") for n in range(3)))
        await until(lambda: anna.room["seats"][0]["name"] == "Found 2")
        await rewound(anna, bo)
        await same([anna, bo])


def _other(row: EventRow, number: int, name: str) -> EventRow:
    parts = (row.seq + number, row.player, f"other{name}", "rename", {"name": name})
    return EventRow(*parts, row.at + 1 + number, row.room)


@pytest.mark.usefixtures("looking")
@pytest.mark.parametrize("regrown", [0, 1, 2])
async def test_a_returning_client_is_told(served: Served, regrown: int) -> None:
    """Also when the log is as long as before, or longer: the time of an event identifies it."""
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        assert await anna.say("rename", name="Lost") == "done"
        await same([anna, bo])
        await bo.leave()
        cut(served.services.store, code, bo.seq - 1)
        await rewound(anna)
        for number in range(regrown):
            assert await anna.say("rename", name=f"Found {number}") == "done"
        await bo.join(code, after=bo.seq)
        assert kinds(bo) == ["rewound", "welcome"]
        await same([anna, bo])
        assert bo.room["seats"][0]["name"] == (f"Found {regrown - 1}" if regrown else "P0")


async def test_a_false_claim_of_seen_events_affects_nobody_else(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna], NIM)
        await bo.join(code, after=999_999_999)
        assert kinds(bo) == ["rewound", "welcome"]
        assert kinds(anna) == ["welcome"]
        assert await anna.say("rename", name="Anna") == "done"
        await same([anna, bo])


@pytest.mark.usefixtures("looking")
async def test_a_missing_room(served: Served) -> None:
    async with guests(served.url, 3) as (anna, bo, eva):
        code = await playing([anna, bo], GAME | {"clock": {"initial_ms": 60_000}})
        live = served.services.hub.rooms[code]
        assert live.timer is not None
        cut(served.services.store, code, 0)
        assert [await anna.close_code(), await bo.close_code()] == [4004, 4004]
        assert json.loads(anna.frames[-1])["params"] == {"room": code}
        await eva.join(code)
        assert await eva.close_code() == 4004
        assert code not in served.services.hub.rooms
        assert live.timer is None


async def test_a_command_in_a_missing_room(served: Served) -> None:
    async with guests(served.url, 1) as (anna,):
        code = await seated([anna], NIM)
        cut(served.services.store, code, 0)
        await anna.send("rename", name="Anna")
        assert await anna.close_code() == 4004
        assert code not in served.services.hub.rooms


async def test_every_room_is_compared_after_an_outage(served: Served) -> None:
    """A log of the same length could be appended to; after an outage its length proves nothing."""
    hub, store = served.services.hub, served.services.store
    async with guests(served.url, 1) as (anna,):
        code = await seated([anna], NIM)
        assert await anna.say("rename", name="Lost") == "done"
        (lost,) = cut(store, code, anna.seq - 1)
        await write(store, _other(lost, 0, "Found"))
        hub.doubts += 1  # as hub.trouble does
        assert await anna.say("ready") == "done"
        await rewound(anna)
        assert anna.room["seats"][0] == {**anna.room["seats"][0], "name": "Found", "ready": True}
        assert store.events_after(code, 0)[-1].kind == "ready"


def test_terminal_rewinds() -> None:
    options = RoomOptions(MatchOptions("nim:1,2"))
    seats = [SeatView("Anna"), SeatView("Bo")]
    nothing = dict.fromkeys(
        ("asked", "seed_hash", "seed", "nonces", "next_hash", "unused", "match", "table")
    )
    plain = {"code": "C", "options": options, "phase": "waiting", "seats": seats, "rematch": []}
    plain |= {"title": Sentence("game-nim-title"), "terms": []}
    numbers = dict.fromkeys(("host", "first", "game", "begins_at"), 0)
    view = msgspec.convert({**plain, **numbers, **nothing}, RoomView, from_attributes=True)
    session = room_session(options, "Anna", lambda *_: None, ("", ""), Messages("en"))
    you = You(0, True)
    session.inbox.extend(
        [
            Welcome(7, 0, view, you, [], 70),
            Happened(8, 80, "rename", 1, {"seats": [seats[0], SeatView("Lost")]}),
            Failed("error-room-rewound"),
            Welcome(5, 0, view, you, [], 50),
            Happened(6, 95, "rename", 1, {"seats": [seats[0], SeatView("Bea")]}),
        ]
    )
    shown = "\n".join(str(one) for one in session.tick())
    assert not session.error
    assert re.search("went wrong on our side", shown)
    assert session.viewpoint.mirror.seq == 6
    assert session.viewpoint.mirror.room.seats[1].name == "Bea"
