"""What heaps a board stands for."""

from typing import Any

from fairplay.explain.blocks import Disguise, Stand
from fairplay.rules.heaps import HeapRules
from fairplay.rules.pawns import PawnRules, stretches
from fairplay.rules.poker import PokerNim
from fairplay.rules.position import Position
from fairplay.rules.rows import RowRules, gap
from fairplay.rules.strip import CoinRules, gaps


def disguise(position: Position) -> Disguise | None:
    """How to read the board as heaps; None where the heaps lie there for everyone to see.

    >>> [stand.heap for stand in disguise(Position("northcott:1-6,2-6")).stands]
    [4, 3]
    """
    rules, state = position.rules, position.state
    match rules:
        case PokerNim():
            return Disguise("stock", tuple(Stand((heap,), heap) for heap in state.heaps))
        case RowRules():
            rows = enumerate(state, start=1)
            return Disguise("gaps", tuple(Stand((n, *row), gap(row)) for n, row in rows))
        case CoinRules(step=None):
            return Disguise("pairs", _pairs(state))
        case CoinRules():
            return Disguise("total", (Stand(state, sum(state)),))
        case PawnRules():
            found = stretches(state)
            return Disguise(
                "stretches", tuple(Stand((at, at + size - 1), size) for at, size in found)
            )
        case HeapRules(picture="strip"):
            return Disguise("steps", tuple(Stand((square,), square) for square in state))
    return None


def _pairs(coins: tuple[int, ...]) -> tuple[Stand, ...]:
    odd = len(coins) % 2
    places: list[Any] = [coins[:odd]] if odd else []
    places += [coins[i : i + 2] for i in range(odd, len(coins), 2)]
    return tuple(Stand(place, size) for place, size in zip(places, gaps(coins), strict=True))
