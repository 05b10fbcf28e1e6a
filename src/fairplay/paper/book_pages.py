"""The pages of the booklet: a cover, the map of the lessons, exercises, and answers at the end.

Everything is a block of known height. Blocks are laid out on pages first, so that the map can say
where each lesson begins, and then drawn.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fairplay.art.palette import BLUE, INK, LINE, SOFT
from fairplay.paper.book_cover import cover
from fairplay.paper.book_room import room, room_height
from fairplay.paper.document import MARGIN, Document, document

if TYPE_CHECKING:
    from fairplay.paper.book import Book, Chapter, Page

BODY, SMALL = 10.5, 8.5
FOOT = 16.0
#: Text and exercises of a screen begin this far to the right, beside its number.
INDENT = 12.0


@dataclass(frozen=True)
class Block:
    """What stays together on a page: ``draw`` is told where it begins. If it is the first of a
    part, it begins a page, with the name of the part at the foot."""

    high: float
    draw: Callable[[float], object]
    begins: str = ""


def book_pdf(book: "Book", paper: str, language: str) -> tuple[bytes, int]:
    """The PDF of a booklet, and how many pages it has."""
    with document(paper, book.title, language) as doc:
        doc.add_page()
        cover(doc, book)
        Pages(doc, book).write()
        return doc.content(), doc.pages


class Pages:
    """``starts`` are the pages on which the parts of the book begin, by their names."""

    def __init__(self, doc: Document, book: "Book") -> None:
        self.doc, self.book = doc, book
        self.width = doc.paper[0] - 2 * MARGIN
        self.starts: dict[str, int] = {}

    def write(self) -> None:
        for running, blocks in self._laid_out(self.blocks()):
            self.doc.add_page()
            self._foot(running)
            for y, block in blocks:
                block.draw(y)

    def blocks(self) -> list[Block]:
        """Everything behind the cover."""
        return [*self._map(), *self._chapters(), *self._answers()]

    def _laid_out(self, blocks: list[Block]) -> list[tuple[str, list[tuple[float, Block]]]]:
        """The blocks of each page with their places, and what runs through at its foot."""
        pages: list[tuple[str, list[tuple[float, Block]]]] = []
        y = 0.0
        for block in blocks:
            if block.begins or y + block.high > self.doc.paper[1] - FOOT:
                pages.append((block.begins or pages[-1][0], []))
                y = MARGIN
            if block.begins:
                self.starts[block.begins] = self.doc.pages + len(pages)
            pages[-1][1].append((y, block))
            y += block.high
        return pages

    def _foot(self, running: str) -> None:
        y = self.doc.height - 9
        self.doc.write(running, MARGIN, y, 7.5, colour=SOFT)
        self.doc.write(str(self.doc.pages), MARGIN + self.width, y, 7.5, colour=SOFT, of=1)

    # -- words -----------------------------------------------------------------------------------

    def _say(
        self, words: str, y: float, size: float = BODY, *, indent: float = INDENT,
        bold: bool = False, colour: str = INK,
    ) -> float:  # fmt: skip
        left, width = MARGIN + indent, self.width - indent
        return self.doc.paragraph(words, left, y, width, size, bold=bold, colour=colour)

    def _high(
        self, words: str, size: float = BODY, indent: float = INDENT, bold: bool = False
    ) -> float:
        return self.doc.high(words, self.width - indent, size, bold)

    def _number(self, words: str, y: float, size: float) -> None:
        self.doc.write(words, MARGIN, y + size * 0.355, size, bold=True, colour=BLUE)

    def _heading(self, words: str, y: float) -> None:
        size = min(22, 22 * self.width / self.doc.measure(words, 22, bold=True))
        self.doc.write(words, MARGIN, y + 8, size, bold=True)

    # -- the map ---------------------------------------------------------------------------------

    def _map(self) -> Iterator[Block]:
        """Every lesson with the page on which it begins. A single lesson needs no map."""
        if len(self.book.chapters) == 1:
            return
        title = self.book.contents
        yield Block(14, lambda y: self._heading(title, y), title)
        for number, chapter in enumerate(self.book.chapters, start=1):
            yield self._entry(number, chapter)

    def _entry(self, number: int, chapter: "Chapter") -> Block:
        facts = sum(self._high(words, SMALL) for words in chapter.facts)
        high = self._high(chapter.title, 12, bold=True) + self._high(chapter.about, 10) + facts

        def draw(y: float) -> None:
            self._number(str(number), y, 12)
            page = str(self.starts[_named(number, chapter)])
            self.doc.write(page, MARGIN + self.width, y + 5, 12, bold=True, of=1)
            y = self._say(chapter.title, y, 12, bold=True)
            y = self._say(chapter.about, y, 10)
            for words in chapter.facts:
                y = self._say(words, y, SMALL, colour=SOFT)

        return Block(high + 3.5, draw)

    # -- lessons ---------------------------------------------------------------------------------

    def _chapters(self) -> Iterator[Block]:
        for number, chapter in enumerate(self.book.chapters, start=1):
            yield self._head(number, chapter)
            for place, page in enumerate(chapter.pages, start=1):
                yield self._screen(f"{number}.{place}", page)

    def _head(self, number: int, chapter: "Chapter") -> Block:
        title = _named(number, chapter)
        about = self._high(chapter.about, 11.5, indent=0)
        facts = sum(self._high(words, SMALL, indent=0) for words in chapter.facts)

        def draw(y: float) -> None:
            self._heading(title, y)
            y = self._say(chapter.about, y + 14, 11.5, indent=0) + 1
            for words in chapter.facts:
                y = self._say(words, y, SMALL, indent=0, colour=SOFT)
            self.doc.rule(MARGIN, y + 3, MARGIN + self.width, y + 3, LINE, 0.5)

        return Block(14 + about + 1 + facts + 8, draw, title)

    def _screen(self, number: str, page: "Page") -> Block:
        inner = self.width - INDENT
        words = self._high(page.title, 12, bold=True) + 0.8 + self._high(page.text)

        def draw(y: float) -> None:
            self._number(number, y, 12)
            y = self._say(page.title, y, 12, bold=True) + 0.8
            y = self._say(page.text, y)
            room(self.doc, page.room, MARGIN + INDENT, y + 2, inner)

        return Block(words + 2 + room_height(self.doc, page.room, inner) + 7, draw)

    # -- answers ---------------------------------------------------------------------------------

    def _answers(self) -> Iterator[Block]:
        title = self.book.answers
        yield Block(14, lambda y: self._heading(title, y), title)
        for number, chapter in enumerate(self.book.chapters, start=1):
            first, *rest = (
                self._answer(f"{number}.{place}", page)
                for place, page in enumerate(chapter.pages, start=1)
            )
            yield self._with_title(_named(number, chapter), first)
            yield from rest

    def _with_title(self, title: str, first: Block) -> Block:
        """The title of a lesson stays with its first answer."""

        def draw(y: float) -> None:
            self._say(title, y + 3, 12, indent=0, bold=True)
            first.draw(y + 10)

        return Block(10 + first.high, draw)

    def _answer(self, number: str, page: "Page") -> Block:
        parts = [(page.answer, True), (page.done, False)]
        high = sum(self._high(words, 9.5, bold=bold) for words, bold in parts if words)

        def draw(y: float) -> None:
            self._number(number, y, 9.5)
            for words, bold in parts:
                y = self._say(words, y, 9.5, bold=bold) if words else y

        return Block(high + 1.6, draw)


def _named(number: int, chapter: "Chapter") -> str:
    return f"{number}  {chapter.title}"
