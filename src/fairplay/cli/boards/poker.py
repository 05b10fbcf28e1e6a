"""Poker-Nim: the heaps, and below them what each player can still add."""

from rich.text import Text

from fairplay.cli.boards.canvas import MATCH_STICK, WOOD, Block, View, flow, stack
from fairplay.cli.boards.heaps import heap_blocks
from fairplay.rules.position import Position

MAX_SHOWN = 12


def poker(position: Position, view: View) -> Block:
    state = position.state
    stocks = zip(view.names, (state.mine, state.theirs), strict=True)
    lines = ([_stock(view.messages("board-stock", name=name), size)] for name, size in stocks)
    return stack([heap_blocks(state.heaps, view), flow(lines, view.width, gap=4)], space=1)


def _stock(label: str, size: int) -> Text:
    matches = MATCH_STICK * size if size <= MAX_SHOWN else ""
    return Text.assemble(f"{label} {size} ", (matches, WOOD))
