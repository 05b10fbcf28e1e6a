"""Kayles: pins in a row, numbered from the left, with room where pins have fallen."""

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
    flow,
)
from fairplay.rules.position import Position

#: More pins than this are told by their numbers.
MAX_DRAWN = 150


def pins(position: Position, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> for line in pins(Position("kayles:3,1"), View(Messages("en"))):
    ...     print(line.plain)
     ●  ●  ●      ●
     ┃  ┃  ┃      ┃
    ━━━━━━━━━    ━━━
     1  2  3      4
    """
    groups: tuple[int, ...] = position.state
    if not groups:
        return [Text(view.messages("board-empty"), SOFT)]
    last = sum(groups)
    draw = _ranges if last > MAX_DRAWN else _pins
    blocks, at = [], 1
    for size in groups:
        blocks += draw(at, size, max(3, len(str(last)) + 1), view.width)
        at += size
    return flow(blocks, view.width, gap=4)


def _pins(first: int, count: int, cell: int, width: int) -> list[Block]:
    """One group; a long one goes on in the next line, which the broken floor says."""
    most = max(1, width // cell)
    blocks = []
    for at in range(first, first + count, most):
        size = min(most, first + count - at)
        numbers = "".join(str(n).center(cell) for n in range(at, at + size)).rstrip()
        heads = MATCH_HEAD.center(cell) * size
        sticks = MATCH_STICK.center(cell) * size
        before, after = at > first, at + size < first + count
        floor = "┄" * before + "━" * (cell * size - before - after) + "┄" * after
        blocks.append([Text(heads, HEAD), Text(sticks, WOOD), Text(floor, SOFT), Text(numbers)])
    return blocks


def _ranges(first: int, count: int, cell: int, width: int) -> list[Block]:
    del cell, width
    last = first + count - 1
    numbers = f"{first}–{last}" if count > 1 else f"{first}"
    return [[Text(f"{MATCH_HEAD}×{count}", HEAD), centred(numbers, len(numbers))]]
