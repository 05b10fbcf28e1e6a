"""People and bots around a position or a card table: pure, synchronous, without input or output.

>>> from fairplay.play import Match, Perfect
>>> match, computer = Match.begin("nim:3,4,5"), Perfect(seed=1)
>>> while match.result is None:
...     match = match.play(computer.choose(match))
>>> match.result.winner, match.moves[0]
(0, '3→1')
"""

from fairplay.play.match import Match, Result
from fairplay.play.players import Casual, Perfect, Player, Random

__all__ = ["Casual", "Match", "Perfect", "Player", "Random", "Result"]


def __dir__() -> list[str]:
    return __all__
