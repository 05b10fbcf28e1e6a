"""Where the vertices of a graph are drawn: the same graph always looks the same.

What stands on the ground grows upwards from it. Paths and cycles are drawn as such. Anything else
is spread so that distances on paper are like those in the graph (stress majorization; Gansner,
Koren and North 2004). An edge is about 100 units long; x grows to the right, y downwards.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import TYPE_CHECKING

from fairplay.rules.graph_state import GROUND, Graph, components, neighbours, without

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Point = tuple[int, int]
Places = dict[int, tuple[float, float]]

EDGE = 100
#: Components are side by side up to this width, and a path turns back after so many vertices.
WIDTH, TURN = 520, 6
ROUNDS = 80


@lru_cache(maxsize=256)
def points(graph: Graph) -> tuple[Point, ...]:
    """A point for each vertex, in their order. The ground has one of its own, in the middle.

    >>> from fairplay.rules.graph_state import parse_graph
    >>> points(parse_graph("1-2,2-3"))
    ((0, 0), (100, 0), (200, 0))
    >>> points(parse_graph("0-1,1-2,1-3", grounded=True))
    ((50, 200), (50, 100), (0, 0), (100, 0))
    """
    placed = _plants(graph) if graph.grounded else _packed([_spread(c) for c in components(graph)])
    left = min((x for x, _ in placed.values()), default=0)
    top = min((y for _, y in placed.values()), default=0)
    return tuple((round(placed[v][0] - left), round(placed[v][1] - top)) for v in graph.vertices)


# -- on the ground --------------------------------------------------------------------------------


def _plants(graph: Graph) -> Places:
    """Every vertex at its height; one that stands on several is in their middle."""
    heights = _distances(graph, GROUND)
    beside = neighbours(graph)
    placed: Places = {}
    right = 0.0
    order = sorted((v for v in graph.vertices if v != GROUND), key=lambda v: heights[v])
    below = {v: [u for u in beside[v] if heights[u] < heights[v]] for v in order}
    above: dict[int, list[int]] = {v: [] for v in graph.vertices}
    for v in order:
        above[below[v][0]].append(v)
    for root in above[GROUND]:
        right = _grow(root, above, heights, placed, right)
    for v in order:
        if len(below[v]) > 1 and GROUND not in below[v]:
            middle = sum(placed[u][0] for u in below[v]) / len(below[v])
            _shift(v, above, placed, middle - placed[v][0])
    xs = [x for x, _ in placed.values()] or [0.0]
    placed[GROUND] = ((min(xs) + max(xs)) / 2, 0.0)
    return placed


def _grow(
    root: int, above: dict[int, list[int]], heights: dict[int, int], placed: Places, right: float
) -> float:
    """Place what grows from a vertex, from ``right`` on; a vertex is in the middle of its branches.

    Gives where the next plant may begin.
    """
    first = right
    for child in above[root]:
        right = _grow(child, above, heights, placed, right)
    xs = [placed[child][0] for child in above[root]] or [first]
    placed[root] = ((xs[0] + xs[-1]) / 2, -EDGE * heights[root])
    return max(right, first + EDGE)


def _shift(root: int, above: dict[int, list[int]], placed: Places, by: float) -> None:
    """Move a vertex, with what grows from it, to the side."""
    placed[root] = (placed[root][0] + by, placed[root][1])
    for child in above[root]:
        _shift(child, above, placed, by)


def _distances(graph: Graph, start: int) -> dict[int, int]:
    beside, found, fresh = neighbours(graph), {start: 0}, [start]
    for v in fresh:
        for other in beside[v]:
            if other not in found:
                found[other] = found[v] + 1
                fresh.append(other)
    return found


# -- without a ground -----------------------------------------------------------------------------


def _spread(graph: Graph) -> Places:
    """One connected graph."""
    degrees = [len(others) for others in neighbours(graph).values()]
    count = len(graph.vertices)
    if max(degrees, default=0) <= 2 and len(graph.edges) < count:
        return _path(_along(graph))
    if set(degrees) == {2}:
        return _circle(_along(graph))
    return _prism(graph) or _stressed(graph)


def _along(graph: Graph) -> list[int]:
    """The vertices of a path from the end with the smaller number, or of a cycle."""
    beside = neighbours(graph)
    ends = [v for v in graph.vertices if len(beside[v]) < 2]
    order = [ends[0] if ends else graph.vertices[0]]
    while fresh := [v for v in beside[order[-1]] if v not in order]:
        order.append(fresh[0])
    return order


def _path(order: list[int]) -> Places:
    """A path that turns back like a snake."""
    rows = ceil(len(order) / TURN)
    length = ceil(len(order) / rows)
    placed: Places = {}
    for i, v in enumerate(order):
        row, at = divmod(i, length)
        placed[v] = (EDGE * (length - 1 - at if row % 2 else at), EDGE * row)
    return placed


def _circle(order: list[int]) -> Places:
    """The first vertex on top. Long cycles have shorter edges."""
    count = len(order)
    radius = min(EDGE / (2 * sin(pi / count)), WIDTH / 2) if count > 2 else EDGE / 2
    turns = (2 * pi * i / count - pi / 2 for i in range(count))
    return {v: (radius * cos(t), radius * sin(t)) for v, t in zip(order, turns, strict=True)}


def _prism(graph: Graph) -> Places | None:
    """A ring of the smaller numbers around the larger ones, if each of these hangs on one of the
    ring and each of the ring on one of these: prisms, and Petersen's graph.
    """
    half = len(graph.vertices) // 2
    outer = set(graph.vertices[:half])
    beside = neighbours(graph)
    spokes = {next(iter(outer & {*beside[v]}), 0): v for v in graph.vertices[half:]}
    ring = without(graph, graph.vertices[half:])
    joined = sum(a in outer and b not in outer for a, b in graph.edges)
    if half < 3 or set(spokes) != outer or joined != half or len(graph.vertices) % 2:
        return None
    if set(map(len, neighbours(ring).values())) != {2} or len(order := _along(ring)) < half:
        return None
    placed = {v: (1.7 * x, 1.7 * y) for v, (x, y) in _circle(order).items()}
    return placed | {spokes[v]: (0.5 * x, 0.5 * y) for v, (x, y) in placed.items()}


def _stressed(graph: Graph) -> Places:
    """Begin with circles of the vertices in some orders, and keep what fits the distances best."""
    import numpy as np

    paths = [_distances(graph, v) for v in graph.vertices]
    wanted = np.array([[float(found[v]) for v in graph.vertices] for found in paths]) * EDGE
    starts = (_circle(list(graph.vertices)), _rings(graph))
    tried = [_relaxed(np.array([s[v] for v in graph.vertices]), wanted) for s in starts]
    best = min(tried, key=lambda found: round(found[1], 3))[0]
    return {v: (float(x), float(y)) for v, (x, y) in zip(graph.vertices, best, strict=True)}


def _rings(graph: Graph) -> Places:
    """Rings around the vertex with the most edges, one for each distance."""
    beside = neighbours(graph)
    middle = max(graph.vertices, key=lambda v: (len(beside[v]), -v))
    rings: dict[int, list[int]] = {}
    for v, far in _distances(graph, middle).items():
        rings.setdefault(far, []).append(v)
    placed: Places = {}
    for far, ring in rings.items():
        for i, v in enumerate(ring):
            turn = 2 * pi * (i + 0.5 * far) / len(ring) - pi / 2
            placed[v] = (EDGE * far * cos(turn), EDGE * far * sin(turn))
    return placed


def _relaxed(
    placed: "NDArray[np.float64]", wanted: "NDArray[np.float64]"
) -> "tuple[NDArray[np.float64], float]":
    """Move all points to where the weighted distances pull them, some rounds; and the stress."""
    import numpy as np

    off = ~np.eye(len(placed), dtype=bool)
    weights = np.where(off, 1 / np.where(off, wanted, 1) ** 2, 0)
    totals = weights.sum(axis=1)[:, None]
    for _ in range(ROUNDS):
        apart = placed[:, None] - placed[None]
        lengths = np.sqrt((apart**2).sum(axis=2)) + ~off
        pulled = placed[None] + apart * (wanted / np.maximum(lengths, 1e-6))[:, :, None]
        placed = (weights[:, :, None] * pulled).sum(axis=1) / totals
    lengths = np.sqrt(((placed[:, None] - placed[None]) ** 2).sum(axis=2))
    return placed, float((weights * (lengths - wanted) ** 2).sum())


def _packed(parts: Iterable[Places]) -> Places:
    """The components side by side, in rows, with room between them."""
    placed: Places = {}
    x = y = bottom = 0.0
    for part in parts:
        left, top = (min(place[i] for place in part.values()) for i in (0, 1))
        width, height = (max(p[i] for p in part.values()) - low for i, low in ((0, left), (1, top)))
        if x and x + width > WIDTH:
            x, y = 0.0, bottom
        placed |= {v: (x + at[0] - left, y + at[1] - top) for v, at in part.items()}
        x, bottom = x + width + EDGE, max(bottom, y + height + EDGE)
    return placed
