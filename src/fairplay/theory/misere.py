"""Who wins a sum in misère play, where the player who cannot move wins.

Heaps of one rule are decided by their misère quotient, if it is found quickly (see
``theory.deciding``). Tame sums follow Nim's rule (see :class:`~fairplay.theory.sums.Genus`). For
the others no rule is known, so the C++ core searches every position, up to a limit. Beyond it, more
work is spent on a quotient before the sum is refused.
"""

from collections.abc import Iterable
from itertools import islice

from fairplay._core import Search
from fairplay.errors import TooLargeError
from fairplay.theory.deciding import LONG, QUICK, deciding
from fairplay.theory.sums import MAX_OPTIONS, WILD, Part, add_genera

#: How many different positions a search remembers (about 60 bytes each).
MAX_POSITIONS = 1_000_000


def is_tame(parts: Iterable[Part]) -> bool:
    """Whether the sum, and every position it can become, plays like a position of Nim."""
    return add_genera(part.genus() for part in parts) is not WILD


class MisereSolver:
    """Outcomes of misère sums. It remembers what it has searched.

    >>> from fairplay.theory.sums import NimHeap
    >>> solver = MisereSolver()
    >>> [solver.won([NimHeap(n) for n in heaps]) for heaps in ([1, 1, 1], [1, 1], [1, 2, 3])]
    [False, True, False]
    """

    def __init__(self) -> None:
        self._ids: dict[Part, int] = {}
        self._search: Search | None = None

    def won(self, parts: Iterable[Part]) -> bool:
        """Whether the player to move can win. Raises TooLargeError if it cannot be found out."""
        parts = list(parts)
        if decided := deciding(parts, QUICK):
            return decided.won
        try:
            genus = add_genera(part.genus() for part in parts)
            return self._searched(parts) if genus is WILD else genus.misere_won
        except TooLargeError:
            if decided := deciding(parts, LONG):
                return decided.won
            raise

    def _searched(self, parts: list[Part]) -> bool:
        if self._search is None or not self._ids.keys() >= set(parts):
            self._ids, table = option_table(parts)
            self._search = Search(table, True, MAX_POSITIONS)
        won = self._search.won([self._ids[part] for part in parts])
        if won is None:
            raise TooLargeError("error-search-positions", limit=MAX_POSITIONS)
        return won


def option_table(parts: Iterable[Part]) -> tuple[dict[Part, int], list[list[list[int]]]]:
    """Number every part that play can reach, and list the options of each as numbers.

    >>> from fairplay.theory.sums import NimHeap
    >>> option_table([NimHeap(2)])
    ({NimHeap(size=2): 0, NimHeap(size=0): 1, NimHeap(size=1): 2}, [[[1], [2]], [], [[1]]])
    """
    ids: dict[Part, int] = {part: i for i, part in enumerate(dict.fromkeys(parts))}
    queue, table, seen = list(ids), [], 0
    for part in queue:
        rows = []
        for option in islice(part.options(), MAX_OPTIONS + 1 - seen):
            for p in option:
                if p not in ids:
                    ids[p] = len(queue)
                    queue.append(p)
            rows.append([ids[p] for p in option])
        table.append(rows)
        seen += len(rows)
        if seen > MAX_OPTIONS:
            raise TooLargeError("error-search-options", limit=MAX_OPTIONS)
    return ids, table
