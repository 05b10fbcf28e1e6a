"""A host won by kicking the opponent, and a kicked player came back as somebody else."""

import asyncio
from collections import Counter

import msgspec
import pytest

from fairplay.errors import InputError
from fairplay.play.room import Event, apply, read_event, tag_of
from fairplay.play.room.door import MAX_ASKING
from fairplay.play.room.noise import ASK_AGAIN_MS
from fairplay.protocol import AnyCommand
from fairplay.server.rooms.at_doors import PER_ADDRESS, AtDoors
from tests.play.room_log import BO, CLEO, DAG, HOST, RoomLog, cards, match
from tests.server.room_client import NIM, Guest, guests, playing, seated, short_countdown
from tests.serving import FAST, Served, served_once, until

# -- only play wins a game -------------------------------------------------------------------------


@pytest.mark.parametrize("game", [match(), cards(seats=2), cards(seats=3)])
def test_no_kick_during_a_game(game: dict[str, object]) -> None:
    led = RoomLog(game).begin(HOST, BO)
    assert led.refused(HOST, "kick", seat=1) == "error-kick-playing"
    assert not led.room.seats[1].left


@pytest.mark.parametrize("game", [match(), cards(seats=2)])
def test_a_host_cannot_escape_by_closing_the_room(game: dict[str, object]) -> None:
    led = RoomLog(game).begin(HOST, BO)
    assert led.refused(HOST, "close") == "error-close-playing"
    led.do(HOST, "stand")
    if led.room.phase == "over":
        assert led.room.play is not None
        assert led.room.play.winners == (1,)


def test_a_host_who_plays_alone_can_close_the_room() -> None:
    led = RoomLog(match(), bots=[1]).begin(HOST)
    led.do(HOST, "close")
    assert led.room.phase == "closed"


def test_a_kick_cannot_leave_the_door_open() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"kick","cmd":"1","seat":1,"door":"open"}', type=AnyCommand)


def test_kick_between_games() -> None:
    led = RoomLog(match()).begin(HOST, BO)
    led.do(BO, "resign")
    led.do(HOST, "kick", seat=1, door="ask")
    assert led.room.seats[1].free


def test_an_older_log_with_such_a_kick_is_still_read() -> None:
    led = RoomLog(match()).begin(HOST, BO)
    kick = read_event(led.room.seq + 1, HOST, "k", "kick", {"seat": 1}, led.now, version=1)
    room, _ = apply(led.room, kick)
    assert room.play is not None
    assert room.play.winners == (0,)
    assert room.door == "open", "it says nothing about doors"
    after, _ = apply(room, Event(room.seq + 1, CLEO, "s", "sit", {"name": "Cleo"}, led.now))
    assert after.seats[1].name == "Cleo"


# -- doors -----------------------------------------------------------------------------------------


def test_after_a_kick_a_newcomer_asks() -> None:
    led = RoomLog(cards(seats=3)).seat(HOST, BO, CLEO)
    led.do(HOST, "kick", seat=1, door="ask")
    assert led.room.door == "ask"
    assert led.refused(DAG, "sit", name="Bo") == "error-ask-first"
    led.do(DAG, "ask", name="Bo")
    assert led.seen["asking"] == [{"name": "Bo", "tag": tag_of(DAG)}]
    assert led.room.seat_of(DAG) is None
    # A member may leave and come back.
    led.do(CLEO, "stand")
    led.do(CLEO, "sit", name="Cleo")


def test_a_refusal_is_no_ban() -> None:
    led = RoomLog(match(), door="ask").seat(HOST)
    led.do(BO, "ask", name="Bo")
    led.do(HOST, "admit", tag=tag_of(BO), admit=False)
    assert led.room.asking == ()
    assert led.room.kicked == frozenset()
    led.now += ASK_AGAIN_MS - 20_000
    with pytest.raises(InputError) as caught:
        led.do(BO, "ask", name="Bo")
    assert (caught.value.code, caught.value.params) == ("error-again", {"seconds": 20})
    led.do(CLEO, "ask", name="Cleo")  # others may still ask
    led.now += 20_000
    led.do(BO, "ask", name="Bo")
    led.do(HOST, "admit", tag=tag_of(BO), admit=True)
    assert led.room.seat_of(BO) == 1


def test_a_refusal_in_an_older_log_is_a_ban() -> None:
    led = RoomLog(match(), door="ask").seat(HOST)
    led.do(BO, "ask", name="Bo")
    body = {"tag": tag_of(BO), "admit": False}
    room, _ = apply(led.room, read_event(led.room.seq + 1, HOST, "a", "admit", body, led.now, 1))
    assert room.kicked == {BO}


def test_host_admits_or_refuses() -> None:
    led = RoomLog(cards(seats=4), door="ask").seat(HOST)
    for guest in (BO, CLEO):
        led.do(guest, "ask", name="x", seat=3)
    assert led.refused(BO, "admit", tag=tag_of(BO), admit=True) == "error-not-host"
    assert led.refused(HOST, "admit", tag=tag_of(DAG), admit=True) == "error-ask-none"
    led.do(HOST, "admit", tag=tag_of(BO), admit=True)
    assert led.room.seat_of(BO) == 3
    led.do(HOST, "admit", tag=tag_of(CLEO), admit=False, ban=True)
    assert led.room.asking == ()
    assert CLEO in led.room.kicked
    assert led.refused(CLEO, "ask", name="x") == "error-kicked"
    led.do(BO, "stand")
    assert led.refused(BO, "ask", name="Bo") == "error-ask-open"
    led.do(BO, "sit", name="Bo")
    assert led.refused(HOST, "ask", name="Anna") == "error-already-seated"


def test_asking_is_refused_where_it_is_not_needed() -> None:
    led = RoomLog(match()).seat(HOST)
    assert led.refused(BO, "ask", name="Bo") == "error-ask-open"
    led.do(HOST, "door", door="locked")
    assert led.refused(BO, "ask", name="Bo") == "error-room-locked"
    assert led.refused(BO, "sit", name="Bo") == "error-room-locked"
    assert led.refused(BO, "door", door="open") == "error-not-host"
    led.do(HOST, "door", door="ask")
    led.do(BO, "ask", name="Bo")
    led.do(BO, "ask", name="Bosse")
    assert [asker.name for asker in led.room.asking] == ["Bosse"]
    led.do(BO, "stand")
    assert led.room.asking == ()
    led.do(BO, "ask", name="Bo")
    led.do(HOST, "door", door="open")
    assert led.room.asking == ()
    led.do(BO, "sit", name="Bo")


def test_waiting_guests_are_limited() -> None:
    led = RoomLog(match(), door="ask").seat(HOST)
    for number in range(MAX_ASKING):
        led.do(f"guest-{number}-secret", "ask", name="x")
    assert led.refused(BO, "ask", name="x") == "error-ask-many"
    led.do("guest-0-secret", "ask", name="y")


def test_a_kick_does_not_open_a_locked_door() -> None:
    led = RoomLog(cards(seats=3)).seat(HOST, BO)
    led.do(HOST, "door", door="locked")
    led.do(HOST, "kick", seat=1, door="ask")
    assert led.seen["door"] == "locked"
    led.do(HOST, "bot", level=1)
    led.do(HOST, "door", door="open")
    led.do(HOST, "kick", seat=1, door="ask")
    assert led.seen["door"] == "open", "it was only a bot"


def test_guests_are_admitted_only_between_games() -> None:
    led = RoomLog(cards(seats=3), door="ask").seat(HOST)
    led.do(BO, "ask", name="Bo")
    led.do(HOST, "start")
    led.happen()
    assert led.refused(HOST, "admit", tag=tag_of(BO), admit=True) == "error-room-phase"
    with pytest.raises(InputError):
        led.do(CLEO, "ask", name="Cleo")


# -- over sockets and HTTP -------------------------------------------------------------------------


served = served_once(short_countdown, **FAST)


async def statuses(guest: Guest, code: str) -> set[tuple[int, str]]:
    """What a guest gets from a room over HTTP."""
    found = set()
    for path in ("", "/replay", "/export"):
        answer = await guest.request("GET", f"/api/rooms/{code}{path}")
        refused = answer.status_code != 200
        found.add((answer.status_code, answer.json()["code"] if refused else ""))
    return found


@pytest.mark.anyio
async def test_opponent_cannot_be_kicked_in_mid_game(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await playing([anna, bo], NIM)
        assert await anna.say("kick", seat=1) == "error-kick-playing"
        assert anna.room["phase"] == "playing"


@pytest.mark.anyio
async def test_a_match_is_ended_only_when_the_other_is_away(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], NIM)
        assert await anna.say("end") == "error-away-here"
        await bo.leave()
        await until(lambda: served.services.hub.rooms[code].presence._away)
        assert await anna.say("end") == "error-away-wait"
        for module in ("server.rooms.session", "play.room.judging"):
            monkeypatch.setattr(f"fairplay.{module}.AWAY_MS", 0)
        await bo.join(code)
        await until(lambda: not served.services.hub.rooms[code].presence._away)
        assert await anna.say("end") == "error-away-here", "came back in time"
        await bo.leave()
        await until(lambda: served.services.hub.rooms[code].presence._away)
        assert await anna.say("end") == "done"
        assert anna.room["match"]["result"] == {"winner": 0, "reason": "away"}


@pytest.mark.anyio
async def test_a_kicked_guest_sees_no_more_of_the_room(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        assert await statuses(bo, code) == {(200, "")}
        assert await anna.say("kick", seat=1) == "done"
        assert await bo.close_code() == 4005
        assert await statuses(bo, code) == {(403, "error-kicked")}
        assert await statuses(anna, code) == {(200, "")}


@pytest.mark.anyio
async def test_a_kicked_guest_without_a_cookie_has_to_ask(served: Served) -> None:
    async with guests(served.url, 3) as (anna, bo, again):
        code = await seated([anna, bo], NIM)
        assert await anna.say("kick", seat=1) == "done"
        await again.join(code)
        assert await again.say("sit", name="Bo") == "error-ask-first"
        assert await again.say("ask", name="Bo") == "done"
        await again.until(lambda: again.you["waits"])
        await anna.until(lambda: anna.room["asking"])
        tag = anna.room["asking"][0]["tag"]
        assert await anna.say("admit", tag=tag, admit=False) == "done"
        await again.until(lambda: again.you["waits"] is None)
        assert await again.say("ask", name="Bo") == "error-again"
        assert not again.closed


@pytest.mark.anyio
async def test_a_guest_banned_while_waiting_is_disconnected(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await bo.join(await seated([anna], NIM, door="ask"))
        assert await bo.say("ask", name="Bo") == "done"
        await bo.until(lambda: bo.you["waits"])
        assert await anna.say("admit", tag=bo.you["waits"], admit=False, ban=True) == "done"
        assert await bo.close_code() == 4005


@pytest.mark.anyio
async def test_an_admitted_guest_is_told(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna], NIM, door="ask")
        await bo.join(code)
        assert await bo.say("ask", name="Bo") == "done"
        await anna.until(lambda: anna.room["asking"])
        assert await anna.say("admit", tag=anna.room["asking"][0]["tag"]) == "done"
        await bo.until(lambda: bo.you == {"seat": 1, "host": False, "waits": None})


@pytest.mark.anyio
async def test_waiting_guests_of_one_address_are_limited(served: Served) -> None:
    async with guests(served.url, MAX_ASKING + 2) as (anna, bo, *crowd):
        code = await seated([anna], NIM, door="ask")
        bo.address = "127.0.0.3"
        for guest in crowd:
            guest.address = "127.0.0.2"
            await guest.join(code)
        # Ask all at once: questions that are still being stored count, too.
        told = await asyncio.gather(*(guest.say("ask", name="x") for guest in crowd))
        assert Counter(told) == {"done": PER_ADDRESS, "error-ask-many": MAX_ASKING - PER_ADDRESS}
        await bo.join(code)
        assert await bo.say("ask", name="Bo") == "done"
        # A guest who waits may ask again, and one who stops waiting makes room for another.
        first, last = crowd[told.index("done")], crowd[told.index("error-ask-many")]
        assert await first.say("ask", name="y") == "done"
        assert await last.say("ask", name="z") == "error-ask-many"
        assert await first.say("stand") == "done"
        assert await last.say("ask", name="z") == "done"


@pytest.mark.anyio
async def test_leaving_does_not_raise_the_limit_on_waiting_guests(served: Served) -> None:
    """The log keeps who has asked, also while nobody is there and the room is not loaded."""
    hub = served.services.hub
    async with guests(served.url, PER_ADDRESS + 2) as (anna, late, *crowd):
        code = await anna.make(NIM, door="ask")
        for guest in crowd:
            await guest.join(code)
            assert await guest.say("ask", name="x") == "done"
            await guest.leave()
        await until(lambda: not hub.rooms[code].audience.clients)
        hub._loop.call_soon_threadsafe(hub.drop, hub.rooms[code])
        await until(lambda: code not in hub.rooms)
        await late.join(code)
        assert len(late.room["asking"]) == PER_ADDRESS
        assert await late.say("ask", name="x") == "error-ask-many"


def test_a_refused_question_no_longer_counts() -> None:
    doors, room = AtDoors(keys=2), RoomLog(match(), door="ask").seat(HOST).room
    for number in range(3 * PER_ADDRESS):
        assert doors.ask(room, f"g{number}", "here")
        doors.answered(room.code, "here")
    assert len(doors._addresses) == 2


@pytest.mark.anyio
async def test_a_locked_room_admits_only_members(served: Served) -> None:
    async with guests(served.url, 4) as (anna, bo, watcher, stranger):
        code = await playing([anna, bo], NIM, visibility="public", names="free")
        await watcher.join(code)
        assert await anna.say("door", door="locked") == "done"
        await stranger.join(code)
        assert await stranger.close_code() == 4014
        assert await statuses(stranger, code) == {(403, "error-room-locked")}
        assert await statuses(bo, code) == {(200, "")}
        await bo.leave()
        await bo.join(code)
        assert bo.you["seat"] == 1
        assert not watcher.closed


@pytest.mark.anyio
async def test_a_locked_room_is_not_offered_to_strangers(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await anna.make(NIM, visibility="public")
        await anna.join(code)

        async def listed() -> dict[str, str]:
            rooms = (await bo.get("/api/rooms"))["rooms"]
            return {room["code"]: room["options"]["door"] for room in rooms}

        assert (await listed())[code] == "open"
        assert await anna.say("door", door="ask") == "done"
        assert (await listed())[code] == "ask"
        assert await bo.make(NIM, "/api/quick") != code
        assert await anna.say("door", door="locked") == "done"
        assert code not in await listed()
