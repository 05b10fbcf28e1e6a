"""Mock Turtles: turn one, two or three coins; the rightmost one must go from heads to tails.

The values of the coins are the odious numbers 1, 2, 4, 7, 8, 11, …, with an odd number of ones.
"""

from fairplay.rules.marked import Marked
from fairplay.rules.samples import Sample
from fairplay.rules.turning import TurningRules
from fairplay.theory.turning import Turn

GAME = TurningRules("mock-turtles", Turn((1, 2, 3)), start=Marked((2, 5, 6, 8), 9))
EXAMPLES = ("mock-turtles:1,4", "mock-turtles:2,3,4,6", "mock-turtles:1,3,6,8")
HOW = (Sample("mock-turtles:2,5/6", ("3,5", "1,2,5"), "mock-turtles:1/4", "1"),)
