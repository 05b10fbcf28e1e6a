"""Matches standing on a strip of numbered squares; to the left of square 1 it ends."""

from collections import Counter

from rich.text import Text

from fairplay.cli.boards.canvas import (
    HEAD,
    MATCH_HEAD,
    MATCH_STICK,
    SOFT,
    WOOD,
    Block,
    View,
    flow,
    stack,
)
from fairplay.vocabulary import Board

CELL = 3
#: Of a longer strip only the squares with matches are listed.
MAX_SQUARES = 90


def strip(board: Board, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> from fairplay.rules.position import Position
    >>> for line in strip(Position("nimble:1,3,3").boards()[0], View(Messages("en"))):
    ...     print(line.plain)
         ┌───┬───┬───┐
      ←  │ ● │   │●● │
         │ ┃ │   │┃┃ │
         └───┴───┴───┘
      0    1   2   3
    """
    coins = board.coins
    last = max((*coins, *(view.first.coins if view.first else ())), default=1)
    if last > MAX_SQUARES:
        return _listed(coins, view)
    on, most = Counter(coins), max(1, (view.width - 6) // (CELL + 1))
    spans = (range(at, min(at + most, last + 1)) for at in range(1, last + 1, most))
    return stack(_squares(span, on) for span in spans)


def _squares(span: range, on: Counter[int]) -> Block:
    """Some squares of the strip; the way off the board is drawn before the first of all."""
    off = span[0] == 1
    edges = ["─" * CELL] * len(span)
    heads, sticks = Text("  ←  " if off else " " * 5), Text(" " * 5)
    for square in span:
        heads.append("│", SOFT).append(_cell(on[square], MATCH_HEAD), HEAD)
        sticks.append("│", SOFT).append(_cell(on[square], MATCH_STICK), WOOD)
    numbers = "".join(str(square).center(CELL + 1) for square in span).rstrip()
    return [
        Text("     ┌" + "┬".join(edges) + "┐", SOFT),
        heads.append("│", SOFT),
        sticks.append("│", SOFT),
        Text("     └" + "┴".join(edges) + "┘", SOFT),
        Text(("  0   " if off else " " * 6) + numbers),
    ]


def _cell(count: int, sign: str) -> str:
    """
    >>> _cell(0, "●"), _cell(1, "●"), _cell(2, "●"), _cell(12, "●"), _cell(12, "┃")
    ('   ', ' ● ', '●● ', '12●', '  ┃')
    """
    if count <= CELL:
        return (sign * count).center(CELL) if count != 2 else f"{sign * 2} "
    number = str(count) if sign == MATCH_HEAD else ""
    return f"{number}{sign}".rjust(CELL)


def _listed(coins: tuple[int, ...], view: View) -> Block:
    if not coins:
        return [Text(view.messages("board-empty"), SOFT)]
    counted = Counter(coins)
    many = {n: f"×{count}" if count > 1 else "" for n, count in counted.items()}
    return flow(
        ([Text.assemble((MATCH_HEAD, HEAD), f"{many[n]} {n}")] for n in sorted(counted)),
        view.width,
        gap=3,
    )
