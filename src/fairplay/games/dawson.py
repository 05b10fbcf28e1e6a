"""Dawson's chess: a row of pawns each on a board three ranks deep; a capture must be made.

The octal game 0.137; from 52 files on its values have period 34.
"""

from fairplay.rules.pawns import HOME, PawnRules
from fairplay.rules.samples import Sample

GAME = PawnRules("dawson", start=(HOME,) * 7)
EXAMPLES = ("dawson:6", "dawson:9", "dawson:11", "dawson:5,3")
HOW = (Sample("dawson:5", ("3", "3 then 2x3"), "dawson:1", "1"),)
