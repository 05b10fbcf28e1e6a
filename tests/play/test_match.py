"""Matches: the log contains everything, and nothing follows the end."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.errors import IllegalMoveError, InputError
from fairplay.play import Match, Result
from fairplay.play.match_view import match_view
from fairplay.protocol import MatchView
from fairplay.rules.position import Position
from tests.helpers import POSITIONS, conventions


@pytest.mark.parametrize(("text", "views"), [("nim:3,4", 1), ("kayles:7 + northcott:1-6", 2)])
def test_a_view_says_nothing_twice(text: str, views: int) -> None:
    """Boards come once where both seats see the same, and without what has its default."""
    view = match_view(Match.begin(text))
    sent = msgspec.json.encode(view)
    assert msgspec.json.decode(sent, type=MatchView) == view
    seen = msgspec.json.decode(sent)["seen"]
    assert len(seen) == views
    assert not {"coins", "stocks", "notes", "lanes"} & set(seen[0][0])


def random_match(text: str, misere: bool, seed: int, steps: int = 30) -> Match:
    """Random moves, some of them taken back, sometimes with a resignation at the end."""
    random = Random(seed)
    match = Match.begin(text, misere)
    for _ in range(steps):
        if match.result:
            break
        if match.moves and random.random() < 0.15:
            match = match.undo(random.randint(1, len(match.moves)))
        else:
            match = match.play(random.choice(list(match.position.moves())))
    if not match.result and random.random() < 0.3:
        match = match.resign(random.randint(0, 1))
    return match


@pytest.mark.parametrize("text", POSITIONS)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=6)
def test_a_match_equals_its_transcript(text: str, seed: int) -> None:
    for misere in conventions(Position(text).rules):
        match = random_match(text, misere, seed)
        again = Match.from_transcript(match.transcript())
        assert again == match
        assert again.transcript() == match.transcript()
        assert again.result == match.result


@pytest.mark.parametrize("text", POSITIONS)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=6)
def test_takeback_restores_the_earlier_match(text: str, seed: int) -> None:
    match = Match.begin(text)
    history = [match]
    random = Random(seed)
    while not match.result and len(history) < 12:
        match = match.play(random.choice(list(match.position.moves())))
        history.append(match)
    for count, before in enumerate(reversed(history)):
        assert match.undo(count) == before
    assert match.mover == (len(history) - 1) % 2


@pytest.mark.parametrize("text", POSITIONS)
def test_the_board_from_each_side(text: str) -> None:
    match = Match.begin(text)
    for _ in range(4):
        assert match.seen_by(match.mover) == match.position
        assert match.seen_by(1 - match.mover) == match.position.turned()
        if match.result:
            break
        match = match.play(next(match.position.moves()))


def test_the_convention_decides_who_wins_at_the_end() -> None:
    assert Match.begin("nim:1").play("1→0").result == Result(0, "no-move")
    assert Match.begin("nim:1", misere=True).play("1→0").result == Result(1, "no-move")
    assert Match.begin("nim:1 misère").play("1→0").result == Result(1, "no-move")
    assert Match.begin("resta-um:1").play("1→0").result == Result(1, "no-move")
    assert Match.begin("nim:0").result == Result(1, "no-move")


def test_third_repetition_is_a_draw() -> None:
    match = Match.begin("northcott:2-6,1-8")
    round_trip = ["1:2→1", "1:6→7", "1:1→2", "1:7→6"]
    for move in round_trip * 2:
        assert match.result is None
        match = match.play(move)
    assert match.result == Result(None, "repetition")
    with pytest.raises(InputError) as caught:
        match.play("1:2→1")
    assert caught.value.code == "error-match-over"
    assert match.undo().result is None
    assert Match.from_transcript(match.transcript()) == match


def test_repetition_in_a_sum() -> None:
    match = Match.begin("northcott:2-6 + kayles:3")
    for move in ["1/1:2→1", "1/1:6→7", "1/1:1→2", "1/1:7→6"] * 2:
        match = match.play(move)
    assert match.result == Result(None, "repetition")


def test_resigning() -> None:
    match = Match.begin("nim:3,4").play("3→1")
    for player in (0, 1):
        resigned = match.resign(player)
        assert resigned.result == Result(1 - player, "resigned")
        assert Match.from_transcript(resigned.transcript()) == resigned
        assert resigned.undo() == match
        assert resigned.undo(2) == match.undo()
        with pytest.raises(InputError):
            resigned.resign(1 - player)


@pytest.mark.parametrize("count", [-1, 2, 100])
def test_takeback_is_limited_to_played_moves(count: int) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        Match.begin("nim:3").play("3→1").undo(count)
    assert caught.value.code == "error-undo"


def test_an_illegal_move_leaves_the_match_as_it_was() -> None:
    match = Match.begin("nim:3,4")
    with pytest.raises(IllegalMoveError):
        match.play("5→1")
    assert match == Match.begin("nim:3,4")
    assert match.play("3 -> 1").moves == ("3→1",)


@pytest.mark.parametrize(
    "text", ["", "\n", "nimm:3", "nim:3\n4→1", "nim:3\n3→0\n0→0", "nim:3\n2 resigns"]
)
def test_invalid_transcripts(text: str) -> None:
    with pytest.raises(InputError):
        Match.from_transcript(text)
