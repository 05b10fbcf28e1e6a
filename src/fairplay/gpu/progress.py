"""How far a game was verified, in the form that CPU and GPU exchange.

The *digest* of a stretch is its sum (``fairplay/digest.py``) with its maximum and the first n of
it; it adds up over stretches in any order. The *state* before n are the last ``reach`` values;
with rule, mask and rares it determines all that follows. *Marks* lie at n = 2^k from 2^22 on and
at every 2^30, beyond 2^38 at 2^38 + k · 10 · 2^30, as in records.
"""

from dataclasses import dataclass, field, replace
from typing import Self

from fairplay.digest import digest_sum
from fairplay.gpu.game import Values

#: Marks lie so far apart from 2^30 on, and ten times as far from ``FAR`` on.
STEP, FAR = 1 << 30, 1 << 38
_WORD = (1 << 64) - 1


@dataclass(frozen=True)
class Digest:
    """Of a stretch of values.

    >>> import numpy as np
    >>> Digest.of(np.array([0, 1, 2], np.uint16), 0) + Digest.of(np.array([3, 1], np.uint16), 3)
    Digest(sum=1968565781903302883, maximum=3, at=3)
    """

    sum: int = 0
    maximum: int = 0
    at: int = 0

    @classmethod
    def of(cls, values: Values, start: int) -> Self:
        """The digest of values from heap ``start`` on."""
        at = int(values.argmax()) if len(values) else 0
        return cls(digest_sum(values, start), int(values[at]) if len(values) else 0, start + at)

    def __add__(self, later: "Digest") -> "Digest":
        """Of this stretch and a later one."""
        more = later.maximum > self.maximum
        total = (self.sum + later.sum) & _WORD
        return Digest(total, *((later.maximum, later.at) if more else (self.maximum, self.at)))


@dataclass(frozen=True)
class Mark:
    """The digest from the start to n, and the state there."""

    n: int
    digest: Digest
    state: Values = field(repr=False)


@dataclass(frozen=True)
class Progress:
    """A game that was verified from ``start`` to ``n``. ``reason`` says why it went back to the
    CPU.

    ``reason`` is rare, values, period, or why a plan was refused, as in ``error-record-gpu``; it is
    empty for a game that may go on. ``heap`` and ``detail`` say where and what.
    """

    name: str
    start: int
    n: int
    digest: Digest
    state: Values = field(repr=False)
    marks: tuple[Mark, ...] = ()
    reason: str = ""
    heap: int = 0
    detail: int = 0
    rate: float = 0.0  # values per second of the chain alone, in the last slice

    def stopped(self, reason: str, heap: int = 0, detail: int = 0) -> "Progress":
        return replace(self, reason=reason, heap=heap, detail=detail)


def next_mark(n: int) -> int:
    """The first mark beyond n.

    >>> [next_mark(n) for n in (0, 2**22, 2**30 + 1, 2**38)] == [
    ...     2**22, 2**23, 2**31, 266 * 2**30]
    True
    """
    if n < 1 << 30:
        return max(1 << 22, 1 << n.bit_length())
    if n < FAR:
        return (n // STEP + 1) * STEP
    return FAR + ((n - FAR) // (10 * STEP) + 1) * 10 * STEP
