"""What a map of the lessons says of each. It imports no task, for a fast start."""

from collections.abc import Iterator

from fairplay.learn import Lesson
from fairplay.messages import Messages


def facts(lesson: Lesson, messages: Messages) -> Iterator[str]:
    """What it teaches; for whom, how long and what comes before; where it comes from.

    >>> from fairplay.learn import find_lesson
    >>> list(facts(find_lesson("sums"), Messages("en")))[1]
    'From age 11 · 15 min · First: Nim and binary'
    """
    yield f"{messages('learn-teaches')}: {messages(f'learn-{lesson.id}-teaches')}"
    needed = ", ".join(messages(f"learn-{one}-title") for one in lesson.needs)
    parts = [
        messages("learn-age", age=lesson.age),
        messages("learn-minutes", minutes=lesson.minutes),
        *([messages("learn-needs", lessons=needed)] if needed else []),
    ]
    yield " · ".join(parts)
    article = messages(f"learn-article-{lesson.article}")
    yield messages("learn-from", article=article, section=messages(f"learn-{lesson.id}-section"))
