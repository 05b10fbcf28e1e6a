"""Boards drawn in the terminal, as a person would draw them: one small file per picture."""

from rich.text import Text

from fairplay.cli.boards.canvas import Block, Drawing, View
from fairplay.cli.boards.heaps import heaps
from fairplay.cli.boards.pawns import pawns
from fairplay.cli.boards.pins import pins
from fairplay.cli.boards.points import points
from fairplay.cli.boards.poker import poker
from fairplay.cli.boards.rows import rows
from fairplay.cli.boards.strip import strip
from fairplay.cli.boards.sums import sums
from fairplay.messages import Messages
from fairplay.rules.heaps import HeapRules
from fairplay.rules.poker import PokerNim
from fairplay.rules.position import Position
from fairplay.rules.sums import Sum
from fairplay.rules.titles import full_title, rule, title

__all__ = ["draw", "full_title", "rule", "title"]

_PICTURES: dict[str, Drawing] = {
    "points": points,
    "pins": pins,
    "strip": strip,
    "rows": rows,
    "pawns": pawns,
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
    """The board of a position, as the player sees it whose pieces are the mover's.

    >>> print(draw(Position("nim:1,2"), Messages("en")).plain)
      ●    ● ●
      ┃    ┃ ┃
      1     2
    """
    names = names or (messages("board-to-move"), messages("board-other"))
    lines = _block(position, View(messages, width - 2, names, first, gaps))
    margin = (Text("  ").append(line) if line else line for line in lines)
    return Text("\n", no_wrap=True, overflow="ignore").join(margin)


def _block(position: Position, view: View) -> Block:
    rules = position.rules
    if isinstance(rules, Sum):
        return sums(position, view, _block)
    if isinstance(rules, PokerNim):
        return poker(position, view)
    if drawing := _PICTURES.get(rules.picture):
        return drawing(position, view)
    if isinstance(rules, HeapRules):
        return heaps(position, view)
    # A game of someone's own without a picture still has its notation.
    return [Text(rules.text(position.state))]
