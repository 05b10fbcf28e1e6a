"""Dawson's chess: a row of pawns each on a board three ranks deep; a capture must be made.

The octal game 0.137; from 52 files on its values have period 34.
"""

from fairplay.rules.pawns import HOME, PawnRules

GAME = PawnRules("dawson", start=(HOME,) * 9)
EXAMPLES = ("dawson:5", "dawson:7", "dawson:11", "dawson:5,3")
