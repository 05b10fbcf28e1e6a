"""Seats in a room, and how games begin and follow each other."""

import pytest

from fairplay.errors import InputError
from fairplay.play.room import NOBODY, due
from fairplay.play.room.state import COUNTDOWN_MS
from fairplay.play.table.shuffle import commitment
from tests.play.room_log import BO, CLEO, DAG, HOST, RoomLog, cards, match


def names(led: RoomLog) -> list[str | None]:
    return [seat.name for seat in led.room.seats]


# -- seats -----------------------------------------------------------------------------------------


def test_first_free_or_requested_seat() -> None:
    led = RoomLog(cards(seats=3))
    led.do(BO, "sit", name="Bo", seat=1)
    led.do(HOST, "sit", name="Anna")
    assert names(led) == ["Anna", "Bo", None]
    assert led.refused(CLEO, "sit", name="Cleo", seat=1) == "error-seat-taken"
    assert led.refused(CLEO, "sit", name="Cleo", seat=5) == "error-seat-taken"
    assert led.refused(BO, "sit", name="Bo") == "error-already-seated"
    led.do(CLEO, "sit", name="Cleo")
    assert led.refused(DAG, "sit", name="Dag") == "error-room-full"


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "ﷺ" * 20])
def test_invalid_names(name: str) -> None:
    led = RoomLog(match()).seat(HOST)
    assert led.refused(BO, "sit", name=name) == "error-name"
    assert led.refused(HOST, "rename", name=name) == "error-name"


def test_names_are_normalised_and_can_change() -> None:
    led = RoomLog(match())
    led.do(HOST, "sit", name=" A\u202ean\tna ")
    led.do(HOST, "rename", name="<b>Bo</b>")
    assert names(led) == ["<b>Bo</b>", None]
    assert led.refused(BO, "rename", name="Bo") == "error-not-seated"


def test_seats_of_bots() -> None:
    led = RoomLog(cards(seats=4), bots=[3, 7])
    assert [seat.bot for seat in led.room.seats] == [0, 0, 3, 7]
    assert led.refused(BO, "bot", level=5) == "error-not-host"
    led.do(HOST, "bot", level=9, seat=1)
    assert led.refused(HOST, "bot", level=9, seat=1) == "error-seat-taken"
    led.do(HOST, "kick", seat=2)
    assert [seat.bot for seat in led.room.seats] == [0, 9, 0, 7]


@pytest.mark.parametrize(
    ("game", "bots", "code"),
    [
        (match("nim:0"), [], "error-position-over"),
        (match("nim:x"), [], "error-number"),
        (match("dawson:1000000000"), [], "error-pawns-wide"),
        (match(), [5, 5], "error-room-bots"),
        (cards("F9^9"), [], "error-deck"),
        (cards(seats=1), [1], "error-room-bots"),
    ],
)
def test_options_that_make_no_sense(game: dict[str, object], bots: list[int], code: str) -> None:
    with pytest.raises(InputError) as caught:
        RoomLog(game, bots=bots)
    assert caught.value.code == code


def test_the_room_passes_to_another_host() -> None:
    led = RoomLog(cards(seats=3)).seat(HOST, BO, CLEO)
    led.do(HOST, "stand")
    assert led.room.host == BO
    assert led.refused(HOST, "kick", seat=2) == "error-not-host"
    led.do(BO, "kick", seat=2)
    # Nobody is left to become the host.
    led.do(BO, "stand")
    assert led.room.host == BO


def test_only_present_players_become_host() -> None:
    led = RoomLog(cards(seats=3)).begin(HOST, BO, CLEO)
    led.do(BO, "stand")
    led.do(HOST, "stand")
    assert led.room.host == CLEO


def test_a_kicked_guest_cannot_sit_again() -> None:
    led = RoomLog(match()).seat(HOST, BO)
    assert led.refused(BO, "kick", seat=0) == "error-not-host"
    assert led.refused(HOST, "kick", seat=0) == "error-seat-free"
    led.do(HOST, "kick", seat=1)
    assert names(led)[1] is None
    assert led.refused(HOST, "kick", seat=1) == "error-seat-free"
    assert led.refused(HOST, "kick", seat=5) == "error-seat-free"
    assert led.refused(BO, "sit", name="Bo") == "error-kicked"
    led.seat(CLEO)


# -- the start -------------------------------------------------------------------------------------


def test_a_match_begins_when_both_are_ready() -> None:
    led = RoomLog(match()).seat(HOST, BO)
    led.do(HOST, "ready", ready=True)
    led.do(HOST, "ready", ready=False)
    led.do(BO, "ready", ready=True)
    assert led.phase == "waiting"
    led.do(HOST, "ready", ready=True)
    assert (led.phase, led.match.mover) == ("playing", 0)
    assert led.refused(CLEO, "sit", name="Cleo") == "error-room-phase"
    assert led.refused(BO, "ready", ready=False) == "error-room-phase"


def test_a_match_needs_two() -> None:
    led = RoomLog(match()).seat(HOST)
    assert led.refused(HOST, "start") == "error-too-few-players"
    led.do(HOST, "bot", level=1)
    led.do(HOST, "start")
    assert led.phase == "playing"


def test_the_host_starts_with_free_seats_when_all_are_ready() -> None:
    led = RoomLog(cards(seats=4)).seat(HOST, BO)
    assert led.refused(BO, "start") == "error-not-host"
    assert led.refused(HOST, "start") == "error-players-not-ready"
    led.do(BO, "ready", ready=True)
    led.do(HOST, "start")
    assert led.phase == "countdown"
    assert led.refused(HOST, "start") == "error-room-phase"


def test_bots_do_not_play_without_people() -> None:
    led = RoomLog(cards(seats=2))
    for seat in (0, 1):
        led.do(HOST, "bot", level=5, seat=seat)
    assert led.refused(HOST, "start") == "error-too-few-players"


def test_a_card_game_is_dealt_after_the_countdown() -> None:
    led = RoomLog(cards()).seat(HOST, BO)
    led.do(HOST, "ready", ready=True)
    led.do(BO, "ready", ready=True)
    coming = due(led.room, led.now)
    assert coming is not None
    assert (coming.kind, coming.at, coming.player) == ("deal", led.now + COUNTDOWN_MS, NOBODY)
    assert not led.seen["table"]
    assert led.seen["seed_hash"]
    assert led.refused(HOST, "deal", led.now + COUNTDOWN_MS) == "error-not-host"
    assert led.refused(NOBODY, "deal", led.now + COUNTDOWN_MS - 1) == "error-time-left"
    led.happen()
    assert led.phase == "playing"
    assert len(led.seen["table"]["cards"]) == 7


@pytest.mark.parametrize(("kind", "body"), [("ready", {"ready": False}), ("stand", {})])
def test_the_countdown_is_cancelled(kind: str, body: dict[str, bool]) -> None:
    led = RoomLog(cards()).seat(HOST, BO)
    for guest in (HOST, BO):
        led.do(guest, "ready", ready=True)
    published, following = led.seen["seed_hash"], led.seen["next_hash"]
    led.do(BO, kind, **body)
    assert (led.phase, led.seen["seed_hash"]) == ("waiting", None)
    assert commitment(led.seen["unused"]) == published
    assert due(led.room, led.now) is None
    assert led.refused(NOBODY, "deal", led.now + COUNTDOWN_MS) == "error-room-phase"
    if kind == "stand":
        led.seat(BO)
    led.do(BO, "ready", ready=True)
    assert led.phase == "countdown"
    assert led.seen["seed_hash"] == following != published
    assert led.seen["unused"] is None


def test_a_kick_cancels_the_countdown() -> None:
    led = RoomLog(cards()).seat(HOST, BO)
    for guest in (HOST, BO):
        led.do(guest, "ready", ready=True)
    led.do(HOST, "kick", seat=1)
    assert led.phase == "waiting"


# -- rematches -------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, None])
def test_the_other_side_begins_a_rematch(first: int | None) -> None:
    led = RoomLog(match(first=first)).begin(HOST, BO)
    began = led.room.first
    assert first in (None, began)
    for game in range(1, 4):
        assert led.room.game == game
        assert led.match.mover == led.room.first == (began + game - 1) % 2
        led.do(HOST, "resign")
        led.do(HOST, "rematch")
        assert led.phase == "over"
        led.do(BO, "rematch")


def test_a_lot_decides_who_begins() -> None:
    begins = set()
    for number in range(20):
        led = RoomLog(match(first=None)).seat(HOST, BO)
        led.do(HOST, "ready", ready=True)
        led.do(BO, "ready", ready=True, nonce=f"{number:032x}")
        begins.add(led.room.first)
    assert begins == {0, 1}


def test_a_rematch_seats_only_those_who_agreed() -> None:
    led = RoomLog(match()).begin(HOST, BO)
    assert led.refused(HOST, "rematch") == "error-room-phase"
    led.do(HOST, "resign")
    led.do(HOST, "rematch")
    led.do(BO, "stand")
    assert led.room.agreed == frozenset()
    led.do(HOST, "rematch")
    assert led.phase == "over"
    led.seat(CLEO)
    assert led.refused(BO, "rematch") == "error-not-seated"
    led.do(HOST, "rematch")
    led.do(CLEO, "rematch")
    assert led.phase == "playing"


def test_bots_agree_to_everything() -> None:
    led = RoomLog(match("nim:1"), bots=[5]).begin(HOST)
    led.do(HOST, "move", move="1→0")
    assert led.room.seats[0].wins == 1
    led.do(HOST, "rematch")
    assert led.phase == "playing"
    assert led.match.mover == 1
    led.happen()
    assert [seat.wins for seat in led.room.seats] == [1, 1]


def test_each_deal_has_its_own_seed_shown_at_the_end() -> None:
    led = RoomLog(cards("F2^2", seats=1)).begin(HOST)
    seeds: list[str] = []
    for _ in range(3):
        assert not led.seen["seed"]
        led.do(HOST, "claim", **led.right())
        assert led.phase == "over"
        seeds.append(led.seen["seed"])
        led.do(HOST, "rematch")
        assert not led.seen["seed"]
        led.happen()
    assert len({*seeds}) == 3
    assert led.room.seats[0].wins == 3


# -- the end ---------------------------------------------------------------------------------------


def test_a_closed_room_stays_closed() -> None:
    led = RoomLog(match()).seat(HOST, BO)
    assert led.refused(BO, "close") == "error-not-host"
    led.do(HOST, "close")
    assert led.refused(HOST, "sit", name="Anna") == "error-room-closed"
    assert due(led.room, led.now) is None


def test_only_the_server_closes_an_idle_room() -> None:
    led = RoomLog(match()).seat(HOST)
    assert led.refused(HOST, "idle") == "error-not-host"
    led.do(NOBODY, "idle")
    assert led.phase == "closed"


def test_phrases_where_the_room_allows_them() -> None:
    led = RoomLog(match(), chat=True).seat(HOST)
    led.do(HOST, "say", phrase="hello")
    assert led.refused(BO, "say", phrase="hello") == "error-not-seated"
    quiet = RoomLog(match()).seat(HOST)
    assert quiet.refused(HOST, "say", phrase="hello") == "error-chat-off"
