"""What the lessons say in numbers is true, in every language."""

import re
from collections.abc import Iterator
from functools import reduce
from operator import xor

import pytest

from fairplay.cards import MOD3, ZERO, all_claims
from fairplay.learn import find_lesson
from fairplay.learn.lessons.elimination import SEVEN
from fairplay.learn.lessons.zero import FIVE
from fairplay.learn.task import Task
from fairplay.learn.views import AskHand, AskWrite
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.position import Position
from fairplay.rules.solve import solve

#: Numbers joined by signs, and several of these that are said to be equal.
_SUM = r"\(*\d+\)*(?: [⊕+·−] \(*\d+\)*)*"
EQUATION = re.compile(rf"(?<![⊕+·−?] )(?<!\d){_SUM}(?: = {_SUM})+(?! [⊕+·−])")
#: How to count in 𝔽₂.
MODULO_2 = "1 + 1 = 0"


def equations(language: str) -> Iterator[tuple[str, str]]:
    entries = re.findall(r"^(learn-\S+) = (.+)$", Messages(language).source, re.MULTILINE)
    for key, text in entries:
        yield from ((key, found[0]) for found in EQUATION.finditer(text) if found[0] != MODULO_2)


def value(text: str) -> int:
    """The value of a sum. All its signs are ⊕, or none is."""
    if "⊕" in text:
        return reduce(xor, map(int, re.findall(r"\d+", text)))
    return int(eval(text.replace("·", "*").replace("−", "-")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_equation_holds(language: str) -> None:
    found = list(equations(language))
    assert len(found) > 10
    wrong = [
        (key, text) for key, text in found if len({value(side) for side in text.split(" = ")}) > 1
    ]
    assert wrong == []


@pytest.mark.parametrize("game", ["resta-um", "resta-zero"])
@pytest.mark.parametrize(
    "rows", ["1,2,3", "1,4,5", "3,5,6", "2,3,4,5", "1,5,4,3,2,1", "19,21,6", "7,5,3,1"]
)
def test_positions_that_are_called_safe_are_lost_for_the_player_to_move(
    game: str, rows: str
) -> None:
    position = Position(f"{game}:{rows}")
    assert not solve(position).won


def test_the_hand_of_the_article() -> None:
    counting = find_lesson("elimination").task(2)
    assert counting.solution() == "3,2,1,5,3,2"
    assert [claim.a for claim in all_claims(ZERO, ZERO.parse_hand(SEVEN))] == [(2, 5, 7)]
    hand = ZERO.parse_hand(FIVE)
    (claim,) = all_claims(ZERO, hand)
    assert claim.a == (1, 2, 3, 4, 6)
    chosen = [hand[place - 1].counts for place in claim.a]
    assert [sum(column) for column in zip(*chosen, strict=True)] == [2] * 6


def cards(task: Task) -> tuple[str, ...]:
    view = task.view()
    assert isinstance(view, AskWrite | AskHand)
    return view.cards


def test_the_two_ways_to_add_three_cards_agree() -> None:
    lesson = find_lesson("mod")
    first, then, at_once = (lesson.task(number) for number in (1, 2, 3))
    assert cards(then)[0] == first.solution()
    assert then.solution() == at_once.solution()
    assert cards(at_once)[:2] == cards(first)


def test_opposite_cards_give_the_empty_card() -> None:
    task = find_lesson("mod").task(6)
    pair = [MOD3.parse(cards(task)[int(place) - 1]) for place in task.solution().split(",")]
    assert MOD3.total(pair) == (0, 0, 0, 0)


def test_numbers_of_choices() -> None:
    assert find_lesson("elimination").task(6).solution() == "128"
    assert find_lesson("elimination").task(7).solution() == "32"
    assert find_lesson("mod").task(7).solution() == "243"
