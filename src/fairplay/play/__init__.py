"""People and bots around a position: pure, synchronous, without any input or output."""

from fairplay.play.match import Match, Result
from fairplay.play.players import Casual, Perfect, Player, Random

__all__ = ["Casual", "Match", "Perfect", "Player", "Random", "Result"]
