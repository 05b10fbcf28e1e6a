"""Chomp and Cram: fast values against the definition, notation, gestures, and theorems as told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fairplay as fp
from fairplay._core import Cram, chomp_values
from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.explain import explain
from fairplay.rules import cram as cram_rules
from fairplay.rules.chomp import bites, bitten, chomp_value
from fairplay.rules.cram import cram_value, dominoes, free_squares
from fairplay.theory.nim import mex
from tests.helpers import sentences

BARS = st.lists(st.integers(1, 10), min_size=1, max_size=10).map(
    lambda rows: tuple(sorted(rows, reverse=True))
)


@st.composite
def boards(draw: st.DrawFn) -> tuple[str, ...]:
    width = draw(st.integers(1, 5))
    rank = st.text("..x", min_size=width, max_size=width)
    return tuple(draw(st.lists(rank, min_size=1, max_size=4)))


def keys(position: fp.Position) -> set[str]:
    return {one.key for one in sentences(explain(position))}


@given(BARS)
def test_the_table_of_chomp_obeys_the_mex_rule(rows: tuple[int, ...]) -> None:
    assert chomp_value(rows) == mex({chomp_value(bitten(rows, bite)) for bite in bites(rows)})


def test_a_smaller_table_has_the_same_values() -> None:
    small = chomp_values(3, 4)
    assert len(small) == 35
    assert small[-1] == chomp_value((4, 4, 4))


@given(boards())
def test_values_of_cram_obey_the_mex_rule(ranks: tuple[str, ...]) -> None:
    free = free_squares(ranks)
    assert cram_value(free) == mex({cram_value(free - set(one)) for one in dominoes(free)})


def test_values_of_small_boards_of_cram() -> None:
    """Checked by hand for one row (the game 0.07) and 2 × 2; the rest is as the search found it."""
    found = [[fp.solve(f"cram:{a}x{b}").value for b in range(1, 6)] for a in range(1, 6)]
    assert found[0] == [0, 1, 1, 2, 0]
    assert found[1] == [1, 0, 1, 0, 1]
    assert found[2] == [1, 1, 0, 1, 1]
    assert found[3] == [2, 0, 1, 0, 2]
    assert found[4] == [0, 1, 1, 2, 0]


def test_symmetry_only_saves_time() -> None:
    for rows, columns in ((2, 4), (3, 4), (4, 4), (3, 5)):
        free = sum(((1 << columns) - 1) << 8 * row for row in range(rows))
        assert Cram(10**6).value(free) == Cram(10**6, pairing=False).value(free)


@pytest.mark.parametrize("side", range(2, 11))
def test_the_theorems_of_chomp_agree_with_the_table(side: int) -> None:
    assert "2:2" in fp.solve(f"chomp:{side}x{side}").winning_moves
    for other in range(2, 11):
        assert fp.solve(f"chomp:{side}x{other}").won
    for lower in range(1, side + 1):
        told = fp.Position(f"chomp:{side},{lower}")
        lost = keys(told) & {"explain-chomp-two-lost", "explain-chomp-arms-equal"}
        assert (fp.solve(told).outcome == "P") == bool(lost)


@given(boards())
def test_a_board_that_is_said_to_be_lost_by_copying_is_lost(ranks: tuple[str, ...]) -> None:
    position = fp.Position("cram:" + "/".join(ranks))
    told = keys(position)
    if told & {"explain-cram-even", "explain-cram-symmetric"}:
        assert fp.solve(position).outcome == "P"
    if "explain-cram-middle" in told:
        height, width = len(ranks), len(ranks[0])
        rows, columns = {(height - 1) // 2 + 1, height // 2 + 1}, {(width + 1) // 2, width // 2 + 1}
        middle = ":".join("-".join(map(str, sorted(one))) for one in (rows, columns))
        assert middle in fp.solve(position).winning_moves


def test_a_domino_is_answered_opposite_as_told() -> None:
    assert "1:1-2 is answered by 4:3-4" in str(explain("cram:4x4"))
    assert "1:2 is answered by 2:1" in str(explain("chomp:4,1,1,1"))


@given(BARS)
def test_bars_read_back(rows: tuple[int, ...]) -> None:
    written = str(fp.Position("chomp:" + ",".join(map(str, rows))))
    assert fp.Position(written).state == rows
    assert str(fp.Position(written)) == written


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("chomp:11x2", "error-board-size"),
        ("chomp:0x2", "error-board-size"),
        ("chomp:2,3", "error-chomp-rows"),
        ("chomp:" + ",".join("1" * 11), "error-board-size"),
        ("cram:9x1", "error-board-size"),
        ("cram:..x/..", "error-cram-rows"),
        ("cram:abc", "error-cram-rows"),
        ("cram:", "error-board-size"),
    ],
)
def test_other_boards_are_refused_in_words(text: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        fp.Position(text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("position", "gesture", "code"),
    [
        ("chomp:3x3", [[0, 0]], "error-tile-poison"),
        ("chomp:3,1", [[1, 2]], "error-tile-gone"),
        ("chomp:3x3", [[1, 1], [1, 2]], "error-gesture"),
        ("chomp:3x3", [[1]], "error-gesture"),
        ("cram:3x3", [[0, 0]], "error-domino-alone"),
        ("cram:3x3", [[0, 0], [2, 0]], "error-domino-apart"),
        ("cram:xx./...", [[0, 0], [1, 0]], "error-tile-covered"),
        ("cram:3x3", [[0, 0], [0, 7]], "error-tile-gone"),
    ],
)
def test_other_gestures_have_a_reason(position: str, gesture: list[list[int]], code: str) -> None:
    with pytest.raises(IllegalMoveError) as refused:
        fp.Position(position).touched(gesture)
    assert refused.value.code == code


def test_a_domino_may_be_touched_from_either_end() -> None:
    board = fp.Position("cram:3x3")
    assert board.touched([[1, 2], [1, 1]]).text == board.touched([[1, 1], [1, 2]]).text == "2:2-3"


def test_a_board_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cram_rules, "MAX_REGIONS", 50)
    cram_rules._solver.cache_clear()
    with pytest.raises(TooLargeError):
        _ = fp.solve("cram:5x5").value
    assert fp.solve("cram:2x3").value == 1
    cram_rules._solver.cache_clear()
