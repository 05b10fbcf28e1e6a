"""Positions with too many moves to list: outcome, value and a winning move all the same."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.errors import InputError
from fairplay.explain import explain
from fairplay.messages import Messages
from fairplay.play import Match
from fairplay.play.hints import match_hint
from fairplay.rules.numbers import parse_number
from fairplay.rules.position import Position
from fairplay.rules.solve import Solver, solve
from tests.helpers import small_sums
from tests.hostile.freezing import must_end

HUGE = (
    *("kayles:10^20", "kayles:5 + kayles:10^20", "nim:10^30 + kayles:10^20", "grundy:5000"),
    *("lasker:10^20", "lasker:10^20 + nim:10^20,7", "0.[3]:10^9,10^8", "0.[f]:40"),
    *("0.137:10^30 + nim:20", "northcott:1-6 + kayles:10^20", "dawson:4 + kayles:10^20"),
    *("poker-nim:3/2,2 + 0.77:10^9",),
)


@pytest.fixture(autouse=True)
def few_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lower limit, so that the tests are quick."""
    monkeypatch.setattr("fairplay.rules.heaps.MAX_LISTED", 1000)
    monkeypatch.setattr("fairplay.explain.heaps.MAX_LISTED", 1000)


@pytest.mark.parametrize("text", HUGE)
def test_a_move_of_a_huge_position_wins(text: str) -> None:
    with must_end(10, text):
        solution = solve(text)
        assert (solution.outcome, solution.complete) == ("N", False)
        assert solution.value
        assert solution.winning_moves
        for move in solution.winning_moves[:3]:
            after = solve(solution.position.after(move))
            assert (after.outcome, after.complete, after.winning_moves) == ("P", True, ())
        assert solution.json()["complete"] is False


def test_what_can_be_listed_is_complete() -> None:
    for text in ("nim:10^30,7", "kayles:9", "kayles:10 + nim:3", "nim:1,1,2 misère", "dawson:9"):
        assert solve(text).complete, text
        assert "complete" not in solve(text).json()


@given(small_sums())
@settings(max_examples=50)
def test_one_move_is_one_of_all(position: Position) -> None:
    """Where all moves can be listed, the one found without listing them is among them."""
    state, rules = position.state, position.rules
    solver = Solver(rules, misere=False)
    if rules.urgent(state) or not (excess := solver.value(state)):
        return
    moves = solver.winning_moves(state)
    assert solver.some_winning_moves(state) == (moves, True)
    assert rules.candidate(state, excess) in moves


@pytest.mark.parametrize("text", ["kayles:10^20", "lasker:10^20,3", "kayles:10^20 + nim:5"])
def test_huge_positions_are_explained(text: str) -> None:
    with must_end(10, text):
        told = explain(text).json()
    winning = told["blocks"][-1]
    assert (winning["kind"], winning["more"]) == ("winning-moves", None)
    assert [sentence["key"] for sentence in winning["after"]] == ["explain-more-unknown"]


def test_a_notebook_says_that_there_may_be_more() -> None:
    said = Messages("en")("explain-more-unknown")
    assert said in solve("kayles:10^20")._repr_html_()
    assert said not in solve("kayles:9")._repr_html_()


def test_huge_lost_positions_are_explained() -> None:
    with must_end(10, "kayles"):
        assert explain("kayles:10^20,10^20").json()["blocks"][-1]["kind"] == "why-lost"


def test_a_hint_counts_no_moves_that_it_has_not_seen() -> None:
    assert match_hint(Match.begin("kayles:10^20"), 1).told.key == "outcome-won"
    assert match_hint(Match.begin("kayles:7"), 1).told.key == "hint-won"


@given(st.integers(0, 40), st.integers(0, 300))
def test_powers(base: int, exponent: int) -> None:
    assert parse_number(f"{base}^{exponent}") == base**exponent


@pytest.mark.parametrize("text", ["10^1000", "2^99999999999", "10^-2", "10^", "^2", "2^3^4", "2^²"])
def test_powers_that_are_refused(text: str) -> None:
    with must_end(5, text), pytest.raises(InputError) as refused:
        Position(f"nim:{text}")
    assert refused.value.code in ("error-number", "error-number-long")


def test_a_power_is_written_in_digits() -> None:
    assert str(Position("nim:10^3,2^64")) == "nim:1000,18446744073709551616"
    assert (parse_number("1^99999999999"), parse_number("0^0")) == (1, 1)
    assert parse_number("10^999") == 10**999
