"""What clients should not send. Each has its code, and nobody else is affected."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from fairplay.protocol import CLOSE_CODES, MAX_FRAME
from tests.raw import send_all, upgraded
from tests.server.room_client import (
    NIM,
    RACE,
    Guest,
    guests,
    playing,
    same,
    seated,
    short_countdown,
)
from tests.serving import Served, served_once, until

pytestmark = pytest.mark.anyio


served = served_once(
    short_countdown,
    commands_burst=40,
    sockets_per_guest=3,
    sockets_per_address=60,
    spectators_per_room=1,
)


@pytest.fixture(autouse=True)
def _no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that no input causes a warning or an error in the log."""
    yield
    records = caplog.get_records("call")
    assert [r.getMessage() for r in records if r.levelno >= logging.WARNING] == []


@pytest.fixture
async def anna(served: Served) -> AsyncIterator[Guest]:
    """A guest with a seat in her own room."""
    async with guests(served.url, 1) as (anna,):
        await seated([anna], NIM)
        yield anna


async def raw(guest: Guest, frame: str | bytes) -> dict[str, Any]:
    """Send a frame and return the next message."""
    assert guest.socket
    before = len(guest.frames)
    await guest.socket.send(frame)
    await guest.until(lambda: len(guest.frames) > before or guest.closed)
    found: dict[str, Any] = json.loads(guest.frames[before])
    return found


# -- invalid frames --------------------------------------------------------------------------------

NOT_UNDERSTOOD = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"ping"',
    "{}",
    '{"kind":"ping"}',
    '{"cmd":"x"}',
    '{"kind":"dance","cmd":"x"}',
    '{"kind":7,"cmd":"x"}',
    '{"kind":"ping","cmd":7}',
    '{"kind":"ping","cmd":""}',
    '{"kind":"ping","cmd":"%s"}' % ("x" * 41),
    '{"kind":"ping","cmd":"x","more":1}',
    '{"kind":"sit","cmd":"x"}',
    '{"kind":"sit","cmd":"x","name":""}',
    '{"kind":"sit","cmd":"x","name":"%s"}' % ("n" * 25),
    '{"kind":"sit","cmd":"x","name":"n","seat":-1}',
    '{"kind":"sit","cmd":"x","name":"n","seat":6}',
    '{"kind":"sit","cmd":"x","name":"n","seat":1e999}',
    '{"kind":"sit","cmd":"x","name":"n","seat":"1"}',
    '{"kind":"bot","cmd":"x","level":11}',
    '{"kind":"ready","cmd":"x","ready":1}',
    '{"kind":"ready","cmd":"x","ready":true,"seed":"mine"}',
    '{"kind":"claim","cmd":"x","a":"000001"}',
    json.dumps({"kind": "claim", "cmd": "x", "a": ["1"] * 17}),
    '{"kind":"claim","cmd":"x","a":["%s"]}' % ("1" * 17),
    '{"kind":"move","cmd":"x","move":"%s"}' % ("1" * 201),
    '{"kind":"say","cmd":"x","phrase":"anything else"}',
    '{"kind":"outage","cmd":"x","ms":5}',
    '{"kind":"deal","cmd":"x"}',
    '{"kind":"idle","cmd":"x"}',
    '{"kind":"created","cmd":"x"}',
    "[" * 4000,
    '{"kind":"ping","cmd":"x"} {"kind":"ping","cmd":"y"}',
    '{"kind":"ping","cmd":"\\ud800"}',
    '{"kind":"ping","cmd":"a\\u0000b"}',
    '{"kind":"ping","cmd":"a b"}',
    '{"kind":"ping","cmd":"é"}',
]


@pytest.mark.parametrize("frame", NOT_UNDERSTOOD)
async def test_an_invalid_frame_is_refused(anna: Guest, frame: str) -> None:
    answer = await raw(anna, frame)
    assert (answer["kind"], answer["code"]) == ("error", "error-command")
    assert answer["params"]["reason"]
    assert (await anna.do("ping"))["kind"] == "pong"


async def test_too_many_invalid_frames_close_the_socket(anna: Guest) -> None:
    assert anna.socket
    for _ in range(21):
        await anna.socket.send("?")
    assert await anna.close_code() == CLOSE_CODES["error-frames"] == 4011


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x00\x01", 1003),
        (b'{"kind":"ping","cmd":"x"}', 1003),
        ("x" * (MAX_FRAME + 1), 1009),
        ("å" * MAX_FRAME, 1009),
        ("x" * 1_000_000, 1009),
        (b"x" * 1_000_000, 1009),
    ],
)
async def test_frames_that_close_the_socket(
    served: Served, anna: Guest, frame: str, code: int
) -> None:
    """Also while the room is busy: the others play on, and this guest may reconnect."""
    async with guests(served.url, 1) as (bo,):
        await bo.join(anna.room["code"])
        await bo.send("sit", name="Bo")
        assert anna.socket
        for number in range(20):
            await bo.send("rename", name=f"B{number}")
        await anna.socket.send(frame)
        assert await anna.close_code() == code
        assert await bo.say("rename", name="Bo") == "done"
        await anna.join(anna.room["code"])
        await same([anna, bo])


async def test_text_that_is_not_utf8(anna: Guest) -> None:
    assert anna.socket
    await anna.socket.send(b"\xff\xfe", text=True)
    assert await anna.close_code() == 1007


async def test_longest_accepted_frame(anna: Guest) -> None:
    command = '{"kind":"ping","cmd":"x"}'
    answer = await raw(anna, command + " " * (MAX_FRAME - len(command)))
    assert answer["kind"] == "pong"


@pytest.mark.parametrize("name", ["a\0b", "\ud83d\ude00", "'; DROP TABLE event; --", "%s{}<b>"])
async def test_odd_names_of_players(anna: Guest, name: str) -> None:
    assert await anna.say("rename", name=name) == "done"
    assert anna.room["seats"][0]["name"] == name.replace("\0", "").encode(
        "utf-16", "surrogatepass"
    ).decode("utf-16")


# -- valid commands that are refused ---------------------------------------------------------------


async def test_commands_that_are_refused(served: Served) -> None:
    async with guests(served.url, 3) as (anna, bo, cleo):
        code = await playing([anna, bo], NIM)
        await cleo.join(code)
        seq = anna.seq
        for guest, kind, fields, reason in (
            (bo, "move", {"move": "2→1"}, "error-not-your-turn"),
            (anna, "move", {"move": "9→1"}, "error-no-heap"),
            (anna, "move", {"move": "x"}, "error-move-syntax"),
            (anna, "claim", {"a": ["000001"]}, "error-other-game"),
            (anna, "call", {}, "error-other-game"),
            (anna, "ready", {}, "error-room-phase"),
            (anna, "start", {}, "error-room-phase"),
            (anna, "bot", {}, "error-room-phase"),
            (anna, "rematch", {}, "error-room-phase"),
            (anna, "sit", {"name": "Anna"}, "error-room-phase"),
            (anna, "takeback", {}, "error-undo"),
            (anna, "decline", {}, "error-takeback-none"),
            (anna, "say", {"phrase": "hello"}, "error-chat-off"),
            (anna, "kick", {"seat": 1}, "error-kick-playing"),
            (bo, "kick", {"seat": 0}, "error-kick-playing"),
            (bo, "door", {"door": "locked"}, "error-not-host"),
            (bo, "admit", {"tag": "0" * 8}, "error-not-host"),
            (anna, "admit", {"tag": "0" * 8}, "error-ask-none"),
            (cleo, "ask", {"name": "Cleo"}, "error-room-phase"),
            (bo, "close", {}, "error-not-host"),
            (bo, "hint", {}, "error-not-your-turn"),
            (cleo, "sit", {"name": "Cleo"}, "error-room-phase"),
            (cleo, "resign", {}, "error-not-seated"),
            (cleo, "stand", {}, "error-not-seated"),
            (cleo, "rename", {"name": "x"}, "error-not-seated"),
        ):
            answer = await guest.do(kind, **fields)
            assert (answer["kind"], answer["seq"]) == ("answer", 0), (kind, answer)
            assert answer["answer"]["code"] == reason, kind
        await same([anna, bo, cleo])
        assert anna.seq == seq


async def test_a_full_room(served: Served) -> None:
    async with guests(served.url, 3) as players:
        code = await seated(players[:2], NIM)
        await players[2].join(code)
        assert await players[2].say("sit", name="Cleo") == "error-room-full"
        assert await players[2].say("sit", name="Cleo", seat=1) == "error-room-full"


async def test_undealt_cards_cannot_be_claimed(served: Served) -> None:
    async with guests(served.url, 2) as players:
        await playing(players, RACE)
        anna = players[0]
        seen = {*anna.room["table"]["cards"]}
        for number in range(1, 16):
            card = f"{number:04b}"
            expected = "wrong" if card in seen else "error-claim-card"
            assert await anna.say("claim", a=[card]) == expected


# -- refused connections ---------------------------------------------------------------------------


async def closed_with(guest: Guest, code: str, **options: Any) -> tuple[int, str]:
    """The close code of a socket, and the message before it."""
    await guest.open(code, **options)
    number = await guest.close_code()
    message = json.loads(guest.frames[-1])
    assert message["kind"] == "error"
    assert CLOSE_CODES[message["code"]] == number
    return number, message["code"]


@pytest.mark.parametrize("code", ["ABCDEF", "A", "%00", "x" * 300, "%F0%9F%98%80"])
async def test_a_room_that_does_not_exist(served: Served, code: str) -> None:
    async with guests(served.url, 1) as (anna,):
        assert await closed_with(anna, code) == (4004, "error-room-unknown")
        answer = await anna.request("GET", f"/api/rooms/{code}")
        assert answer.status_code in (400, 404, 422)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
async def test_foreign_origins(served: Served, anna: Guest, origin: str) -> None:
    other = Guest(served.url)
    code = anna.room["code"]
    assert await closed_with(other, code, headers={"Origin": origin}) == (4003, "error-origin")
    assert other.cookie is None
    answer = await anna.request(
        "POST", "/api/rooms", json={"game": NIM}, headers={"Origin": origin}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "error-origin")


async def test_own_origin(served: Served, anna: Guest) -> None:
    await anna.leave()
    await anna.join(anna.room["code"], headers={"Origin": served.url})
    assert anna.you["seat"] == 0


async def test_a_forged_cookie_makes_a_new_guest(served: Served, anna: Guest) -> None:
    assert anna.cookie
    for forged in (anna.cookie[:-2] + "xx", anna.cookie.partition(".")[0], "x", "é", "a" * 3000):
        eve = Guest(served.url, forged)
        try:
            await eve.join(anna.room["code"])
        except (UnicodeEncodeError, httpx.HTTPError):
            continue
        assert eve.you == {"seat": None, "host": False, "waits": None}
        assert eve.cookie != forged
        assert await eve.say("close") == "error-not-host"
        await eve.leave()


async def test_too_many_sockets_of_one_guest(served: Served, anna: Guest) -> None:
    code = anna.room["code"]
    others = [await Guest(served.url, anna.cookie).join(code) for _ in range(2)]
    again = Guest(served.url, anna.cookie)
    assert await closed_with(again, code) == (4010, "error-too-many-sockets")
    clients = served.services.hub.rooms[code].audience.clients
    await others.pop().leave()
    await until(lambda: len(clients) == 2)
    await again.join(code)
    for guest in (*others, again):
        await guest.leave()


async def test_spectators_are_limited(served: Served, anna: Guest) -> None:
    """There is a reserve of as many places as seats, since spectators may want to sit down."""
    code = anna.room["code"]
    watching = [await Guest(served.url).join(code) for _ in range(3)]
    assert await closed_with(Guest(served.url), code) == (4012, "error-spectators")
    # A seated player is always let in.
    other = await Guest(served.url, anna.cookie).join(code)
    for guest in (*watching, other):
        await guest.leave()


async def test_commands_come_at_a_bounded_rate(served: Served) -> None:
    async with guests(served.url, 1) as (anna,):
        await seated([anna], NIM)
        names = [await anna.send("ping") for _ in range(1000)]
        assert await anna.close_code() == CLOSE_CODES["error-rate"] == 4008
        answered = [anna.answers[name] for name in names if name in anna.answers]
        refused = [answer for answer in answered if answer["kind"] == "answer"]
        assert len(answered) - len(refused) < 100
        assert {answer["answer"]["code"] for answer in refused} == {"error-rate"}


# -- random input ----------------------------------------------------------------------------------

KINDS = st.sampled_from(["sit", "claim", "move", "ready", "ping", "kick", "say", "bot", "hint"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["kind", "cmd", "a", "b", "name", "seat"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)
COMMANDS = st.fixed_dictionaries(
    {"kind": KINDS, "cmd": st.text(min_size=1, max_size=40)},
    optional=dict.fromkeys(("name", "seat", "a", "b", "move", "ready", "level", "phrase"), JSON),
)
FRAMES = st.lists(
    st.binary(max_size=100)
    | st.text(max_size=100)
    | JSON.map(json.dumps)
    | COMMANDS.map(json.dumps)
    | COMMANDS.map(lambda one: json.dumps(one, ensure_ascii=False)),
    min_size=1,
    max_size=8,
)
#: Random bytes after a correct handshake.
NOISE = st.lists(st.binary(min_size=1, max_size=200), min_size=1, max_size=4)


@settings(max_examples=25)
@given(frames=FRAMES)
def test_fuzzed_frames(served: Served, frames: list[str | bytes]) -> None:
    async def send() -> None:
        async with guests(served.url, 2) as (anna, eve):
            code = await seated([anna], NIM)
            await eve.join(code)
            assert eve.socket
            try:
                for frame in frames:
                    await eve.socket.send(frame)
            except (ConnectionClosed, UnicodeEncodeError):
                pass
            assert await anna.say("rename", name="Anna") == "done"
            await eve.leave()
            await eve.join(code)
            await same([anna, eve])

    asyncio.run(send())


@settings(max_examples=15)
@given(noise=NOISE)
def test_noise_instead_of_frames(served: Served, noise: list[bytes]) -> None:
    async def send() -> None:
        async with guests(served.url, 1) as (anna,):
            code = await seated([anna], NIM)
            with upgraded(served, code) as connection:
                for piece in noise:
                    send_all(connection, piece)
            assert await anna.say("rename", name="Anna") == "done"

    asyncio.run(send())


def test_server_still_works_afterwards(served: Served) -> None:
    with served.client() as client:
        assert client.get("/healthz").json() == {"status": "ok"}
        assert client.get("/readyz").status_code == 200
