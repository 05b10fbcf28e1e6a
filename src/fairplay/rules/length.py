"""How long play can last, for games that do not say it themselves."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import TypeVar

S = TypeVar("S")

#: Moves that are looked at before the search is given up.
MAX_LOOKED_AT = 200_000
#: Numbers of moves are not told apart beyond this.
MAX_LENGTH = 10**15


def longest_play(start: S, options: Callable[[S], Iterable[S]]) -> int | None:
    """The most moves there can be from here; None if that takes too long to find out.

    >>> longest_play(5, lambda n: range(n // 2, n))
    5
    """
    known: dict[S, int] = {}
    path: list[tuple[S, Iterator[S]]] = [(start, iter(options(start)))]
    longest = [0]
    for _ in range(MAX_LOOKED_AT):
        option = next(path[-1][1], None)
        if option is None:
            found = known[path.pop()[0]] = longest.pop()
            if not path:
                return found
            longest[-1] = max(longest[-1], 1 + found)
        elif option in known:
            longest[-1] = max(longest[-1], 1 + known[option])
        else:
            path.append((option, iter(options(option))))
            longest.append(0)
    return None


def longest_of_heaps(
    heaps: tuple[int, ...], splits: Callable[[int], Iterable[tuple[int, ...]]]
) -> int | None:
    """The same for heaps that become smaller heaps, each on its own.

    >>> longest_of_heaps((3, 2), lambda n: ((left,) for left in range(n)))
    5
    """
    known: list[int] = []
    looked_at = 0
    for heap in range(max(heaps, default=0) + 1):
        most = 0
        # A heap without a move counts as well.
        for parts in chain(splits(heap), [None]):
            looked_at += 1
            if looked_at > MAX_LOOKED_AT:
                return None
            if parts is not None:
                most = max(most, 1 + sum(known[part] for part in parts))
        known.append(min(most, MAX_LENGTH))
    return sum(known[heap] for heap in heaps)
