"""The cover of the booklet."""

from typing import TYPE_CHECKING

from fairplay.art import Drawing
from fairplay.art.drawing import PER_MM, tag
from fairplay.art.palette import CARD, FELT, LINE, SOFT
from fairplay.paper.document import MARGIN

if TYPE_CHECKING:
    from fairplay.paper.book import Book
    from fairplay.paper.document import Document

#: How high the band at the top is, and a row of pictures; and the gap between two pictures.
BAND, ROW, GAP = 80.0, 25.0, 12.0
MAX_PICTURES = 8
_SMALL = 8.5


def cover(doc: "Document", book: "Book") -> None:
    """Draw it on the page that has been begun."""
    width = doc.width - 2 * MARGIN
    doc.draw(_band(doc.width), 0, 0)
    doc.write("Fair Play", MARGIN, 50, 50, bold=True, colour=CARD)
    doc.write(book.title, MARGIN, 66, 22, colour=CARD)
    y = _gallery(doc, book, BAND + 14) + 6
    for words in book.lead:
        y = doc.paragraph(words, MARGIN, y, width, 12) + 2
    small = (*book.credits, book.command)
    y = doc.height - 14 - sum(doc.high(words, width, _SMALL) for words in small)
    doc.rule(MARGIN, y - 3, MARGIN + width, y - 3, LINE, 0.5)
    for words in small:
        y = doc.paragraph(words, MARGIN, y, width, _SMALL, colour=SOFT)


def _band(width: float) -> Drawing:
    wide, high = width * PER_MM, BAND * PER_MM
    return Drawing(wide, high, tag("rect", width=wide, height=high, fill=FELT))


def _gallery(doc: "Document", book: "Book", y: float) -> float:
    """The pictures of the lessons in two columns, each of them once; returns where they end.

    The picture of a single lesson is larger.
    """
    column = (doc.width - 2 * MARGIN - GAP) / 2
    pictures = list(dict.fromkeys(chapter.picture for chapter in book.chapters))[:MAX_PICTURES]
    row, most = (ROW, 0.75) if len(pictures) > 1 else (3 * ROW, 2)
    for at in range(0, len(pictures), 2):
        for side, picture in enumerate(pictures[at : at + 2]):
            wide, high = picture.width / PER_MM, picture.height / PER_MM
            scale = min(most, column / wide, (row - 6) / high)
            doc.draw(picture, MARGIN + side * (column + GAP), y, scale)
        y += row
    return y
