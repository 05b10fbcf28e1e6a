"""Theory compared with the definition: every game is searched move by move without theory."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairplay.rules.position import Position
from fairplay.rules.registry import find
from fairplay.rules.solve import Solution, Solver
from fairplay.rules.sums import Sum
from tests.helpers import (
    GAMES,
    LOOPY,
    POSITIONS,
    SMALL,
    conventions,
    exhaustive,
    playout,
    small,
    small_sums,
    value_by_definition,
)

few = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def repeats(text: str) -> bool:
    """Whether play may repeat: test_northcott covers such games."""
    return any(name in text for name in LOOPY)


def assert_solved(position: Position, misere: bool) -> None:
    """Outcome and winning moves are exactly those of the exhaustive search."""
    rules, state = position.rules, position.state
    search = exhaustive(rules, misere)
    solution = Solution(position, misere)
    assert solution.won == search.won(state)
    winning = Solver(rules, misere).winning_moves(state) if solution.won else []
    assert len(winning) == len(set(winning))
    assert set(winning) == search.winning_moves(state)
    assert set(solution.winning_moves) == set(map(rules.move_text, winning))


def test_every_game_has_small_positions_to_try() -> None:
    assert set(GAMES) - set(LOOPY) <= set(SMALL)


@pytest.mark.parametrize("name", sorted(SMALL))
@given(data=st.data())
@few
def test_values_agree_with_the_definition(name: str, data: st.DataObject) -> None:
    position = data.draw(small(name))
    if position.rules.wins_at_once(position.state):
        # Won whatever is added: no heap of Nim makes it lost.
        search = exhaustive(Sum((position.rules, find("nim"))))
        assert all(search.won((position.state, heap)) for heap in ((), (1,), (2,), (3,)))
        assert Solution(position, misere=False).value is None
        return
    value = value_by_definition(position.rules, position.state)
    assert Solver(position.rules, False).value(position.state) == value
    turned = position.turned()
    assert Solver(turned.rules, False).value(turned.state) == value


@pytest.mark.parametrize(
    ("name", "misere"),
    [(name, misere) for name in sorted(SMALL) for misere in conventions(Position(name).rules)],
)
@given(data=st.data())
@few
def test_outcome_and_winning_moves(name: str, misere: bool, data: st.DataObject) -> None:
    assert_solved(data.draw(small(name)), misere)


@pytest.mark.parametrize("misere", [False, True])
@given(position=small_sums())
@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])
def test_sums_of_any_games(misere: bool, position: Position) -> None:
    assert_solved(position, misere)


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        # In wild sums a winning move in Nim may lead to any size, not just to the nim-sum's.
        "kayles:5,2 + nim:5",
        "kayles:5,3 + nim:6",
        "dawson:7 + nim:4 + lasker:3",
        "0.6:6 + poker-nim:3/1,1",
        "poker-nim:2,1/1,2 + kayles:6",
        "modified-nimble:1,4,6 + kayles:5",
        "modified-nimble:2,3 + dawson:5 + nim:1",
        "dawson:4 + dawson:3",
        "nimble1:3,2 + grundy:7 + nim:1,1",
    ],
)
def test_mixed_sums(text: str, misere: bool) -> None:
    assert_solved(Position(text), misere)


@pytest.mark.parametrize("misere", [False, True])
@given(seed=st.integers(0, 10**6), files=st.integers(1, 7), heap=st.integers(0, 2))
@few
def test_an_exchange_of_pawns_comes_before_everything_else(
    misere: bool, seed: int, files: int, heap: int
) -> None:
    """On the real board, also in the middle of the captures, with a heap beside it."""
    for position in playout(Position(f"dawson:{files} + nim:{heap}"), seed):
        if position.components[0].rules.urgent(position.components[0].state):
            assert all(move.startswith("1/") for move in position.moves())
        assert_solved(position, misere)


@pytest.mark.parametrize("text", [text for text in POSITIONS if not repeats(text)])
def test_the_end_of_any_play(text: str) -> None:
    """The last moves of random plays from the start. This also covers a new game without tests."""
    position = Position(text)
    for seed in range(3):
        tail = list(playout(position, seed))[-4:]
        for late in tail:
            for misere in conventions(late.rules):
                assert_solved(late, misere)
