"""Dawson's chess: three ranks of pawns, the viewer's at the bottom, and the stretches below."""

from rich.text import Text

from fairplay.cli.boards.canvas import MINE, SOFT, WOOD, Block, View, stack
from fairplay.rules.pawns import Board, stretches
from fairplay.rules.position import Position

CELL = 3
#: A wider board is told by its stretches only.
MAX_FILES = 90
_PIECES = {"P": ("▲", MINE), "p": ("▼", WOOD)}


def pawns(position: Position, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> view = View(Messages("en"), names=("you", "the computer"))
    >>> for line in pawns(Position("dawson:3").after("2").turned(), view):
    ...     print(line.plain)
     ┌───┬───┬───┐
     │ ▼ │ ▼ │ ▼ │
     │   │ ▲ │   │
     │ ▲ │   │ ▲ │
     └───┴───┴───┘
       1   2   3
     ▲ you   ▼ the computer
     an exchange is going on
    """
    board: Board = position.state
    most = max(1, (view.width - 3) // (CELL + 1))
    drawn: Block = []
    if len(board) <= MAX_FILES:
        drawn = stack(_files(board, at, most) for at in range(0, len(board), most))
    exchange = any(p.rules.urgent(p.state) for p in (position, position.turned()))
    below = (
        Text(" " + view.messages("board-exchange"), SOFT) if exchange else _stretches(board, view)
    )
    return [*drawn, Text(" ").append(view.legend()), below]


def _files(board: Board, at: int, most: int) -> Block:
    files = board[at : at + most]
    edges = ["─" * CELL] * len(files)
    lines = [Text(" ┌" + "┬".join(edges) + "┐", SOFT)]
    for rank in (2, 1, 0):
        line = Text(" ")
        for file in files:
            line.append("│ ", SOFT).append(*_PIECES.get(file[rank], (" ", ""))).append(" ")
        lines.append(line.append("│", SOFT))
    numbers = "".join(str(n).center(CELL + 1) for n in range(at + 1, at + len(files) + 1))
    lines.append(Text(" └" + "┴".join(edges) + "┘", SOFT))
    return [*lines, Text("  " + numbers.rstrip())]


def _stretches(board: Board, view: View) -> Text:
    """The heap view: the files still in play, per connected stretch."""
    words = []
    for first, length in stretches(board):
        last = first + length - 1
        key = "board-stretch-one" if length == 1 else "board-stretch"
        words.append(view.messages(key, length=length, first=first, last=last))
    return Text(" " + view.messages("board-stretches", stretches=" · ".join(words) or "–"), SOFT)
