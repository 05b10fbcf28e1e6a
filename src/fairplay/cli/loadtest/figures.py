"""What one process has measured, and percentiles of it."""

from array import array
from collections import Counter
from time import perf_counter
from typing import Any


class Figures:
    """Latencies are in seconds from when a claim was planned, not from when it was sent: a slow
    server also delays the claims that come after."""

    def __init__(self) -> None:
        self.measuring = False
        self.sent = 0
        self.unsent = 0
        self.repeated = 0
        self.latencies = array("d")
        self.answers: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.stalls = array("d")
        self.broken: Counter[str] = Counter()

    def answered(self, since: float, answer: str) -> None:
        if self.measuring:
            self.latencies.append(perf_counter() - since)
            self.answers[answer] += 1

    @property
    def stored(self) -> int:
        """The number of answers that came with an event."""
        return self.answers["taken"] + self.answers["wrong"]

    def json(self) -> dict[str, Any]:
        return {
            "sent": self.sent,
            "unsent": self.unsent,
            "repeated": self.repeated,
            "answers": dict(self.answers),
            "stored": self.stored,
            "refused": dict(self.refused),
            "broken": dict(self.broken),
            "closed": {str(code): count for code, count in self.closed.items()},
        }


def percentile(ordered: "array[float] | list[float]", share: float) -> float:
    """The percentile: the smallest value with at least this share of all up to it.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5), percentile([1.0, 2.0, 3.0, 4.0], 0.99)
    (2.0, 4.0)
    """
    if not ordered:
        return 0.0
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
