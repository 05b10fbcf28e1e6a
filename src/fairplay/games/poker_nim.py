"""Poker-Nim: as Nim, or add any number of matches of your own stock to a heap.

An addition is undone by taking it away, so it plays like Nim.
"""

from fairplay.rules.poker import PokerNim, Stocked

GAME = PokerNim("poker-nim", start=Stocked((4, 5, 6), 10, 10))
EXAMPLES = ("poker-nim:2,3/3,3", "poker-nim:3,4,5/5,5", "poker-nim:1,2,4,8/6,6")
