"""Chomp: bite a square of the bar, and everything to the right and below. The corner is poisoned.

``chomp:4x7`` is a bar of 4 rows and 7 columns, ``chomp:7,7,3,1`` what is left of its rows.
"""

from fairplay.rules.chomp import ChompRules
from fairplay.rules.samples import Sample

GAME = ChompRules("chomp", start=(5, 5, 5, 5))
EXAMPLES = ("chomp:2x6", "chomp:4x4", "chomp:3x5", "chomp:5,4,4,2", "chomp:4x7")
HOW = (Sample("chomp:3x4", ("2:3",), "chomp:1x2", "1:2"),)
