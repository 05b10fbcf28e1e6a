"""Finding 9: handshakes were not limited, and 6,000 room codes were guessed in 10 s."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.protocol import CLOSE_CODES, CODE_LENGTHS, CODE_SIGNS, read_code
from fairplay.server.errors import Refusal
from fairplay.server.rooms.creating import new_code
from fairplay.server.rooms.guesses import UNKNOWN, Guesses
from fairplay.server.store import Store
from tests.server.room_client import NIM, Guest, guests
from tests.serving import Served, serve, test_config

pytestmark = pytest.mark.anyio

#: So slow that the bucket does not refill while a test runs.
MISSES = {"misses_per_minute": 1, "misses_burst": 10}
WAYS = ("/api/rooms/{}", "/api/rooms/{}/replay", "/api/rooms/{}/export")


@contextmanager
def counted_lookups(patch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """Count how often the database is asked about rooms."""
    asked: Counter[str] = Counter()
    for name in ("room", "events_after"):
        real = getattr(Store, name)

        def counting(self: Store, code: str, *rest: object, _real: object = real) -> object:
            asked[code] += 1
            return _real(self, code, *rest)  # type: ignore[operator]

        patch.setattr(Store, name, counting)
    yield asked


async def end_of(guest: Guest, code: str) -> str:
    """What the socket of a room sends before it is closed."""
    await guest.open(code)
    number = await guest.close_code()
    said = str(json.loads(guest.frames[-1])["code"])
    assert CLOSE_CODES[said] == number
    return said


async def test_misses_are_counted_over_all_ways(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve(test_config(tmp_path, **MISSES)) as served:
        async with guests(served.url, 2) as (anna, eve):
            with counted_lookups(monkeypatch) as asked:
                found = []
                for number in range(60):
                    code = new_code("public")
                    if number % 4:
                        path = WAYS[number % 4 - 1].format(code)
                        found.append((await eve.request("GET", path)).json()["code"])
                    else:
                        found.append(await end_of(eve, code))
                assert Counter(found) == {UNKNOWN: 10, "error-rate": 50}
                assert len(asked) == 10, "nothing is looked up for those who guess"
            # A room in use can still be found.
            code = await anna.make(NIM)
            async with guests(served.url, 1) as (bo,):
                await served_room(served, code)
                await bo.join(code)
                assert bo.room["code"] == code


async def served_room(served: Served, code: str) -> None:
    """Load a room, as it is when someone is in it."""
    loop = served.services.hub._loop
    await asyncio.wrap_future(
        asyncio.run_coroutine_threadsafe(served.services.hub.open(code), loop)
    )


async def test_concurrent_guesses_share_the_limit(tmp_path: Path) -> None:
    with serve(test_config(tmp_path, **MISSES)) as served:
        async with guests(served.url, 40) as strangers:
            found = await asyncio.gather(*(end_of(one, new_code("public")) for one in strangers))
            assert Counter(found) == {UNKNOWN: 10, "error-rate": 30}


async def test_hits_cost_nothing(tmp_path: Path) -> None:
    with serve(test_config(tmp_path, **MISSES)) as served:
        async with guests(served.url, 1) as (anna,):
            for _ in range(15):
                code = await anna.make(NIM)
                for path in WAYS:
                    assert (await anna.request("GET", path.format(code))).status_code == 200


async def test_handshakes_come_at_a_bounded_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = test_config(tmp_path, handshakes_per_second=1, handshakes_burst=5)
    with serve(config) as served, counted_lookups(monkeypatch) as asked:
        async with guests(served.url, 40) as strangers:
            found = Counter([await end_of(one, new_code("public")) for one in strangers])
        assert found["error-rate"] >= 30
        assert found[UNKNOWN] == len(asked) <= 10


def look(hit: bool) -> None:
    if not hit:
        raise Refusal(404, UNKNOWN)


@given(st.lists(st.booleans(), max_size=60), st.integers(1, 5))
def test_only_misses_are_counted(hits: list[bool], burst: int) -> None:
    guesses, misses = Guesses(1, burst), 0
    for hit in hits:
        said = ""
        try:
            with guesses.one("a"):
                look(hit)
        except Refusal as error:
            said = error.code
        assert said == ("error-rate" if misses == burst else "" if hit else UNKNOWN)
        misses += said == UNKNOWN


def test_codes_of_unlisted_rooms_cannot_be_guessed() -> None:
    assert len(CODE_SIGNS) ** CODE_LENGTHS["unlisted"] > 10**14
    assert CODE_LENGTHS["public"] == 6


@given(st.sampled_from(["public", "unlisted", "private"]), st.data())
def test_a_printed_code_is_read_back(visibility: str, data: st.DataObject) -> None:
    code = new_code(visibility)  # type: ignore[arg-type]
    marks = data.draw(
        st.lists(st.sampled_from(["", "-", " ", "."]), min_size=len(code), max_size=len(code))
    )
    typed = "".join(mark + sign for mark, sign in zip(marks, code, strict=True))
    assert read_code(typed.lower()) == read_code(typed) == code
