"""What is known about a period in a sequence of nim-values, and the theorem that proves it.

Four theorems are used; they are stated with their proofs in ``docs/explanation/engine.md``:

* ``guy-smith`` (Guy and Smith, 1956), for finitely many digits d₀ … d_k and moves that leave at
  most h heaps: if G(n+p) = G(n) for n₀ ≤ n < h·n₀ + (h−1)·p + k, and n₀ ≥ 1, it holds for ever;
* ``repeating``: the same idea for digits that repeat for ever, and for unequal splits;
* ``arithmetic``: G(n+p) = G(n) + s with s > 0, for digits that repeat for ever;
* ``witness``, for games whose rares have died out: if the state repeats, and every smaller value
  of the rare kind has, for one period, a move that larger heaps can repeat, it holds for ever.
"""

from collections.abc import Callable
from dataclasses import dataclass

from fairplay._core import values_needed as core_values_needed
from fairplay.errors import check_type, natural
from fairplay.theory.codes import Code

#: The core computes in 64 bits, with a few times these numbers.
MAX_NUMBER = 2**56


@dataclass(frozen=True)
class Period:
    """G(n + period) = G(n) + saltus for all n ≥ preperiod, with the least such numbers.

    ``theorem`` names the theorem that proves it; without one it only describes the first
    ``computed`` values. It was checked for every n from ``first`` to ``last``. ``exceptions`` are
    the n below the preperiod whose values are not the periodic ones: all of them, or the last ones
    if there are very many. Their number is None if most values were forgotten.

    >>> Period(preperiod=71, period=12, saltus=0, theorem="guy-smith", computed=168).proved
    True
    """

    preperiod: int
    period: int
    saltus: int
    theorem: str | None
    computed: int
    exceptions: tuple[int, ...] = ()
    exception_count: int | None = 0

    @property
    def proved(self) -> bool:
        """Whether it holds for ever, by the theorem."""
        return self.theorem is not None

    @property
    def first(self) -> int:
        """The least n for which G(n + period) = G(n) + saltus was checked."""
        return self.preperiod

    @property
    def last(self) -> int:
        """The largest n for which it was checked."""
        return self.computed - self.period - 1

    def _repr_html_(self) -> str:
        """How notebooks show it: a sentence, and a ruler."""
        from fairplay.theory.shown import period_html

        return period_html(self)

    def value(self, known: Callable[[int], int], n: int) -> int:
        """G(n) for any n, from the values before preperiod + period."""
        if n < self.preperiod:
            return known(n)
        turns, rest = divmod(n - self.preperiod, self.period)
        return known(self.preperiod + rest) + turns * self.saltus


def values_needed(code: Code, preperiod: int, period: int) -> int:
    """How many values G(0), G(1), … must be known to prove a period without a saltus.

    This is the range in the theorem of Guy and Smith, or in its extension to digits that repeat.
    Raises InputError for negative numbers, and TypeError for arguments of another type.

    >>> values_needed(Code((0, 7, 7)), 71, 12)
    168
    """
    check_type("code", code, Code)
    n0, p = natural(preperiod, 0, MAX_NUMBER), natural(period, 0, MAX_NUMBER)
    return core_values_needed(code.digits, code.tail, code.unequal, n0, p)
