"""What is said of a match that is over obeys the slow definition of who wins."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match, Random
from fairplay.play.endings import decided, verdicts
from fairplay.rules.position import Position, convention
from fairplay.vocabulary import Sentence
from tests.helpers import SMALL, conventions, exhaustive, small, small_sums


def played(position: Position, misere: bool, seed: int) -> Match:
    match, player = Match.begin(position, misere), Random(seed)
    while not match.result:
        match = match.play(player.choose(match))
    return match


def assert_told(match: Match) -> None:
    """Every verdict, and the mistake that is named, by trying every play."""
    result = match.result
    assert result is not None
    if result.winner is None:
        return
    search = exhaustive(match.start.rules, match.misere)
    won = [search.won(position.state) for position in match.positions]
    found, loser = decided(match), 1 - result.winner
    assert found.verdicts == verdicts(match)
    for at, verdict in enumerate(found.verdicts):
        assert verdict == {(1, 0): "kept", (1, 1): "gave"}.get((won[at], won[at + 1]), "lost")
    gave = [at + 1 for at in range(loser, match.played, 2) if found.verdicts[at] == "gave"]
    assert found.number == (gave[-1] if gave else None)
    none = "end-no-mistake" if match.played else "end-not-played"
    assert found.told.key == ("end-mistake" if gave else none)
    if found.number:
        before = match.positions[found.number - 1]
        assert found.played == before.view(match.moves[found.number - 1])
        assert found.better is not None
        assert not search.won(before.after(found.better.text).state)
    for lang in LANGUAGES:
        said = Messages(lang).fill(Sentence(found.told.key, {**found.told.params, "name": "Bo"}))
        assert "{" not in said


@pytest.mark.parametrize("name", sorted(set(SMALL) - {"poker-nim"}))
@given(data=st.data())
@settings(max_examples=8)
def test_the_end_obeys_the_definition(name: str, data: st.DataObject) -> None:
    position, seed = data.draw(small(name)), data.draw(st.integers(0, 99))
    for misere in conventions(position.rules):
        assert_told(played(position, misere, seed))


@given(small_sums(), st.integers(0, 99), st.booleans())
@settings(max_examples=25)
def test_the_end_of_a_sum_obeys_the_definition(position: Position, seed: int, misere: bool) -> None:
    assert_told(played(position, convention(position, misere), seed))


def test_who_resigns_a_won_position_is_told_so() -> None:
    match = Match.begin("nim:1,2").play("2→1").play("1→0").resign(0)
    found = decided(match)
    assert (found.told.key, found.number, found.verdicts) == (
        "end-resigned-early",
        3,
        ["kept", "lost"],
    )
    assert found.better == match.position.view("1→0")


def test_a_mistake_before_resigning_is_found() -> None:
    found = decided(Match.begin("nim:1,2").play("1→0").resign(0))
    assert (found.told.key, found.number, found.verdicts) == ("end-mistake", 1, ["gave"])
    assert Messages("en").fill(Sentence(found.told.key, {**found.told.params, "name": "Bo"})) == (
        "Move 1 gave the win away: Bo took the whole heap of 1. Better: Take 1 from the heap of 2."
    )


def test_a_game_without_a_move() -> None:
    assert decided(Match.begin("nim:0")).told.key == "end-not-played"
