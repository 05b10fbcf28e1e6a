"""Random graphs for exercises: trees, some with an edge more."""

from typing import TYPE_CHECKING

from fairplay.rules.graph_state import GROUND, Edge, Graph, graph_of
from fairplay.rules.levels import Level

if TYPE_CHECKING:
    from random import Random


def random_graph(level: Level, random: "Random", grounded: bool) -> Graph:
    """So many components, or plants on the ground, of about the size of the level."""
    edges: list[Edge] = []
    first = 1
    for _ in range(level.heaps):
        count = random.randint(max(2, level.size - 2), level.size)
        edges += _tree(first, count, random, grounded)
        if not grounded and count > 3 and random.random() < 0.5:
            edges.append((first, first + count - 1))
        first += count
    return graph_of(((a, b) for a, b in edges if a != b), [GROUND] if grounded else [])


def _tree(first: int, count: int, random: "Random", grounded: bool) -> list[Edge]:
    """Each vertex is joined to one of the three before it, so that branches are long."""
    stem = [(GROUND, first)] if grounded else []
    return stem + [
        (random.randint(max(first, v - 3), v - 1), v) for v in range(first + 1, first + count)
    ]
