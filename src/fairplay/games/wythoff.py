"""Wythoff's game: take any number from one of two heaps, or the same number from both.

The lost pairs are 1, 2 · 3, 5 · 4, 7 · 6, 10 …: the pair number n is nφ rounded down and n more,
where φ is the golden ratio (W. A. Wythoff, 1907).
"""

from fairplay.rules.pair_theory import WYTHOFF, theory_of
from fairplay.rules.pairs import DeclaredPairs
from fairplay.rules.samples import Sample

GAME = DeclaredPairs("wythoff", WYTHOFF, start=(5, 8), theory=theory_of(WYTHOFF))
EXAMPLES = ("wythoff:3,5", "wythoff:4,6", "wythoff:7,10", "wythoff:12,20")
HOW = (Sample("wythoff:3,5", ("3,5→3,1", "3,5→1,3"), "wythoff:2,2", "2,2→0,0"),)
