"""Modified Nimble: matches slide to the left, at most one on a square, without jumping.

Nim with the gaps inside the pairs, counted from the right. ``modified-nimble1`` moves one square
at a time.
"""

from fairplay.rules.samples import Sample
from fairplay.rules.strip import CoinRules

GAME = CoinRules("modified-nimble", start=(1, 3, 5, 9, 11, 13))
EXAMPLES = (
    "modified-nimble:2,4,8,10",
    "modified-nimble:3,6,10",
    "modified-nimble1:1,3,5,9,11,13",
    "modified-nimble:2,5,7,8,12",
)
HOW = (
    Sample("modified-nimble:1,4,7", ("4→2",), "modified-nimble:2", "2→0"),
    Sample("modified-nimble1:1,3,6", ("3→2",), "modified-nimble1:1", "1→0"),
)
