"""Games as a graph: states that play can reach, numbered, and the moves between them.

Exploring calls the rule in Python, once for each state. Everything after that is in the core.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from fairplay._core import graph_outcomes, graph_values
from fairplay.errors import TooLargeError

S = TypeVar("S", bound=Hashable)

#: How many states, and how many moves between them, are looked at.
MAX_STATES = 1_000_000
MAX_MOVES = 10_000_000


class CycleError(ValueError):
    """Play that should end can go round: these states lead to each other, the last to the first."""

    def __init__(self, states: list[Hashable]) -> None:
        super().__init__(states)
        self.states = states


@dataclass(frozen=True, eq=False)
class Graph(Generic[S]):
    """The states that play can reach from one of them, by number.

    >>> heap = explore(3, lambda n: range(n))
    >>> heap.values, heap.ids[3]
    (array([3, 0, 1, 2], dtype=uint32), 0)
    """

    ids: dict[S, int]
    offsets: NDArray[np.uint64]
    targets: NDArray[np.uint32]

    @cached_property
    def values(self) -> NDArray[np.uint32]:
        """The nim-value of each state. Raises CycleError if play can go round."""
        values, cycle = graph_values(self.offsets, self.targets)
        if cycle:
            states = list(self.ids)
            raise CycleError([states[number] for number in cycle])
        return values

    @cached_property
    def normal(self) -> "tuple[bytes, NDArray[np.uint32]]":
        """Lost, won or drawn (0, 1, 2) for each state, and the moves to the end."""
        return graph_outcomes(self.offsets, self.targets, False)

    @cached_property
    def misere(self) -> "tuple[bytes, NDArray[np.uint32]]":
        """The same if the player who cannot move wins."""
        return graph_outcomes(self.offsets, self.targets, True)


def explore(start: S, options: Callable[[S], Iterable[S]]) -> Graph[S]:
    """Number every state that play can reach. Equal options are one move.

    Raises TooLargeError beyond ``MAX_STATES`` or ``MAX_MOVES``.
    """
    ids: dict[S, int] = {start: 0}
    queue, offsets, targets = [start], [0], list[int]()
    for state in queue:
        for option in dict.fromkeys(options(state)):
            number = ids.setdefault(option, len(ids))
            if number == len(queue):
                queue.append(option)
            targets.append(number)
        offsets.append(len(targets))
        if len(queue) > MAX_STATES or len(targets) > MAX_MOVES:
            raise TooLargeError("error-states", limit=MAX_STATES)
    return Graph(ids, np.array(offsets, np.uint64), np.array(targets, np.uint32))
