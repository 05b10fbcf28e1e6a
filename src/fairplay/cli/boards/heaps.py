"""Heaps of things. Matches lie side by side, points in rows, and pins stand in one line."""

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
    stack,
)
from fairplay.vocabulary import Board

#: Matches up to this many lie apart, up to the next in fives, more are in a box.
MAX_APART, MAX_CLOSE = 12, 40
#: A drawing with more lines than this says the sizes only.
MAX_LINES = 24
#: Above this many, pins are shown as ranges of numbers, and a stock as a count.
MAX_PINS, MAX_STOCK = 150, 12
POINT = "●"


def heaps(board: Board, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> from fairplay.rules.position import Position
    >>> for line in heaps(Position("nim:3,60,1").boards()[0], View(Messages("en"))):
    ...     print(line.plain)
    ● ● ●    ┌────┐    ●
    ┃ ┃ ┃    │ 60 │    ┃
      3      └────┘    1
    """
    draw = {"match": _matches, "point": _points, "pin": _pins}[board.things]
    empty = [Text(view.messages("board-empty"), SOFT)]
    drawn = draw(board.heaps, view) if board.heaps else empty
    drawn = [*drawn, *(Text(view.messages.fill(note), SOFT) for note in board.notes)]
    if not board.stocks:
        return drawn
    stocks = zip(view.names, board.stocks, strict=True)
    lines = ([_stock(view.messages("board-stock", name=name), size)] for name, size in stocks)
    return stack([drawn, flow(lines, view.width, gap=4)], space=1)


def _stock(label: str, size: int) -> Text:
    matches = MATCH_STICK * size if size <= MAX_STOCK else ""
    return Text.assemble(f"{label} {size} ", (matches, WOOD))


# -- matches: each heap with its size below; a large heap is a box of matches --------------------


def _matches(sizes: tuple[int, ...], view: View) -> Block:
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


# -- points: rows as on paper, with the count in front ------------------------------------------


def _points(rows: tuple[int, ...], view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> for line in _points((3, 1, 100), View(Messages("en"))):
    ...     print(line.plain)
      3  ● ● ●
      1  ●
    100  ●●● … ●●●
    """
    label = len(str(max(rows)))
    return [Text(f"{n:{label}}  {_row(n, view.width - label - 2)}") for n in rows]


def _row(count: int, width: int) -> str:
    if 2 * count - 1 <= width:
        return _apart(POINT, count)
    if len(close := fives(POINT, count)) <= width:
        return close
    return f"{POINT * 3} … {POINT * 3}"


# -- pins: numbered from the left, with room where pins have fallen -----------------------------


def _pins(groups: tuple[int, ...], view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> for line in _pins((3, 1), View(Messages("en"))):
    ...     print(line.plain)
     ●  ●  ●      ●
     ┃  ┃  ┃      ┃
    ━━━━━━━━━    ━━━
     1  2  3      4
    """
    last = sum(groups)
    draw = _ranges if last > MAX_PINS else _standing
    blocks, at = [], 1
    for size in groups:
        blocks += draw(at, size, max(3, len(str(last)) + 1), view.width)
        at += size
    return flow(blocks, view.width, gap=4)


def _standing(first: int, count: int, cell: int, width: int) -> list[Block]:
    """One group. A broken floor shows that it goes on in the next line."""
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
