"""Northcott's game on a chess board: ▲ is the viewer's piece, ▼ the other's."""

from rich.text import Text

from fairplay.cli.boards.canvas import MINE, SOFT, WOOD, Block, View
from fairplay.rules.position import Position
from fairplay.rules.rows import Row, RowRules, gap


def rows(position: Position, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> view = View(Messages("en"), names=("you", "the computer"), gaps=True)
    >>> for line in rows(Position("northcott4:1-4,3-2"), view):
    ...     print(line.plain)
         1  2  3  4
       ┌────────────┐
     1 │ ▲ ░░░   ░▼░│  2
     2 │░░░ ▼ ░▲░   │  0
       └────────────┘
       ▲ you   ▼ the computer
    """
    rules = position.rules
    assert isinstance(rules, RowRules)
    width = rules.width
    label = len(str(len(position.state)))
    cell = 3 if 3 * width + label + 9 <= view.width else 1
    if width + label + 9 > view.width:
        return _listed(position, view)
    margin = " " * (label + 2)
    edge = "─" * (cell * width)
    lines = [_numbers(width, cell, margin + " "), Text(f"{margin}┌{edge}┐", SOFT)]
    for number, row in enumerate(position.state, start=1):
        line = Text(f" {number:{label}} ").append("│", SOFT)
        for column in range(1, width + 1):
            dark = (number + column) % 2 == 1
            line.append(_square(row, column, dark, cell))
        line.append("│", SOFT).append(f"  {gap(row)}" if view.gaps else "")
        lines.append(line)
    lines.append(Text(f"{margin}└{edge}┘", SOFT))
    return [*lines, Text(margin).append(view.legend())]


def _square(row: Row, column: int, dark: bool, cell: int) -> Text:
    ground = ("░" if dark else " ") * (cell // 2)
    piece = {row[0]: ("▲", MINE), row[1]: ("▼", WOOD)}.get(column, ("░" if dark else " ", SOFT))
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


def _listed(position: Position, view: View) -> Block:
    """A board too wide for the screen: where the two pieces of each row stand."""
    label = len(str(len(position.state)))
    lines = []
    for number, row in enumerate(position.state, start=1):
        line = Text(f" {number:{label}} ")
        for column, piece, style in sorted([(row[0], "▲", MINE), (row[1], "▼", WOOD)]):
            line.append(f"   {piece}", style).append(f" {column:3}")
        lines.append(line.append(f"     {gap(row)}" if view.gaps else ""))
    return [*lines, Text("  ").append(view.legend())]
