"""The C++ engine. `core/include/fairplay/core.hpp` is its manual: definitions, costs, limits.

Numbers out of range raise ValueError. Long calls let other threads run and stop on Ctrl-C.
"""

from collections.abc import Iterable
from typing import final

import numpy as np
from numpy.typing import NDArray

def mex(values: Iterable[int]) -> int:
    """The least non-negative integer that is not among the values."""

@final
class TakeAndBreak:
    """Nim-values of a take-and-break game, by the definition."""

    def __init__(
        self, digits: Iterable[int], tail: Iterable[int] = (), unequal: bool = False
    ) -> None:
        """The rule with the digits d_0, d_1, … and then `tail` for ever.

        Digit d_k is what may be left after taking k, as a sum of 1 (nothing), 2 (one heap),
        4 (two heaps; unequal ones, if `unequal`) and 8 (three heaps). d_0 is 0, 4, 8 or 12.
        """

    def extend(self, count: int) -> None:
        """Compute G(0) … G(count-1), so far as they are not yet known."""

    def __len__(self) -> int:
        """How many values are known."""

    def __getitem__(self, n: int, /) -> int:
        """G(n); IndexError unless 0 ≤ n < len(self)."""

    def to_numpy(self, count: int) -> NDArray[np.uint32]:
        """A copy of the first `count` values; IndexError if they are not yet known."""

    def tolist(self, start: int, stop: int) -> list[int]:
        """G(start) … G(stop-1); IndexError if they are not yet known."""

@final
class Search:
    """Who wins a sum of parts, by a search that remembers every position it has met."""

    def __init__(
        self, options: Iterable[Iterable[Iterable[int]]], misere: bool, limit: int
    ) -> None:
        """The game in which part i can be replaced by the parts of any of options[i].

        ValueError if a part can lead back to itself. At most `limit` positions are remembered.
        """

    def won(self, root: Iterable[int]) -> bool | None:
        """Does the player to move win the sum of these parts? None if the limit was reached."""

    @property
    def visited(self) -> int:
        """How many positions are remembered."""

def retrograde(
    options: Iterable[Iterable[Iterable[int]]],
    turned: Iterable[Iterable[int]],
    misere: bool,
    limit: int,
) -> bytes:
    """The outcome of every position of a sum of components: 0 lost, 1 won, 2 drawn.

    `options[j][s]` are the states that a move in component j leads to from s, as the next player
    sees them, and `turned[j][s]` is s as the other player sees it. The outcome of the states
    (s_0, s_1, …) is at s_0 + m_0·(s_1 + m_1·(s_2 + …)), where component j has m_j states.
    ValueError if there are more than `limit` positions.
    """
