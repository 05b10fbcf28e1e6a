"""Values of declared graph games by the definition, in the C++ core.

A rule becomes a removal game on at most 64 elements: the vertices, if edges go only with their
ends; the edges, if vertices stay; or both. What a choice removes is then a fixed set of elements.
"""

from functools import lru_cache

from fairplay._core import Removal
from fairplay.errors import TooLargeError
from fairplay.rules.graph_state import GROUND, Edge, Graph, neighbours
from fairplay.rules.graph_words import Choice, GraphRule
from fairplay.theory.sums import WILD, Genus

#: How many elements a connected part may have, and how many connected sets are remembered.
MAX_ELEMENTS, MAX_SETS = 64, 400_000
#: How many searches are kept, for the next question about the same graph.
MAX_KEPT = 16

Move = tuple[int, int, int, int]


class GraphSearch:
    """One connected graph under one rule. It remembers the values of everything inside it."""

    def __init__(self, rule: GraphRule, graph: Graph) -> None:
        self.rule, self.graph = rule, graph
        elements: list[Choice] = []
        if rule.vertex or (rule.edge and rule.edge.closed):
            elements += (v for v in graph.vertices if v != GROUND)
        if rule.edge and not rule.edge.closed:
            elements += graph.edges
        if len(elements) > MAX_ELEMENTS:
            raise TooLargeError("error-graph-large", count=len(elements), limit=MAX_ELEMENTS)
        self._bits = {element: 1 << i for i, element in enumerate(elements)}
        moves = [self._move(choice) for choice in self._choices()]
        beside = [self._beside(element) for element in elements]
        self._core = Removal(beside, moves, self._ground() if rule.grounded else 0, MAX_SETS)

    def genus(self, left: Graph) -> tuple[int, int]:
        """The nim-value and the kind in misère play of what is left of the graph."""
        found = self._core.genus(self._set((*left.vertices, *left.edges)))
        if found is None:
            raise TooLargeError("error-search-positions", limit=MAX_SETS)
        return found

    def value(self, left: Graph) -> int:
        return self.genus(left)[0]

    def _choices(self) -> list[Choice]:
        """Everything that may be chosen at some time; degrees change."""
        vertices = (v for v in self.graph.vertices if v != GROUND and self.rule.vertex)
        return [*vertices, *(self.graph.edges if self.rule.edge else ())]

    def _set(self, elements: tuple[Choice, ...]) -> int:
        return sum(self._bits.get(element, 0) for element in elements)

    def _edges(self, vertex: int) -> tuple[Edge, ...]:
        return tuple(edge for edge in self.graph.edges if vertex in edge)

    def _with_edges(self, vertices: set[int]) -> int:
        edges = {edge for vertex in vertices for edge in self._edges(vertex)}
        return self._set((*vertices, *edges))

    def _move(self, choice: Choice) -> Move:
        gone = self._with_edges(self.rule.removed(self.graph, choice))
        if not isinstance(choice, int):
            ends = tuple(v for v in choice if v != GROUND)
            own = self._set((choice,))
            # Where edges are no elements, an edge is there as long as both its ends are.
            return own or self._set(ends), gone | own, 0, 1
        counted = self._joined(choice)
        fixed = len(neighbours(self.graph)[choice]) - counted.bit_count()  # edges to the ground
        degrees = range(counted.bit_count() + 1)
        allowed = self.rule.vertex.allows if self.rule.vertex else bool
        return self._bits[choice], gone, counted, sum(1 << k for k in degrees if allowed(k + fixed))

    def _joined(self, vertex: int) -> int:
        """What makes the degree of a vertex: its edges, or its neighbours where edges are no
        elements.
        """
        return self._set(self._edges(vertex)) or self._set(neighbours(self.graph)[vertex])

    def _beside(self, element: Choice) -> int:
        if isinstance(element, int):
            return self._joined(element)
        ends = tuple(v for v in element if v != GROUND)
        near = {edge for v in ends for edge in self._edges(v)} - {element}
        return self._set((*ends, *near))

    def _ground(self) -> int:
        """The edges on the ground, or the vertices beside it."""
        return self._set(self._edges(GROUND)) or self._set(neighbours(self.graph)[GROUND])


@lru_cache(maxsize=MAX_KEPT)
def search_of(rule: GraphRule, graph: Graph) -> GraphSearch:
    return GraphSearch(rule, graph)


def genus_of(rule: GraphRule, graph: Graph) -> Genus:
    """The class of a connected graph in misère play."""
    value, kind = search_of(rule, graph).genus(graph)
    return WILD if kind == 2 else Genus(value, firm=kind == 1)
