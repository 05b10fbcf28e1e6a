"""Room to answer on paper: drawings, boxes to tick, lines to write on."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from fairplay.art.drawing import PER_MM
from fairplay.art.palette import INK, SOFT

if TYPE_CHECKING:
    from fairplay.art import Drawing
    from fairplay.paper.book import Room, Row
    from fairplay.paper.document import Document

SIZE = 10.0
#: The largest scale of a drawing, and how high it may be; one in a row with boxes is smaller.
SCALE, HIGHEST, IN_ROW = 0.75, 150.0, 0.6
#: A line to write on, and the gap below drawings.
_LINE, _GAP = 8.5, 3.0
#: The side of a box to tick, and from its left edge to its words.
_BOX, _BESIDE = 3.2, 4.6
#: Choices with more letters have a line of their own.
_LONG = 40
#: The least room to write a number, with the gap to the next.
_NUMBER = 24.0


def room(doc: "Document", what: "Room", x: float, y: float, width: float) -> float:
    """Draw it from y downwards; returns where it ends."""
    for words in what.said:
        y = doc.paragraph(words, x, y, width, SIZE)
    for drawing in what.drawings:
        scale = _scale(drawing, width)
        doc.draw(drawing, x, y + 1, scale)
        y += drawing.height / PER_MM * scale + _GAP
    if what.asked:
        y = doc.paragraph(what.asked, x, y + 1, width, SIZE)
    for row in what.rows:
        y = _row(doc, row, x, y, width)
    for boxes in _lines_of_boxes(doc, what.boxes, width):
        y = _boxes(doc, boxes, x, y + 5, width) + 1.5
    lines = _lines_of_numbers(doc, what.numbers, width)
    for line in lines:
        y += _LINE
        each = width / len(lines[0])
        for place, words in enumerate(line):
            _blank(doc, words, x + place * each, y, x + (place + 1) * each - 6)
    for words in (*what.blanks, *[""] * what.lines):
        y += _LINE
        _blank(doc, words, x, y, x + width)
    return y


def _blank(doc: "Document", words: str, x: float, y: float, to_x: float) -> None:
    """Words, and a line to write on."""
    end = doc.write(words, x, y, SIZE, colour=SOFT) + 2 if words else x
    doc.rule(end, y + 0.6, to_x, y + 0.6, SOFT, 0.15)


def _lines_of_numbers(doc: "Document", numbers: Sequence[str], width: float) -> list[list[str]]:
    """As many side by side as their words leave room to write."""
    if not numbers:
        return []
    widest = max(doc.measure(words, SIZE) for words in numbers)
    columns = max(1, min(len(numbers), int(width / (widest + _NUMBER))))
    return [list(numbers[at : at + columns]) for at in range(0, len(numbers), columns)]


def room_height(doc: "Document", what: "Room", width: float) -> float:
    """How high it is."""
    asked = (what.asked,) if what.asked else ()
    said = sum(doc.high(words, width, SIZE) + 1 for words in (*what.said, *asked))
    drawn = sum(one.height / PER_MM * _scale(one, width) + _GAP for one in what.drawings)
    rows = sum(_row_height(doc, row, width) for row in what.rows)
    lines = _lines_of_boxes(doc, what.boxes, width)
    boxes = sum(5 + _boxes_height(doc, line, width) + 1.5 for line in lines)
    numbers = len(_lines_of_numbers(doc, what.numbers, width))
    return said + drawn + rows + boxes + _LINE * (numbers + len(what.blanks) + what.lines)


def _scale(drawing: "Drawing", width: float, most: float = SCALE) -> float:
    wide, high = drawing.width / PER_MM, drawing.height / PER_MM
    return min(most, width / max(wide, 1), HIGHEST / max(high, 1))


# -- rows with boxes ------------------------------------------------------------------------------


def _row(doc: "Document", row: "Row", x: float, y: float, width: float) -> float:
    """What is asked about on the left, the boxes at the right, level with its middle."""
    high, boxes = _row_height(doc, row, width), _wide(doc, row.boxes)
    left = width - boxes - 6
    end = doc.paragraph(row.words, x, y + 1, left, SIZE) if row.words else y
    if row.drawing:
        doc.draw(row.drawing, x, end + 1, _scale(row.drawing, left, IN_ROW))
    _boxes(doc, row.boxes, x + left + 6, y + high / 2 + 1.2, boxes)
    return y + high


def _row_height(doc: "Document", row: "Row", width: float) -> float:
    left = width - _wide(doc, row.boxes) - 6
    words = doc.high(row.words, left, SIZE) if row.words else 0
    drawn = row.drawing.height / PER_MM * _scale(row.drawing, left, IN_ROW) if row.drawing else 0
    return words + drawn + _GAP


# -- boxes to tick --------------------------------------------------------------------------------


def _wide(doc: "Document", boxes: Sequence[str]) -> float:
    return sum(_BESIDE + doc.measure(words, SIZE) + 5 for words in boxes)


def _lines_of_boxes(doc: "Document", boxes: Sequence[str], width: float) -> Iterator[list[str]]:
    """Short choices share a line; sentences have one each."""
    line: list[str] = []
    for words in boxes:
        if line and (len(words) > _LONG or _wide(doc, [*line, words]) > width):
            yield line
            line = []
        line.append(words)
    if line:
        yield line


def _boxes(doc: "Document", boxes: Sequence[str], x: float, y: float, width: float) -> float:
    """A line of boxes with its foot on y; returns where the last text ends."""
    end = y
    for words in boxes:
        doc.box(x, y - _BOX + 0.4, _BOX, _BOX, INK)
        room_left = width - _BESIDE
        if len(boxes) == 1:
            top = y - SIZE * 0.42
            end = doc.paragraph(words, x + _BESIDE, top, room_left, SIZE) - SIZE * 0.1
        else:
            x = doc.write(words, x + _BESIDE, y, SIZE) + 5
    return end


def _boxes_height(doc: "Document", boxes: Sequence[str], width: float) -> float:
    if len(boxes) != 1:
        return 0
    return doc.high(boxes[0], width - _BESIDE, SIZE) - SIZE * 0.52
