"""The booklet written from the lessons: every screen with its picture, its task and its answer."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from fairplay.art.boards import drawing
from fairplay.cards import find_deck
from fairplay.cards.drawing import hand_drawing
from fairplay.learn import DECKS, Lesson
from fairplay.learn.facts import facts
from fairplay.learn.views import AskPlay
from fairplay.learn.wording import in_words
from fairplay.paper.book import Book, Chapter, Page
from fairplay.paper.book_tasks import room
from fairplay.rules.position import Position
from fairplay.rules.registry import game
from fairplay.vocabulary import Sentence

if TYPE_CHECKING:
    from fairplay.art import Drawing
    from fairplay.learn.task import Screen
    from fairplay.messages import Messages

#: The cards on the cover and at the head of a lesson about them.
_SHOWN = {"zero": ("100110", "010010", "110100"), "mod3": ("2102", "2021", "1120")}


def lesson_book(lessons: Sequence[Lesson], messages: "Messages") -> Book:
    """All words and drawings of a booklet with these lessons."""
    one = lessons[0].id if len(lessons) == 1 else ""
    return Book(
        title=messages(f"learn-{one}-title") if one else messages("book-title"),
        lead=(messages("book-lead"), messages("book-lead-play")),
        credits=tuple(_credits(lessons, messages)),
        contents=messages("book-contents"),
        answers=messages("book-answers"),
        chapters=tuple(_chapter(lesson, messages) for lesson in lessons),
        command=f"fairplay learn {one} --pdf".replace("  ", " "),
    )


def _credits(lessons: Sequence[Lesson], messages: "Messages") -> Iterator[str]:
    """The articles that the lessons follow, and who made the card games."""
    articles = dict.fromkeys(lesson.article for lesson in lessons)
    named = "; ".join(messages(f"learn-article-{article}") for article in articles)
    yield messages("book-after", articles=named)
    for deck in dict.fromkeys(lesson.picture for lesson in lessons if lesson.picture in DECKS):
        if (credit := f"credit-{deck}") in messages:
            yield messages(credit)


def _chapter(lesson: Lesson, messages: "Messages") -> Chapter:
    key = f"learn-{lesson.id}"
    return Chapter(
        title=messages(f"{key}-title"),
        about=messages(f"{key}-about"),
        facts=tuple(facts(lesson, messages)),
        picture=_picture(lesson),
        pages=tuple(_page(lesson, n, one, messages) for n, one in enumerate(lesson.screens, 1)),
    )


def _picture(lesson: Lesson) -> "Drawing":
    if lesson.picture in DECKS:
        return hand_drawing(find_deck(lesson.picture).parse_hand(_SHOWN[lesson.picture]))
    rules = game(lesson.picture)
    return drawing(Position.of(rules, rules.start).boards())


def _page(lesson: Lesson, number: int, screen: "Screen", messages: "Messages") -> Page:
    def say(part: str) -> str:
        # A text about the browser has another wording on paper.
        own = f"book-{lesson.id}-{number}-{part}"
        key = own if own in messages else f"learn-{lesson.id}-{number}-{part}"
        return messages.fill(Sentence(key, screen.params))

    view, solution = screen.task.view(), screen.task.solution()
    answer = in_words(view, solution, messages)
    if isinstance(view, AskPlay):  # what comes after the first move is up to the partner
        answer = messages("book-first-move", move=answer)
    return Page(say("title"), say("text"), room(view, messages), answer, say("done"))
