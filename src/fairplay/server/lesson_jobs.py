"""Jobs about lessons: show a screen, judge an answer, print a booklet."""

import msgspec

from fairplay.learn import find_lesson
from fairplay.learn.views import view_json
from fairplay.messages import Messages


def shown(lesson: str, screen: int, seed: int | None) -> bytes:
    """A screen, without its texts: these are in the catalogues."""
    found = find_lesson(lesson)
    params = found.screen(screen).params
    view = view_json(found.task(screen, seed).view())
    return msgspec.json.encode({"params": params, "view": view})


def judged(lesson: str, screen: int, answer: str, seed: int | None) -> bytes:
    return msgspec.json.encode(find_lesson(lesson).task(screen, seed).judge(answer))


def printed(lesson: str | None, paper: str, lang: str) -> bytes:
    """The booklet of a lesson, or of all."""
    from fairplay.paper.booklet import booklet_pdf

    return booklet_pdf(lesson, paper, Messages(lang))[0]
