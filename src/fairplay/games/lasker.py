"""Lasker's Nim: take any number from a heap, or split a heap into two.

Nim with the values of 4k+3 and 4k+4 exchanged.
"""

from fairplay.rules.heaps import TakeAndBreak
from fairplay.rules.samples import Sample

GAME = TakeAndBreak("lasker", "4.[3]", start=(3, 4, 5))
EXAMPLES = ("lasker:2,5", "lasker:3,4", "lasker:1,2,6", "lasker:4,6,7")
HOW = (Sample("lasker:2,5", ("5→2", "5→2,3"), "lasker:2", "2→0"),)
