"""A misère quotient that is infinite: a finite part, and the numbers of two heaps."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from fairplay.errors import TooLargeError, natural
from fairplay.theory.infinite_fields import FORMAT
from fairplay.theory.quotient_fields import content_hash


@dataclass(frozen=True)
class InfiniteQuotient:
    """The quotient of the heaps 0 … ``heaps`` of a rule, of which no finite part is enough.

    It is what ``Quotient.infinite`` has. The numbers a and b of the two heaps in ``counted``
    matter without end. All other heaps have classes in a finite monoid, whose maps are
    ``generators``: ``pretending`` has the class of each heap, 0 for those that are counted.

    Which numbers are alike? While both are at least ``edge`` + 2, take 2 from both. Then, while one
    is more than the other by ``width`` + 2 or more, take 2 from it. Numbers that are left have a
    colour, ``colours[a][b]``, and ``lost`` has the classes that are lost beside each colour.

    >>> import fairplay as fp
    >>> infinite = fp.misere("0.226").infinite
    >>> infinite.heaps, infinite.counted, infinite.order
    (16, (15, 16), 30)
    >>> [infinite.outcome([15] * a + [16] * 104) for a in (102, 104, 106, 1000)]
    ['N', 'P', 'P', 'P']
    """

    rule: str
    heaps: int
    counted: tuple[int, int]
    edge: int
    width: int
    generators: tuple[tuple[int, tuple[int, ...]], ...]
    representatives: tuple[tuple[int, ...], ...]
    pretending: tuple[int, ...]
    colours: tuple[tuple[int, ...], ...]
    lost: tuple[tuple[int, ...], ...]
    apart: tuple[int, int, int]

    @property
    def order(self) -> int:
        """How many classes the finite part has."""
        return len(self.representatives)

    def outcome(self, heaps: Iterable[int]) -> Literal["N", "P"]:
        """N if the player to move wins the sum of these heaps in misère play, P otherwise.

        Raises TooLargeError for a heap that is not decided, InputError for a negative one.
        """
        cls, counts = 0, [0, 0]
        for heap in heaps:
            if natural(heap) > self.heaps:
                raise TooLargeError("error-quotient-heap", heap=heap, limit=self.heaps)
            if heap in self.counted:
                counts[self.counted.index(heap)] += 1
            else:
                cls = self._plus(cls, heap)
        a, b = self._normal(*counts)
        return "P" if cls in self._lost[self.colours[a][b]] else "N"

    def _plus(self, cls: int, heap: int) -> int:
        for part in self.representatives[self.pretending[heap]]:
            cls = self._maps[part][cls]
        return cls

    def _normal(self, a: int, b: int) -> tuple[int, int]:
        """The least numbers that are like these."""
        if min(a, b) >= self.edge + 2:
            both = (min(a, b) - self.edge) // 2 * 2
            a, b = a - both, b - both
        if abs(a - b) >= self.width + 2:
            more = (abs(a - b) - self.width) // 2 * 2
            a, b = (a - more, b) if a > b else (a, b - more)
        return a, b

    @cached_property
    def _maps(self) -> dict[int, tuple[int, ...]]:
        return dict(self.generators)

    @cached_property
    def _lost(self) -> tuple[frozenset[int], ...]:
        return tuple(map(frozenset, self.lost))

    def json(self) -> dict[str, Any]:
        """The part of `fairplay misere --json` that tells of it."""
        return {"heaps": self.heaps, "counted": list(self.counted), "order": self.order}

    def certificate(self) -> dict[str, Any]:
        """All that is needed to check it again, as JSON; :func:`fairplay.verify` does."""
        data = {"format": FORMAT, "kind": "infinite quotient", "rule": self.rule} | self.json()
        data |= {
            "edge": self.edge,
            "width": self.width,
            "pretending": list(self.pretending),
            "generators": [heap for heap, _ in self.generators],
            "times": [list(t) for _, t in self.generators],
            "colours": [list(row) for row in self.colours],
            "lost": [list(classes) for classes in self.lost],
            "apart": list(self.apart),
        }
        return data | {"sha256": content_hash(data)}
