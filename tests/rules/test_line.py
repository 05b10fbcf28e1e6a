"""Rows of signs and turned coins: fast values against the definition, notation, and theorems."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.errors import InputError, TooLargeError
from fairplay.explain import blocks, explain
from fairplay.rules.pattern_words import patterns_text, read_patterns
from fairplay.rules.patterns import Change, Patterns
from fairplay.rules.position import Position
from fairplay.rules.registry import find
from fairplay.rules.row_values import AT_ONCE, ENDED, stretch_value
from fairplay.rules.solve import solve
from fairplay.rules.tartan import BoardHeads, coin_value
from fairplay.rules.turning import Heads
from fairplay.rules.turning_words import read_turn, turn_text
from fairplay.rules.words import Words
from fairplay.theory.nim import mex, nim_product, nim_sum
from fairplay.theory.turning import Turn

few = settings(max_examples=40, deadline=None)

# -- rows -----------------------------------------------------------------------------------------


def by_definition(patterns: Patterns, row: str, memo: dict[str, int]) -> int:
    """The value of a whole row, without stretches."""
    if row not in memo:
        values = [by_definition(patterns, option, memo) for option in patterns.results(row)]
        known = mex(value for value in values if value >= 0)
        memo[row] = ENDED if patterns.has_ended(row) else AT_ONCE if ENDED in values else known
    return memo[row]


def _change(length: int) -> st.SearchStrategy[Change]:
    signs = st.text("Xo.", min_size=length, max_size=length)
    return st.builds(Change, signs, signs).filter(lambda one: one.old != one.new)


@st.composite
def rules(draw: st.DrawFn) -> Patterns:
    changes = draw(st.lists(st.integers(1, 3).flatmap(_change), min_size=1, max_size=2))
    endings = draw(st.lists(st.text("Xo.", min_size=2, max_size=3), max_size=1))
    return Patterns(tuple(dict.fromkeys(changes)), draw(st.booleans()), tuple(endings))


@given(rules(), st.text("Xo.", min_size=1, max_size=6))
@few
def test_rows_have_the_values_of_the_definition(patterns: Patterns, row: str) -> None:
    if set(row) - set(patterns.signs) or patterns.cycle(row):
        return
    assert stretch_value(patterns, row) == by_definition(patterns, row, {})


@given(rules(), st.text("Xo.", min_size=1, max_size=6))
@few
def test_a_rule_that_must_end_never_comes_back(patterns: Patterns, row: str) -> None:
    if patterns.must_end:
        assert patterns.cycle(row) is None


@given(rules())
@few
def test_the_words_of_a_row_are_read_back(patterns: Patterns) -> None:
    words = patterns_text(patterns)
    if not patterns.must_end and patterns.some_cycle():
        with pytest.raises(InputError, match="for ever"):
            read_patterns(Words(words))
        return
    read = read_patterns(Words(words))
    assert set(read.all) == set(patterns.all)
    assert read_patterns(Words(patterns_text(read))) == read


@pytest.mark.parametrize(
    ("name", "code", "place"),
    [
        ("row{XX}", "error-rule-ends", 3),
        ("row{XX→X}", "error-rule-words", 4),
        ("row{XX→.. or}", "error-rule-ends", 9),
        ("row{XX→.. until}", "error-rule-ends", 12),
        ("row{XX→..", "error-rule-open", 6),
        ("row{X.→.X or .X→X.}", "error-row-cycle", None),
        ("row{ab→cd}", "error-row-signs", None),
        ("row{XX→.. until X}", "error-row-idle", None),
        ("coins{turn}", "error-rule-ends", 5),
        ("coins{turn 1-2 next}", "error-rule-ends", 14),
        ("coins{turn 1-2 x}", "error-rule-ends", 11),
        ("coins{turn 0}", "error-rule-words", 6),
        ("coins{flip 1}", "error-rule-words", 1),
    ],
)
def test_rules_that_are_not_understood(name: str, code: str, place: int | None) -> None:
    with pytest.raises(InputError) as caught:
        find(name)
    assert caught.value.code == code
    assert caught.value.params.get("place") == place


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("row{XX→..}:XXo", "error-row-cells"),
        ("row{XX→..}:", "error-row-cells"),
        ("row{XX→..}:" + "X" * 300, "error-row-long"),
        ("turning-turtles:3,3", "error-marked-twice"),
        ("turning-turtles:3/2", "error-number-least"),
        ("treblecross:0/2", "error-cells-few"),
        ("coins{turn 1-2 x turn 1}:3", "error-coin-board"),
        ("coins{turn 1-2 x turn 1}:1-1/99x1", "error-coin-board-large"),
    ],
)
def test_positions_that_are_not_understood(text: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        Position(text)
    assert caught.value.code == code


def test_a_stretch_that_is_too_long_is_refused() -> None:
    with pytest.raises(TooLargeError):
        assert solve("row{XX→..}:" + "X" * 100).won
    assert solve("row{XX→..}:" + "XX." * 60).value == 0


# -- Treblecross ----------------------------------------------------------------------------------

CROSSES = Patterns((Change(".", "X"),), endings=("XXX",))


@pytest.mark.parametrize("length", [3, 4, 7, 10])
def test_treblecross_is_the_pattern_that_wins(length: int) -> None:
    for cells in map("".join, product(".X", repeat=length)):
        value, solution = stretch_value(CROSSES, cells), solve(f"treblecross:{cells}")
        if value == ENDED:
            assert solution.position.over
        else:
            assert solution.value == (None if value == AT_ONCE else value)


def test_a_large_board_is_answered_by_the_engine() -> None:
    solution = solve("treblecross:0/3000")
    move = solution.winning_moves[0]
    assert solve(solution.position.after(move)).outcome == "P"


# -- coins ----------------------------------------------------------------------------------------

turns = st.one_of(
    st.builds(Turn, st.sets(st.integers(1, 4), min_size=1).map(lambda some: tuple(sorted(some)))),
    st.just(Turn()),
    st.just(Turn(run=True)),
    st.just(Turn((1, 3), run=True)),
)


@given(turns)
@few
def test_the_words_of_coins_are_read_back(turn: Turn) -> None:
    assert read_turn(Words(turn_text(turn))) == turn


@given(turns, st.sets(st.integers(1, 6), max_size=4))
@few
def test_heads_add_up(turn: Turn, heads: set[int]) -> None:
    """The value by the definition of the whole row is the nim-sum of the single coins."""
    memo: dict[tuple[int, ...], int] = {}

    def searched(row: tuple[int, ...]) -> int:
        if row not in memo:
            options = (option for (option,) in Heads(turn, row).options())
            memo[row] = mex([searched(option.heads) for option in options])  # type: ignore[attr-defined]
        return memo[row]

    row = tuple(sorted(heads))
    assert Heads(turn, row).value() == searched(row)


@given(turns, st.integers(1, 12), st.integers(0, 40))
@few
def test_other_coins_are_found_without_listing_sets(turn: Turn, last: int, value: int) -> None:
    reached = {nim_sum(map(turn.value, one[:-1])) for one in turn.sets(last)}
    others = turn.others(last, value)
    assert (others is not None) == (value in reached)
    if others is not None:
        assert (*others, last) in set(turn.sets(last))
        assert nim_sum(map(turn.value, others)) == value


def test_nim_products_by_the_definition() -> None:
    table: dict[tuple[int, int], int] = {}
    for a, b in product(range(18), repeat=2):
        less = product(range(a), range(b))
        table[a, b] = mex(table[x, b] ^ table[a, y] ^ table[x, y] for x, y in less)
        assert nim_product(a, b) == table[a, b]


@given(*[st.integers(0, 2**70)] * 3)
@few
def test_nim_products_are_a_field(a: int, b: int, c: int) -> None:
    assert nim_product(a, b) == nim_product(b, a)
    assert nim_product(a, b ^ c) == nim_product(a, b) ^ nim_product(a, c)
    assert nim_product(nim_product(a, b), c) == nim_product(a, nim_product(b, c))


@pytest.mark.parametrize("pair", [(Turn((1, 2)), Turn((1, 2))), (Turn((1, 2)), Turn(run=True))])
def test_the_tartan_theorem_on_small_boards(pair: tuple[Turn, Turn]) -> None:
    memo: dict[tuple[tuple[int, int], ...], int] = {}

    def searched(heads: tuple[tuple[int, int], ...]) -> int:
        if heads not in memo:
            options = (option for (option,) in BoardHeads(pair, heads).options())
            memo[heads] = mex([searched(option.heads) for option in options])  # type: ignore[attr-defined]
        return memo[heads]

    for place in product((1, 2, 3), (1, 2, 3)):
        assert searched((place,)) == coin_value(pair, place)


@pytest.mark.parametrize("coin", [96, 1000, 1001, 10**30])
def test_a_coin_out_of_reach_names_the_last_one_with_a_value(coin: int) -> None:
    """This rule reaches its limit of work before the last coin of the others."""
    turn = Turn((1, 2, 3, 4, 5))
    with pytest.raises(TooLargeError) as caught:
        turn.value(coin)
    assert caught.value.params == {"coin": coin, "limit": 95}
    assert turn.value(95)


def test_huge_coins_are_solved_by_the_theorem() -> None:
    for text in ("turning-turtles:5,10^20", "mock-turtles:3,4,10^12"):
        solution = solve(text)
        assert solve(solution.position.after(solution.winning_moves[0])).outcome == "P"


@pytest.mark.parametrize(
    "text",
    ["mock-turtles:2,5,6", "coins{turn a run}:3,6", "treblecross:4/14", "row{XX→..}:XX.XXXX"],
)
def test_what_is_shown_adds_up_to_the_value(text: str) -> None:
    """The last row of the figures has the values whose nim-sum is the value of the position."""
    (figures,) = (one for one in explain(text).blocks if isinstance(one, blocks.Figures))
    last = figures.rows[-1].cells
    shown = [
        int(str(last[column])) for row, column in figures.marked if row == len(figures.rows) - 1
    ]
    if "mock" in text or "row" in text:
        shown = [int(str(cell)) for cell in last]
    assert nim_sum(shown) == solve(text).value
