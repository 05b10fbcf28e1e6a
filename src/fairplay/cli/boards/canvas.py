"""What all boards are drawn with: colours, and blocks of lines set beside and below each other.

Red is for the heads of matches only, wood for their sticks, blue for what the viewer may act on.
Every board can be read without colour, and the colours are legible on light and dark grounds.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.text import Text

from fairplay.messages import Messages
from fairplay.vocabulary import Board

HEAD, WOOD, MINE, SOFT = "#e0483c", "#c99d5a", "bold #4a90d9", "dim"
MATCH_HEAD, MATCH_STICK = "●", "┃"

#: Lines of equal standing: a drawing, or a piece of one.
Block = list[Text]


@dataclass(frozen=True)
class View:
    """Who looks, and on what screen.

    ``names`` are those of the player whose view of the board it is, and of the other; ``first`` is
    the board as the match began, which says how large it is; ``behind`` are heaps to show beside
    the ranks.
    """

    messages: Messages
    width: int = 80
    names: tuple[str, str] = ("", "")
    first: Board | None = None
    behind: tuple[int, ...] = ()

    def legend(self) -> Text:
        """Which shape belongs to whom."""
        mine, theirs = self.names
        return Text.assemble(("▲", MINE), f" {mine}   ", ("▼", WOOD), f" {theirs}")


#: How one family of boards is drawn.
Drawing = Callable[[Board, View], Block]


def block_width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Iterable[Block], gap: int, top: bool = False) -> Block:
    """The blocks in one row, aligned at the bottom, where the labels are, or at the top.

    >>> [line.plain for line in beside([[Text("a"), Text("1")], [Text("2")]], gap=2)]
    ['a', '1  2']
    """
    columns = list(blocks)
    height = max(map(len, columns), default=0)
    lines = []
    for i in range(height):
        line = Text()
        for block in columns:
            at = i if top else i - height + len(block)
            cell = block[at] if 0 <= at < len(block) else Text()
            line.append(cell)
            line.append(" " * (block_width(block) - cell.cell_len + gap))
        line.rstrip()
        lines.append(line)
    return lines


def flow(blocks: Iterable[Block], width: int, gap: int, top: bool = False) -> Block:
    """The blocks in as many rows as the width needs, with an empty line between rows."""
    bands: list[list[Block]] = [[]]
    used = 0
    for block in blocks:
        needed = block_width(block) + (gap if bands[-1] else 0)
        if bands[-1] and used + needed > width:
            bands.append([])
            used, needed = 0, block_width(block)
        bands[-1].append(block)
        used += needed
    return stack((beside(band, gap, top) for band in bands), space=1)


def stack(blocks: Iterable[Block], space: int = 0) -> Block:
    """The blocks below each other, with so many empty lines between them."""
    lines: Block = []
    for block in blocks:
        if lines and block:
            lines += [Text()] * space
        lines += block
    return lines


def fives(sign: str, count: int) -> str:
    """Signs close together, yet easy to count.

    >>> fives("●", 12)
    '●●●●● ●●●●● ●●'
    """
    return " ".join(sign * min(5, count - at) for at in range(0, count, 5))


def centred(text: str, width: int, style: str = "") -> Text:
    return Text(text.center(width).rstrip(), style)
