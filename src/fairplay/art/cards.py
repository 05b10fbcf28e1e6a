"""The cards. Over F2 they stand, and every shape has its place: filled, or a dotted ghost.

Over F3 and larger fields they lie on their side, and every shape has a field of its own with as
many of it as the card counts; a ghost marks an empty field. The backs are the same turned upside
down, so that a face-down card says nothing.
"""

from collections.abc import Iterator, Sequence
from math import ceil

from fairplay.art.drawing import Attributes, Drawing, tag
from fairplay.art.matches import match
from fairplay.art.palette import CARD, FELT, FELT_SHADE, GHOST, LINE
from fairplay.art.shapes import BINARY, COUNTED, Point, ghost, shape

#: A poker card, 63 mm × 88 mm.
SHORT, LONG, CORNER, INSET = 252, 352, 14, 14


def size(p: int) -> tuple[int, int]:
    """Width and height of the cards over F_p."""
    return (SHORT, LONG) if p == 2 else (LONG, SHORT)


def card(p: int, counts: Sequence[int], ground: bool = True) -> Drawing:
    """The face of a card; without its ground, to be printed on white paper.

    >>> card(3, (2, 1, 0, 2)).frame
    '0 0 352 252'
    """
    drawn = _binary(counts) if p == 2 else _counted(p, counts)
    return Drawing(*size(p), _ground(p, ground) + "".join(drawn))


def _ground(p: int, wanted: bool) -> str:
    width, height = size(p)
    edge: Attributes = {"fill": CARD, "stroke": LINE, "stroke-width": 2}
    ground = tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=CORNER, **edge)
    return ground if wanted else ""


def _binary(counts: Sequence[int]) -> Iterator[str]:
    columns = 1 if len(counts) <= 3 else 2 if len(counts) <= 6 else 3
    rows = ceil(len(counts) / columns)
    r = 37 if columns < 3 else 30
    step_x, step_y = (SHORT / (columns + 0.5), LONG / (rows + 0.7))
    for i, count in enumerate(counts):
        row, column = divmod(i, columns)
        in_row = min(columns, len(counts) - row * columns)
        x = SHORT / 2 + (column - (in_row - 1) / 2) * step_x
        y = LONG / 2 + (row - (rows - 1) / 2) * step_y
        name, paint = BINARY[i]
        yield shape(name, paint, x, y, r) if count else ghost(name, x, y, r)


def _counted(p: int, counts: Sequence[int]) -> Iterator[str]:
    columns = len(counts) if len(counts) <= 3 else ceil(len(counts) / 2)
    rows = ceil(len(counts) / columns)
    wide, high = (LONG - 2 * INSET) / columns, (SHORT - 2 * INSET) / rows
    yield from _dividers(columns, rows)
    for i, count in enumerate(counts):
        row, column = divmod(i, columns)
        x, y = INSET + (column + 0.5) * wide, INSET + (row + 0.5) * high
        name, paint = COUNTED[i]
        r, places = _pips(p, count, wide, high)
        if not count:
            yield ghost(name, x, y, r)
        for dx, dy in places:
            yield shape(name, paint, x + dx, y + dy, r)


def _dividers(columns: int, rows: int) -> Iterator[str]:
    thin: Attributes = {"stroke": GHOST, "stroke-width": 1.2, "stroke-linecap": "round"}
    for i in range(1, columns):
        x = INSET + i * (LONG - 2 * INSET) / columns
        yield tag("line", x1=x, y1=INSET + 6, x2=x, y2=SHORT - INSET - 6, **thin)
    for i in range(1, rows):
        y = INSET + i * (SHORT - 2 * INSET) / rows
        yield tag("line", x1=INSET + 6, y1=y, x2=LONG - INSET - 6, y2=y, **thin)


def _pips(p: int, count: int, wide: float, high: float) -> tuple[float, list[Point]]:
    """The radius that leaves room for p-1 shapes, and where so many stand around the middle."""
    tall = high > wide
    along, across = (high, wide) if tall else (wide, high)
    most_lines = 1 if p <= 3 else 2
    most_in_line = ceil((p - 1) / most_lines)
    step = min(along / (most_in_line + 0.15), across / (most_lines + 0.15), 86)
    lines = 1 if count <= min(3, most_in_line) else 2
    places = []
    for i in range(count):
        line, at = divmod(i, ceil(count / lines))
        in_line = min(ceil(count / lines), count - line * ceil(count / lines))
        a, b = (at - (in_line - 1) / 2) * step, (line - (lines - 1) / 2) * step
        places.append((b, a) if tall else (a, b))
    return step * 0.37, places


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
