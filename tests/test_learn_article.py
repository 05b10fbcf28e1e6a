"""The lessons of the Danish article say its numbers, in every language, and the engine agrees."""

import re
from collections.abc import Iterator

import pytest

from fairplay.learn import LESSONS, find_lesson
from fairplay.learn.lessons import disguises, heap, periods
from fairplay.learn.views import AskMove
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.position import Position
from fairplay.rules.sequences import sequence
from fairplay.rules.solve import solve

#: Names of binary numbers that have digits in them.
NAMES = re.compile(r"1-tal|2-tal|base 2|algarismos? 1")
CATALOGUES = {language: Messages(language) for language in LANGUAGES}


def numbers(key: str, language: str) -> list[int]:
    text = NAMES.sub("", CATALOGUES[language](key))
    return [int(found) for found in re.findall(r"\d+", text)]


def keys() -> Iterator[str]:
    for lesson in (one for one in LESSONS if one.article == "nim"):
        for number in range(1, lesson.length + 1):
            yield from (f"learn-{lesson.id}-{number}-{part}" for part in ("title", "text", "done"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_numbers(language: str) -> None:
    wrong = [key for key in keys() if sorted(numbers(key, language)) != sorted(numbers(key, "en"))]
    assert wrong == []


def values(rule: str, first: int, last: int) -> list[int]:
    found: list[int] = sequence(rule, last + 1)[first:].tolist()
    return found


def heaps(position: str) -> list[int]:
    start = Position(position)
    return list(start.rules.values(start.state))


def added(numbers: list[int]) -> Iterator[int]:
    """The numbers of the nim-sum, step by step: 4 ⊕ 3 = 7, 7 ⊕ 2 = 5, …"""
    total, *others = numbers
    for number in others:
        yield from (total, number, total := total ^ number)


def zeros(last: int) -> list[int]:
    return [n for n, value in enumerate(values("grundy", 0, last)) if value == 0]


def exchanged() -> list[int]:
    return [n for n, value in enumerate(values("lasker", 0, 8)) if value != n]


KAYLES, DAWSON = periods.needed("kayles"), periods.needed("dawson")
ZEROS = zeros(100_000)
SAID = {
    "learn-disguises-1-done": [2, 2, *heaps(disguises.COINS)],
    "learn-disguises-2-text": heaps(disguises.COINS),
    "learn-disguises-4-done": heaps(disguises.PAIRS),
    "learn-disguises-5-text": heaps(disguises.PAIRS),
    "learn-disguises-7-text": [*heaps(disguises.ROWS), solve(disguises.ROWS).value],
    "learn-disguises-7-done": [4, 1, 5, 8, 4, *added(heaps(disguises.ROWS)), 4],
    "learn-disguises-8-text": heaps("northcott:2-6,8-2,4-7"),
    "learn-sums-4-text": [*values("kayles", 7, 7), 3, 0],
    "learn-sums-5-text": [2, 3, *values("kayles", 5, 5), 2, 3],
    "learn-mex-4-done": [*values("grundy", 1, 7), *zeros(7)[1:]],
    "learn-mex-5-text": [8, *zeros(7)[1:], 0],
    "learn-kayles-3-text": values("kayles", 1, 7),
    "learn-kayles-4-text": [*values("kayles", 4, 4), *values("kayles", 7, 7), 0],
    "learn-kayles-5-text": [*values("kayles", 10, 10), 0, *values("kayles", 1, 9)],
    "learn-heap-1-text": [*values("kayles", 5, 5), 3],
    "learn-heap-5-done": exchanged(),
    "learn-heap-6-done": [100, 4, *values("lasker", 100, 100)],
    "learn-heap-7-done": sorted(heaps(heap.SUM)),
    "learn-periods-1-done": [12, *values("grundy", 12, 12)],
    "learn-periods-2-text": [0, KAYLES[3]],
    "learn-periods-3-done": [70, *values("kayles", 70, 70), KAYLES[0]],
    "learn-periods-6-done": [*values("dawson", 1, 5), *DAWSON[:2]],
    "learn-periods-7-text": [
        *(*KAYLES[:3], 2, KAYLES[0], 2, KAYLES[1], KAYLES[2], 1, KAYLES[3]),
        *DAWSON[:3],
    ],
    "learn-periods-7-done": [DAWSON[3], DAWSON[0] + 2 * DAWSON[1]],
    "learn-periods-8-done": [0, 1, 2, 3, len(ZEROS), ZEROS[-1]],
}


@pytest.mark.parametrize("key", SAID)
def test_a_text_says_what_the_engine_finds(key: str) -> None:
    assert numbers(key, "en") == SAID[key]


@pytest.mark.parametrize(
    ("lesson", "number", "moves"),
    [
        ("nim", 6, {"4→0", "5→1", "6→2"}),
        ("disguises", 2, {"6→1"}),
        ("disguises", 3, {"6→2"}),
        ("disguises", 5, {"10→7", "12→11"}),
        ("disguises", 7, {"1:1→5", "5:1→5", "8:2→6"}),
        ("kayles", 4, {"1/4→2", "2/7→2,3"}),
        ("heap", 3, {"1/3→2"}),
        ("heap", 4, {"1/4→1"}),
    ],
)
def test_the_winning_moves_are_those_that_the_text_tells(
    lesson: str, number: int, moves: set[str]
) -> None:
    view = find_lesson(lesson).task(number).view()
    assert isinstance(view, AskMove)
    assert set(solve(view.match.position).winning_moves) == moves
