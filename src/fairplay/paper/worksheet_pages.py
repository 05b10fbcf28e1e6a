"""The pages of a worksheet: exercises in one or two columns, then a table of answers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fairplay.art.drawing import PER_MM
from fairplay.art.palette import BLUE, INK, LINE, SOFT
from fairplay.paper.document import MARGIN, Document, document

if TYPE_CHECKING:
    from fairplay.messages import Messages
    from fairplay.paper.worksheet import Exercise, Sheet

#: The largest scale of drawings in exercises side by side; a row of cards fills the page.
SCALE = 0.75
FOOT = 16.0
GAP = 8.0
_BODY, _SMALL, _LINE = 10, 8, 4.4
#: Height of the room for the notation below a drawing, and of each line to write on.
_CAPTION, _BLANK = 5.0, 8.0


def worksheet_pdf(
    sheet: "Sheet", paper: str, command: str, messages: "Messages"
) -> tuple[bytes, int]:
    """The PDF of a worksheet, and how many pages it has; the command stands at the foot."""
    with document(paper, sheet.title, messages.language) as doc:
        _Pages(doc, sheet, command, messages).write()
        return doc.content(), doc.pages


class _Pages:
    """Writes page after page; ``y`` is where the next row of exercises begins."""

    def __init__(self, doc: Document, sheet: "Sheet", command: str, messages: "Messages") -> None:
        self.doc, self.sheet, self.command, self.messages = doc, sheet, command, messages
        self.width = doc.paper[0] - 2 * MARGIN
        self.column = (self.width - GAP * (sheet.columns - 1)) / sheet.columns
        widest = max(one.drawing.width for one in sheet.exercises) / PER_MM
        self.scale = min(SCALE if sheet.columns > 1 else 0.36, (self.column - 9) / widest)
        self.y = MARGIN

    def write(self) -> None:
        self._first_page()
        self._exercises()
        self._answers()

    def _page(self) -> None:
        self.doc.add_page()
        y = self.doc.height - 9
        self.doc.write(self.command, MARGIN, y, 7.5, colour=SOFT)
        number = str(self.doc.pages)
        self.doc.write(number, MARGIN + self.width, y, 7.5, colour=SOFT, of=1)
        self.y = MARGIN

    def _heading(self, words: str) -> None:
        size = min(20, 20 * self.width / self.doc.measure(words, 20, bold=True))
        self.doc.write(words, MARGIN, self.y + 7, size, bold=True)
        self.y += 12

    def _first_page(self) -> None:
        self._page()
        self._heading(self.sheet.title)
        middle = MARGIN + self.width * 0.62
        self._blank(self.messages("paper-sheet-name"), MARGIN, middle - 6, self.y + 4)
        self._blank(self.messages("paper-sheet-date"), middle, MARGIN + self.width, self.y + 4)
        self.y += 9
        for words in filter(None, (*self.sheet.intro, self.sheet.few)):
            self.y = self.doc.paragraph(words, MARGIN, self.y, self.width, _BODY)
        self.y += 3
        self.doc.rule(MARGIN, self.y, MARGIN + self.width, self.y, LINE, 0.5)
        self.y += 5

    def _blank(self, words: str, x: float, to_x: float, y: float) -> None:
        """A word and a line to write on."""
        end = self.doc.write(words, x, y, 9, colour=SOFT)
        self.doc.rule(end + 2, y + 0.6, to_x, y + 0.6, SOFT, 0.15)

    def _exercises(self) -> None:
        columns = self.sheet.columns
        numbered = list(enumerate(self.sheet.exercises, start=1))
        for at in range(0, len(numbered), columns):
            row = numbered[at : at + columns]
            high = max(self._height(one) for _, one in row)
            if self.y + high > self.doc.height - FOOT:
                self._page()
            for column, (number, one) in enumerate(row):
                x = MARGIN + column * (self.column + GAP)
                self._exercise(number, one, x, self.y + high)
            self.y += high + 5

    def _height(self, one: "Exercise") -> float:
        lines = self._blank_lines()
        return one.drawing.height / PER_MM * self.scale + self._caption(one) + _BLANK * lines

    def _blank_lines(self) -> int:
        """Boxes and short blanks share a line, and the last blank has one of its own."""
        return 2 if self.sheet.boxes else 1

    def _caption(self, one: "Exercise") -> float:
        return _CAPTION if one.caption else 1

    def _exercise(self, number: int, one: "Exercise", x: float, foot: float) -> None:
        """Drawn on its feet, so that the lines of neighbours stand level."""
        top = foot - self._height(one)
        self.doc.write(str(number), x, top + 4, 11, bold=True, colour=BLUE)
        self.doc.draw(one.drawing, x + 9, top, self.scale)
        y = top + one.drawing.height / PER_MM * self.scale + self._caption(one)
        if one.caption:
            size = min(_SMALL, _SMALL * (self.column - 9) / self.doc.measure(one.caption, _SMALL))
            self.doc.write(one.caption, x + 9, y - 1, size, colour=SOFT)
        self._room(x + 9, x + self.column, y + 5)

    def _room(self, x: float, to_x: float, y: float) -> None:
        """Where to answer: boxes to tick, and lines to write on."""
        *short, last = self.sheet.blanks
        at = x
        for words in self.sheet.boxes:
            self.doc.box(at, y - 2.8, 3, 3, INK)
            at = self.doc.write(words, at + 4.2, y, 9, colour=SOFT) + 5
        for words in short:
            self._blank(words, at, to_x, y)
        below = y + _BLANK if self.sheet.boxes else y
        self._blank(last, x, to_x, below)

    def _answers(self) -> None:
        self._page()
        self._heading(self.sheet.answers_title)
        if self.sheet.key:
            self.y = self.doc.paragraph(self.sheet.key, MARGIN, self.y, self.width, _BODY) + 2
        widths = self._widths()
        self._row(self.sheet.heads, "", widths, SOFT)
        for number, one in enumerate(self.sheet.exercises, start=1):
            self._row(one.answers, str(number), widths, INK)

    def _widths(self) -> list[float]:
        """Short columns are as wide as they need; the last one takes what is left."""
        rows = [self.sheet.heads, *(one.answers for one in self.sheet.exercises)]
        columns = list(zip(*rows, strict=True))[:-1]
        needed = [max(self.doc.measure(cell, 9) for cell in column) + 5 for column in columns]
        most = self.width * (0.42 if len(needed) > 1 else 0.5)
        widths = [min(width, most) for width in needed]
        return [*widths, self.width - 9 - sum(widths)]

    def _row(self, cells: Sequence[str], number: str, widths: list[float], colour: str) -> None:
        written = [
            self.doc.lines_of(cell, width - 3, 9) for cell, width in zip(cells, widths, strict=True)
        ]
        high = max(map(len, written)) * _LINE + 1.8
        if self.y + high > self.doc.height - FOOT:
            self._page()
        self.doc.write(number, MARGIN, self.y + _LINE, 9, bold=True, colour=BLUE)
        x = MARGIN + 9
        for lines, width in zip(written, widths, strict=True):
            for i, line in enumerate(lines):
                self.doc.write(line, x, self.y + (i + 1) * _LINE, 9, colour=colour)
            x += width
        self.y += high
        self.doc.rule(MARGIN, self.y - 0.2, MARGIN + self.width, self.y - 0.2, LINE, 0.15)
