"""Another game in the same room, and saying no to a rematch."""

import pytest

from fairplay.play.room import finished_games
from fairplay.play.room.noise import COST, UNITS
from fairplay.play.titles import game_title
from tests.play.room_log import BO, CLEO, DAG, HOST, RoomLog, builtins, cards, match
from tests.play.test_news import last

NONCE = "0123456789abcdef" * 2


def over() -> RoomLog:
    led = RoomLog(match("nim:1,2")).begin(HOST, BO)
    led.do(HOST, "resign")
    return led


def test_a_player_chooses_another_game_and_the_other_agrees() -> None:
    led = over()
    clock = {"initial_ms": 60_000, "increment_ms": 1_000}
    led.do(BO, "game", game=match("kayles:5", misere=True, clock=clock), nonce=NONCE)
    assert last(led) == {"key": "told-game", "seat": 1, "game": game_title(led.room.options.game)}
    assert (led.phase, led.seen["match"], led.seen["seed"]) == ("waiting", None, None)
    assert led.seen["options"]["game"]["position"] == "kayles:5"
    assert [(seat.name, seat.ready, seat.wins) for seat in led.room.seats] == [
        ("anna", False, 0),
        ("bo", True, 1),
    ]
    led.do(HOST, "ready", ready=True)
    assert led.phase == "playing"
    assert led.match.match.misere
    assert led.match.left_ms == (60_000, 60_000)
    assert led.room.first == 1, "the players take turns at beginning"
    assert led.room.nonces == ((1, NONCE),)


def test_ready_is_for_the_game_that_was_seen() -> None:
    led = over()
    seen = led.room.seq
    led.do(BO, "game", game=match("kayles:5"))
    assert led.refused(HOST, "ready", ready=True, seen=seen) == "error-game-changed"
    assert not led.room.seats[0].ready
    led.do(HOST, "rename", name="anne")
    led.do(HOST, "ready", ready=True, seen=seen + 1)
    assert led.phase == "playing"


def test_the_first_game_is_the_hosts_choice() -> None:
    led = RoomLog(match("nim:1,2")).seat(HOST, BO)
    assert led.refused(BO, "game", game=match("nim:3,4")) == "error-not-host"
    led.do(HOST, "game", game=match("nim:3,4", first=1))
    led.do(BO, "ready", ready=True)
    assert led.match.mover == 1
    assert led.refused(HOST, "game", game=match("nim:1")) == "error-room-phase"
    led.do(HOST, "resign")
    assert led.refused(CLEO, "decline") == "error-not-seated"


def test_who_only_watches_chooses_nothing_unless_it_is_the_host() -> None:
    led = over()
    assert led.refused(CLEO, "game", game=match("nim:3")) == "error-not-host"
    led = RoomLog(match("nim:1,2")).seat(BO, CLEO)
    led.do(HOST, "game", game=match("nim:3"))
    assert last(led)["key"] == "told-game-host"
    assert led.phase == "waiting"


def test_a_table_has_more_seats_and_a_match_fewer() -> None:
    led = over()
    led.do(HOST, "game", game=cards("F2^3", seats=4))
    led.seat(CLEO)
    led.do(HOST, "bot", level=3)
    for guest in (BO, CLEO):
        led.do(guest, "ready", ready=True)
    led.happen()
    while led.phase == "playing":
        led.do(CLEO, "claim", **led.right())
    assert led.refused(HOST, "game", game=match("nim:1,2")) == "error-game-seats"
    led.do(BO, "stand")
    led.do(CLEO, "game", game=match("nim:1,2"))
    assert [seat.name for seat in led.room.seats] == ["anna", "cleo"], "the bot had to go"
    assert last(led)["seat"] == 1, "Cleo has moved up"
    led.do(HOST, "ready", ready=True)
    assert led.phase == "playing"
    assert [
        builtins(game.played())["room"]["options"]["game"]["type"]
        for game in finished_games("ABCDEF", led.log)
    ] == ["match", "cards"]


def test_bots_go_before_people_whatever_their_seats() -> None:
    led = RoomLog(cards("F2^3", seats=4))
    for seat in (0, 1):
        led.do(HOST, "bot", level=3, seat=seat)
    led.seat(HOST, BO)
    led.do(HOST, "game", game=cards("F2^3", seats=3))
    assert [seat.name for seat in led.room.seats] == [None, "anna", "bo"]
    led.do(HOST, "game", game=match("nim:1,2"))
    assert [seat.name for seat in led.room.seats] == ["anna", "bo"]


def test_against_a_bot_the_other_game_begins_at_once() -> None:
    led = RoomLog(match("nim:1,2"), bots=[3]).begin(HOST)
    led.do(HOST, "resign")
    led.do(HOST, "game", game=match("nim:3,4,5"))
    assert led.phase == "playing"
    assert [seat.bot for seat in led.room.seats] == [0, 3]


@pytest.mark.parametrize(
    ("game", "code"),
    [
        (match("nim:0"), "error-position-over"),
        (match("nin:3"), "error-unknown-game"),
        (match("northcott:1-6", misere=True), "error-normal-only"),
        (cards("F9^9"), "error-deck"),
        (cards("zero", seats=1), "error-game-seats"),
    ],
)
def test_bad_games_are_refused_as_on_making_a_room(game: dict[str, object], code: str) -> None:
    led = over()
    before = led.room
    assert led.refused(BO, "game", game=game) == code
    assert led.room == before


def test_no_to_a_rematch_can_be_heard() -> None:
    led = over()
    assert led.refused(BO, "decline") == "error-takeback-none"
    led.do(HOST, "rematch")
    assert led.refused(HOST, "decline") == "error-takeback-none"
    led.do(BO, "decline")
    assert last(led) == {"key": "told-no-rematch", "seat": 1}
    assert led.seen["rematch"] == []
    led.do(BO, "rematch")
    led.do(HOST, "rematch")
    assert led.phase == "playing"


def test_the_choice_costs_patience() -> None:
    led = RoomLog(match("nim:1,2")).seat(HOST, DAG)
    for _ in range((UNITS - COST["sit"]) // COST["game"]):
        led.do(HOST, "game", game=match("nim:3,4"))
    assert led.refused(HOST, "game", game=match("nim:1")) == "error-again"
