"""Replays and exports of the games in a room."""

import json

import pytest

from fairplay.play.room import apply, create, export, finished_games
from fairplay.play.table import replay
from fairplay.play.table.shuffle import combined, commitment
from tests.play.room_log import BO, HOST, RoomLog, builtins, cards, match


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


def test_an_impossible_log_is_detected() -> None:
    led = RoomLog(match("nim:1,2")).begin(HOST, BO)
    led.do(HOST, "move", move="2→1")
    room = create("ABCDEF", led.log[0])
    room, _ = apply(room, led.log[1])
    with pytest.raises(ValueError, match="seat"):
        apply(room, led.log[4])
