"""An opponent renamed himself 20,000 times: the room was full, and a move was refused."""

import pytest
from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.room import Event, Room, apply, judge, noise
from fairplay.server.rooms.commands import PendingCommand
from fairplay.server.rooms.replies import Reply
from fairplay.server.rooms.rounds import Rounds
from tests.play.room_log import BO, HOST, RoomLog, cards, match
from tests.server.room_client import NIM, guests, playing, same
from tests.server.test_rounds import held
from tests.serving import Served

NOISE: tuple[tuple[str, dict[str, object]], ...] = (
    ("rename", {"name": "Bo"}),
    ("say", {"phrase": "hello"}),
    ("takeback", {}),
    ("decline", {}),
    ("hint", {}),
    ("ready", {"ready": True, "seed": "s"}),
    ("rematch", {"seed": "s"}),
)
#: The former maximum length of a room.
LONG = 20_000


def shouted(room: Room, guest: str, tries: int, every_ms: int = 0) -> Room:
    """The room after somebody has tried to rename himself and chat this many times."""
    for number in range(tries):
        kind, body = NOISE[number % len(NOISE)]
        event = Event(
            room.seq + 1, guest, f"noise-{number}", kind, body, room.at + every_ms * (number % 2)
        )
        try:
            room, _ = judge(room, event)
        except InputError:
            continue
    return room


def test_a_player_can_move_despite_noise_of_the_opponent() -> None:
    led = RoomLog(match(), chat=True).begin(HOST, BO)
    before = led.room
    after = shouted(before, BO, tries=LONG + 1_000)
    assert after.seq < before.seq + 100
    move = Event(after.seq + 1, HOST, "move", "move", {"move": "2→1"}, after.at)
    assert judge(after, move)[0].seq == after.seq + 1


@pytest.mark.parametrize("act", ["move", "resign", "stand"])
def test_a_full_room_finishes_its_game(act: str) -> None:
    """At its maximum length, a room only continues the current game."""
    led = RoomLog(match(), chat=True).begin(HOST, BO)
    room = _aged(led.room)
    body = {"move": "2→1"} if act == "move" else {}
    after, _ = judge(room, Event(room.seq + 1, HOST, "c", act, body, room.at))
    assert after.seq == room.seq + 1
    for guest in (HOST, BO):
        for kind, content in NOISE:
            with pytest.raises(InputError):
                judge(room, Event(room.seq + 1, guest, "c", kind, content, room.at))


def test_a_full_room_starts_no_game() -> None:
    led = RoomLog(match()).begin(HOST, BO)
    led.do(BO, "resign")
    room = _aged(led.room)
    with pytest.raises(InputError) as caught:
        judge(room, Event(room.seq + 1, BO, "c", "rematch", {"seed": "s"}, room.at))
    assert caught.value.code == "error-room-long"


def _aged(room: Room) -> Room:
    return replace(room, seq=LONG)


def test_noise_limit_recovers_with_time() -> None:
    led = RoomLog(match(), chat=True).begin(HOST, BO)
    led.now += 3_600_000
    for _ in range(60):
        led.do(BO, "say", phrase="hello")
    with pytest.raises(InputError, match="again in 5 s"):
        led.do(BO, "say", phrase="hello")
    led.do(HOST, "say", phrase="hello")  # others may still chat
    led.now += 5_000
    led.do(BO, "say", phrase="hello")
    with pytest.raises(InputError, match="again in 60 s"):
        led.do(BO, "rename", name="Bo")
    led.now += 59_999
    assert led.refused(BO, "rename", name="Bo") == "error-again"
    led.now += 1
    led.do(BO, "rename", name="Bo")


def test_names_cannot_be_used_to_chat() -> None:
    led = RoomLog(match()).begin(HOST, BO)
    spoken = 0
    for second in range(3_600):
        led.now += 1_000
        try:
            judge(led.room, _rename(led, second))
        except InputError:
            continue
        led.do(BO, "rename", name=f"word {second}")
        spoken += 1
    assert spoken <= 65, "an hour of renames"


def _rename(led: RoomLog, number: int) -> Event:
    body = {"name": f"word {number}"}
    return Event(led.room.seq + 1, BO, f"r{number}", "rename", body, led.now)


def test_wrong_claims_do_not_fill_a_room_for_the_others() -> None:
    """Free wrong claims were stored as events all the same."""
    led = RoomLog(cards("F2^4", wrong="none")).begin(HOST, BO)
    room, wrong, right = led.room, led.wrong(), led.right()
    for number in range(5_000):
        event = Event(room.seq + 1, BO, f"c{number}", "claim", wrong, room.at)
        try:
            room, _ = judge(room, event)
        except InputError as error:
            assert error.code == "error-wrong-often"  # noqa: PT017
            break
    assert room.seq < 2_000
    # After so many wrong claims a right one still counts.
    judge(room, Event(room.seq + 1, BO, "right", "claim", right, room.at))
    after, _ = judge(room, Event(room.seq + 1, HOST, "c", "claim", right, room.at))
    assert after.seq == room.seq + 1


def test_a_log_of_noise_from_an_older_server_is_still_read() -> None:
    led = RoomLog(match(), chat=True).begin(HOST, BO)
    room = led.room
    for number in range(500):
        event = Event(room.seq + 1, BO, f"r{number}", "rename", {"name": f"Bo {number}"}, room.at)
        room, _ = apply(room, event)
    assert room.seats[1].name == "Bo 499"
    assert len(room.noise) <= 2


# -- over sockets ----------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_sockets_of_one_guest_share_its_limit(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo), guests(served.url, 8) as others:
        code = await playing([anna, bo], NIM)
        for number, other in enumerate(others):
            other.cookie = bo.cookie
            await other.join(code)
            sent = {await other.send("rename", name=f"Bo {number} {n}") for n in range(30)}
            await other.until(lambda sent=sent, other=other: sent <= {*other.answers})  # type: ignore[misc]
        assert await anna.say("move", move="2→1") == "done"
        await same([anna, bo])
        renames = [event for event in anna.events if event["what"] == "rename"]
        assert 1 <= len(renames) <= 5


@pytest.mark.anyio
async def test_a_search_of_the_log_delays_no_other_guest(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old command that is sent again is looked up in the log, which takes time."""
    monkeypatch.setattr(noise, "UNITS", 10**9)
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], NIM)
        old = [f"old-{number}" for number in range(10)]
        for number in range(90):
            assert await bo.say("rename", [*old, None][min(number, 10)], name="Bo") == "done"
        bo.answers.clear()
        done = _noted(monkeypatch)
        async with held(served, anna) as slow:
            for cmd in old:
                await bo.send("ready", cmd)  # refused now, unless it was applied before
            await slow.asked(code, 10)
            move = await anna.send("move", move="2→1")
            await slow.asked(code, 11)
        await anna.until(lambda: move in anna.answers)
        assert done.index(move) <= 2, done
        await bo.until(lambda: {*old} <= {*bo.answers})
        assert all(bo.answers[cmd]["answer"] == {"kind": "done"} for cmd in old)


def _noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands in the order in which a room finishes them."""
    done: list[str] = []
    end = Rounds._end

    def noting(self: Rounds, command: PendingCommand, reply: Reply) -> None:
        done.append(command.key[1])
        end(self, command, reply)

    monkeypatch.setattr(Rounds, "_end", noting)
    return done
