"""The cards. Over F2 they stand, and every shape has its place: filled, or a dotted ghost.

Over F3 and larger fields they lie on their side, and every shape has a field of its own with as
many of it as the card counts; a ghost marks an empty field. The backs are the same turned upside
down, so that a face-down card says nothing.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from fairplay.art.drawing import Attributes, Drawing, tag
from fairplay.art.matches import match
from fairplay.art.palette import CARD, FELT, FELT_SHADE, GHOST, LINE
from fairplay.art.shapes import BINARY, COUNTED, Point, ghost, shape

#: A poker card, 63 mm × 88 mm.
SHORT, LONG, CORNER, INSET = 252, 352, 14, 14


Line = tuple[float, float, float, float]


class Layout(NamedTuple):
    """Where everything is on the cards of a deck: the middle of each shape's field; around it, for
    each count, the middles of so many shapes of radius ``r``; and the lines between fields."""

    r: float
    fields: list[Point]
    pips: list[list[Point]]
    dividers: list[Line]


def size(p: int) -> tuple[int, int]:
    """Width and height of the cards over F_p."""
    return (SHORT, LONG) if p == 2 else (LONG, SHORT)


def card(p: int, counts: Sequence[int], ground: bool = True) -> Drawing:
    """The face of a card; without its ground, to be printed on white paper.

    >>> card(3, (2, 1, 0, 2)).frame
    '0 0 352 252'
    """
    where = layout(p, len(counts))
    return Drawing(*size(p), _ground(p, ground) + "".join(_face(where, p, counts)))


def _ground(p: int, wanted: bool) -> str:
    width, height = size(p)
    edge: Attributes = {"fill": CARD, "stroke": LINE, "stroke-width": 2}
    ground = tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=CORNER, **edge)
    return ground if wanted else ""


def _face(where: Layout, p: int, counts: Sequence[int]) -> Iterator[str]:
    thin: Attributes = {"stroke": GHOST, "stroke-width": 1.2, "stroke-linecap": "round"}
    for x1, y1, x2, y2 in where.dividers:
        yield tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **thin)
    forms = BINARY if p == 2 else COUNTED
    for (name, paint), (x, y), count in zip(forms, where.fields, counts, strict=False):
        if not count:
            yield ghost(name, x, y, where.r)
        for dx, dy in where.pips[count]:
            yield shape(name, paint, x + dx, y + dy, where.r)


def layout(p: int, k: int) -> Layout:
    """Where the shapes are on the cards over F_p with k of them."""
    return _binary(k) if p == 2 else _counted(p, k)


def _binary(k: int) -> Layout:
    columns = 1 if k <= 3 else 2 if k <= 6 else 3
    rows = ceil(k / columns)
    step_x, step_y = SHORT / (columns + 0.5), LONG / (rows + 0.7)
    fields = []
    for i in range(k):
        row, column = divmod(i, columns)
        in_row = min(columns, k - row * columns)
        x = SHORT / 2 + (column - (in_row - 1) / 2) * step_x
        fields.append((x, LONG / 2 + (row - (rows - 1) / 2) * step_y))
    return Layout(37 if columns < 3 else 30, fields, [[], [(0, 0)]], [])


def _counted(p: int, k: int) -> Layout:
    columns = k if k <= 3 else ceil(k / 2)
    rows = ceil(k / columns)
    wide, high = (LONG - 2 * INSET) / columns, (SHORT - 2 * INSET) / rows
    fields = [
        (INSET + (column + 0.5) * wide, INSET + (row + 0.5) * high)
        for row, column in (divmod(i, columns) for i in range(k))
    ]
    r, pips = _pips(p, wide, high)
    return Layout(r, fields, pips, list(_dividers(columns, rows)))


def _dividers(columns: int, rows: int) -> Iterator[Line]:
    for i in range(1, columns):
        x = INSET + i * (LONG - 2 * INSET) / columns
        yield x, INSET + 6, x, SHORT - INSET - 6
    for i in range(1, rows):
        y = INSET + i * (SHORT - 2 * INSET) / rows
        yield INSET + 6, y, LONG - INSET - 6, y


def _pips(p: int, wide: float, high: float) -> tuple[float, list[list[Point]]]:
    """The radius that leaves room for p-1 shapes, and for each count where so many stand."""
    tall = high > wide
    along, across = (high, wide) if tall else (wide, high)
    most_lines = 1 if p <= 3 else 2
    most_in_line = ceil((p - 1) / most_lines)
    step = min(along / (most_in_line + 0.15), across / (most_lines + 0.15), 86)
    pips: list[list[Point]] = []
    for count in range(p):
        lines = 1 if count <= min(3, most_in_line) else 2
        spots = list(_spots(count, lines, step))
        pips.append([(b, a) for a, b in spots] if tall else spots)
    return step * 0.37, pips


def _spots(count: int, lines: int, step: float) -> Iterator[Point]:
    """So many spots in one line or two around the middle, the first line as full as the second or
    fuller."""
    full = ceil(count / lines)
    for i in range(count):
        line, at = divmod(i, full)
        in_line = min(full, count - line * full)
        yield (at - (in_line - 1) / 2) * step, (line - (lines - 1) / 2) * step


def back(p: int, ground: bool = True) -> Drawing:
    """Matches on green felt, the same from both ends."""
    width, height = size(p)
    felt: Attributes = {"fill": FELT, "stroke": FELT_SHADE, "stroke-width": 3}
    inside = {"width": width - 2 * INSET, "height": height - 2 * INSET}
    panel = tag("rect", x=INSET, y=INSET, **inside, rx=CORNER - 4, **felt)
    return Drawing(width, height, _ground(p, ground) + panel + "".join(_woven(width, height)))


def _woven(width: int, height: int) -> Iterator[str]:
    """Matches aslant, an even number of rows: the upper half is the lower one turned round."""
    columns, rows = (4, 6) if width < height else (6, 4)
    step_x, step_y = (width - 2 * INSET - 24) / columns, (height - 2 * INSET - 24) / rows
    for i in range(columns * rows):
        row, column = divmod(i, columns)
        x = width / 2 + (column - (columns - 1) / 2) * step_x
        y = height / 2 + (row - (rows - 1) / 2) * step_y
        turned = 0 if 2 * i < columns * rows else 180
        yield match(x, y, 58, (45 if (row + column) % 2 else -45) + turned)
