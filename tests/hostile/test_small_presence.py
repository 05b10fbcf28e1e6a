"""Everyone in a room was told of every join and leave, so one guest could keep all others busy."""

import pytest

from fairplay.server.rooms import presence
from tests.server.room_client import NIM, Guest, guests, leaving
from tests.serving import Served

pytestmark = pytest.mark.anyio


async def test_many_joins_are_told_together(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PAUSE", 1.0)
    async with guests(served.url, 1) as (anna,):
        code = await anna.make(NIM)
        await anna.join(code)
        assert await anna.say("sit", name="Anna") == "done"
        async with leaving([Guest(served.url) for _ in range(30)]) as others:
            before = anna.kinds.count("presence")
            for number, one in enumerate(others, start=1):
                await one.join(code)
                # A newcomer learns at once who is there.
                await one.until(lambda one=one: "presence" in one.kinds)  # type: ignore[misc]
                assert one.presence == {
                    "kind": "presence",
                    "here": [True, False],
                    "watching": number,
                }
            await anna.until(lambda: anna.presence["watching"] == 30)
            # A busy machine may need more than one pause. It was 30 messages before.
            assert anna.kinds.count("presence") - before <= 10
        await anna.until(lambda: anna.presence["watching"] == 0)
        assert anna.presence["here"] == [True, False]


async def test_a_single_change_is_told_at_once(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without waiting for the pause, which here never ends."""
    async with guests(served.url, 2) as (anna, bo):
        code = await anna.make(NIM)
        await anna.join(code)
        live = served.services.hub.rooms[code]
        live.presence._next = 0.0
        monkeypatch.setattr(presence, "PAUSE", 3600.0)
        await bo.join(code)
        await anna.until(lambda: anna.presence["watching"] == 2)
