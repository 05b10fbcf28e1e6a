"""Positions to solve: random, of a chosen difficulty, won and lost ones mixed.

Difficulty is the number of heaps (rows, matches on a strip, stretches) and their size, from 1 to 5.
"""

from collections.abc import Hashable, Iterator
from random import Random

from fairplay.play.positions import random_position
from fairplay.rules.base import Misere
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules
from fairplay.rules.solve import Solution

#: How many positions to try for one that is new, and won or lost as wanted, before trying larger
#: ones; and how many steps larger they may be.
TRIES, MAX_LARGER = 100, 12


def exercises(
    rules: AnyRules, count: int, difficulty: int, misere: bool, random: Random
) -> list[Solution]:
    """So many positions with their solutions, about half of them lost, in random order.

    No position repeats, not even with its heaps in another order. Where the level has too few,
    some are slightly larger; where these are too few as well, the list is shorter.

    >>> from fairplay.rules.registry import find
    >>> found = exercises(find("nim"), 6, 1, False, Random(1))
    >>> sorted(solution.outcome for solution in found)
    ['N', 'N', 'N', 'P', 'P', 'P']
    """
    misere = misere or rules.misere is Misere.ALWAYS
    wanted = [bool(i % 2) for i in range(count)]
    random.shuffle(wanted)
    search = _Search(rules, difficulty, misere, random)
    found: list[Solution] = []
    for won in wanted:
        if (solution := search.find(won)) is None:
            break
        found.append(solution)
    return found


class _Search:
    """Remembers what was found, and how much larger than the level positions have to be."""

    def __init__(self, rules: AnyRules, difficulty: int, misere: bool, random: Random) -> None:
        self.start = Position.of(rules, rules.start)
        self.difficulty, self.misere, self.random = difficulty, misere, random
        self.larger = 0
        self.seen: set[Hashable] = set()

    def find(self, won: bool) -> Solution | None:
        """A new position, won or lost as wanted; else any new one; None if there is none."""
        while self.larger <= MAX_LARGER:
            for solution in self._some(self.larger):
                if solution.won == won:
                    return self._take(solution)
            self.larger += 1
        steps = range(MAX_LARGER + 1)
        rest = next((solution for larger in steps for solution in self._some(larger)), None)
        return rest and self._take(rest)

    def _take(self, solution: Solution) -> Solution:
        self.seen.add(solution.position.unordered())
        return solution

    def _some(self, larger: int) -> Iterator[Solution]:
        """Random positions that are new and not over."""
        for _ in range(TRIES):
            position = random_position(self.start, self.difficulty, larger, self.random)
            if not position.over and position.unordered() not in self.seen:
                yield Solution(position, self.misere)
