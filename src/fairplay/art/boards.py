"""Boards as drawings, by their family: heaps of matches, points or pins, strips, grids, tiles and
graphs.

Where both players have pieces, the viewer's are round and the other's square; as in the article,
the viewer's matches have their heads up and the other's down.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from fairplay.art.drawing import Attributes, Drawing, Label, below, beside, flow, tag
from fairplay.art.graphs import graph
from fairplay.art.matches import match
from fairplay.art.palette import (
    COVERED,
    FIRST,
    FIRST_EDGE,
    INK,
    LINE,
    SECOND,
    SECOND_EDGE,
    SOFT,
    WOOD,
    WOOD_SHADE,
)
from fairplay.vocabulary import Board

#: A drawing breaks into lines that are not longer than this.
WIDTH = 560
#: Larger heaps are a box with a number; longer rows and strips are told in words.
MAX_MATCHES, MAX_POINTS, MAX_SQUARES, MAX_DRAWN = 24, 24, 40, 60
SQUARE = 32
#: How matches lie slightly uneven, in degrees and units.
_TILTS = (-2.5, 1.5, -0.5, 3, -1.5, 2, 0.5, -3, 1)
_LIFTS = (0, 2, -1.5, 1, -2, 0.5, 1.5)


def drawing(boards: Sequence[Board]) -> Drawing:
    """The boards of a position: one, or those of a sum with a plus between them.

    >>> from fairplay.rules.position import Position
    >>> [label.text for label in drawing(Position("kayles:3,1 + nim:2").boards()).labels]
    ['3', '1', '+', '2']
    """
    drawn = [_FAMILIES[board.family](board) for board in boards]
    return drawn[0] if len(drawn) == 1 else _summed(drawn)


def _notation(board: Board) -> Drawing:
    """The notation, for what cannot be drawn."""
    return _text(board.position.partition(":")[2])


def _heaps(board: Board) -> Drawing:
    draw = {"match": _matches, "point": _rows_of_points, "pin": _rows_of_pins}[board.things]
    drawn = draw(board.heaps)
    if not board.stocks:
        return drawn
    mine, theirs = board.stocks
    return below([drawn, beside([_stock(mine, 0), _stock(theirs, 180)], gap=24)], gap=8)


def _text(words: str) -> Drawing:
    return Drawing(max(24, 9 * len(words)), 26, "", (Label(4.5 * len(words), 18, words),))


def _matches(sizes: Sequence[int]) -> Drawing:
    """Matches side by side, each heap with its size below it."""
    if not sizes or len(sizes) > MAX_DRAWN:
        return _listed(sizes)
    return flow(map(_heap, sizes), WIDTH, gap=30)


def _listed(sizes: Sequence[int]) -> Drawing:
    return flow((_text(str(size)) for size in sizes), WIDTH, gap=8) if sizes else _text("0")


def _heap(size: int) -> Drawing:
    if size > MAX_MATCHES:
        return _box(size)
    step = 13 if size > 12 else 15
    width = max(24, step * size + 6)
    middle = (width - step * (size - 1)) / 2
    drawn = (match(middle + step * i, 36 + _LIFTS[i % 7], angle=_TILTS[i % 9]) for i in range(size))
    return Drawing(width, 90, "".join(drawn), (Label(width / 2, 87, str(size), bold=True),))


def _box(size: int) -> Drawing:
    """A box of matches, with the number on it."""
    width = 34 + 10 * len(str(size))
    lid = tag("rect", x=1, y=16, width=width - 2, height=46, rx=4, fill=WOOD, stroke=WOOD_SHADE)
    strip = tag("rect", x=1, y=54, width=width - 2, height=8, fill=WOOD_SHADE)
    return Drawing(width, 90, lid + strip, (Label(width / 2, 42, str(size), bold=True),))


def _stock(size: int, angle: float) -> Drawing:
    frame: Attributes = {"fill": "none", "stroke": LINE, "stroke-width": 1.5}
    box = tag("rect", x=1, y=1, width=62, height=34, rx=6, **frame)
    return Drawing(64, 36, box + match(16, 18, 26, angle), (Label(42, 23.5, str(size)),))


def _rows_of_points(rows: Sequence[int]) -> Drawing:
    """Rows of points, each with its count in front."""
    if not rows or len(rows) > MAX_DRAWN or max(rows) > MAX_POINTS:
        return _listed(rows)
    return below(map(_points, rows), gap=0)


def _points(count: int) -> Drawing:
    dots = (tag("circle", cx=48 + 22 * i, cy=12, r=6.5, fill=INK) for i in range(count))
    return Drawing(60 + 22 * count, 24, "".join(dots), (Label(14, 17, str(count), bold=True),))


def _rows_of_pins(groups: Sequence[int]) -> Drawing:
    """Matches that stand on a floor, each group with its size below it."""
    if not groups or sum(groups) > MAX_DRAWN or max(groups) > MAX_MATCHES:
        return _listed(groups)
    return flow(map(_pins, groups), WIDTH, gap=26)


def _pins(size: int) -> Drawing:
    step, width = 22, 22 * size + 4
    standing = "".join(match(2 + step * (i + 0.5), 34) for i in range(size))
    floor: Attributes = {"stroke": SOFT, "stroke-width": 2.5, "stroke-linecap": "round"}
    line = tag("line", x1=2, y1=66, x2=width - 2, y2=66, **floor)
    return Drawing(width, 90, standing + line, (Label(width / 2, 86, str(size), bold=True),))


def _strip(board: Board) -> Drawing:
    if board.cells:
        return _cells((board.cells,), board.things)
    return _sliding(board)


def _cells(ranks: Sequence[str], things: str) -> Drawing:
    """Cells with what is in them, coins or signs, and their numbers; a long row is broken."""
    if len(ranks) == 1:
        most = WIDTH // SQUARE
        rows = [ranks[0][at : at + most] for at in range(0, len(ranks[0]), most)]
        firsts = range(1, len(ranks[0]) + 1, most)
        return below((_row_of_cells(*row, things) for row in zip(rows, firsts, strict=True)), gap=4)
    drawn = below(
        (_row_of_cells(rank, 1, things, n == len(ranks)) for n, rank in enumerate(ranks, 1)), gap=0
    )
    sides = (Label(-12, SQUARE * (n + 0.64), str(n + 1), 12) for n in range(len(ranks)))
    return Drawing(drawn.width, drawn.height, drawn.shapes, (*drawn.labels, *sides)).at(24, 2)


def _row_of_cells(cells: str, first: int, things: str, numbers: bool = True) -> Drawing:
    shapes, labels = [], []
    for at, sign in enumerate(cells):
        middle = SQUARE * (at + 0.5)
        shapes.append(_square(SQUARE * at, 0, (first + at) % 2))
        if things == "coin":
            shapes.append(_coin(middle, SQUARE / 2, sign == "H"))
        elif sign != ".":
            labels.append(Label(middle, 23, sign, 19, bold=True))
        if numbers:
            labels.append(Label(middle, SQUARE + 16, str(first + at), 12))
    height = SQUARE + (20 if numbers else 0)
    return Drawing(SQUARE * len(cells) + 2, height, "".join(shapes), tuple(labels))


def _coin(x: float, y: float, heads: bool) -> str:
    """Heads has a filled face with a mark on it, tails is a ring."""
    r = 0.36 * SQUARE
    look: Attributes = {"stroke": WOOD_SHADE, "stroke-width": 2}
    edge = tag("circle", cx=x, cy=y, r=r, fill=WOOD if heads else "#fffdf8", **look)
    return edge + (tag("circle", cx=x, cy=y, r=r / 2, fill=INK) if heads else "")


def _sliding(board: Board) -> Drawing:
    """A strip of numbered squares, with matches that slide to the left."""
    coins = board.coins
    last = max(6, *coins, 0) + (max(coins, default=0) < MAX_SQUARES)
    if last > MAX_SQUARES + 1 or len(coins) > MAX_DRAWN:
        return _listed(coins)
    shapes = [tag("path", d="M2 53 L14 45 L14 61 Z", fill=SOFT)]
    shapes += (_square(20 + SQUARE * i, 37, i % 2) for i in range(last))
    for square, count in sorted(Counter(coins).items()):
        middle = 20 + SQUARE * (square - 0.5)
        step = min(11, 26 / count)
        shapes += (match(middle + step * (i - (count - 1) / 2), 34) for i in range(count))
    labels = (Label(20 + SQUARE * (i + 0.5), 84, str(i + 1), 12) for i in range(last))
    return Drawing(22 + SQUARE * last, 90, "".join(shapes), tuple(labels))


def _square(x: float, y: float, dark: int) -> str:
    inside = "#f3ead8" if dark else "#fffdf8"
    edge: Attributes = {"stroke": "#cdbf9f", "stroke-width": 1}
    return tag("rect", x=x, y=y, width=SQUARE, height=SQUARE, fill=inside, **edge)


def _grid(board: Board) -> Drawing:
    """Squares with pieces, and numbers along the edges by which a move names them."""
    if board.things == "coin" and board.ranks:
        return _cells(board.ranks, board.things)
    ranks, files = len(board.ranks), len(board.ranks[0]) if board.ranks else 0
    if max(ranks, files) > MAX_SQUARES:
        return _notation(board)
    shapes, foot = "".join(_pieces(board.ranks)), SQUARE * ranks
    labels = [Label(SQUARE * (i + 0.5), foot + 16, str(i + 1), 12) for i in range(files)]
    if board.lanes == "ranks":
        labels += (Label(-12, SQUARE * (i + 0.64), str(i + 1), 12) for i in range(ranks))
    drawn = Drawing(SQUARE * files + 2, foot + 20, shapes, tuple(labels))
    return drawn.at(24 if board.lanes == "ranks" else 2, 2)


def _pieces(lines: Sequence[str]) -> Iterator[str]:
    for y, line in enumerate(lines):
        for x, piece in enumerate(line):
            yield _square(SQUARE * x, SQUARE * y, (x + y) % 2)
            if piece != ".":
                yield _piece(SQUARE * (x + 0.5), SQUARE * (y + 0.5), piece == "P")


def _piece(x: float, y: float, mine: bool) -> str:
    """A round piece of the viewer, or a square one of the other player."""
    fill, edge = (FIRST, FIRST_EDGE) if mine else (SECOND, SECOND_EDGE)
    look: Attributes = {"fill": fill, "stroke": edge, "stroke-width": 1.5}
    r = 0.36 * SQUARE
    if mine:
        shape = tag("circle", cx=x, cy=y, r=r, **look)
    else:
        shape = tag("rect", x=x - r, y=y - r, width=2 * r, height=2 * r, rx=1.5, **look)
    return shape + match(x, y, 0.56 * SQUARE, 0 if mine else 180)


def _tiles(board: Board) -> Drawing:
    """Squares of a bar or of a board, with numbers along two edges by which a move names them."""
    ranks, files, foot = len(board.ranks), len(board.ranks[0]), SQUARE * len(board.ranks)
    solid = board.reach == "corner"
    shapes = "".join(
        _tile(SQUARE * x, SQUARE * y, square, solid)
        for y, rank in enumerate(board.ranks)
        for x, square in enumerate(rank)
    )
    labels = [Label(SQUARE * (i + 0.5), foot + 16, str(i + 1), 12) for i in range(files)]
    labels += (Label(-12, SQUARE * (i + 0.64), str(i + 1), 12) for i in range(ranks))
    return Drawing(SQUARE * files + 2, foot + 20, shapes, tuple(labels)).at(24, 2)


def _tile(x: float, y: float, square: str, solid: bool) -> str:
    """A piece of the bar, a free or a covered square; the poisoned one has a cross."""
    if square == ".":
        return ""
    if square == "x":
        # It is of no more use: it lies flat, and is no piece.
        return _inside(x, y, {"fill": COVERED})
    ground = _square(x, y, 0)
    if square == "#" and not solid:
        return ground
    piece = _inside(x, y, {"fill": WOOD, "stroke": WOOD_SHADE, "stroke-width": 1.5})
    return ground + piece + (_cross(x + SQUARE / 2, y + SQUARE / 2) if square == "*" else "")


def _inside(x: float, y: float, look: Attributes) -> str:
    """What fills a square, without touching the next one."""
    side = SQUARE - 4
    return tag("rect", x=x + 2, y=y + 2, width=side, height=side, rx=4, **look)


def _cross(x: float, y: float) -> str:
    line: Attributes = {"stroke": INK, "stroke-width": 3.5, "stroke-linecap": "round"}
    r = 0.2 * SQUARE
    down = tag("line", x1=x - r, y1=y - r, x2=x + r, y2=y + r, **line)
    return down + tag("line", x1=x - r, y1=y + r, x2=x + r, y2=y - r, **line)


def _summed(components: Sequence[Drawing]) -> Drawing:
    """The games of a sum, with a plus between them."""
    plus = Drawing(16, 60, "", (Label(8, 42, "+", 22, bold=True),))
    parts = [one for drawn in components for one in (plus, drawn)][1:]
    return flow(parts, WIDTH, gap=14)


_FAMILIES = {
    "heaps": _heaps,
    "strip": _strip,
    "grid": _grid,
    "tiles": _tiles,
    "graph": graph,
    "text": _notation,
}
