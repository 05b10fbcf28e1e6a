"""Explanations: every block is computed again, and the examples of the articles are covered."""

import json
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import islice, pairwise
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.explain import Explanation, explain
from fairplay.explain import blocks as b
from fairplay.explain.binary import addition_table, chain, columns
from fairplay.explain.explanation import kind, settled
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.heaps import HeapRules
from fairplay.rules.position import Position
from fairplay.rules.sequences import sequence
from fairplay.rules.solve import Solution, solve
from fairplay.theory.codes import parse_code
from fairplay.theory.nim import mex, nim_sum
from fairplay.vocabulary import Params
from tests.helpers import POSITIONS, SMALL, conventions, playout, small, small_sums

Kind = TypeVar("Kind")


def numbers(value: Any) -> Any:
    """A block, or a part of one, without its sentences."""
    if isinstance(value, tuple):
        return tuple(map(numbers, value))
    if not is_dataclass(value) or isinstance(value, type):
        return value
    given = {f.name: f.default for f in fields(value) if f.name in ("before", "after", "told")}
    parts = {f.name: numbers(getattr(value, f.name)) for f in fields(value) if f.name not in given}
    return replace(value, **given, **parts)


def found(explanation: Explanation, wanted: type[Kind]) -> list[Kind]:
    """The numbers of all blocks of one kind, including those of components."""
    here = [numbers(block) for block in explanation.blocks if isinstance(block, wanted)]
    return here + [block for part in explanation.components for block in found(part, wanted)]


def only(explanation: Explanation, wanted: type[Kind]) -> Kind:
    (block,) = found(explanation, wanted)
    return block


def said(explanation: Explanation) -> dict[str, Params]:
    """The sentences of an explanation, without those of its components."""
    return {one.key: one.params for block in explanation.blocks for one in block.before}


# -- the articles ---------------------------------------------------------------------------------


def test_nim_in_columns() -> None:
    block = only(explain("nim:4,5,6,7"), b.Columns)
    assert block.binary == ("100", "101", "110", "111")
    assert block.counts == (4, 2, 2)
    assert not any(block.odd)
    after_the_move = only(explain("nim:4,5,6,3"), b.Columns)
    assert after_the_move.binary == ("100", "101", "110", "011")
    assert after_the_move.counts == (3, 2, 2)
    assert after_the_move.odd == (True, False, False)


def test_values_of_an_own_game_in_columns() -> None:
    class HalfNim(HeapRules):
        """Take at least one match, and at most half of a heap."""

        def splits(self, heap: int) -> Iterator[tuple[int, ...]]:
            return ((left,) for left in range((heap + 1) // 2, heap))

    half_nim = HalfNim("half-nim", start=(12, 7))
    explanation = explain(Position.of(half_nim, (12, 7)))
    assert only(explanation, b.Columns).binary == ("110", "000")
    assert "Write the values in binary" in str(explanation)


def test_marienbad() -> None:
    explanation = explain("resta-um:7,5,3,1")
    assert only(explanation, b.Columns).counts == (2, 2, 4)
    assert only(explanation, b.Verdict).outcome == "P"


def test_nimble_in_disguise() -> None:
    explanation = explain("nimble:1,3,3,6")
    assert [stand.heap for stand in only(explanation, b.Disguise).stands] == [1, 3, 3, 6]
    assert only(explanation, b.Columns).binary == ("001", "011", "011", "110")
    assert [move.move for move in only(explanation, b.WinningMoves).moves] == ["6→1"]


def test_the_gaps_of_modified_nimble() -> None:
    explanation = explain("modified-nimble:1,3,5,9,11,13")
    stands = only(explanation, b.Disguise).stands
    assert [(stand.between, stand.heap) for stand in stands] == [
        (((1,), (3,)), 1),
        (((5,), (9,)), 3),
        (((11,), (13,)), 1),
    ]
    left = [move.columns for move in only(explanation, b.WinningMoves).moves]
    assert [one.numbers for one in left if one] == [(1, 0, 1), (1, 3, 2)]


def test_a_match_without_a_partner() -> None:
    stands = only(explain("modified-nimble:4,6,7"), b.Disguise).stands
    assert [(stand.between, stand.heap) for stand in stands] == [((), 4), (((6,), (7,)), 0)]


def test_the_chain_of_northcott() -> None:
    explanation = explain("northcott")
    steps = "4⊕3=7, 7⊕2=5, 5⊕0=5, 5⊕6=3, 3⊕3=0, 0⊕1=1, 1⊕5=4"
    assert said(explanation)["explain-chain"] == {"steps": steps}
    stand = only(explanation, b.Disguise).stands[0]
    assert (stand.heap, stand.between) == (4, ((0, 1), (0, 6)))
    assert [m.move for m in only(explanation, b.WinningMoves).moves] == ["1:2→6", "5:1→5", "8:2→6"]


def test_lasker_by_the_mex_rule() -> None:
    block = only(explain("lasker:4"), b.MexRule)
    assert {option.value for option in block.options} == {0, 1, 2, 4, 5}
    assert block.value == 3


@pytest.mark.parametrize(
    ("pins", "options", "value"),
    [(3, {1, 2, 0}, 3), (4, {3, 2, 0}, 1), (5, {1, 3, 0, 2}, 4), (6, {4, 1, 0, 2}, 3)],
)
def test_kayles_by_the_mex_rule(pins: int, options: set[int], value: int) -> None:
    block = only(explain(f"kayles:{pins}"), b.MexRule)
    assert {option.value for option in block.options} == options
    assert (block.value, block.more) == (value, 0)


def test_the_scale_of_grundy() -> None:
    block = only(explain("grundy:12"), b.Scale)
    assert block.upper == (0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2)
    assert block.lower == block.upper[::-1]
    assert block.sums == (2, 0, 0, 2, 2)
    assert not block.equal


def test_a_period_is_found_among_values_that_were_there() -> None:
    sequence("0.077", 1000)  # a rule that no other test asks for
    assert only(explain("0.077:200"), b.Repeats).period == 24


def test_explanations_do_not_depend_on_cached_values() -> None:
    text = "kayles:100"
    first = explain(text)
    repeats = only(first, b.Repeats)
    assert (repeats.preperiod, repeats.period, repeats.like) == (71, 12, 76)
    assert solve("kayles:76").value == repeats.value
    explain("kayles:5000")
    assert explain(text) == first
    assert not found(explain("kayles:82"), b.Repeats)


def test_the_exception_of_resta_um() -> None:
    cases = {"resta-um:1,1,1": "ones", "resta-um:1,1,4": "turning", "resta-um:2,3,1": "large"}
    for text, case in cases.items():
        assert f"explain-misere-{case}" in said(explain(text))
    assert said(explain("resta-um:1,1,4"))["explain-misere-turning"] == {
        "ones": 2,
        "large": 1,
        "things": "point",
    }


#: The word for a heap in each language; what stands for a game in a sum is a heap of Nim.
HEAP = re.compile(r"\b(heaps?|hög(en|ar|arna)?|bunke\w*|montes?)\b(?! de Nim)", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        *("kayles:7", "kayles:4,7", "kayles:100", "kayles:7 misère", "resta-zero:5,3,1"),
        *("resta-um:1,1,4", "resta-um:2,3,1", "resta-um:1,1,1"),
    ],
)
def test_dots_and_pins_are_not_called_heaps(text: str, language: str) -> None:
    messages, blocks = Messages(language), explain(text).blocks
    told = [messages.fill(one) for block in blocks for one in (*block.before, *block.after)]
    for said in told:
        assert not HEAP.search(re.sub("Nim heap|nimhög|nim-bunke", "", said)), said
    assert HEAP.search(messages.fill(explain("nim:3,4,5").blocks[1].before[0]))


def test_one_value_is_told_as_one() -> None:
    told = [Messages("en").fill(one) for one in explain("grundy:3").blocks[1].after]
    assert told[0].startswith("The only value is 0. The smallest")


def test_the_end_of_the_game() -> None:
    assert "explain-over-lost" in said(explain("nim:0"))
    assert "explain-over-won" in said(explain("resta-um:0"))
    assert "explain-over-crosses" in said(explain("treblecross:3,4,5/11"))
    assert said(explain("row{.→X until XX}:.XX."))["explain-over-signs"] == {"signs": "XX"}


def test_a_forced_capture_is_explained_as_such() -> None:
    told = said(explain("dawson:p.p/.p./PPP"))
    assert told["explain-must-capture"] == {"captures": "1x2, 3x2"}


def test_where_no_rule_is_known() -> None:
    assert "explain-searched" in said(explain("kayles:9 + nim:2 misère"))
    assert "explain-algebra" in said(explain("kayles:9 misère"))
    assert "explain-misere-odd" in said(explain("kayles:4 misère"))
    assert "explain-misere-firm" in said(explain("modified-nimble misère"))


def test_the_addition_table_of_the_article() -> None:
    table = addition_table()
    assert len(table) == 16
    assert table[3][:8] == (3, 2, 1, 0, 7, 6, 5, 4)
    assert table[15] == tuple(reversed(range(16)))
    assert all(table[i][j] == nim_sum([i, j]) for i in range(16) for j in range(16))


def test_huge_nim_positions_are_explained() -> None:
    huge = 10**30
    won = explain(f"nim:{huge},5")
    assert only(won, b.WinningMoves).moves[0].to == "nim:5,5"
    assert only(explain(f"nim:{huge},{huge}"), b.WhyLost) == b.WhyLost((), 0)
    assert only(explain(f"nim:{huge},{huge} misère"), b.Verdict).outcome == "P"


def test_hidden_moves_are_counted() -> None:
    lost = only(explain("nim:1000,1001,1"), b.WhyLost)
    assert len(lost.answers) + lost.more == len(list(Position("nim:1000,1001,1").moves()))
    won = only(explain("nim:" + ",".join(map(str, range(8, 16))) + ",1"), b.WinningMoves)
    assert won.more is not None
    assert len(won.moves) + won.more == 5


@pytest.mark.slow
def test_a_list_that_is_cut_says_so() -> None:
    english = Messages("en")
    for position in ("kayles:100", "kayles:10^20"):
        told = explain(position)
        shown, more = only(told, b.MexRule).options, only(told, b.MexRule).more
        assert shown
        cut = english("explain-more-first") if more is None else english("explain-more", count=more)
        assert cut in told.text("en")
        assert (more is None) == (position != "kayles:100")


# -- every block is checked -----------------------------------------------------------------------


@given(st.lists(st.integers(0, 2**40), max_size=6))
def test_columns_and_chains(rows: list[int]) -> None:
    block = columns(rows)
    assert [int(row, 2) for row in block.binary] == rows
    assert len({len(row) for row in block.binary}) <= 1
    value = nim_sum(rows)
    assert int("".join(str(int(odd)) for odd in block.odd), 2) == value
    assert all(odd == (count % 2 == 1) for odd, count in zip(block.odd, block.counts, strict=True))
    for place, count in enumerate(reversed(block.counts)):
        assert count == sum(number >> place & 1 for number in rows)
    steps = [str(one.before[0].params["steps"]) for one in chain(rows)]
    assert len(steps) == (len(rows) > 1)
    for text in steps:
        assert text.startswith(f"{rows[0]}⊕{rows[1]}=")
        check_steps(text, nim_sum(rows))


def check_steps(text: str, value: int | None) -> None:
    """Each step begins with the sum of the last one, and the last sum is the value."""
    triples = [tuple(map(int, re.split("[⊕=]", step))) for step in text.split(", ")]
    assert all(a ^ b == c for a, b, c in triples)
    assert all(one[2] == other[0] for one, other in pairwise(triples))
    assert triples[-1][2] == value


def check_blocks(position: Position, misere: bool) -> None:
    """Check that every statement of an explanation is true."""
    solution = Solution(position, misere)
    explanation = explain(position, misere)
    assert found(explanation, b.Verdict)[0] == b.Verdict(solution.outcome, misere, solution.value)
    assert json.loads(json.dumps(explanation.json()))["position"] == str(position)
    for block in found(explanation, b.Columns):
        assert block == columns(block.numbers)
    if steps := said(explanation).get("explain-chain"):
        check_steps(str(steps["steps"]), solution.value)
    for heap in found(explanation, b.MexRule):
        check_mex_rule(heap)
    for scale in found(explanation, b.Scale):
        check_scale(scale)
    for winning in found(explanation, b.WinningMoves):
        check_winning(solution, winning)
    for lost in found(explanation, b.WhyLost):
        check_lost(solution, lost)
    if not misere and solution.value is not None and not position.over:
        rows = [block.numbers for block in explanation.blocks if isinstance(block, b.Columns)]
        assert all(nim_sum(row) == solution.value for row in rows)


def check_mex_rule(block: b.MexRule) -> None:
    assert all(option.value == nim_sum(option.values) for option in block.options)
    values = {option.value for option in block.options}
    assert block.value == mex(values) if not block.more else block.value not in values


def check_scale(block: b.Scale) -> None:
    assert len(block.upper) == block.total - 1
    assert block.lower == block.upper[::-1]
    pairs = [(a, block.total - a) for a in range(1, block.total // 2 + 1)]
    pairs = [(a, c) for a, c in pairs if block.equal or a != c]
    assert block.sums == tuple(block.upper[a - 1] ^ block.upper[c - 1] for a, c in pairs)


def check_winning(solution: Solution, block: b.WinningMoves) -> None:
    """Each shown move wins and, where columns decide, makes all of them even."""
    shown = tuple(move.move for move in block.moves)
    if solution.misere:
        assert shown
        assert set(shown) <= set(solution.winning_moves)
    else:
        assert shown == solution.winning_moves[: len(shown)]
    assert block.more is not None
    assert len(block.moves) + block.more == len(solution.winning_moves)
    for move in block.moves:
        after = settled(solution.position.after(move.move))
        assert move.to == str(after)
        assert not Solution(after, solution.misere).won
        theorem = after.rules.won(after.state, solution.misere) is not None
        ended = after.rules.ended(after.state)
        assert solution.misere or theorem or ended or move.columns
        if move.columns:
            assert not any(move.columns.odd)


def check_lost(solution: Solution, block: b.WhyLost) -> None:
    """Each shown move has a winning answer. None is needed where the game has ended."""
    position = solution.position
    assert block.answers
    assert len(block.answers) + block.more == len(list(position.moves()))
    assert {answer.move for answer in block.answers} <= set(position.moves())
    for answer in block.answers:
        after = settled(position.after(answer.move))
        assert Solution(after, solution.misere).won
        if answer.answer:
            assert not Solution(after.after(answer.answer), solution.misere).won
        else:
            assert after.over


@pytest.mark.parametrize(
    ("text", "misere"),
    [(text, misere) for text in POSITIONS for misere in conventions(Position(text).rules)],
)
def test_explanations_along_a_play(text: str, misere: bool) -> None:
    for seed in range(2):
        for position in islice(playout(Position(text), seed, longest=16), 0, None, 2):
            check_blocks(position, misere)


@pytest.mark.parametrize("name", sorted(SMALL))
@given(data=st.data())
@settings(max_examples=15)
def test_explanations_of_small_positions(name: str, data: st.DataObject) -> None:
    position = data.draw(small(name))
    for misere in conventions(position.rules):
        check_blocks(position, misere)


@given(small_sums().filter(lambda position: not position.over))
@settings(max_examples=40)
def test_explanations_of_sums(position: Position) -> None:
    check_blocks(position, misere=False)
    check_blocks(position, misere=True)
    explanation = explain(position)
    summands = only(explanation, b.Summands).summands
    assert [s.position for s in summands] == list(map(str, position.components))
    assert [s.value for s in summands] == [solve(c).value for c in position.components]
    assert [part.position for part in explanation.components] == [s.position for s in summands]


def boards() -> Iterator[Position]:
    for text in POSITIONS:
        yield from Position(text).components


@pytest.mark.parametrize("position", list(boards()), ids=str)
def test_a_disguise_is_worth_what_the_board_is(position: Position) -> None:
    """Where heaps of Nim are behind the board, their nim-sum is the value."""
    read = position.rules.disguise(position.state)
    if read and read.how in ("steps", "pairs", "stock", "gaps"):
        value = Solution(position, misere=False).value
        assert nim_sum(stand.heap for stand in read.stands) == value


def test_dawsons_stretches() -> None:
    position = Position("dawson:3,2")
    read = position.rules.disguise(position.state)
    assert read
    assert [(one.heap, one.told.params["first"]) for one in read.stands] == [(3, 1), (2, 5)]


def test_kinds_are_named_as_on_the_wire() -> None:
    assert kind(b.WinningMoves((), 0)) == "winning-moves"
    assert kind(b.Reason()) == "reason"


@given(st.sampled_from(["0.77", "0.137", "4.7", "0.6", "4.[3]", "0.f"]), st.integers(0, 60))
@settings(max_examples=60)
def test_the_mex_rule_lists_the_options(text: str, heap: int) -> None:
    blocks = found(explain(f"{text}:{heap}"), b.MexRule)
    options = list(parse_code(text).options(heap))
    if not options:
        assert not blocks
        return
    (block,) = blocks
    assert [option.left for option in block.options] == options[: len(block.options)]
    assert block.more is not None
    assert len(block.options) + block.more == len(options)
