"""Coin-turning games in words: ``coins{turn 1-5}:3,7``; the rightmost coin turned goes to tails.

With ``x`` between two rules the coins are on a board: ``coins{turn 1-2 x turn 1-3}:2-3``.
"""

from fairplay.rules.samples import Sample
from fairplay.rules.turning_games import WordedCoins
from fairplay.theory.turning import Turn

GAME = WordedCoins(Turn((1, 2, 3, 4, 5)))
EXAMPLES = (
    "coins{turn a run}:3,5,8",
    "coins{turn 2 next to each other}:2,5,7",
    "coins{turn 1-2 x turn 1-2}:2-3,3-2/3x4",
)
# Where two neighbours are turned, every play has the same parity. Misère play is searched, and only
# runs are few enough.
PUZZLES = ("coins{turn 1-5}", "coins{turn a run}", "coins{turn 1-2 x turn 1-2}")
MISERE_PUZZLES = ("coins{turn a run}",)
HOW = (Sample("coins{turn 1-5}:2,5/6", ("5", "1,2,4,5"), "coins{turn 1-5}:1,3/4", "1,3"),)
