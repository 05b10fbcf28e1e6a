"""A position as data to draw: what a client needs that knows no rules and reads no notation."""

from typing import Any

from fairplay.errors import TooLargeError
from fairplay.protocol import Board
from fairplay.rules.heaps import HeapRules
from fairplay.rules.pawns import PawnRules
from fairplay.rules.poker import PokerNim
from fairplay.rules.position import Position
from fairplay.rules.registry import kind
from fairplay.rules.rows import RowRules
from fairplay.rules.strip import CoinRules

#: Every client reads whole numbers up to this; JavaScript rounds larger ones.
MAX_DRAWN = 2**53 - 1


def boards(position: Position) -> list[Board]:
    """One board for each component, as the player to move sees it.

    >>> [(board.game, board.picture) for board in boards(Position("northcott10:1-6 + kayles:3,1"))]
    [('northcott', 'rows'), ('kayles', 'pins')]
    >>> boards(Position("poker-nim:4,5/10,2"))[0].stocks
    [10, 2]
    >>> boards(Position("dawson:2,1"))[0].ranks
    ['pp.p', '....', 'PP.P']
    """
    return [_board(component) for component in position.components]


def _board(position: Position) -> Board:
    rules = position.rules
    shown = _shown(rules, position.state)
    return Board(kind(rules.name), rules.picture, str(position), **shown)


def _shown(rules: Any, state: Any) -> dict[str, Any]:
    """The fields of the picture. A game of someone's own may have none, and is shown as text."""
    match rules:
        case PokerNim():
            return {"heaps": _drawn(state.heaps), "stocks": _drawn((state.mine, state.theirs))}
        case HeapRules() | CoinRules():
            return {"coins" if rules.picture == "strip" else "heaps": _drawn(state)}
        case RowRules():
            return {"rows": list(state), "width": rules.width}
        case PawnRules():
            ranks = reversed(list(zip(*state, strict=True)))
            return {"ranks": ["".join(rank) for rank in ranks]}
    return {}


def _drawn(numbers: tuple[int, ...]) -> list[int]:
    if numbers and max(numbers) > MAX_DRAWN:
        text = str(max(numbers))
        raise TooLargeError("error-number-most", text=f"{text[:20]}…", limit=MAX_DRAWN)
    return list(numbers)
