"""How large the positions of exercises are, by their difficulty from 1 to 5."""

from typing import NamedTuple


class Level(NamedTuple):
    """How many heaps (rows, matches on a strip, stretches), and how large each may be."""

    heaps: int
    size: int

    def larger(self, steps: int) -> "Level":
        """A heap more and a size more in turn: some rules need an even number of heaps to lose."""
        return Level(self.heaps + steps % 2, self.size + steps // 2)


Levels = tuple[Level, Level, Level, Level, Level]

_HEAPS: Levels = (Level(2, 4), Level(3, 5), Level(3, 7), Level(4, 9), Level(5, 12))
LEVELS: dict[str, Levels] = {
    "heaps": _HEAPS,
    "points": _HEAPS,
    "pins": (Level(2, 4), Level(2, 6), Level(3, 6), Level(3, 8), Level(3, 11)),
    "strip": (Level(2, 5), Level(3, 7), Level(4, 9), Level(5, 12), Level(6, 15)),
    # A row of cells is as long as both numbers together; every row of that length may be searched.
    "cells": (Level(1, 4), Level(2, 5), Level(3, 6), Level(4, 7), Level(5, 8)),
    "rows": (Level(2, 8), Level(3, 8), Level(4, 8), Level(6, 8), Level(8, 8)),
    "tiles": (Level(2, 3), Level(3, 3), Level(3, 4), Level(4, 4), Level(4, 5)),
    "graph": (Level(1, 4), Level(1, 6), Level(2, 5), Level(2, 6), Level(3, 6)),
    "pawns": (Level(2, 3), Level(2, 5), Level(2, 7), Level(3, 7), Level(3, 9)),
}


def level(kind: str, difficulty: int, larger: int) -> Level:
    """The level of a kind of board, larger by so many steps."""
    return LEVELS[kind][difficulty - 1].larger(larger)
