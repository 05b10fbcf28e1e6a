"""Euclid: take a multiple of the smaller heap from the larger one. Whoever takes a whole heap wins.

Played with the divisions of Euclid's algorithm (A. J. Cole and A. J. T. Davie, 1969): whoever can
choose first wins, and that is the player to move exactly if the heaps are equal or the larger one
is more than φ times the smaller one.
"""

from random import Random

from fairplay.rules.levels import Level
from fairplay.rules.pair_theory import EUCLID, theory_of
from fairplay.rules.pairs import DeclaredPairs
from fairplay.rules.samples import Sample
from fairplay.theory.pairs import Pair


class Euclid(DeclaredPairs):
    def random(self, level: Level, random: Random) -> Pair:
        """The smaller heap fits twice or more often, and such positions are won; or just once, and
        most of these are lost.
        """
        smaller = random.randint(2, 2 + level.size // 3)
        times = random.choice((1, random.randint(2, max(2, level.size // 2))))
        larger = times * smaller + random.randrange(smaller)
        return (smaller, larger) if random.random() < 0.5 else (larger, smaller)


GAME = Euclid("euclid", EUCLID, start=(7, 16), theory=theory_of(EUCLID))
EXAMPLES = ("euclid:3,5", "euclid:6,15", "euclid:8,13", "euclid:12,31")
HOW = (Sample("euclid:3,8", ("3,8→3,2", "3,8→3,5"), "euclid:2,4", "2,4→2,0"),)
