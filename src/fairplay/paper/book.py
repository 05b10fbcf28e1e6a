"""The booklet of the lessons as data: what stands on its pages, and what is left to answer."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fairplay.art import Drawing


@dataclass(frozen=True)
class Row:
    """Words and a drawing, or one of them, with boxes to tick beside them."""

    drawing: "Drawing | None"
    words: str
    boxes: tuple[str, ...]


@dataclass(frozen=True)
class Room:
    """What a task looks like on paper.

    ``said`` is told above the ``drawings``, and ``asked`` below them. Then come ``rows`` with boxes
    to tick each, ``boxes`` to choose one of, ``numbers`` and ``blanks`` to write, and so many empty
    ``lines``.
    """

    drawings: tuple["Drawing", ...] = ()
    said: tuple[str, ...] = ()
    asked: str = ""
    rows: tuple[Row, ...] = ()
    boxes: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    blanks: tuple[str, ...] = ()
    lines: int = 0


@dataclass(frozen=True)
class Page:
    """One screen of a lesson. ``answer`` and ``done`` stand at the end of the book."""

    title: str
    text: str
    room: Room
    answer: str
    done: str


@dataclass(frozen=True)
class Chapter:
    """A lesson: ``facts`` say for whom it is, how long it takes and where it comes from."""

    title: str
    about: str
    facts: tuple[str, ...]
    picture: "Drawing"
    pages: tuple[Page, ...]


@dataclass(frozen=True)
class Book:
    """All words of a booklet."""

    title: str
    lead: tuple[str, ...]
    credits: tuple[str, ...]
    contents: str
    answers: str
    chapters: tuple[Chapter, ...]
    command: str
