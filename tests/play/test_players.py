"""Players: the perfect one never loses a won position, the others play at their strength."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.play import Casual, Match, Perfect, Player, Random
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution
from tests.helpers import POSITIONS, SMALL, conventions, small, small_sums


class Backward:
    """Goes backwards whenever it can: adds matches, retreats, plays for a repetition."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, match: Match) -> str:
        rules, state = match.position.rules, match.position.state
        back = [move for move in rules.moves(state) if not rules.forward(state, move)]
        return rules.move_text(back[0]) if back else self._random.choose(match)


OPPONENTS: dict[str, Callable[[int], Player]] = {
    "random": Random,
    "casual": lambda seed: Casual(0.5, seed),
    "perfect": Perfect,
    "backward": Backward,
}


def finished(match: Match, players: tuple[Player, Player]) -> Match:
    while not match.result:
        match = match.play(players[match.mover].choose(match))
        assert len(match.moves) < 2000
    return match


def assert_perfect(position: Position, misere: bool, opponent: Player, seed: int) -> None:
    """Perfect plays the side that can win by the theory, first or second, and wins."""
    match = Match.begin(position, misere)
    winner = 0 if Solution(position, misere).won else 1
    perfect = Perfect(seed)
    players = (perfect, opponent) if winner == 0 else (opponent, perfect)
    result = finished(match, players).result
    assert result
    assert result.winner == winner


@pytest.mark.parametrize("opponent", sorted(OPPONENTS))
@pytest.mark.parametrize(
    ("text", "misere"),
    [(text, misere) for text in POSITIONS for misere in conventions(Position(text).rules)],
)
def test_perfect_wins_every_won_start(text: str, misere: bool, opponent: str) -> None:
    for seed in range(2):
        assert_perfect(Position(text), misere, OPPONENTS[opponent](seed), seed)


@pytest.mark.parametrize("name", sorted(SMALL))
@given(data=st.data())
@settings(max_examples=15)
def test_perfect_wins_from_any_position(name: str, data: st.DataObject) -> None:
    position, seed = data.draw(small(name)), data.draw(st.integers(0, 99))
    for misere in conventions(position.rules):
        assert_perfect(position, misere, Random(seed), seed)


@given(small_sums(), st.integers(0, 99), st.booleans())
@settings(max_examples=60)
def test_perfect_wins_sums(position: Position, seed: int, misere: bool) -> None:
    assert_perfect(position, misere, Random(seed), seed)


rows = st.tuples(st.integers(1, 8), st.integers(1, 8)).filter(lambda row: row[0] != row[1])


@pytest.mark.parametrize("opponent", ["random", "backward"])
@given(board=st.lists(rows, min_size=1, max_size=4), seed=st.integers(0, 99))
@settings(max_examples=40)
def test_a_won_game_of_northcott_is_never_drawn(
    opponent: str, board: list[tuple[int, int]], seed: int
) -> None:
    text = ",".join(f"{mine}-{theirs}" for mine, theirs in board)
    assert_perfect(Position(f"northcott:{text}"), False, OPPONENTS[opponent](seed), seed)


@pytest.mark.parametrize("text", POSITIONS)
def test_choices_are_legal_and_reproducible(text: str) -> None:
    for kind in OPPONENTS.values():
        logs = []
        for _ in range(2):
            match, player = Match.begin(text), kind(7)
            while not match.result and len(match.moves) < 8:
                move = player.choose(match)
                assert move in set(match.position.moves())
                match = match.play(move)
            logs.append(match.moves)
        assert logs[0] == logs[1]


def test_seeds_make_a_difference() -> None:
    games = {finished(Match.begin("kayles:20"), (Random(s), Random(s + 1))).moves for s in range(8)}
    assert len(games) > 4


def test_strength_one_is_perfect_and_strength_zero_is_random() -> None:
    lost_by_strong = lost_by_weak = 0
    for seed in range(20):
        strong, weak = Casual(1, seed), Casual(0, seed)
        for casual in (strong, weak):
            result = finished(Match.begin("nim:4,5,6,3"), (casual, Perfect(seed))).result
            assert result
            lost_by_strong += casual is strong and result.winner != 0
            lost_by_weak += casual is weak and result.winner != 0
    assert lost_by_strong == 0
    assert lost_by_weak > 15


def test_more_strength_wins_more() -> None:
    wins = []
    for strength in (0.0, 0.5, 1.0):
        won = 0
        for seed in range(40):
            players = (Casual(strength, seed), Perfect(seed))
            result = finished(Match.begin("nim:3,4,5,7"), players).result
            won += bool(result and result.winner == 0)
        wins.append(won)
    assert wins[0] < wins[1] < wins[2] == 40


def test_perfect_sets_traps_where_it_has_lost() -> None:
    """From 4,5,6,7 some moves leave one right answer, others three: it never plays the latter."""
    match = Match.begin("nim:4,5,6,7")
    answers = {move: _answers(match.play(move)) for move in match.position.moves()}
    assert set(answers.values()) == {1, 3}
    for seed in range(10):
        assert answers[Perfect(seed).choose(match)] == 1


def _answers(match: Match) -> int:
    return len(Solution(match.position, match.misere).winning_moves)
