"""Turning Turtles: turn one coin, or two; the rightmost one must go from heads to tails.

Nim in disguise: the n-th coin, if it shows heads, is a heap of n.
"""

from fairplay.rules.marked import Marked
from fairplay.rules.samples import Sample
from fairplay.rules.turning import TurningRules
from fairplay.theory.turning import Turn

GAME = TurningRules("turning-turtles", Turn((1, 2)), start=Marked((3, 4, 5), 6))
EXAMPLES = (
    "turning-turtles:1,2,3",
    "turning-turtles:2,5,6",
    "turning-turtles:1,4,6,7",
    "turning-turtles:3,5,8,10",
)
HOW = (Sample("turning-turtles:2,5/6", ("5", "3,5"), "turning-turtles:1/4", "1"),)
