"""The values of rows: by the definition, in the core."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from fairplay._core import RowValues
from fairplay.errors import TooLargeError
from fairplay.rules.patterns import Patterns
from fairplay.theory.sums import Part

#: The most cells of a stretch that the core values, and how many it remembers for one rule.
MAX_IN_CORE, MAX_REMEMBERED = 64, 1_000_000
#: What the core says instead of a value.
AT_ONCE, ENDED = -1, -2


@dataclass(frozen=True)
class Stretch(Part):
    """Cells that no change ever joins to others."""

    patterns: Patterns
    row: str

    def options(self) -> Iterator[tuple[Part, ...]]:
        for row in self.patterns.results(self.row):
            yield parts(self.patterns, row)

    def value(self) -> int:
        return stretch_value(self.patterns, self.row)


def parts(patterns: Patterns, row: str) -> tuple[Part, ...]:
    return tuple(Stretch(patterns, row[a:b]) for a, b in patterns.stretches(row))


@lru_cache(maxsize=32)
def _core(patterns: Patterns) -> RowValues:
    sign = patterns.signs.index
    changes = [([*map(sign, old)], [*map(sign, new)]) for old, new in patterns.all]
    endings = [[*map(sign, one)] for one in patterns.all_endings]
    return RowValues(changes, endings, MAX_REMEMBERED)


@lru_cache(maxsize=100_000)
def stretch_value(patterns: Patterns, row: str) -> int:
    """The value of a row; ``AT_ONCE`` if the player to move can end the game, ``ENDED`` if it has
    ended.
    """
    if len(row) > MAX_IN_CORE:
        raise TooLargeError("error-row-stretch", length=len(row), limit=MAX_IN_CORE)
    value = _core(patterns).value(map(patterns.signs.index, row))
    if value is None:
        raise TooLargeError("error-search-positions", limit=MAX_REMEMBERED)
    return value
