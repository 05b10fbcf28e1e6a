"""Treblecross: put crosses on a strip; three in a row win.

The octal game 0.007 on the cells away from crosses. No period of its values is known.
"""

from fairplay.rules.crosses import CrossRules
from fairplay.rules.marked import Marked
from fairplay.rules.samples import Sample

GAME = CrossRules("treblecross", start=Marked((), 11))
EXAMPLES = ("treblecross:0/9", "treblecross:4/12", "treblecross:0/15", "treblecross:3,9/16")
HOW = (Sample("treblecross:3/8", ("7",), "treblecross:3,4/8", "5"),)
