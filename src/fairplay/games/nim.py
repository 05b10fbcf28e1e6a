"""Nim: take any number of matches, at least one, from one heap.

The value is the nim-sum of the heaps: write them in binary and count the ones in each column.
"""

from fairplay.rules.heaps import Nim
from fairplay.rules.samples import Sample

GAME = Nim("nim", start=(3, 4, 5))
EXAMPLES = ("nim:1,2,3", "nim:1,3,5,7", "nim:4,5,6,7", "nim:7,9,12")
HOW = (Sample("nim:3,4,5", ("5→3",), "nim:2", "2→0"),)
