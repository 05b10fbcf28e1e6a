"""Heaps as matches side by side, each with its size below; a large heap is a box of matches."""

from rich.text import Text

from fairplay.cli.boards.canvas import (
    HEAD,
    MATCH_HEAD,
    MATCH_STICK,
    SOFT,
    WOOD,
    Block,
    View,
    centred,
    fives,
    flow,
)
from fairplay.rules.position import Position

#: Matches up to this many lie apart, up to the next in fives, more are in a box.
MAX_APART, MAX_CLOSE = 12, 40
#: A drawing with more lines than this says the sizes only.
MAX_LINES = 24


def heaps(position: Position, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> for line in heaps(Position("nim:3,60,1"), View(Messages("en"))):
    ...     print(line.plain)
    ● ● ●    ┌────┐    ●
    ┃ ┃ ┃    │ 60 │    ┃
      3      └────┘    1
    """
    return heap_blocks(position.state, view)


def heap_blocks(sizes: tuple[int, ...], view: View) -> Block:
    if not sizes:
        return [Text(view.messages("board-empty"), SOFT)]
    drawn = flow(map(_heap, sizes), view.width, gap=4)
    if len(drawn) > MAX_LINES:
        return flow(([Text(str(size))] for size in sizes), view.width, gap=2)
    return drawn


def _heap(size: int) -> Block:
    if size > MAX_CLOSE:
        return _box(size)
    spread = fives if size > MAX_APART else _apart
    heads = Text(spread(MATCH_HEAD, size), HEAD)
    return [heads, Text(spread(MATCH_STICK, size), WOOD), centred(str(size), len(heads))]


def _apart(sign: str, count: int) -> str:
    return " ".join(sign * count)


def _box(size: int) -> Block:
    text = f" {size} "
    edge = "─" * len(text)
    sides = Text.assemble(("│", WOOD), text, ("│", WOOD))
    return [Text(f"┌{edge}┐", WOOD), sides, Text(f"└{edge}┘", WOOD)]
