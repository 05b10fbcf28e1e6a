"""The laws of all lessons: solutions are right, everything else is refuted, all texts are there."""

import re
from collections.abc import Iterator
from itertools import islice, product

import pytest

from fairplay.errors import InputError
from fairplay.learn import DECKS, LESSONS, Lesson, find_lesson
from fairplay.learn import views as v
from fairplay.learn.task import MAX_ANSWER, Dealt, Judged, Task
from fairplay.messages import LANGUAGES, Messages
from fairplay.play.match import Match
from fairplay.rules.position import Position
from fairplay.rules.registry import offered
from fairplay.rules.solve import solve
from fairplay.vocabulary import Sentence

CATALOGUES = {language: Messages(language) for language in LANGUAGES}
SCREENS = [(lesson, number) for lesson in LESSONS for number in range(1, lesson.length + 1)]
each_screen = pytest.mark.parametrize(
    ("lesson", "number"), SCREENS, ids=[f"{lesson.id}-{number}" for lesson, number in SCREENS]
)
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def say(sentences: tuple[Sentence, ...]) -> None:
    """Say sentences in every language; a missing key or parameter raises."""
    for messages, sentence in product(CATALOGUES.values(), sentences):
        assert messages.fill(sentence).strip()


def others(view: v.View, solution: str) -> Iterator[str]:
    """Answers that a person might give instead of a solution; they are right or wrong."""
    match view:
        case v.AskMove(match=match) | v.AskPlay(match=match):
            yield from (move.text for move in match.moves or ())
        case v.AskPick(choices=choices):
            yield from (choice.answer for choice in choices)
        case v.AskMark(labels=labels):
            parts = solution.split(",")
            for i, label in product(range(len(parts)), labels):
                yield ",".join([*parts[:i], label.answer, *parts[i + 1 :]])
        case v.AskWrite(rows=rows):
            yield from _written(rows, solution.split(","))
        case v.AskCut(options=options):
            yield from (one.move for one in options)
        case v.AskScale(choices=choices):
            yield from map(str, choices)
        case v.AskRhythm(find="length", least=least, most=most):
            yield from map(str, range(least, most + 1))
        case v.AskRhythm(values=values):
            yield from map(str, range(len(values)))
        case v.AskHand(deck=deck, cards=cards):
            yield from _claims(2 if deck == "zero" else 3, len(cards))
        case v.AskAway(cards=cards) | v.AskFree(cards=cards):
            yield from (str(place) for place in range(1, len(cards) + 1))
        case v.AskTable(values=values):
            yield from (f"{a}+{b}" for a in range(len(values)) for b in range(len(values)))


def _written(rows: tuple[v.WriteRow, ...], right: list[str]) -> Iterator[str]:
    """Every number in one row, and every change of a single digit."""
    for i, row in enumerate(rows):
        if row.digits:
            texts = [
                right[i][:k] + str(d) + right[i][k + 1 :]
                for k in range(row.digits)
                for d in range(row.base)
            ]
        else:
            texts = [str(n) for n in range(row.most + 1)]
        yield from (",".join([*right[:i], text, *right[i + 1 :]]) for text in texts)


def _claims(p: int, count: int) -> Iterator[str]:
    for marks in product(range(p), repeat=count):
        a, b = (",".join(str(i + 1) for i, one in enumerate(marks) if one == s) for s in (1, 2))
        if a:
            yield f"{a}/{b}" if b else a


@each_lesson
def test_a_lesson_is_whole(lesson: Lesson) -> None:
    assert len(lesson.screens) == lesson.length == len(set(lesson.screen_names))
    assert 4 <= lesson.length <= 9
    before = [one.id for one in LESSONS[: LESSONS.index(lesson)]]
    assert set(lesson.needs) <= set(before)
    assert lesson.picture in (*DECKS, *offered())
    assert lesson.play in DECKS or Position(lesson.play).components
    assert 5 <= lesson.age <= 18
    assert 5 <= lesson.minutes <= 45


@each_screen
def test_a_solution_is_right(lesson: Lesson, number: int) -> None:
    task = lesson.task(number)
    assert task.judge(task.solution()).right is True


@each_screen
def test_every_other_answer_is_judged_with_a_reason(lesson: Lesson, number: int) -> None:
    task = lesson.task(number)
    view = task.view()
    say(view.told)
    tried = list(islice(others(view, task.solution()), 400))
    judged = [task.judge(answer) for answer in tried]
    assert any(one.right is not True for one in judged)
    for answer, one in zip(tried, judged, strict=True):
        say(one.told)
        assert one.told or one.right or one.shown, answer
        if one.right is False:
            assert one.told, answer
        if isinstance(view, v.AskMove):
            check_refutation(view, answer, one)


def check_refutation(view: v.AskMove, answer: str, judged: Judged) -> None:
    """The reply is legal, and leaves a position that is lost; a right move needs none."""
    start, misere = view.match.position, view.match.misere
    tried = Match.begin(start, misere).play(answer)
    assert judged.right == (not solve(tried.position, misere).won)
    assert judged.shown[0].position == str(tried.position)
    if judged.right or tried.result:
        assert len(judged.shown) == 1
        return
    reply = judged.shown[1].last
    assert reply
    after = tried.play(reply.text)
    assert str(after.position) == judged.shown[1].position
    assert not solve(after.position, misere).won


@pytest.mark.parametrize("number", [1, 2])
def test_a_wrong_mark_names_its_position(number: int) -> None:
    """The same heaps may be there in two games: then the game is named."""
    task = find_lesson("misere").task(number)
    solution = task.solution()
    judged = [task.judge(answer) for answer in others(task.view(), solution) if answer != solution]
    named = [str(one.told[0].params["left"]) for one in judged]
    assert len(named) == len(set(named)) == solution.count(",") + 1


@each_screen
def test_the_view_is_data(lesson: Lesson, number: int) -> None:
    view = lesson.task(number).view()
    data = v.view_json(view)
    assert data["kind"] == v.kind(view)
    assert all("kind" in one["block"] for one in data["pictures"] if one["block"])


GARBAGE = ("", " ", "x", "-1", "1e9", "99999999999", "→", "1/2/3", ",", "1,,2", ";", "a+b", "２")


@each_screen
def test_garbage_is_refused(lesson: Lesson, number: int) -> None:
    task = lesson.task(number)
    for answer in (*GARBAGE, "1," * MAX_ANSWER, "9" * 5000, "\x00"):
        with pytest.raises(InputError):
            task.judge(answer)


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_all_texts_are_there_and_none_is_left_over(lesson: Lesson, language: str) -> None:
    messages = CATALOGUES[language]
    wanted = {f"learn-{lesson.id}-{part}" for part in ("title", "about", "teaches", "section")}
    for number, screen in enumerate(lesson.screens, 1):
        for part in ("title", "text", "done"):
            key = f"learn-{lesson.id}-{number}-{part}"
            assert messages.fill(Sentence(key, screen.params)).strip()
            wanted.add(key)
    found = set(re.findall(r"^(learn-[a-z0-9-]+) =", messages.source, re.MULTILINE))
    numbered = {key for key in found if re.match(rf"learn-{lesson.id}-[0-9]+-", key)}
    assert numbered <= wanted <= found


def test_a_dealt_hand_depends_on_the_seed() -> None:
    dealt = [task for lesson, number in SCREENS if is_dealt(task := lesson.task(number))]
    assert dealt
    for task in dealt:
        assert isinstance(task, Dealt)
        hands = [task.dealt(seed).view() for seed in (1, 2)]
        assert hands[0] != hands[1]
        again = task.dealt(2)
        assert again.view() == hands[1]
        assert again.judge(again.solution()).right


def is_dealt(task: Task) -> bool:
    return getattr(task.view(), "seed", None) is not None


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(InputError, match="alchemy: no such lesson; the lessons are nim, "):
        find_lesson("alchemy")
    for number in (0, find_lesson("nim").length + 1, -1):
        with pytest.raises(InputError, match="nim has no screen"):
            find_lesson("nim").screen(number)
