"""Poker-Nim: as Nim, or add any number of matches of your own stock to a heap.

An addition is undone by taking it away, so it plays like Nim.
"""

from fairplay.rules.poker import PokerNim, Stocked

GAME = PokerNim("poker-nim", start=Stocked((4, 5, 6), 10, 10))
