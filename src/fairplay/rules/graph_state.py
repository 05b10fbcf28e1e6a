"""Undirected graphs as states: vertices with numbers, edges between them, and perhaps a ground.

The notation lists the edges and then the vertices without edges: ``1-2,2-3,4``. Vertex 0 is the
ground, and ``0`` alone is what is left when nothing is.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from fairplay.errors import InputError
from fairplay.rules.numbers import parse_number

Edge = tuple[int, int]

MAX_VERTICES, MAX_EDGES, MAX_LABEL = 60, 200, 999
GROUND = 0


class Graph(NamedTuple):
    """Vertices in rising order, and edges in rising order with the smaller end first."""

    vertices: tuple[int, ...]
    edges: tuple[Edge, ...]

    @property
    def grounded(self) -> bool:
        return GROUND in self.vertices


def graph_of(edges: Iterable[Edge], alone: Iterable[int] = ()) -> Graph:
    """A graph from its edges and further vertices, in any order.

    >>> graph_of([(3, 1), (1, 2), (2, 1)], [4])
    Graph(vertices=(1, 2, 3, 4), edges=((1, 2), (1, 3)))
    """
    sorted_edges = sorted({(min(edge), max(edge)) for edge in edges})
    return Graph(
        tuple(sorted({*alone, *(v for edge in sorted_edges for v in edge)})), (*sorted_edges,)
    )


def parse_graph(text: str, grounded: bool = False) -> Graph:
    """The graph that a notation says. Raises InputError.

    >>> parse_graph("2-1, 3")
    Graph(vertices=(1, 2, 3), edges=((1, 2),))
    """
    items = text.split(",")
    if len(items) > MAX_VERTICES + MAX_EDGES:
        raise InputError("error-items", count=len(items), limit=MAX_VERTICES + MAX_EDGES)
    found = [_item(item, text, grounded) for item in items if item.strip() != "0"]
    ground = [GROUND] if grounded else []
    graph = graph_of(
        ((one[0], one[1]) for one in found if len(one) == 2),
        [*ground, *(one[0] for one in found if len(one) == 1)],
    )
    _check_size(graph)
    if grounded and (left := set(graph.vertices) - reached(graph, GROUND)):
        raise InputError("error-graph-hanging", vertex=min(left))
    return graph


def _item(item: str, text: str, grounded: bool) -> tuple[int, ...]:
    """A vertex or an edge."""
    ends = item.split("-")
    if len(ends) > 2 or not all(end.strip() for end in ends):
        shown = text if len(text) <= 24 else text[:20] + "…"
        raise InputError("error-graph-syntax", text=shown or '""')
    least = 0 if grounded and len(ends) == 2 else 1
    labels = tuple(parse_number(end, least, MAX_LABEL) for end in ends)
    if len(labels) == 2 and labels[0] == labels[1]:
        raise InputError("error-graph-loop", vertex=labels[0])
    return labels


def _check_size(graph: Graph) -> None:
    if (count := len(graph.vertices)) > MAX_VERTICES + graph.grounded:
        raise InputError("error-graph-vertices", count=count, limit=MAX_VERTICES)
    if (count := len(graph.edges)) > MAX_EDGES:
        raise InputError("error-graph-edges", count=count, limit=MAX_EDGES)


def graph_text(graph: Graph) -> str:
    """The inverse of ``parse_graph``.

    >>> graph_text(graph_of([(1, 2)], [3])), graph_text(graph_of([]))
    ('1-2,3', '0')
    """
    ends = {v for edge in graph.edges for v in edge}
    edges = (edge_text(edge) for edge in graph.edges)
    alone = (str(v) for v in graph.vertices if v not in ends and v != GROUND)
    return ",".join((*edges, *alone)) or "0"


def edge_text(edge: Edge) -> str:
    return f"{edge[0]}-{edge[1]}"


@lru_cache(maxsize=256)
def neighbours(graph: Graph) -> dict[int, tuple[int, ...]]:
    """The neighbours of every vertex, in rising order."""
    found: dict[int, list[int]] = {v: [] for v in graph.vertices}
    for a, b in graph.edges:
        found[a].append(b)
        found[b].append(a)
    return {v: tuple(sorted(others)) for v, others in found.items()}


def reached(graph: Graph, start: int) -> set[int]:
    """The vertices that paths lead to, also ``start`` itself."""
    beside, seen, fresh = neighbours(graph), {start}, [start]
    while fresh:
        for other in beside[fresh.pop()]:
            if other not in seen:
                seen.add(other)
                fresh.append(other)
    return seen


def without(graph: Graph, vertices: Iterable[int], edges: Iterable[Edge] = ()) -> Graph:
    """The graph after some vertices, with their edges, and some edges are removed."""
    gone, cut = set(vertices), set(edges)
    left = (e for e in graph.edges if e not in cut and e[0] not in gone and e[1] not in gone)
    return Graph(tuple(v for v in graph.vertices if v not in gone), tuple(left))


def standing(graph: Graph) -> Graph:
    """What hangs on the ground."""
    kept = reached(graph, GROUND)
    return without(graph, (v for v in graph.vertices if v not in kept))


def components(graph: Graph) -> Iterator[Graph]:
    """The connected parts. Those that touch the ground at different places are separate, and each
    has the ground.

    >>> [graph_text(part) for part in components(parse_graph("0-1,0-2,1-3", grounded=True))]
    ['0-1,1-3', '0-2']
    """
    above = without(graph, [GROUND])
    seen: set[int] = set()
    for start in above.vertices:
        if start not in seen:
            seen |= (part := reached(above, start))
            keep = part | ({GROUND} if graph.grounded else set())
            edges = tuple(e for e in graph.edges if e[0] in part or e[1] in part)
            yield Graph(tuple(v for v in graph.vertices if v in keep), edges)


def relabelled(graph: Graph) -> Graph:
    """The same with vertices 1, 2, 3, … in the same order, so that equal shapes are often equal.

    >>> graph_text(relabelled(parse_graph("3-7,7-9")))
    '1-2,2-3'
    """
    start = 0 if graph.grounded else 1
    new = {v: n for n, v in enumerate(graph.vertices, start)}
    return Graph(tuple(new.values()), tuple((new[a], new[b]) for a, b in graph.edges))
