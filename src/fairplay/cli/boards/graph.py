"""A graph: numbered points with lines between them, and the ground, drawn in characters."""

from rich.text import Text

from fairplay.cli.boards.canvas import SOFT, WOOD, Block, View
from fairplay.vocabulary import Board

GROUND = 0
#: Characters for an edge of 100 units, across and down.
ACROSS, DOWN = 8, 3
#: A wider or higher drawing is left out; its lines are listed only.
MAX_LINES = 30

Cell = tuple[int, int]


def graph(board: Board, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> from fairplay.rules.position import Position
    >>> for line in graph(Position("hackenbush:0-1,1-2,1-3").boards()[0], View(Messages("en"))):
    ...     print(line.plain)
     2       3
      ·     ·
        · ·
         1
         │
         │
    ━━━━━━━━━━━━
    0-1, 1-2, 1-3
    """
    if not board.vertices or board.vertices == (GROUND,):
        return [Text(view.messages("board-empty"), SOFT)]
    listed = Text(board.position.partition(":")[2].replace(",", ", "), SOFT)
    cells = {
        v: (1 + round(x * ACROSS / 100), round(y * DOWN / 100))
        for v, (x, y) in zip(board.vertices, board.points, strict=True)
    }
    width = max(column for column, _ in cells.values()) + 3
    height = max(row for _, row in cells.values()) + 1
    if width > view.width or height > MAX_LINES:
        return [listed]
    return [*_drawn(board, cells, width, height), listed]


def _drawn(board: Board, cells: dict[int, Cell], width: int, height: int) -> Block:
    signs: dict[Cell, tuple[str, str]] = {}
    for a, b in board.edges:
        begin = (cells[b][0], cells[a][1]) if a == GROUND else cells[a]
        signs |= dict.fromkeys(_between(begin, cells[b]), (_sign(begin, cells[b]), WOOD))
    if GROUND in cells:
        row = cells[GROUND][1]
        signs |= {(column, row): ("━", SOFT) for column in range(width)}
    for v, (column, row) in cells.items():
        if v != GROUND:
            signs |= {(column + i, row): (digit, "bold") for i, digit in enumerate(str(v))}
    lines = []
    for row in range(height):
        line = Text()
        for column in range(width + 1):
            line.append(*signs.get((column, row), (" ", "")))
        line.rstrip()
        lines.append(line)
    return lines


def _between(one: Cell, other: Cell) -> list[Cell]:
    """The cells of a straight line, without its ends."""
    across, down = abs(other[0] - one[0]), abs(other[1] - one[1])
    steps = down * (2 if across > 12 else 1) or across
    return [
        (
            round(one[0] + (other[0] - one[0]) * i / steps),
            round(one[1] + (other[1] - one[1]) * i / steps),
        )
        for i in range(1, steps)
    ]


def _sign(one: Cell, other: Cell) -> str:
    if one[0] == other[0]:
        return "│"
    return "─" if one[1] == other[1] else "·"
