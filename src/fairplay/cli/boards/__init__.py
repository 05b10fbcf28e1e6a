"""Boards in the terminal: one small file per family."""

from dataclasses import replace

from rich.text import Text

from fairplay.cli.boards.canvas import MINE, Block, Drawing, View, flow
from fairplay.cli.boards.cells import cells
from fairplay.cli.boards.graph import graph
from fairplay.cli.boards.grid import grid
from fairplay.cli.boards.heaps import heaps
from fairplay.cli.boards.strip import strip
from fairplay.cli.boards.tiles import tiles
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.rules.titles import full_title, rule, title
from fairplay.vocabulary import Board

__all__ = ["draw", "full_title", "rule", "title"]


def _notation(board: Board, view: View) -> Block:
    del view
    return [Text(board.position.partition(":")[2])]


_FAMILIES: dict[str, Drawing] = {
    "heaps": heaps,
    "strip": strip,
    "grid": grid,
    "tiles": tiles,
    "graph": graph,
    "text": _notation,
}


def draw(
    position: Position,
    messages: Messages,
    *,
    width: int = 80,
    names: tuple[str, str] | None = None,
    first: Position | None = None,
    gaps: bool = False,
) -> Text:
    """The board of a position as the player to move sees it.

    ``first`` is the position the match began with, which says how large the board is. ``gaps`` asks
    for the heaps behind the board, where they can be drawn beside it.

    >>> print(draw(Position("nim:1,2"), Messages("en")).plain)
      ●    ● ●
      ┃    ┃ ┃
      1     2
    """
    names = names or (messages("board-to-move"), messages("board-other"))
    view = View(messages, width - 2, names)
    parts = list(zip(position.components, (first or position).components, strict=True))
    if len(parts) == 1:
        lines = _block(*parts[0], view, gaps)
    else:
        inner = replace(view, width=view.width - 3)
        blocks = (_numbered(n, *part, inner, gaps) for n, part in enumerate(parts, start=1))
        lines = flow(blocks, view.width, gap=6, top=True)
    margin = (Text("  ").append(line) if line else line for line in lines)
    return Text("\n", no_wrap=True, overflow="ignore").join(margin)


def _numbered(number: int, position: Position, first: Position, view: View, gaps: bool) -> Block:
    """A component of a sum, below its number and its title."""
    heading = Text.assemble((f"{number}", MINE), f"  {full_title(position.rules, view.messages)}")
    return [heading, *(Text("   ").append(line) for line in _block(position, first, view, gaps))]


def _block(position: Position, first: Position, view: View, gaps: bool) -> Block:
    (board,), (begun,) = position.boards(), first.boards()
    behind = position.rules.disguise(position.state) if gaps and board.lanes == "ranks" else None
    heaps_behind = tuple(stand.heap for stand in behind.stands) if behind else ()
    drawing = cells if board.things == "coin" or board.cells else _FAMILIES[board.family]
    return drawing(board, replace(view, first=begun, behind=heaps_behind))
