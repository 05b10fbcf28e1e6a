"""Matches in a room: moves, takeback, endings, bots, hints and clocks."""

from typing import Any

import pytest

from fairplay.errors import InputError
from fairplay.play.hints import match_hint
from fairplay.play.room import NOBODY, bot_move, due
from fairplay.protocol import AWAY_MS, MatchResult
from tests.play.room_log import BO, CLEO, HOST, RoomLog, match

CLOCK = {"initial_ms": 10_000, "increment_ms": 2_000}


def result(led: RoomLog) -> Any:
    return led.seen["match"]["result"]


def test_a_match_to_the_end() -> None:
    led = RoomLog(match("nim:1,2")).begin(HOST, BO)
    assert led.refused(BO, "move", move="2→1") == "error-not-your-turn"
    assert led.refused(CLEO, "move", move="2→1") == "error-not-seated"
    assert led.refused(HOST, "move", move="3→1") == "error-no-heap"
    assert led.refused(HOST, "claim", a=["11"], b=[]) == "error-other-game"
    led.do(HOST, "move", move="2→1")
    led.do(BO, "move", move="1→0")
    led.do(HOST, "move", move="1→0")
    assert result(led) == {"winner": 0, "reason": "no-move"}
    assert [seat.wins for seat in led.room.seats] == [1, 0]
    assert led.refused(BO, "move", move="1→0") == "error-room-phase"


def test_in_misere_play_the_last_move_loses() -> None:
    led = RoomLog(match("nim:1", misere=True)).begin(HOST, BO)
    led.do(HOST, "move", move="1→0")
    assert result(led) == {"winner": 1, "reason": "no-move"}
    assert [seat.wins for seat in led.room.seats] == [0, 1]


@pytest.mark.parametrize("loser", [HOST, BO])
def test_resigning_and_leaving_lose(loser: str) -> None:
    for kind, reason in (("resign", "resigned"), ("stand", "left")):
        led = RoomLog(match()).begin(HOST, BO)
        led.do(loser, kind)
        winner = 1 if loser == HOST else 0
        assert led.match.result == MatchResult(winner, reason)
        assert led.phase == "over"
        assert led.room.seats[1 - winner].free == (kind == "stand")


@pytest.mark.parametrize(("win", "winner"), [(True, 1), (False, None)])
def test_a_player_left_alone_ends_the_match(win: bool, winner: int | None) -> None:
    led = RoomLog(match()).begin(HOST, BO)
    led.now += 60_000
    led.do(HOST, "move", move="2→1")
    led.now += AWAY_MS - 1
    with pytest.raises(InputError) as caught:
        led.do(BO, "end", win=win)
    assert (caught.value.code, caught.value.params) == ("error-away-wait", {"seconds": 1})
    led.now += 1
    assert led.refused(CLEO, "end", win=win) == "error-not-seated"
    led.do(BO, "end", win=win)
    assert led.match.result == MatchResult(winner, "away")
    assert [seat.wins for seat in led.room.seats] == [0, int(win)]


def test_a_clock_or_a_bot_is_never_away() -> None:
    clocked = RoomLog(match(clock={"initial_ms": 10_000_000})).begin(HOST, BO)
    alone = RoomLog(match(), bots=[1]).begin(HOST)
    for led in (clocked, alone):
        led.now += AWAY_MS
        assert led.refused(HOST, "end", win=True) == "error-away-here"


def test_repetition_has_no_winner() -> None:
    led = RoomLog(match("northcott5:1-5,4-2")).begin(HOST, BO)
    for _ in range(2):
        for player in (HOST, BO):
            led.do(player, "move", move="1:1→2" if player == HOST else "1:5→4")
        for player in (HOST, BO):
            led.do(player, "move", move="1:2→1" if player == HOST else "1:4→5")
    assert result(led) == {"winner": None, "reason": "repetition"}
    assert [seat.wins for seat in led.room.seats] == [0, 0]


def test_takeback_needs_consent() -> None:
    led = RoomLog(match("nim:3,4")).begin(HOST, BO)
    assert led.refused(HOST, "takeback") == "error-undo"
    led.do(HOST, "move", move="4→3")
    assert led.refused(BO, "decline") == "error-takeback-none"
    led.do(HOST, "takeback")
    assert led.seen["asked"] == 0
    assert led.refused(HOST, "takeback") == "error-takeback-asked"
    assert led.refused(HOST, "decline") == "error-takeback-none"
    led.do(BO, "decline")
    assert (led.seen["asked"], led.seen["match"]["played"]) == (None, 1)
    led.do(HOST, "takeback")
    led.do(BO, "takeback")
    assert (led.seen["asked"], led.seen["match"]["played"]) == (None, 0)


def test_a_move_cancels_a_takeback_request() -> None:
    led = RoomLog(match("nim:3,4")).begin(HOST, BO)
    led.do(HOST, "move", move="4→3")
    led.do(HOST, "takeback")
    led.do(BO, "move", move="3→1")
    assert led.seen["asked"] is None
    # Now the last move of the host is two moves back.
    led.do(HOST, "takeback")
    led.do(BO, "takeback")
    assert led.seen["match"]["position"] == "nim:3,4"


def test_a_bot_agrees_to_takeback_at_once() -> None:
    led = RoomLog(match("nim:3,4"), bots=[10]).begin(HOST)
    led.do(HOST, "move", move="4→2")
    led.happen()
    assert led.seen["match"]["played"] == 2
    led.do(HOST, "takeback")
    assert (led.seen["match"]["played"], led.match.mover) == (0, 0)


def test_the_bot_moves_after_a_pause_as_its_level_says() -> None:
    led = RoomLog(match("nim:3,4"), bots=[10]).begin(HOST)
    led.do(HOST, "move", move="4→1")
    coming = led.happen()
    assert coming is not None
    assert (coming.player, coming.at) == ("bot:1", led.now)
    assert led.seen["match"]["position"] == "nim:1,1"
    assert led.match.mover == 0
    assert bot_move("nim:3,4\n4→1\n", 10, "1") == "3→1"


def test_a_bot_acts_only_where_a_bot_sits() -> None:
    led = RoomLog(match()).begin(HOST, BO)
    for player in ("bot:0", "bot:5"):
        assert led.refused(player, "move", move="2→1") == "error-not-seated"


def test_hints_are_for_the_player_to_move_and_counted() -> None:
    led = RoomLog(match("nim:3,4")).begin(HOST, BO)
    assert led.refused(BO, "hint") == "error-not-your-turn"
    assert led.refused(CLEO, "hint") == "error-not-seated"
    for step in (1, 2, 3):
        led.do(HOST, "hint")
        assert led.room.seats[0].step == led.seen["seats"][0]["hints"] == step
    assert match_hint(led.match.match, 3).move == led.match.match.position.view("4→3")
    led.do(HOST, "move", move="4→3")
    led.do(BO, "move", move="3→1")
    led.do(HOST, "hint")
    assert (led.room.seats[0].step, led.room.seats[0].hints) == (1, 4), "of a new position"
    led.do(HOST, "resign")
    assert led.refused(BO, "hint") == "error-room-phase"
    for guest in (HOST, BO):
        led.do(guest, "rematch")
    assert led.seen["seats"][0]["hints"] == led.room.seats[0].step == 0


# -- clocks ----------------------------------------------------------------------------------------


def test_clocks_count_down_and_add_increments() -> None:
    led = RoomLog(match("nim:5,6,7", clock=CLOCK)).begin(HOST, BO)
    led.now += 4_000
    led.do(HOST, "move", move="5→4")
    assert led.match.left_ms == (8_000, 10_000)
    led.now += 1_500
    led.do(BO, "move", move="4→3")
    assert led.match.left_ms == (8_000, 10_500)
    assert led.match.flag_at == led.now + 8_000


def test_a_flag_falls_exactly_on_time() -> None:
    led = RoomLog(match("nim:5,6", clock=CLOCK)).begin(HOST, BO)
    over = led.now + 10_000
    assert led.refused(NOBODY, "flag", over - 1) == "error-time-left"
    assert led.refused(BO, "flag", over) == "error-not-host"
    assert led.refused(HOST, "move", over, move="5→4") == "error-time-over"
    led.happen()
    assert (led.now, result(led)) == (over, {"winner": 1, "reason": "time"})


def test_the_last_millisecond_counts() -> None:
    led = RoomLog(match("nim:5,6", clock=CLOCK)).begin(HOST, BO)
    led.do(HOST, "move", led.now + 9_999, move="5→4")
    assert led.match.left_ms == (2_001, 10_000)


def test_takeback_does_not_save_from_a_flag() -> None:
    led = RoomLog(match("nim:5,6", clock=CLOCK), bots=[1]).begin(HOST)
    led.do(HOST, "move", move="5→4")
    led.happen()
    at = led.match.flag_at
    assert at is not None
    assert led.refused(HOST, "takeback", at) == "error-time-over"


def test_takeback_returns_no_time() -> None:
    led = RoomLog(match("nim:5,6", clock=CLOCK)).begin(HOST, BO)
    led.now += 1_000
    led.do(HOST, "move", move="5→4")
    led.now += 2_000
    led.do(HOST, "takeback")
    led.now += 500
    led.do(BO, "takeback")
    # The player to move has used 2.5 seconds, and the clock of the other runs again.
    assert led.match.left_ms == (11_000, 7_500)
    assert (led.match.mover, led.match.since) == (0, led.now)


def test_a_bot_that_thinks_too_long_loses_on_time() -> None:
    led = RoomLog(match("nim:5,6", clock=CLOCK, first=1), bots=[5]).begin(HOST)
    led.now += 10_000
    coming = due(led.room, led.now)
    assert coming is not None
    assert coming.kind == "flag"


@pytest.mark.parametrize("before", [0, 300])
def test_clocks_stand_still_during_an_outage(before: int) -> None:
    """The last sign of life may be older than the last move: nobody gains time by that."""
    led = RoomLog(match("nim:5,6", clock=CLOCK)).begin(HOST, BO)
    led.now += 1_000
    led.do(HOST, "move", move="5→4")
    led.now += 60_000
    assert led.refused(HOST, "outage", ms=1) == "error-not-host"
    led.do(NOBODY, "outage", ms=60_000 + before)
    assert led.match.flag_at == led.now + 10_000
    led.do(BO, "move", move="6→5")
    assert led.match.left_ms == (11_000, 12_000)
