"""Northcott's game: in each row of a chess board move your own piece, without jumping the other's.

Nim with the gaps for heaps; a retreat is answered by an equal advance. ``northcott10`` has a board
ten squares wide.
"""

from fairplay.rules.rows import RowRules
from fairplay.rules.samples import Sample

#: The position of the article: gaps 4, 3, 2, 0, 6, 3, 1, 5.
START = ((2, 7), (2, 6), (3, 6), (4, 5), (1, 8), (3, 7), (4, 6), (2, 8))

GAME = RowRules("northcott", START, width=8)
EXAMPLES = (
    "northcott:1-6,2-6,3-5",
    "northcott5:1-5,2-4,1-3",
    "northcott:1-8,1-8,1-7,2-7",
    "northcott10:1-10,2-9,1-8,3-7",
)
HOW = (Sample("northcott:2-7,3-6", ("1:2→5",), "northcott:5-8,7-8", "1:5→7"),)
