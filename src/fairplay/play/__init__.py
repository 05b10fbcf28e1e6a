"""People and bots around a position or a card table: pure, synchronous, without input or output."""

from fairplay.play.card_bots import CardBot
from fairplay.play.match import Match, Result
from fairplay.play.players import Casual, Perfect, Player, Random
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
