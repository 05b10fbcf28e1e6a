"""Heap games in words: read, printed, and the same as their code and as their definition."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fairplay as fp
from fairplay.errors import InputError, TooLargeError
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.heap_games import EndlessHeap, WordsHeap, heap
from fairplay.rules.heap_told import rule_sentences
from fairplay.rules.heap_words import HeapRule, read_rule
from fairplay.rules.heaps import HeapRules, TakeAndBreak
from fairplay.rules.length import longest_of_heaps
from fairplay.rules.position import Position
from fairplay.rules.registry import find, kind
from fairplay.rules.sequences import code_of
from fairplay.rules.solve import solve
from fairplay.theory.nim import mex, nim_sum

_NUMBERS = st.lists(st.integers(1, 9), min_size=1, max_size=4).map(
    lambda found: ",".join(map(str, found))
)
_NAMED = (
    *("any", "a prime", "a square", "a cube", "a power of 2", "a triangular number"),
    *("a Fibonacci number", "a divisor", "an odd number", "an even number", "at most half"),
    *("at least half", "at most 3", "at least 2", "1,4,7,…", "2-4,8", "1,3,6,..."),
)
_COUNTS = st.one_of(_NUMBERS, st.sampled_from(_NAMED))
_SPLIT = st.sampled_from(
    ("split", "split unequal", "split equal", "split in 3", "split into 3 unequal", "split in 2")
)
_CLAUSE = st.one_of(
    _COUNTS.map("take {}".format),
    _COUNTS.map("take {} but not all".format),
    _COUNTS.map("take all of {}".format),
    st.builds("take {} and {}".format, _COUNTS, _SPLIT),
    _SPLIT,
    st.sampled_from(("take all", "0.77", "4.[3]", "0.3F", "0.137", "4!.0", "0.07!")),
)
RULES = st.lists(_CLAUSE, min_size=1, max_size=3).map(" or ".join)


def defined(rule: HeapRule, count: int) -> list[int]:
    """The values by the definition alone."""
    values: list[int] = []
    for size in range(count):
        values.append(mex(nim_sum(values[n] for n in left) for left in rule.options(size)))
    return values


@given(RULES)
def test_words_are_printed_and_read_again(text: str) -> None:
    rule = read_rule(text)
    assert read_rule(str(rule)) == rule
    assert str(read_rule(str(rule).upper())) == str(rule)
    name = f"heap{{{rule}}}"
    if len(name) <= 200:
        assert find(name).name == name
        assert find(f"heap{{ {text} }}").name == name


@given(RULES)
def test_a_game_in_words_has_the_values_of_its_definition(text: str) -> None:
    rules, count = heap("own", text), 22
    values = defined(read_rule(text), count)
    assert [part.value() for part in rules.parts(tuple(range(count)))] == values
    if isinstance(rules, TakeAndBreak):
        assert fp.sequence(f"heap{{{text}}}", count).tolist() == values


@given(RULES, st.integers(0, 14))
def test_its_moves_are_those_of_the_definition(text: str, size: int) -> None:
    rules = heap("own", text)
    found = [move.left for move in rules.moves((size,))]
    assert sorted(found) == sorted(read_rule(text).options(size))
    assert len(set(found)) == len(found)
    assert all(rules.allows(move) for move in rules.moves((size,)))


@given(RULES, st.integers(1, 12))
def test_no_play_is_longer_than_it_says(text: str, size: int) -> None:
    longest = longest_of_heaps((size,), read_rule(text).options)
    told = heap("own", text).longest((size,))
    assert longest is not None
    assert told is not None
    assert longest <= told


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("take 1-3", "0.333"),
        ("take any", "0.[3]"),
        ("take any or split", "4.[3]"),
        ("take 1-2 or take 1-2 and split", "0.77"),
        ("take 2 or take 2 and split", "0.07"),
        ("take all of 1 or take 2-3 or take 3 and split", "0.137"),
        ("take an odd number", "0.[30]"),
        ("0.3F", "0.3f"),
        ("4.007", "4.007"),
        ("split in 3", "8.0"),
    ],
)
def test_words_compile_to_their_code(words: str, code: str) -> None:
    assert code_of(f"heap{{{words}}}") == code_of(code)
    assert kind(f"heap{{{words}}}") == "heap"


def test_cgsuites_codes_are_read_unchanged() -> None:
    """Grundy's game and the hexadecimal game of CGSuite's own tests, with their values."""
    assert code_of("heap{4!.0}") == code_of("grundy")
    values = [0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11]
    assert fp.sequence("heap{0.3F}", 21).tolist() == values
    assert fp.sequence("heap{0.3003330[3]}", 6).tolist() == [0, 1, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("words", "place", "expected"),
    [
        ("", 1, "take"),
        ("tak 1", 1, "take"),
        ("take", 5, "any"),
        ("take 1-x", 8, "1-4096"),
        ("take 5-2", 8, "5-4096"),
        ("take 0", 6, "1-4096"),
        ("take 99999999999", 6, "1-4096"),
        ("take 1,2,7,…", 6, "1,4,9,…"),
        ("take 1 2", 8, "or"),
        ("take 1 or", 10, "take"),
        ("take 2 and", 11, "split"),
        ("split in 4", 10, "2-3"),
        ("take a pony", 8, "prime"),
        ("3.7", 1, "0.77"),
    ],
)
def test_words_that_are_not_understood(words: str, place: int, expected: str) -> None:
    with pytest.raises(InputError) as caught:
        find(f"heap{{{words}}}")
    at_end = "error-rule-ends" if words else "error-rule-empty"
    assert caught.value.code == (at_end if place > len(words) else "error-rule-words")
    assert caught.value.params["place"] == place
    assert expected in str(caught.value.params["expected"])
    assert caught.value.params["text"] == words
    assert all(words in caught.value.message(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("words", "accepted"),
    [
        ("take 1.5", '-, ",", and split, but not all, or, }'),
        ("take 1;split", '-, ",", and split, but not all, or, }'),
        ("or take 1", "take, split, 0.77"),
        ("take all 3", "of, or, }"),
        ("split 3", "in, unequal, equal, or, }"),
        ("take at 3", "most, least"),
    ],
)
def test_all_that_could_follow_is_told(words: str, accepted: str) -> None:
    with pytest.raises(InputError) as caught:
        find(f"heap{{{words}}}")
    assert caught.value.params["expected"] == accepted


def reached(name: str) -> int:
    """How far the words are understood; endlessly far if they are no rule for another reason."""
    try:
        find(name)
    except InputError as error:
        if error.code in ("error-rule-words", "error-rule-ends"):
            return int(error.params["place"])
    return len(name) + 1


@given(RULES, st.integers(0, 60), st.sampled_from((";", "?", "%")))
def test_what_is_told_to_be_accepted_is_accepted(text: str, at: int, rubbish: str) -> None:
    """Each of it leads further than the place of the error, or ends the rule there."""
    before = text[: min(at, len(text))]
    with pytest.raises(InputError) as caught:
        find(f"heap{{{before} {rubbish}}}")
    place = int(caught.value.params["place"])
    kept = before[: place - 1]
    for told in str(caught.value.params.get("expected", "")).split(", "):
        token = {'","': ",", "}": ""}.get(told, told).partition("-")[0] or told
        more = "" if told == "}" else token
        assert reached(f"heap{{{kept} {more}}}") > place


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("heap{take 1-3", "error-rule-open"),
        ("heap{", "error-rule-open"),
        ("heap{take 1}}", "error-rule-behind"),
        ("heap{take 1} x", "error-rule-behind"),
        ("heap{}", "error-rule-empty"),
        ("heap{ }", "error-rule-empty"),
    ],
)
def test_braces_are_closed_once(name: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        find(name)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["heap{4 + !.3=}", "nim:3 + heap{4+!.3=}:5 + nim:2"])
def test_a_plus_does_not_stand_in_a_rule(text: str) -> None:
    with pytest.raises(InputError) as caught:
        Position(text)
    assert caught.value.code == "error-rule-plus"
    assert "!.3=" in str(caught.value.params["text"])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("take 5,3,1,…", "error-rule-rising"),
        ("take 9,4,1,…", "error-rule-rising"),
        ("take 1,1,1,…", "error-rule-rising"),
        ("take 2,4,…", "error-rule-three"),
        ("take 2,...", "error-rule-three"),
    ],
)
def test_a_series_rises_and_has_three_numbers(words: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        find(f"heap{{{words}}}")
    assert (caught.value.code, caught.value.params["place"]) == (code, 6)


@pytest.mark.parametrize("code", ["0.4!=", "0.4=!", "0.4!!", "0.=4", "0.!4", "4!=.0"])
def test_a_digit_has_one_sign_at_most(code: str) -> None:
    with pytest.raises(InputError) as caught:
        find(f"heap{{{code}}}")
    assert caught.value.params["found"] == code


def test_words_are_quoted_as_they_were_typed() -> None:
    for name, found in (("row{XX→...}", "..."), ("row{XX→XX}", "XX"), ("heap{Take NONE}", "NONE")):
        with pytest.raises(InputError) as caught:
            find(name)
        assert caught.value.params["found"] == found


def test_what_a_stranger_may_ask_is_bounded() -> None:
    with pytest.raises(InputError) as caught:
        find("heap{take 1 or " + "take 1 or " * 30 + "split}")
    assert caught.value.code == "error-rule-long"
    for rule in ("take a divisor", "take a prime"):
        with pytest.raises(TooLargeError):
            fp.solve(f"heap{{{rule}}}:10^30")


@pytest.mark.parametrize("count", [EndlessHeap.largest + 2, 10**9])
def test_the_values_of_an_endless_rule_end_with_its_largest_heap(count: int) -> None:
    with pytest.raises(TooLargeError) as caught:
        fp.sequence("heap{take a prime}", count)
    assert caught.value.params == {"size": count - 1, "limit": EndlessHeap.largest}
    with pytest.raises(TooLargeError) as caught:
        fp.solve(f"heap{{take a prime}}:{count - 1}")
    assert caught.value.params == {"size": count - 1, "limit": EndlessHeap.largest}


def test_every_rule_is_told_in_every_language() -> None:
    texts = [f"take {counts} and split equal" for counts in _NAMED]
    texts += ["take 2", "take all", "take all of 1-3", "take 1 but not all", "split in 3 unequal"]
    texts += [
        "split",
        "split unequal",
        "split equal",
        "split in 3",
        "split in 3 equal",
        "take 1-99",
    ]
    told = [one for text in texts for one in rule_sentences(read_rule(text))]
    for language in LANGUAGES:
        said = [Messages(language).fill(one) for one in told]
        assert all(said)
    assert rule_sentences(read_rule("0.77")) == ()


def test_an_endless_rule_claims_no_period() -> None:
    rules = find("heap{take a prime}")
    assert isinstance(rules, EndlessHeap)
    kinds = {block.__class__.__name__ for block in fp.explain("heap{take a square}:200").blocks}
    assert "Repeats" not in kinds
    assert "MexRule" in kinds
    with pytest.raises(InputError, match="code"):
        fp.period("heap{take a prime}")


def test_reasons_against_a_move() -> None:
    position = fp.Position("heap{take a prime}:9")
    assert isinstance(find("heap{take at most half}"), WordsHeap)
    with pytest.raises(fp.IllegalMoveError, match="Allowed: 2, 3, 5, 7"):
        position.after("9→8")
    with pytest.raises(fp.IllegalMoveError, match="no moves"):
        fp.Position("heap{take a prime}:1").after("1→0")


def test_lost_heaps_of_subtract_a_square() -> None:
    """OEIS A030193."""
    lost = [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85, 95]
    values = fp.sequence("subtract-a-square", 96)
    assert np.flatnonzero(values == 0).tolist() == lost


def test_a_function_says_what_a_heap_may_become() -> None:
    game = heap("half", lambda n: range(n - n // 2, n))
    words = heap("half", "take at most half")
    heaps = tuple(range(30))
    assert [one.value() for one in game.parts(heaps)] == [one.value() for one in words.parts(heaps)]


@pytest.mark.parametrize(
    ("rule", "code", "shown"),
    [
        (lambda n: [n], "error-never-ends", "12 → 12"),
        (lambda n: [5] if n < 5 else [3], "error-never-ends", "3 → 5 → 3"),
        (lambda n: [n + 1] if n < 20 else [], "error-rule-larger", "13"),
        (lambda _: [-1], "error-rule-left", "-1"),
        (lambda _: ["x"], "error-rule-left", "'x'"),
        (lambda _: [(1, 2.5)], "error-rule-left", "2.5"),
    ],
)
def test_rubbish_and_cycles_are_told(rule, code: str, shown: str) -> None:  # type: ignore[no-untyped-def]
    game = heap("own", rule)
    with pytest.raises(InputError) as caught:
        game.parts((12,))[0].value()
    assert caught.value.code == code
    assert shown in str(caught.value)


def test_an_empty_heap_is_not_asked_and_the_numbers_of_numpy_are_numbers() -> None:
    game = heap("one", lambda heap: [heap - 1])
    assert list(game.splits(0)) == []
    assert [game.parts((n,))[0].value() for n in range(4)] == [0, 1, 0, 1]
    game = heap("any", np.arange)
    assert [game.parts((n,))[0].value() for n in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (lambda _: None, "error-rule-none"),
        (lambda heap: heap - 1, "error-rule-number"),
        (lambda _: [True], "error-rule-left"),
    ],
)
def test_what_a_function_gives_is_a_list(rule: Callable[[int], Any], code: str) -> None:
    with pytest.raises(InputError) as refused:
        list(heap("own", rule).splits(3))
    assert refused.value.code == code


class Told(HeapRules):
    """A game whose class says what a function would."""

    def __init__(self, function: Callable[[int], Any]) -> None:
        super().__init__("told")
        self.function = function

    def splits(self, heap: int) -> Any:
        return self.function(heap)


@pytest.mark.parametrize(
    "rule",
    [
        lambda n: range(n - n // 2, n),
        lambda n: [n - 1, (1, n - 2), [n - 2, 1]] if n > 2 else range(n),
        np.arange,
        lambda n: [(n - 1, 0)] if n else [],
        lambda n: [n, n],
        lambda n: [5] if n < 5 else [3],
        lambda n: [n + 1] if n < 20 else [],
        lambda _: [-1],
        lambda _: ["x"],
        lambda _: [(1, 2.5)],
        lambda _: None,
        lambda n: n - 1,
        lambda _: [True],
    ],
)
def test_a_class_and_a_function_say_it_in_the_same_forms(rule: Callable[[int], Any]) -> None:
    told = [_told(game) for game in (heap("told", rule), Told(rule))]
    assert told[0] == told[1]


def _told(game: HeapRules) -> object:
    """What is said of heaps of 12 and 4, or the refusal."""
    position = Position.of(game, (12, 4))
    try:
        moves = list(position.moves())
        longest, won = game.longest((12, 4)), solve(position, misere=True).winning_moves
        return moves, solve(position).value, won, longest, str(position.after(moves[0]))
    except InputError as error:
        return error.code, error.params


def test_a_function_gets_one_heap() -> None:
    with pytest.raises(InputError, match="two must take one heap"):
        heap("own", two)  # type: ignore[arg-type]


def two(heap: int, other: int) -> list[int]:
    return [heap, other]


def test_a_power_is_one_number_that_is_too_large() -> None:
    with pytest.raises(InputError) as caught:
        find("heap{take 1-10^9}")
    assert caught.value.params["found"] == "10^9"
