"""Rules in words for two heaps, theorems for huge ones, and what is told about them."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay import Position, explain, solve
from fairplay.cli.terminal.entry import read
from fairplay.errors import InputError, TooLargeError
from fairplay.explain import blocks as b
from fairplay.explain.plain import lines
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules import pair
from fairplay.rules.pair_words import read_rule, rule_text
from fairplay.rules.registry import find
from fairplay.rules.words import Words
from fairplay.theory.pairs import Rule
from fairplay.vocabulary import Sentence
from tests.helpers import sentences
from tests.theory.test_pairs import rules


@given(rules)
def test_a_rule_is_read_back_from_its_words(rule: Rule) -> None:
    found = read_rule(Words(rule_text(rule)))
    assert set(found) == set(rule)  # type: ignore[arg-type]
    name = f"pair{{{rule_text(found)}}}"
    assert find(name).name == name


@pytest.mark.parametrize("times", range(1, 10))
def test_a_memory_is_read_back_from_its_words(times: int) -> None:
    assert read_rule(Words(rule_text(times))) == times


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("", 1),
        ("grab", 1),
        ("take", 5),
        ("take from two", 11),
        ("take from one or", 17),
        ("take the same from both, 0", 26),
        ("take 100 from one", 6),
        ("take at most 0 times the last", 14),
        ("take at most some", 14),
        ("take from one from one", 15),
    ],
)
def test_words_that_are_not_understood(words: str, place: int) -> None:
    with pytest.raises(InputError) as caught:
        find(f"pair{{{words}}}")
    assert caught.value.code in ("error-rule-words", "error-rule-ends", "error-rule-empty")
    assert caught.value.params["place"] == place


@pytest.mark.parametrize(
    ("text", "winning"),
    [
        ("wythoff:10^20,10^21", 1),
        ("pair{take the same from both or from one}:10^20,10^21", 1),
        ("euclid:10^21,10^20", 1),
        ("euclid:10^300,7 misère", 1),
        ("fibonacci-nim:10^30", 32),
        ("fibonacci-nim:10^30,33", 1),
        ("wythoff:100000000000000000000,161803398874989484821", 0),
    ],
)
def test_huge_heaps_are_decided_by_theorems(text: str, winning: int) -> None:
    solution = solve(text)
    assert len(solution.winning_moves) == winning
    assert solution.won == bool(winning)
    for move in solution.winning_moves:
        assert not solve(solution.position.after(move), solution.misere).won
    assert str(explain(text))


@pytest.mark.parametrize(
    "text",
    [
        "pair:501,3",
        "wythoff:501,3 + nim:1",
        "fibonacci-nim:20001 misère",
        "fibonacci-nim:10^6 + nim:1",
    ],
)
def test_what_no_theorem_decides_is_refused_when_it_is_too_large(text: str) -> None:
    with pytest.raises(TooLargeError):
        _ = solve(text).won


@pytest.mark.parametrize("text", ["wythoff:3", "wythoff:1,2,3", "euclid:", "fibonacci-nim:1,2,3"])
def test_two_numbers_are_needed(text: str) -> None:
    with pytest.raises(InputError):
        Position(text)


@given(st.sampled_from(["wythoff", "euclid"]), st.integers(0, 40), st.integers(0, 40))
@settings(max_examples=60)
def test_facts_agree_with_the_solution(name: str, first: int, second: int) -> None:
    for misere in (False, True):
        solution = solve(f"{name}:{first},{second}", misere)
        told = [one.key for one in sentences(explain(solution.position, misere))]
        said_lost = {"fact-wythoff-here", "fact-wythoff-early", "fact-euclid-opponent"}
        said_won = {"fact-wythoff-left", "fact-pair-end", "fact-euclid-best", "fact-euclid-you"}
        assert not (said_lost & set(told)) or not solution.won
        assert not (said_won & set(told)) or solution.won
        if name == "wythoff" and not solution.position.over:
            left = [key for key in told if key.startswith(("fact-wythoff-left", "fact-pair-end"))]
            assert len(left) == len(solution.winning_moves)
        _marked_pairs_are_lost(solution.position, misere)


def _marked_pairs_are_lost(position: Position, misere: bool) -> None:
    if position.rules.name != "wythoff":
        return
    for block in explain(position, misere).blocks:
        if isinstance(block, b.Figures):
            columns = {x for _, x in block.marked}
            pairs = [tuple(block.rows[y].cells[x] for y in (2, 3)) for x in columns]
            assert all(not solve(f"wythoff:{x},{y}", misere).won for x, y in pairs)


@pytest.mark.parametrize(
    ("text", "ratio", "golden"),
    [
        ("euclid:16,7", "2.285…", "1.618…"),
        ("euclid:3,8", "2.666…", "1.618…"),
        ("euclid:2,5", "2.5", "1.618…"),
        ("euclid:7,14", "2", "1.618…"),
        ("euclid:8,13", "1.625", "1.618…"),
        ("euclid:165580141,102334155", "1.61803398874989489…", "1.61803398874989484…"),
    ],
)
def test_a_ratio_is_exact_or_differs_from_the_golden_one(
    text: str, ratio: str, golden: str
) -> None:
    told = next(one for one in sentences(explain(text)) if one.key.startswith("fact-euclid-golden"))
    for language, sign in (("en", "."), ("sv", ","), ("da", ","), ("pt", ",")):
        said = Messages(language).fill(told)
        assert f" = {ratio.replace('.', sign)}, " in said
        assert f"φ = {golden.replace('.', sign)}:" in said


@pytest.mark.slow
@given(st.integers(1, 10**30), st.integers(1, 10**30))
def test_a_ratio_is_on_the_side_that_is_said(first: int, second: int) -> None:
    for one in sentences(explain(f"euclid:{first},{second}")):
        if one.key.startswith("fact-euclid-golden"):
            ratio, golden = (
                Messages("en").figure(cell) if isinstance(cell, Sentence) else str(cell)
                for cell in (one.params["ratio"], one.params["golden"])
            )
            larger, smaller = int(str(one.params["larger"])), int(str(one.params["smaller"]))
            assert (Fraction(ratio.rstrip("…")) == Fraction(larger, smaller)) == (ratio[-1] != "…")
            assert (Fraction(ratio.rstrip("…")) > Fraction(golden.rstrip("…"))) == (
                one.key == "fact-euclid-golden-more"
            )


def test_a_decimal_in_a_table_is_written_as_the_reader_does() -> None:
    block = next(b for b in explain("wythoff:3,5").blocks if getattr(b, "rows", ()))
    assert "1.618" in "\n".join(lines(block, Messages("en")))
    for language in ("sv", "da", "pt"):
        told = "\n".join(lines(block, Messages(language)))
        assert "1,618" in told
        assert "1.618" not in told


@given(st.integers(1, 60), st.integers(1, 60))
def test_fibonacci_facts_agree_with_the_solution(heap: int, limit: int) -> None:
    solution = solve(f"fibonacci-nim:{heap},{limit}")
    told = {one.key: one.params for one in sentences(explain(solution.position))}
    assert solution.won == ("fact-last-lost" not in told)
    if won := told.get("fact-last-won"):
        assert f"{heap}→{heap - int(str(won['part']))}" in solution.winning_moves


@pytest.mark.parametrize(
    ("text", "line", "move"),
    [
        ("wythoff:3,5", "5 2", "3,5→3,2"),
        ("wythoff:3,5", "3 1 5 3", "3,5→1,3"),
        ("wythoff:3,5", "take 2", "3,5→1,3"),
        ("wythoff:3,5", "take 2 from 5", "3,5→3,3"),
        ("euclid:3,8", "take 6", "3,8→3,2"),
        ("fibonacci-nim:20", "take 2", "20→18"),
    ],
)
def test_what_people_type(text: str, line: str, move: str) -> None:
    position = Position(text)
    assert read(line, position, Messages("en")).move == move
    assert read(position.typed(move), position, Messages("en")).move == move


def test_a_game_of_ones_own_in_a_line() -> None:
    corner = pair("corner", lambda a, b: [(c, d) for c in range(a) for d in range(b)])
    assert solve(Position.of(corner, (3, 5))).value == 3
    with pytest.raises(InputError, match="grow"):
        list(pair("up", lambda a, b: [(a + 1, b)]).moves((1, 1)))
    with pytest.raises(InputError, match="one heap"):
        pair("last", "take at most the last")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ([(3, 5)], "error-never-ends"),
        (["x"], "error-pair-gives"),
        (["ab"], "error-pair-gives"),
        ([(2, 5, 0)], "error-pair-gives"),
        ([(1.5, 5)], "error-pair-gives"),
        (3, "error-pair-gives"),
        (None, "error-pair-gives"),
        ([(-1, 5)], "error-pair-grows"),
    ],
)
def test_what_a_function_gives_is_pairs_of_smaller_heaps(given: Any, code: str) -> None:
    with pytest.raises(InputError) as caught:
        solve(Position.of(pair("mine", lambda _a, _b: given), (3, 5))).json()
    assert caught.value.code == code
    for language in LANGUAGES:
        assert "5" in caught.value.message(language)


def test_an_empty_heap_may_stay_as_it_is() -> None:
    halves = pair("halves", lambda a, b: [(a // 2, b), (a, b // 2)])
    assert [move.after for move in halves.moves((0, 4))] == [(0, 2)]
