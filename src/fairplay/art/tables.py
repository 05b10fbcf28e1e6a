"""Tables of short texts: digits in columns, rulers, cells to fill in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fairplay.art.drawing import Attributes, Drawing, Label, tag
from fairplay.art.palette import INK, SOFT

#: The height of a cell, and its usual width.
CELL = 30.0
_SIZE, _FOOT = 15.0, 20.4
_EDGE: Attributes = {"stroke": SOFT, "stroke-width": 1}


@dataclass(frozen=True)
class Cell:
    """A text in the middle of its cell. A framed one can be written in; ``fill`` is its ground."""

    text: str = ""
    framed: bool = False
    bold: bool = False
    colour: str = INK
    fill: str = "none"


def cells(
    texts: Sequence[object], *, framed: bool = False, bold: bool = False, colour: str = INK
) -> list[Cell]:
    """A row of cells in one style.

    >>> [cell.text for cell in cells([1, "a"])]
    ['1', 'a']
    """
    return [Cell(str(text), framed, bold, colour) for text in texts]


def table(rows: Sequence[Sequence[Cell]], first: float = CELL, each: float = CELL) -> Drawing:
    """The rows below each other. The first column may be wider, for what the rows are called.

    >>> drawn = table([cells("01"), cells("10")], first=50)
    >>> drawn.width, drawn.height, [label.text for label in drawn.labels]
    (80.0, 60.0, ['0', '1', '1', '0'])
    """
    placed = list(_placed(rows, first, each))
    shapes = "".join(_ground(*one) for one in placed if one[0].framed or one[0].fill != "none")
    labels = tuple(_label(*one) for one in placed if one[0].text)
    width = first + each * max(0, max(map(len, rows), default=0) - 1)
    return Drawing(width, CELL * len(rows), shapes, labels)


def _placed(
    rows: Sequence[Sequence[Cell]], first: float, each: float
) -> Iterator[tuple[Cell, float, float, float]]:
    """Each cell with its left edge, its top and its width."""
    for row, line in enumerate(rows):
        for column, cell in enumerate(line):
            left = first + each * (column - 1) if column else 0.0
            yield cell, left, CELL * row, each if column else first


def _ground(cell: Cell, x: float, y: float, width: float) -> str:
    edge = _EDGE if cell.framed else {}
    inside: Attributes = {"width": width - 2, "height": CELL - 2, "rx": 3}
    return tag("rect", x=x + 1, y=y + 1, **inside, fill=cell.fill, **edge)


def _label(cell: Cell, x: float, y: float, width: float) -> Label:
    return Label(x + width / 2, y + _FOOT, cell.text, _SIZE, cell.bold, cell.colour)
