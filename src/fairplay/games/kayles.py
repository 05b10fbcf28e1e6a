"""Kayles (Kegler): knock down one pin, or two that stand next to each other.

The octal game 0.77; from 71 pins on its values have period 12.
"""

from fairplay.rules.heaps import TakeAndBreak
from fairplay.rules.looks import PINS
from fairplay.rules.samples import Sample

GAME = TakeAndBreak("kayles", "0.77", start=(10,), look=PINS)
EXAMPLES = ("kayles:7", "kayles:13", "kayles:7,3", "kayles:5,6")
HOW = (Sample("kayles:7", ("7→2,4", "7→3,2"), "kayles:2", "2→0"),)
