"""Guests reported a name a thousand times, and other rooms waited. A reader thread wrote each
report, bypassing the journal, and in SQLite the threads of one process wait for each other."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, event

from fairplay.play.room import UnreadableError
from fairplay.server.rooms.requests import ADDRESS_REPORTS, REPORTS
from fairplay.server.store import NameReport, Store
from fairplay.server.store.store import MAX_REPORTS
from tests.server.room_client import NIM, guests, seated
from tests.serving import Served, until


@contextmanager
def writers(store: Store) -> Iterator[Counter[str]]:
    """Count the write transactions that begin meanwhile, by thread name."""
    begun = Counter[str]()

    def begins(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            begun[threading.current_thread().name.partition("_")[0]] += 1

    event.listen(store.engine, "begin", begins)
    try:
        yield begun
    finally:
        event.remove(store.engine, "begin", begins)


async def reports(served: Served, code: str, address: str, count: int) -> list[str]:
    """Let new guests of an address each report the second player once. Returns their answers."""
    async with guests(served.url, count) as crowd:
        for guest in crowd:
            guest.address = address
            await guest.join(code)
        return list(await asyncio.gather(*(guest.say("report", seat=1) for guest in crowd)))


@pytest.mark.anyio
async def test_reports_of_an_address_are_limited(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        told = await reports(served, code, "127.0.0.2", ADDRESS_REPORTS + 5)
        assert Counter(told) == {"done": ADDRESS_REPORTS, "error-rate": 5}
        assert await anna.say("report", seat=1) == "done", "another address still may"
        kept = served.services.store.reports()
        assert len(kept) == MAX_REPORTS


@pytest.mark.anyio
async def test_a_refusal_by_address_costs_a_guest_nothing(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        await reports(served, code, "127.0.0.1", ADDRESS_REPORTS)
        assert {await anna.say("report", seat=1) for _ in range(REPORTS + 1)} == {"error-rate"}
        await anna.leave()
        anna.address = "127.0.0.2"
        await anna.join(code)
        assert await anna.say("report", seat=1) == "done"


def test_stored_reports_are_bounded(store: Store) -> None:
    sent = [NameReport("ABCDEF", "bo", f"g{n:02}", 1, "Bo", n) for n in range(MAX_REPORTS + 3)]
    for report in sent:
        store.report(report)
    kept = sent[:MAX_REPORTS]
    assert store.reports() == kept[::-1]
    newer = NameReport("ABCDEF", "bo", "g00", 1, "Bob", 99)
    store.report(newer)
    assert store.reports()[0] == newer, "who is among them may report a newer name"
    other = NameReport("ABCDEF", "cleo", "g12", 2, "Cleo", 100)
    store.report(other)
    assert len(store.reports()) == MAX_REPORTS + 1


@pytest.mark.anyio
async def test_writes_of_strangers_go_through_the_journal(served: Served) -> None:
    """Everything a stranger can cause to be written: a room, events, reports, a revoked guest."""
    services = served.services
    with writers(services.store) as begun:
        async with guests(served.url, 3) as (anna, bo, cleo):
            code = await seated([anna, bo], NIM)
            await cleo.join(code)
            assert await cleo.say("report", seat=1) == "done"
            assert (await cleo.request("DELETE", "/api/me")).status_code == 200
            before = begun.total()
            error = UnreadableError("no")
            services.hub._loop.call_soon_threadsafe(services.hub.set_aside, code, error)
            await until(lambda: services.store.aside(code))
        assert begun.total() > before
    assert set(begun) == {"journal"}
