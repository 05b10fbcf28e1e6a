"""Card tables in a room: claims, calls, giving up, leaving and hints."""

import pytest

from fairplay.errors import InputError
from fairplay.play.hints import table_hint
from fairplay.play.room import NOBODY, due
from fairplay.protocol import Agreed, Late, Shown, Taken, Wrong
from tests.play.room_log import BO, CLEO, DAG, HOST, RoomLog, cards, match


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


def test_no_hints_if_disabled_or_in_a_race() -> None:
    led = RoomLog(match(), hints=False).begin(HOST, BO)
    assert led.refused(HOST, "hint") == "error-no-hints"
    race = RoomLog(cards()).begin(HOST, BO)
    assert race.refused(HOST, "hint") == "error-hint-race"


def test_each_solo_hint_shows_one_card_more_until_new_cards_come() -> None:
    led = RoomLog(cards(), bots=[1]).begin(HOST)
    for _ in range(2):
        for count in (0, 1, 2):
            led.do(HOST, "hint")
            shown = table_hint(led.table.table, led.room.seats[0].step).cards
            assert len(shown) == count
            assert {*shown} <= {*led.seen["table"]["cards"]}
        led.do(HOST, "claim", led.now + 1_000, **led.right())
    assert led.seen["seats"][0]["hints"] == 6
