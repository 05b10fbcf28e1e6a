"""What one process has measured, and percentiles of it."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from time import perf_counter


@dataclass
class Figures:
    """Latencies are in seconds from when a claim was planned, not from when it was sent: a slow
    server also delays the claims that come after. Two of them can be added."""

    measuring: bool = False
    sent: int = 0
    unsent: int = 0
    repeated: int = 0
    unanswered: int = 0
    #: Events that were heard, their size, and how many were compared with what was stored.
    events: int = 0
    bytes: int = 0
    compared: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    latencies: "array[float]" = field(default_factory=lambda: array("d"))
    stalls: "array[float]" = field(default_factory=lambda: array("d"))

    def answered(self, since: float, answer: str) -> None:
        if self.measuring:
            self.latencies.append(perf_counter() - since)
            self.answers[answer] += 1

    @property
    def stored(self) -> int:
        """The number of answers that came with an event."""
        return self.answers["taken"] + self.answers["wrong"]

    def __add__(self, other: "Figures") -> "Figures":
        names = [one.name for one in fields(self)]
        return Figures(*(getattr(self, name) + getattr(other, name) for name in names))


def percentile(ordered: Sequence[float], share: float) -> float:
    """The percentile: the smallest value with at least this share of all up to it.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5), percentile([1.0, 2.0, 3.0, 4.0], 0.99)
    (2.0, 4.0)
    """
    if not ordered:
        return 0.0
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
