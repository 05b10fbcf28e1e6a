"""The levels of the computer: easy lets a beginner win, and each level plays better."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.play import Match
from fairplay.play.levels import MOVES, STRENGTHS, USUAL, level_of, opponent
from fairplay.play.offers import winning_seat
from fairplay.play.players import Generous, forward_moves
from fairplay.protocol import MAX_LEVEL
from fairplay.rules.position import Position
from fairplay.rules.registry import game, names
from fairplay.rules.solve import Solution
from tests.helpers import SMALL, conventions, small


class Beginner:
    """Sees one move ahead: ends the game when that wins, and never lets the other player do so."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, match: Match) -> str:
        moves = forward_moves(match.position)
        self._random.shuffle(moves)
        return max(moves, key=lambda move: self._worth(match.position.after(move), match.misere))

    def _worth(self, left: Position, misere: bool) -> int:
        if left.over:
            return -2 if misere else 2
        replies = [left.after(move) for move in forward_moves(left)]
        if misere:  # to leave nothing but last moves wins
            return 2 if all(one.over for one in replies) else 0
        return -1 if any(one.over for one in replies) else 0


def share(position: Position, misere: bool, level: int, games: int) -> float:
    """How much the beginner wins from the offered seat."""
    seat, won = winning_seat(position, misere), 0.0
    for seed in range(games):
        match, computer, person = (
            Match.begin(position, misere),
            opponent(level, seed),
            Beginner(seed),
        )
        while not (result := match.result):
            player = person if match.mover == seat else computer
            match = match.play(player.choose(match))
        won += 0.5 if result.winner is None else result.winner == seat
    return won / games


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(names()) - {"northcott", "poker-nim"}))
def test_a_beginner_beats_the_easy_computer(name: str) -> None:
    position = Position.of(game(name), game(name).start)
    for misere in conventions(position.rules):
        assert share(position, misere, STRENGTHS["easy"], 30) >= 0.6


@pytest.mark.slow
def test_the_named_levels_differ() -> None:
    position = Position("nim:3,4,5")
    easy, medium, perfect = (share(position, False, one, 60) for one in STRENGTHS.values())
    assert easy > 0.75
    assert 0.3 < medium < easy
    assert perfect < 0.15


@pytest.mark.parametrize("name", sorted(SMALL))
@given(data=st.data())
@settings(max_examples=8)
def test_generous_gives_a_win_away_unless_it_ends_the_game(name: str, data: st.DataObject) -> None:
    position = data.draw(small(name))
    if position.over:
        return
    for misere in conventions(position.rules):
        left = position.after(Generous(1).choose(Match.begin(position, misere)))
        others = [Solution(position.after(m), misere).won for m in forward_moves(position)]
        assert left.over or Solution(left, misere).won or not any(others)


def test_levels_are_ordered_and_have_names() -> None:
    assert len(MOVES) == MAX_LEVEL - 1
    assert sorted(MOVES, key=lambda one: one[0] - one[1]) == list(MOVES)
    assert list(STRENGTHS) == ["easy", "medium", "perfect"]
    assert USUAL in STRENGTHS
    assert [level_of(text) for text in ("easy", "10", "0", "11", "", "human", "²")] == [
        *(STRENGTHS["easy"], 10),
        *(None,) * 5,
    ]
