"""The picture of a position: which board shows it."""

from typing import TYPE_CHECKING, Any

from fairplay.art import boards
from fairplay.rules.heaps import HeapRules
from fairplay.rules.poker import PokerNim
from fairplay.rules.rows import RowRules
from fairplay.rules.sums import Sum

if TYPE_CHECKING:
    from collections.abc import Callable

    from fairplay.art import Drawing
    from fairplay.rules.registry import AnyRules

_PICTURES: "dict[str, Callable[[Any], Drawing]]" = {
    "points": boards.points,
    "pins": boards.pins,
    "strip": boards.strip,
    "pawns": boards.pawns,
}


def drawing(rules: "AnyRules", state: Any) -> "Drawing":
    """The board of a state, as the player to move sees it.

    >>> from fairplay.rules.position import Position
    >>> position = Position("kayles:3,1 + nim:2")
    >>> [label.text for label in drawing(position.rules, position.state).labels]
    ['3', '1', '+', '2']
    """
    if isinstance(rules, Sum):
        pairs = zip(rules.components, state, strict=True)
        return boards.summed([drawing(part, inner) for part, inner in pairs])
    if isinstance(rules, PokerNim):
        return boards.stocked(state.heaps, state.mine, state.theirs)
    if isinstance(rules, RowRules):
        return boards.rows(state, rules.width)
    if board := _PICTURES.get(rules.picture):
        return board(state)
    # A game of someone's own without a picture still has its notation.
    return boards.heaps(state) if isinstance(rules, HeapRules) else boards.text(rules.text(state))
