"""Cells in a row or on a board: coins, ● heads and ○ tails, or signs."""

from rich.text import Text

from fairplay.cli.boards.canvas import MINE, SOFT, WOOD, Block, View, stack
from fairplay.vocabulary import Board

CELL = 3
HEADS, TAILS = "●", "○"


def cells(board: Board, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> from fairplay.rules.position import Position
    >>> for line in cells(Position("mock-turtles:2,3/4").boards()[0], View(Messages("en"))):
    ...     print(line.plain)
    ┌───┬───┬───┬───┐
    │ ○ │ ● │ ● │ ○ │
    └───┴───┴───┴───┘
      1   2   3   4
    """
    if board.ranks:
        return _ranks(board)
    most = max(1, (view.width - 1) // (CELL + 1))
    row = board.cells
    return stack(_row(board, row[at : at + most], at + 1) for at in range(0, len(row), most))


def _row(board: Board, row: str, first: int) -> Block:
    edges = ["─" * CELL] * len(row)
    numbers = "".join(str(n).center(CELL + 1) for n in range(first, first + len(row)))
    return [
        Text("┌" + "┬".join(edges) + "┐", SOFT),
        _signs(board, row),
        Text("└" + "┴".join(edges) + "┘", SOFT),
        Text(" " + numbers.rstrip()),
    ]


def _signs(board: Board, row: str) -> Text:
    line = Text()
    for sign in row:
        line.append("│ ", SOFT).append(*_sign(board, sign)).append(" ")
    return line.append("│", SOFT)


def _sign(board: Board, sign: str) -> tuple[str, str]:
    if board.things == "coin":
        return (HEADS, WOOD) if sign == "H" else (TAILS, SOFT)
    return (" ", "") if sign == "." else (sign, MINE)


def _ranks(board: Board) -> Block:
    """Rows and columns are numbered."""
    width, label = len(board.ranks[0]), len(str(len(board.ranks)))
    edges, margin = ["─" * CELL] * width, " " * (label + 1)
    lines = [Text(margin + "┌" + "┬".join(edges) + "┐", SOFT)]
    for number, rank in enumerate(board.ranks, start=1):
        lines.append(Text(f"{number:{label}} ").append(_signs(board, rank)))
    numbers = "".join(str(n).center(CELL + 1) for n in range(1, width + 1))
    lines.append(Text(margin + "└" + "┴".join(edges) + "┘", SOFT))
    return [*lines, Text(margin + " " + numbers.rstrip())]
