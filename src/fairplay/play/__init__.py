"""People and bots around a position or a card table: pure, synchronous, without input or output."""

from fairplay.play.card_bots import CardBot
from fairplay.play.match import Match, Result
from fairplay.play.players import Casual, Perfect, Player, Random
from fairplay.play.table import Event as TableEvent
from fairplay.play.table import Options as TableOptions
from fairplay.play.table import Table

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
