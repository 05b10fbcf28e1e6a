"""Nimble: move one match any number of squares left, or off the end; matches may share squares.

Nim in disguise: each match is a heap as large as its number of steps. ``nimble1`` is the
article's other reading, one square at a time.
"""

from fairplay.rules.heaps import Nim, TakeAndBreak
from fairplay.rules.looks import COINS
from fairplay.rules.samples import Sample


class Nimble(Nim):
    def variant(self, name: str) -> TakeAndBreak | None:
        if name != "nimble1":
            return None
        return TakeAndBreak(name, "sub{1}", self.start, self.look)


GAME = Nimble("nimble", start=(1, 3, 3, 6), look=COINS)
EXAMPLES = ("nimble:2,4,6", "nimble:1,2,5,7", "nimble:2,2,5,9", "nimble:3,4,8,11")
HOW = (
    Sample("nimble:1,3,6", ("3→1",), "nimble:2", "2→0"),
    Sample("nimble1:1,3,6", ("3→2",), "nimble1:1", "1→0"),
)
