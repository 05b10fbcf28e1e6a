"""Rows of points, as on paper, with the count in front."""

from rich.text import Text

from fairplay.cli.boards.canvas import SOFT, Block, View, fives
from fairplay.rules.position import Position

POINT = "●"


def points(position: Position, view: View) -> Block:
    """
    >>> from fairplay.messages import Messages
    >>> for line in points(Position("resta-um:3,1,100"), View(Messages("en"))):
    ...     print(line.plain)
      3  ● ● ●
      1  ●
    100  ●●● … ●●●
    """
    rows: tuple[int, ...] = position.state
    if not rows:
        return [Text(view.messages("board-empty"), SOFT)]
    label = len(str(max(rows)))
    return [Text(f"{n:{label}}  {_row(n, view.width - label - 2)}") for n in rows]


def _row(count: int, width: int) -> str:
    if 2 * count - 1 <= width:
        return " ".join(POINT * count)
    if len(close := fives(POINT, count)) <= width:
        return close
    return f"{POINT * 3} … {POINT * 3}"
