"""Positions to solve: random, of a chosen difficulty, won and lost ones mixed.

Difficulty is the number of heaps (rows, coins, stretches) and their size, from 1 to 5.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from fairplay.rules.base import Misere
from fairplay.rules.heaps import HeapRules
from fairplay.rules.pawns import PawnRules
from fairplay.rules.poker import PokerNim, Stocked
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules
from fairplay.rules.rows import RowRules
from fairplay.rules.solve import Solution
from fairplay.rules.strip import CoinRules
from fairplay.rules.sums import Sum

#: How many positions are tried in search of one that is new, and won or lost as wanted; then they
#: may be larger, step by step, up to this.
TRIES, MAX_LARGER = 100, 12
#: No smallest heap with a move is looked for beyond this.
MAX_IDLE = 5000


class Level(NamedTuple):
    """How many heaps, and how large each may be."""

    heaps: int
    size: int


def _levels(*pairs: tuple[int, int]) -> tuple[Level, ...]:
    return tuple(Level(*pair) for pair in pairs)


_HEAPS = _levels((2, 4), (3, 5), (3, 7), (4, 9), (5, 12))
#: By the picture of the game; whatever is not named is like heaps.
_LEVELS = {
    "pins": _levels((2, 4), (2, 6), (3, 6), (3, 8), (3, 11)),
    "strip": _levels((2, 5), (3, 7), (4, 9), (5, 12), (6, 15)),
    "rows": _levels((2, 8), (3, 8), (4, 8), (6, 8), (8, 8)),
    "pawns": _levels((2, 3), (2, 5), (2, 7), (3, 7), (3, 9)),
    "points": _levels((2, 4), (3, 5), (3, 7), (4, 9), (5, 12)),
}


def level_of(rules: AnyRules, difficulty: int, larger: int = 0) -> Level:
    """
    >>> from fairplay.rules.registry import find
    >>> level_of(find("nim"), 2), level_of(find("northcott"), 5)
    (Level(heaps=3, size=5), Level(heaps=8, size=8))
    """
    heaps, size = _LEVELS.get(rules.picture, _HEAPS)[difficulty - 1]
    if rules.picture == "rows":
        return Level(heaps + larger, size)  # a board has its width
    # One more in turns, since some rules have nothing but won positions with an odd number.
    return Level(heaps + larger % 2, size + larger // 2)


def exercises(
    rules: AnyRules, count: int, difficulty: int, misere: bool, random: Random
) -> list[Solution]:
    """So many positions with their solutions, about half of them lost, in random order.

    No position comes twice as long as there are others, if need be slightly larger ones.

    >>> from fairplay.rules.registry import find
    >>> found = exercises(find("nim"), 6, 1, False, Random(1))
    >>> sorted(solution.outcome for solution in found)
    ['N', 'N', 'N', 'P', 'P', 'P']
    """
    misere = misere or rules.misere is Misere.ALWAYS
    wanted = [bool(i % 2) for i in range(count)]
    random.shuffle(wanted)
    search = _Search(rules, difficulty, misere, random)
    return [search.find(won) for won in wanted]


class _Search:
    """Remembers what was found, and how much larger than the level positions have to be."""

    def __init__(self, rules: AnyRules, difficulty: int, misere: bool, random: Random) -> None:
        self.rules, self.difficulty, self.misere, self.random = rules, difficulty, misere, random
        self.larger = 0
        self.seen: set[str] = set()

    def find(self, won: bool) -> Solution:
        """A new position, won or lost as wanted; else a new one; else any."""
        spare: list[Solution] = []
        while self.larger <= MAX_LARGER:
            for solution in self._some():
                if solution.won == won:
                    return self._take(solution)
                spare.append(solution)
            self.larger += 1
        self.larger = MAX_LARGER
        start = Solution(Position.of(self.rules, self.rules.start), self.misere)
        return self._take(spare[0] if spare else start)

    def _take(self, solution: Solution) -> Solution:
        self.seen.add(str(solution.position))
        return solution

    def _some(self) -> Iterator[Solution]:
        """Random positions that are new and not over."""
        for _ in range(TRIES):
            state = random_state(self.rules, self.difficulty, self.larger, self.random)
            position = Position.of(self.rules, state)
            if not position.over and str(position) not in self.seen:
                yield Solution(position, self.misere)


def random_state(rules: AnyRules, difficulty: int, larger: int, random: Random) -> Any:
    """A random state of about the difficulty."""
    if isinstance(rules, Sum):
        easier = max(1, difficulty - 1)
        return tuple(random_state(part, easier, larger, random) for part in rules.components)
    for kind, state in _STATES:
        if isinstance(rules, kind):
            return state(rules, level_of(rules, difficulty, larger), random)
    return _played(rules, random)


def _sizes(level: Level, random: Random, least: int = 1) -> Iterator[int]:
    return (random.randint(least, least + level.size - 1) for _ in range(level.heaps))


def _heaps(rules: HeapRules, level: Level, random: Random) -> tuple[int, ...]:
    """Heaps large enough that there is a move, whatever the rule."""
    return tuple(_sizes(level, random, _least(rules)))


@lru_cache(maxsize=64)
def _least(rules: HeapRules) -> int:
    """The smallest heap with a move."""
    return next((n for n in range(1, MAX_IDLE) if any(True for _ in rules.splits(n))), 1)


def _stocked(rules: PokerNim, level: Level, random: Random) -> Stocked:
    del rules
    heaps = tuple(_sizes(level, random))
    return Stocked(heaps, random.randint(0, level.size), random.randint(0, level.size))


def _rows(rules: RowRules, level: Level, random: Random) -> tuple[tuple[int, int], ...]:
    columns = range(1, rules.width + 1)
    pairs = (sorted(random.sample(columns, 2)) for _ in range(level.heaps))
    return tuple((mine, theirs) for mine, theirs in pairs)


def _coins(rules: CoinRules, level: Level, random: Random) -> tuple[int, ...]:
    del rules
    return tuple(sorted(random.sample(range(1, level.size + 1), level.heaps)))


def _pawns(rules: PawnRules, level: Level, random: Random) -> Any:
    return rules.parse(",".join(map(str, _sizes(level, random))))


def _played(rules: AnyRules, random: Random) -> Any:
    """For a game of someone's own: some moves from its first position."""
    state = rules.start
    for _ in range(random.randint(0, 6)):
        moves = list(rules.moves(state))
        if not moves:
            break
        state = rules.after(state, random.choice(moves))
    return state


_State = Callable[[Any, Level, Random], Any]
_STATES: tuple[tuple[Any, _State], ...] = (
    (HeapRules, _heaps),
    (PokerNim, _stocked),
    (RowRules, _rows),
    (CoinRules, _coins),
    (PawnRules, _pawns),
)
