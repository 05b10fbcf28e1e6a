"""The games in a room: matches with clocks, card tables, hints, replays and exports."""

import json
from typing import Any

import pytest

from fairplay.errors import InputError
from fairplay.play.room import (
    NOBODY,
    apply,
    bot_move,
    create,
    due,
    export,
    finished_games,
    match_hint,
    table_hint,
)
from fairplay.play.table import replay
from fairplay.play.table.shuffle import combined, commitment
from fairplay.protocol import AWAY_MS, Agreed, Late, MatchResult, Shown, Taken, Wrong
from tests.play.room_log import HOST, OTHERS, RoomLog, builtins, cards, match

BO, CLEO, DAG = OTHERS
CLOCK = {"initial_ms": 10_000, "increment_ms": 2_000}


def result(led: RoomLog) -> Any:
    return led.seen["match"]["result"]


# -- matches ---------------------------------------------------------------------------------------


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


# -- cards -----------------------------------------------------------------------------------------


def test_the_first_right_claim_wins_and_the_next_is_late() -> None:
    led = RoomLog(cards()).begin(HOST, BO)
    claim = led.right()
    led.now += 4_000
    answer = led.do(BO, "claim", **claim)
    assert answer == Taken(1, tuple(claim["a"]), tuple(claim["b"]), 4_000)
    seq = led.room.seq
    assert led.do(HOST, "claim", **claim) == Late((*claim["a"], *claim["b"]))
    assert led.room.seq == seq
    assert led.seen["table"]["scores"] == [0, len(claim["a"]) + len(claim["b"])]


def test_what_a_wrong_claim_costs() -> None:
    costs = {"none": (0, False), "lockout": (3_000, False), "minus": (0, True)}
    for rule, (lock, loses) in costs.items():
        led = RoomLog(cards(wrong=rule)).begin(HOST, BO)
        led.do(HOST, "claim", **led.right())
        score = led.seen["table"]["scores"][0]
        answer = led.do(HOST, "claim", **led.wrong())
        assert isinstance(answer, Wrong)
        assert (answer.seat, answer.lock_ms, answer.lost is not None) == (0, lock, loses)
        assert any(answer.difference or ())
        assert led.seen["table"]["scores"][0] == score - loses
        if lock:
            assert led.seen["table"]["free_from"] == [led.now + lock, 0]
            assert led.refused(HOST, "claim", **led.right()) == "error-table-locked"
            led.do(BO, "claim", **led.right())


def test_hidden_cards_cannot_be_claimed() -> None:
    led = RoomLog(cards()).begin(HOST, BO)
    hidden = str(led.table.table.pile[0])
    assert led.refused(HOST, "claim", a=[hidden], b=[]) == "error-claim-card"
    assert led.refused(HOST, "claim", a=["9"], b=[]) == "error-card"
    assert led.refused(HOST, "claim", a=[], b=[]) == "error-claim-empty"
    assert led.refused(CLEO, "claim", **led.right()) == "error-not-seated"
    assert led.refused(HOST, "move", move="1→0") == "error-other-game"


def test_a_call_reserves_time_for_one_player() -> None:
    led = RoomLog(cards(mode="call", call_ms=5_000)).begin(HOST, BO)
    assert led.refused(HOST, "claim", **led.right()) == "error-table-call-first"
    led.do(BO, "call")
    assert (led.seen["table"]["caller"], led.seen["table"]["call_until"]) == (1, led.now + 5_000)
    assert led.refused(HOST, "call") == "error-table-called"
    assert led.refused(HOST, "expire", led.now + 5_000) == "error-not-host"
    coming = led.happen()
    assert coming is not None
    assert coming.kind == "expire"
    assert led.seen["table"]["wrong"] == [0, 1]
    led.do(HOST, "call")
    assert isinstance(led.do(HOST, "claim", **led.right()), Taken)


def test_a_call_is_not_cut_short_by_an_outage() -> None:
    led = RoomLog(cards(mode="call", call_ms=5_000)).begin(HOST, BO)
    led.do(BO, "call")
    led.now += 60_000
    led.do(NOBODY, "outage", ms=60_000)
    assert led.seen["table"]["call_until"] == led.now + 5_000
    assert isinstance(led.do(BO, "claim", **led.right()), Taken)


def test_a_countdown_waits_for_the_server() -> None:
    led = RoomLog(cards()).seat(HOST, BO)
    for guest in (HOST, BO):
        led.do(guest, "ready", ready=True)
    begins = led.room.begins_at
    led.now += 9_000
    led.do(NOBODY, "outage", ms=9_000)
    assert led.seen["begins_at"] == begins + 9_000


def test_all_have_to_give_up() -> None:
    led = RoomLog(cards()).begin(HOST, BO)
    assert led.do(HOST, "give-up") == Agreed(0, (1,))
    assert led.refused(HOST, "give-up") == "error-table-already"
    answer = led.do(BO, "give-up")
    assert isinstance(answer, Shown)
    assert led.seen["table"]["aside"] == len({*answer.a, *answer.b})


def test_answers_name_seats_even_if_one_between_them_is_free() -> None:
    led = RoomLog(cards(seats=4, mode="call"))
    for player, number in ((HOST, 1), (BO, 3)):
        led.do(player, "sit", name="Somebody", seat=number)
        led.do(player, "ready", ready=True)
    led.do(HOST, "start")
    led.happen()
    assert led.do(HOST, "give-up") == Agreed(1, (3,))
    led.do(BO, "call")
    assert led.seen["table"]["caller"] == 3
    with pytest.raises(InputError) as refused:
        led.do(HOST, "call")
    assert refused.value.params["number"] == 4
    answer = led.do(BO, "claim", **led.right())
    assert isinstance(answer, Taken)
    assert answer.seat == 3
    assert led.seen["table"]["scores"][3] > 0


def test_the_others_play_on_after_one_leaves() -> None:
    led = RoomLog(cards(seats=3)).begin(HOST, BO, CLEO)
    led.do(BO, "claim", **led.right())
    led.do(BO, "stand")
    assert led.phase == "playing"
    assert led.seen["seats"][1]["left"]
    assert led.refused(BO, "claim", **led.right()) == "error-not-seated"
    led.do(HOST, "claim", **led.right())
    assert led.refused(DAG, "sit", name="Dag") == "error-room-phase"


def test_bots_leave_when_the_last_person_has_left() -> None:
    led = RoomLog(cards(seats=3), bots=[5]).begin(HOST, BO)
    led.do(HOST, "stand")
    assert led.phase == "playing"
    led.do(BO, "stand")
    assert led.phase == "over"
    assert [seat.free for seat in led.room.seats] == [True, True, False]
    assert due(led.room, led.now) is None


def test_a_table_of_one_person_and_bots_ends() -> None:
    led = RoomLog(cards("F2^3", seats=3), bots=[1, 9]).begin(HOST)
    for _ in range(100):
        if led.phase == "over":
            break
        assert led.happen()
    assert led.seen["table"]["over"]
    assert led.seen["table"]["pile"] == 0


# -- hints -----------------------------------------------------------------------------------------


def test_hints_are_for_the_player_to_move_and_counted() -> None:
    led = RoomLog(match("nim:3,4")).begin(HOST, BO)
    assert led.refused(BO, "hint") == "error-not-your-turn"
    assert led.refused(CLEO, "hint") == "error-not-seated"
    led.do(HOST, "hint")
    assert led.seen["seats"][0]["hints"] == 1
    assert match_hint(led.match.match.transcript()).moves == ("4→3",)
    led.do(HOST, "resign")
    assert led.refused(BO, "hint") == "error-room-phase"
    for guest in (HOST, BO):
        led.do(guest, "rematch")
    assert led.seen["seats"][0]["hints"] == 0


def test_no_hints_if_disabled_or_in_a_race() -> None:
    led = RoomLog(match(), hints=False).begin(HOST, BO)
    assert led.refused(HOST, "hint") == "error-no-hints"
    race = RoomLog(cards()).begin(HOST, BO)
    assert race.refused(HOST, "hint") == "error-hint-race"


def test_each_solo_hint_shows_one_card_more() -> None:
    led = RoomLog(cards(), bots=[1]).begin(HOST)
    for count in (1, 2, 3):
        led.do(HOST, "hint")
        shown = table_hint(led.table.table, led.room.seats[0].hints).cards
        assert len(shown) == count
        assert {*shown} <= {*led.seen["table"]["cards"]}


# -- replays and exports ---------------------------------------------------------------------------


def test_finished_games_can_be_replayed() -> None:
    led = RoomLog(match("nim:1,2")).begin(HOST, BO)
    led.do(HOST, "move", move="2→1")
    led.do(BO, "resign")
    for guest in (BO, HOST):
        led.do(guest, "rematch")
    led.do(BO, "move", move="2→0")
    [game] = finished_games("ABCDEF", led.log)
    played = builtins(game.played())
    assert played["game"] == 1
    seen = played["room"]
    for event in played["events"]:
        seen |= event["set"]
    assert seen["match"]["result"] == {"winner": 0, "reason": "resigned"}
    assert [event["what"] for event in played["events"]] == ["move", "resign"]
    text = export("ABCDEF", led.log)
    assert "# seat 0 begins; winner: 0, resigned\nnim:1,2\n2→1\n" in text
    assert "2→0" not in text


def test_the_export_of_a_deal_can_be_checked() -> None:
    led = RoomLog(cards("F2^3")).begin(HOST, BO)
    assert export("ABCDEF", led.log) == "# Fair Play room ABCDEF\n"
    published = led.seen["seed_hash"]
    while led.phase == "playing":
        led.now += 1_000
        led.do(BO, "claim", **led.right())
    [game] = finished_games("ABCDEF", led.log)
    lines = [line for line in export("ABCDEF", led.log).splitlines() if not line.startswith("#")]
    record = "\n".join(lines)
    assert commitment(led.seen["seed"]) == published == led.seen["seed_hash"]
    assert json.loads(record)["seed"] == combined(led.seen["seed"], [])
    assert replay(record) == led.table.table
    assert builtins(game.played())["room"]["seed"] is None


def test_an_unfinished_deal_is_in_no_replay() -> None:
    led = RoomLog(cards()).begin(HOST, BO)
    led.do(HOST, "claim", **led.right())
    assert list(finished_games("ABCDEF", led.log)) == []
    assert export("ABCDEF", led.log) == "# Fair Play room ABCDEF\n"


def test_a_bot_acts_only_where_a_bot_sits() -> None:
    led = RoomLog(match()).begin(HOST, BO)
    for player in ("bot:0", "bot:5"):
        assert led.refused(player, "move", move="2→1") == "error-not-seated"


def test_an_impossible_log_is_detected() -> None:
    led = RoomLog(match("nim:1,2")).begin(HOST, BO)
    led.do(HOST, "move", move="2→1")
    room = create("ABCDEF", led.log[0])
    room, _ = apply(room, led.log[1])
    with pytest.raises(ValueError, match="seat"):
        apply(room, led.log[4])
