"""Concurrent commands of a room are judged one after another and stored together."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fairplay.server.store import BusyError, Entry, Journal, Store
from fairplay.server.store.batch import write
from tests.server.room_client import (
    NIM,
    RACE,
    Guest,
    guests,
    leaving,
    playing,
    same,
    seated,
    short_countdown,
)
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", autouse=True)
def _short_countdown() -> Iterator[None]:
    with short_countdown():
        yield


class Held:
    """A journal that holds back its entries until it is released."""

    def __init__(self, served: Served) -> None:
        self.hub, self.entries = served.services.hub, list[tuple[Entry, Any]]()
        self.journal: Journal = self.hub.journal

    def let_go(self) -> None:
        """Store what was held back, and from now on everything at once."""
        del self.journal.put
        for held in self.entries:
            self.hub._loop.call_soon_threadsafe(self.journal.put, *held)

    def put(self, entry: Entry, told: Any) -> None:
        self.entries.append((entry, told))

    async def asked(self, code: str, number: int) -> None:
        """Wait until this many commands wait for the next round."""
        await until(lambda: len(self.hub.rooms[code].rounds._pending) == number)


@asynccontextmanager
async def held(served: Served, guest: Guest) -> AsyncIterator[Held]:
    """Make the journal slow, with a first command in flight."""
    slow = Held(served)
    slow.journal.put = slow.put  # type: ignore[method-assign]
    first = asyncio.create_task(guest.say("rename", name="First"))
    await until(lambda: slow.entries)
    yield slow
    slow.let_go()
    assert await first == "done"


def sizes_of_entries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of events in each stored entry."""
    sizes: list[int] = []
    put = Journal.put

    def counted(self: Journal, entry: Entry, told: Any) -> None:
        sizes.append(len(entry.events))
        put(self, entry, told)

    monkeypatch.setattr(Journal, "put", counted)
    return sizes


async def check_stored(served: Served, code: str, players: list[Guest]) -> None:
    """Check that all players have received what is stored, and no command is stored twice."""
    await same(players)
    rows = served.services.hub.store.events_after(code, 0)
    assert [row.seq for row in rows] == list(range(1, players[0].seq + 1))
    names = [(row.player, row.cmd_id) for row in rows if row.cmd_id]
    assert len(names) == len({*names})


async def test_waiting_commands_are_stored_together(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = sizes_of_entries(monkeypatch)
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        async with held(served, anna) as slow:
            sizes.clear()
            names = [f"{guest}{n}" for n in range(3) for guest in "AB"]
            tasks = [
                asyncio.create_task((anna if name[0] == "A" else bo).say("rename", name=name))
                for name in names
            ]
            await slow.asked(code, 6)
        assert await asyncio.gather(*tasks) == ["done"] * 6
        assert sizes == [1, 6]
        await check_stored(served, code, [anna, bo])
        assert [seat["name"] for seat in anna.room["seats"]] == ["A2", "B2"]


async def test_commands_of_a_round_are_judged_in_order(served: Served) -> None:
    """If two players claim the same cards in one round, one gets them and the other is late."""
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], RACE)
        claim = anna.claim()
        async with held(served, anna) as slow:
            one = asyncio.create_task(bo.say("claim", **claim))
            await slow.asked(code, 1)
            two = asyncio.create_task(anna.say("claim", **claim))
            await slow.asked(code, 2)
        assert (await one, await two) == ("taken", "late")
        # The late player hears of it after the event that was faster.
        kinds = [frame[:16] for frame in anna.frames[-2:]]
        assert kinds == ['{"kind":"event",', '{"kind":"answer"']
        await check_stored(served, code, [anna, bo])


async def test_a_command_sent_twice_in_one_round_is_applied_once(served: Served) -> None:
    async with guests(served.url, 1) as (anna,):
        code = await seated([anna], NIM)
        async with held(served, anna) as slow:
            for name in ("twice", "twice", "other", "twice"):
                await anna.send("rename", name, name=name)
            await slow.asked(code, 4)
        await anna.until(lambda: "other" in anna.answers and anna.kinds[-1] == "answer")
        assert anna.answers["twice"]["seq"] == anna.answers["other"]["seq"] - 1
        await anna.do("ping")
        await check_stored(served, code, [anna])


def full(cursor: Any, statements: Any, batch: dict[str, Entry]) -> Any:
    """Simulate a disk with space for one event, but not for several."""
    if any(len(entry.events) > 1 for entry in batch.values()):
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error
    return write(cursor, statements, batch)


def busy(self: Journal, entry: Entry, told: Any, put: Any = Journal.put) -> None:
    if len(entry.events) > 1:
        raise BusyError("too many wait")
    put(self, entry, told)


@pytest.mark.parametrize("trouble", ["error-storage", "error-server-busy"])
async def test_a_failed_round_is_refused_and_can_be_sent_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    async with guests(served.url, 1) as (anna,):
        code = await seated([anna], NIM)
        if trouble == "error-storage":
            monkeypatch.setattr("fairplay.server.store.writer.write", full)
        else:
            monkeypatch.setattr(Journal, "put", busy)
        names = [f"n{n}" for n in range(4)]
        async with held(served, anna) as slow:
            tasks = [asyncio.create_task(anna.say("rename", n, name=n)) for n in names]
            await slow.asked(code, 4)
        assert await asyncio.gather(*tasks) == [trouble] * 4
        for name in names:
            del anna.answers[name]
        assert [await anna.say("rename", n, name=n) for n in names] == ["done"] * 4
        await check_stored(served, code, [anna])


async def test_commands_from_before_a_restart_are_not_repeated(tmp_path: Path) -> None:
    """Not even in one round with new commands, which are applied."""
    config = test_config(tmp_path, **FAST)
    with serve(config) as before:
        async with guests(before.url, 1) as (anna,):
            code = await seated([anna], NIM)
            assert await anna.say("rename", "old", name="Old") == "done"
            seq = anna.seq
    with serve(config) as served:
        async with leaving([Guest(served.url, anna.cookie)]) as (again,):
            await again.join(code)
            async with held(served, again) as slow:
                for name in ("new", "old", "newer"):
                    await again.send("rename", name, name=name)
                await slow.asked(code, 3)
            await again.until(lambda: {"new", "old", "newer"} <= {*again.answers})
            assert again.answers["old"]["seq"] == seq
            assert again.answers["new"]["seq"] == seq + 2
            assert again.answers["newer"]["seq"] == seq + 3
            await check_stored(served, code, [again])


async def test_late_claims_are_refused_without_reading_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when most answers are forgotten, and after a restart. Applied commands are known."""
    monkeypatch.setattr("fairplay.server.rooms.replies.MOST", 3)
    asked: list[str] = []
    for method in (Store.find_event, Store.commands):

        def counted(self: Store, *args: Any, method: Any = method) -> Any:
            asked.append(method.__name__)
            return method(self, *args)

        monkeypatch.setattr(Store, method.__name__, counted)
    config = test_config(tmp_path, **FAST)
    with serve(config) as served:
        async with guests(served.url, 2) as (anna, bo):
            code = await playing([anna, bo], RACE)
            claim, late = anna.claim(), {"move": "1→0"}
            assert await anna.say("claim", "first", **claim) == "taken"
            done = anna.answers.pop("first")
            for number in range(8):
                assert await bo.say("rename", name=f"B{number}") == "done"
                assert await bo.say("claim", **claim) == "late"
                assert await anna.say("move", **late) == "error-other-game"
            assert asked == []
            again = await anna.do("claim", "first", **claim)
            assert (again["seq"], again["answer"]) == (done["seq"], done["answer"])
            assert asked == ["find_event"]
    asked.clear()
    with serve(config) as served:
        async with leaving([Guest(served.url, anna.cookie)]) as (anna,):
            await anna.join(code)
            for _ in range(3):
                assert await anna.say("move", **late) == "error-other-game"
            assert asked == ["commands"]
            again = await anna.do("claim", "first", **claim)
            assert (again["seq"], again["answer"]) == (done["seq"], done["answer"])
            assert asked == ["commands", "find_event"]
