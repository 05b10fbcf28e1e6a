"""Fibonacci Nim: one heap; take at most twice as many as your opponent just took.

The first player may not take everything. A heap is written as a sum of Fibonacci numbers without
neighbours (E. Zeckendorf); whoever may take the smallest of them wins (M. J. Whinihan, 1963).
"""

from fairplay.rules.last_taken import LastTaken
from fairplay.rules.samples import Sample

GAME = LastTaken("fibonacci-nim", times=2, start=20)
EXAMPLES = (
    *("fibonacci-nim:12,11", "fibonacci-nim:13,12"),
    *("fibonacci-nim:17,5", "fibonacci-nim:34,8"),
)
HOW = (Sample("fibonacci-nim:10,4", ("10→7", "10→9"), "fibonacci-nim:3,4", "3→0"),)
