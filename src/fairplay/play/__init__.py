"""People and bots around a position or a card table: pure, synchronous, without input or output.

What is about cards is imported when it is first used: a match starts faster without it.
"""

from typing import TYPE_CHECKING, Any

from fairplay.play.match import Match, Result
from fairplay.play.players import Casual, Perfect, Player, Random

if TYPE_CHECKING:
    from fairplay.play.card_bots import CardBot
    from fairplay.play.table import Table, TableEvent, TableOptions

__all__ = [
    "CardBot",
    "Casual",
    "Match",
    "Perfect",
    "Player",
    "Random",
    "Result",
    "Table",
    "TableEvent",
    "TableOptions",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from fairplay.play import card_bots, table

    return getattr(card_bots if name == "CardBot" else table, name)
