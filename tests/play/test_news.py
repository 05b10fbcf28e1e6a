"""What is said of every event in a room, and how every game ends."""

from collections.abc import Iterator
from typing import Any

import pytest

from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match
from fairplay.play.endings import match_ending, table_ending
from fairplay.play.match_view import match_view
from fairplay.play.room import NOBODY, apply, claim_told, create, happened, tag_of
from fairplay.play.room.apply import HANDLERS
from fairplay.protocol import Happened, MatchResult, Wrong
from fairplay.vocabulary import Sentence
from tests.play.room_log import BO, CLEO, HOST, RoomLog, cards, match

#: The end of the game says these, or the room is left after them.
SILENT = {"start", "bot", "resign", "end", "flag", "close"}


def events(led: RoomLog) -> Iterator[Happened]:
    room = create(led.room.code, led.log[0])
    for event in led.log[1:]:
        before = room
        room, answer = apply(before, event)
        yield happened(before, room, event, answer)


def keys(event: Happened) -> list[str]:
    return [one.key for one in (*event.told, *claim_told(event.answer))]


def last(led: RoomLog) -> dict[str, Any]:
    """The key of the last sentence with its parameters."""
    found = [*events(led)][-1]
    *_, sentence = (*found.told, *claim_told(found.answer))
    return {"key": sentence.key, **sentence.params}


def a_match() -> RoomLog:
    """A match in which everything happens that is told."""
    led = RoomLog(match("nim:3,4"), chat=True)
    led.do(HOST, "sit", name="Anna")
    led.do(HOST, "bot", level=1)
    led.do(HOST, "kick", seat=1)
    led.do(HOST, "door", door="ask")
    for guest in (BO, CLEO):
        led.do(guest, "ask", name="Bo" if guest == BO else "Cleo")
    led.do(HOST, "admit", tag=tag_of(CLEO), admit=False, ban=True)
    led.do(HOST, "admit", tag=tag_of(BO), admit=True)
    led.do(BO, "rename", name="Bob")
    led.do(NOBODY, "rename-seat", seat=1, name="Brave Fox")
    for ready in (True, False, True):
        led.do(BO, "ready", ready=ready)
    led.do(HOST, "ready", ready=True)
    led.do(HOST, "say", phrase="hello")
    led.do(HOST, "hint")
    led.do(HOST, "move", move="4→3")
    led.do(HOST, "takeback")
    led.do(BO, "decline")
    led.do(HOST, "takeback")
    led.do(BO, "takeback")
    led.do(NOBODY, "outage", ms=2000)
    led.do(HOST, "resign")
    led.do(HOST, "rematch")
    led.do(BO, "decline")
    led.do(BO, "game", game=cards("F2^4"))
    led.do(BO, "stand")
    led.do(HOST, "door", door="locked")
    led.do(HOST, "door", door="open")
    led.do(NOBODY, "idle")
    return led


def test_every_kind_of_event_in_a_match_is_told() -> None:
    assert [(event.what, keys(event)) for event in events(a_match())] == [
        ("sit", ["told-sit"]),
        ("bot", []),
        ("kick", ["told-kick"]),
        ("door", ["told-door-ask"]),
        ("ask", ["told-ask"]),
        ("ask", ["told-ask"]),
        ("admit", ["told-ban"]),
        ("admit", ["told-admit"]),
        ("rename", ["told-rename"]),
        ("rename-seat", ["told-rename-seat"]),
        ("ready", ["told-ready"]),
        ("ready", ["told-unready"]),
        ("ready", ["told-ready"]),
        ("ready", ["told-first"]),
        ("say", ["told-say"]),
        ("hint", ["told-hint"]),
        ("move", ["told-move"]),
        ("takeback", ["told-takeback"]),
        ("decline", ["told-decline"]),
        ("takeback", ["told-takeback"]),
        ("takeback", ["told-agree"]),
        ("outage", ["told-outage"]),
        ("resign", []),
        ("rematch", ["told-rematch"]),
        ("decline", ["told-no-rematch"]),
        ("game", ["told-game"]),
        ("stand", ["told-stand"]),
        ("door", ["told-door-locked"]),
        ("door", ["told-door-open"]),
        ("idle", ["told-idle"]),
    ]


def test_everything_at_a_card_table_is_told() -> None:
    led = RoomLog(cards(mode="call")).begin(HOST, BO)
    led.do(HOST, "call")
    led.happen()
    assert last(led) == {"key": "told-lockout", "seat": 0, "ms": 3000}
    led.do(BO, "give-up")
    assert last(led) == {"key": "told-agreed", "seat": 1, "seats": (0,)}
    led.do(HOST, "stand")
    found = [(event.what, keys(event)) for event in events(led)][-5:]
    assert found == [
        ("deal", ["told-deal"]),
        ("call", ["told-call"]),
        ("expire", ["told-expired", "told-lockout"]),
        ("give-up", ["told-agreed"]),
        ("stand", ["told-stand", "told-shown"]),
    ]


def test_nothing_else_can_happen() -> None:
    told = {event.what for event in events(a_match())}
    at_tables = {"deal", "call", "expire", "give-up", "claim"}
    assert set(HANDLERS) == told | at_tables | SILENT


def test_a_bot_takes_a_move_back_at_once() -> None:
    led = RoomLog(match("nim:3,4", first=0), bots=[1]).begin(HOST)
    led.do(HOST, "move", move="4→3")
    led.do(HOST, "takeback")
    assert last(led) == {"key": "told-taken-back"}


def test_when_someone_is_sent_away_the_others_have_to_ask() -> None:
    led = RoomLog(match())
    for guest, name in ((HOST, "Anna"), (BO, "Bo")):
        led.do(guest, "sit", name=name)
    led.do(HOST, "kick", seat=1, door="ask")
    assert keys([*events(led)][-1]) == ["told-kick", "told-door-ask"]


def test_a_claim_is_not_told_twice() -> None:
    """There are many claims, so nothing is sent that follows from the answer."""
    led = RoomLog(cards()).begin(HOST, BO)
    claim = led.right()
    led.do(BO, "claim", **claim)
    event = [*events(led)][-1]
    assert event.told == ()
    assert keys(event) == ["told-taken"]
    assert last(led)["count"] == len(claim["a"])


def test_what_a_wrong_claim_costs() -> None:
    led = RoomLog(cards(wrong="minus")).begin(HOST, BO)
    led.do(BO, "claim", **led.right())
    led.do(BO, "claim", **led.wrong())
    event = [*events(led)][-1]
    assert isinstance(event.answer, Wrong)
    assert keys(event) == ["told-wrong", "told-lost"]


REASONS = ["no-move", "resigned", "time", "left", "away"]


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("misere", [False, True])
def test_how_a_match_is_won(reason: str, misere: bool) -> None:
    told = match_ending(MatchResult(1, reason), misere)
    assert told.key == ("end-misere" if misere and reason == "no-move" else f"end-{reason}")
    assert told.params == {"seat": 1, "other": 0}


@pytest.mark.parametrize(
    ("text", "moves", "key"),
    [
        ("treblecross:3,4/11", ("5",), "end-crosses"),
        ("nim:2 + treblecross:3,4/11", ("2/5",), "end-crosses"),
        ("row{.→X until X.X}:X....", ("3:.→X",), "end-signs"),
        # Nothing is left to do, and no pattern was made.
        ("row{.→X until XXX}:X.", ("2:.→X",), "end-no-move"),
        ("chomp:1x2", ("1:2",), "end-no-move"),
    ],
)
def test_a_move_that_wins_at_once_is_the_reason(text: str, moves: tuple[str], key: str) -> None:
    match = Match.begin(text)
    for move in moves:
        match = match.play(move)
    view = match_view(match, first=1)
    assert view.result == MatchResult(1, "no-move")
    assert view.told
    assert view.told.key == key
    named = Sentence(key, {**view.told.params, "name": "Ada", "other": "Bo"})
    for language in LANGUAGES:
        assert "Ada" in Messages(language).fill(named)


@pytest.mark.parametrize("reason", ["repetition", "retreats", "away"])
def test_matches_that_nobody_wins(reason: str) -> None:
    told = match_ending(MatchResult(None, reason), misere=False)
    assert Messages("en").fill(told).startswith("No result" if reason == "away" else "A draw")


def test_a_view_says_how_a_game_has_ended() -> None:
    led = RoomLog(match("nim:1", first=0)).begin(HOST, BO)
    assert led.seen["match"]["told"] is None
    led.do(HOST, "move", move="1→0")
    assert led.seen["match"]["told"] == {"key": "end-no-move", "params": {"seat": 0, "other": 1}}
    table = RoomLog(cards("F2^2")).begin(HOST, BO)
    assert "told" not in table.seen["table"]
    for guest in (HOST, BO):
        table.do(guest, "stand")
    assert table.seen["table"]["told"]["key"] == "end-broken-early"


def test_how_a_card_game_ends() -> None:
    ends = [table_ending([], 0), table_ending([1], 30), table_ending([0, 2], 21)]
    assert [one.key for one in ends] == ["end-nobody", "end-cards", "end-shared"]


def test_nobody_wins_a_card_game_that_all_have_left() -> None:
    table = RoomLog(cards("zero")).begin(HOST, BO)
    table.do(HOST, "claim", **table.right())
    table.do(HOST, "stand")
    table.do(BO, "stand")
    told = table.seen["table"]["told"]
    assert told["key"] == "end-broken"
    assert told["params"]["seats"] == [0]
