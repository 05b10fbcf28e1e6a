"""The booklet of one lesson or of all, as a PDF."""

from typing import TYPE_CHECKING

from fairplay.learn import LESSONS, find_lesson
from fairplay.paper.book_pages import book_pdf
from fairplay.paper.book_writing import lesson_book

if TYPE_CHECKING:
    from fairplay.messages import Messages


def booklet_pdf(lesson: str | None, paper: str, messages: "Messages") -> tuple[bytes, int]:
    """The PDF, and how many pages it has. Without a lesson, all of them."""
    lessons = LESSONS if lesson is None else (find_lesson(lesson),)
    return book_pdf(lesson_book(lessons, messages), paper, messages.language)
