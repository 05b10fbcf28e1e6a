"""Pieces on squares: ▲ is the viewer's, ▼ the other's.

Where pieces move along ranks, the board is checked, with ranks and files numbered. Where they move
along files, a broad board goes on below.
"""

from rich.text import Text

from fairplay.cli.boards.canvas import MINE, SOFT, WOOD, Block, View, stack
from fairplay.vocabulary import Board

CELL = 3
#: Of a wider board only the notes are shown.
MAX_FILES = 90
_PIECES = {"P": ("▲", MINE), "p": ("▼", WOOD)}


def grid(board: Board, view: View) -> Block:
    return _ranks(board.ranks, view) if board.lanes == "ranks" else _files(board, view)


# -- along files --------------------------------------------------------------------------------


def _files(board: Board, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> from fairplay.rules.position import Position
    >>> view = View(Messages("en"), names=("you", "the computer"))
    >>> for line in grid(Position("dawson:3").after("2").turned().boards()[0], view):
    ...     print(line.plain)
     ┌───┬───┬───┐
     │ ▼ │ ▼ │ ▼ │
     │   │ ▲ │   │
     │ ▲ │   │ ▲ │
     └───┴───┴───┘
       1   2   3
     ▲ you   ▼ the computer
     an exchange is under way
    """
    most = max(1, (view.width - 3) // (CELL + 1))
    files = len(board.ranks[0]) if board.ranks else 0
    drawn: Block = []
    if files <= MAX_FILES:
        drawn = stack(_some_files(board.ranks, at, most) for at in range(0, files, most))
    notes = " · ".join(map(view.messages.fill, board.notes))
    return [*drawn, Text(" ").append(view.legend()), *([Text(f" {notes}", SOFT)] if notes else [])]


def _some_files(ranks: tuple[str, ...], at: int, most: int) -> Block:
    shown = [rank[at : at + most] for rank in ranks]
    edges = ["─" * CELL] * len(shown[0])
    lines = [Text(" ┌" + "┬".join(edges) + "┐", SOFT)]
    for rank in shown:
        line = Text(" ")
        for square in rank:
            line.append("│ ", SOFT).append(*_PIECES.get(square, (" ", ""))).append(" ")
        lines.append(line.append("│", SOFT))
    numbers = "".join(str(n).center(CELL + 1) for n in range(at + 1, at + len(edges) + 1))
    lines.append(Text(" └" + "┴".join(edges) + "┘", SOFT))
    return [*lines, Text("  " + numbers.rstrip())]


# -- along ranks --------------------------------------------------------------------------------


def _ranks(ranks: tuple[str, ...], view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> view = View(Messages("en"), names=("you", "the computer"), behind=(2, 0))
    >>> for line in _ranks(("P..p", ".pP."), view):
    ...     print(line.plain)
         1  2  3  4
       ┌────────────┐
     1 │ ▲ ░░░   ░▼░│  2
     2 │░░░ ▼ ░▲░   │  0
       └────────────┘
       ▲ you   ▼ the computer
    """
    width, label = len(ranks[0]) if ranks else 0, len(str(len(ranks)))
    cell = CELL if CELL * width + label + 9 <= view.width else 1
    if width + label + 9 > view.width:
        return _listed(ranks, view)
    margin = " " * (label + 2)
    edge = "─" * (cell * width)
    lines = [_numbers(width, cell, margin + " "), Text(f"{margin}┌{edge}┐", SOFT)]
    for number, rank in enumerate(ranks, start=1):
        line = Text(f" {number:{label}} ").append("│", SOFT)
        for file, square in enumerate(rank, start=1):
            line.append(_square(square, (number + file) % 2 == 1, cell))
        line.append("│", SOFT).append(
            f"  {view.behind[number - 1]}" if number <= len(view.behind) else ""
        )
        lines.append(line)
    lines.append(Text(f"{margin}└{edge}┘", SOFT))
    return [*lines, Text(margin).append(view.legend())]


def _square(square: str, dark: bool, cell: int) -> Text:
    ground = ("░" if dark else " ") * (cell // 2)
    piece = _PIECES.get(square, ("░" if dark else " ", SOFT))
    return Text.assemble((ground, SOFT), piece, (ground, SOFT))


def _numbers(width: int, cell: int, margin: str) -> Text:
    if cell == 1:
        # Only every fifth number has room over narrow squares.
        marks = [str(n) if n == 1 or n % 5 == 0 else "" for n in range(1, width + 1)]
        line = ""
        for column, mark in enumerate(marks):
            line = line.ljust(column) + mark if mark and len(line) <= column else line
        return Text(margin + line)
    return Text(margin + "".join(str(n).center(cell) for n in range(1, width + 1)).rstrip())


def _listed(ranks: tuple[str, ...], view: View) -> Block:
    """A board too wide for the screen: where the pieces of each rank stand."""
    label = len(str(len(ranks)))
    lines = []
    for number, rank in enumerate(ranks, start=1):
        line = Text(f" {number:{label}} ")
        for file, square in enumerate(rank, start=1):
            if square in _PIECES:
                piece, style = _PIECES[square]
                line.append(f"   {piece}", style).append(f" {file:3}")
        lines.append(
            line.append(f"     {view.behind[number - 1]}" if number <= len(view.behind) else "")
        )
    return [*lines, Text("  ").append(view.legend())]
