"""Squares that belong to nobody, with rows and columns numbered.

■ is a square that can be eaten, · a free one, ███ a covered one, and ✗ the poisoned one.
"""

from rich.text import Text

from fairplay.cli.boards.canvas import HEAD, SOFT, WOOD, Block, View
from fairplay.vocabulary import Board

CELL = 3
_SIGNS = {"#": (" · ", ""), "x": ("███", WOOD), "*": (" ✗ ", f"bold {HEAD}"), ".": ("   ", "")}


def tiles(board: Board, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> from fairplay.rules.position import Position
    >>> for line in tiles(Position("chomp:3,3,1").boards()[0], View(Messages("en"))):
    ...     print(line.plain)
         1  2  3
       ┌─────────┐
     1 │ ✗  ■  ■ │
     2 │ ■  ■  ■ │
     3 │ ■       │
       └─────────┘
    >>> for line in tiles(Position("cram:..xx/....").boards()[0], View(Messages("en"))):
    ...     print(line.plain)
         1  2  3  4
       ┌────────────┐
     1 │ ·  · ██████│
     2 │ ·  ·  ·  · │
       └────────────┘
    """
    # Keep the frame of the board that the match began with.
    first = view.first.ranks if view.first else board.ranks
    height, width = len(first), len(first[0])
    signs = _SIGNS | ({"#": (" ■ ", WOOD)} if board.reach == "corner" else {})
    numbers = "".join(str(n).center(CELL) for n in range(1, width + 1))
    edge = "─" * (CELL * width)
    lines = [Text(f"    {numbers}".rstrip()), Text(f"   ┌{edge}┐", SOFT)]
    for number in range(1, height + 1):
        rank = board.ranks[number - 1] if number <= len(board.ranks) else ""
        line = Text(f"{number:2} ").append("│", SOFT)
        for square in rank.ljust(width, "."):
            line.append(*signs[square])
        lines.append(line.append("│", SOFT))
    return [*lines, Text(f"   └{edge}┘", SOFT)]
