"""The map of the lessons as lines of text. It imports no task, for a fast start."""

from collections.abc import Iterator
from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING

from fairplay.cli.learn import progress
from fairplay.cli.output import HEADING, same_language
from fairplay.learn import DECKS, LESSONS, Lesson
from fairplay.learn.facts import facts

if TYPE_CHECKING:
    from fairplay.messages import Messages


def map_lines(messages: "Messages", width: int | None = None) -> Iterator[tuple[str, str]]:
    """Each line with its style. If the screen has a width, lines break below their beginning."""
    done = progress.load()
    yield messages("learn-lead", count=len(LESSONS)), ""
    indent = max(len(lesson.id) for lesson in LESSONS) + 2
    for lesson in LESSONS:
        yield "", ""
        title = messages(f"learn-{lesson.id}-title") + _solved(lesson, done, messages)
        for name, line in zip_longest([lesson.id], _broken(title, width and width - indent)):
            yield f"{name or '':{indent}}{line}", HEADING
        for text in (messages(f"learn-{lesson.id}-about"), *facts(lesson, messages)):
            for line in _broken(text, width and width - indent):
                yield " " * indent + line, ""
    yield "", ""
    yield messages("lesson-how", id=typed(LESSONS[0], messages)), ""
    yield messages("lesson-print"), ""


def _broken(text: str, width: int | None) -> list[str]:
    return [text] if width is None else wrap(text, max(20, width))


def _solved(lesson: Lesson, done: progress.Progress, messages: "Messages") -> str:
    count = len(progress.solved(lesson, done))
    return f"   {messages('learn-progress', done=count, all=lesson.length)}" if count else ""


def typed(lesson: Lesson, messages: "Messages") -> str:
    """How it is named after ``fairplay learn``, in the language that is read now."""
    return lesson.id + same_language(messages)


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The one after it, if it is not the last."""
    place = LESSONS.index(lesson) + 1
    return LESSONS[place] if place < len(LESSONS) else None


def how_to_play(lesson: Lesson, messages: "Messages") -> str:
    """The command with which to play what was learned."""
    if lesson.play in DECKS:
        command = f"fairplay cards play {lesson.play}"
    else:
        command = "fairplay play " + (f"'{lesson.play}'" if " " in lesson.play else lesson.play)
    return messages("lesson-play", command=command + same_language(messages))
