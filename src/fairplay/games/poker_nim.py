"""Poker-Nim: as Nim, or add any number of matches of your own stock to a heap.

An addition is undone by taking it away, so it plays like Nim.
"""

from fairplay.rules.poker import PokerNim, Stocked
from fairplay.rules.samples import Sample

GAME = PokerNim("poker-nim", start=Stocked((4, 5, 6), 10, 10))
EXAMPLES = ("poker-nim:2,3/3,3", "poker-nim:3,4,5/5,5", "poker-nim:1,2,4,8/6,6")
HOW = (Sample("poker-nim:3,4/3,2", ("4→1", "3→4"), "poker-nim:2/0,1", "2→0"),)
