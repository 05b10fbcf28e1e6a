"""The rule of a graph game, in words: what a move removes, and whether there is a ground.

remove a vertex · remove a vertex with its neighbours · remove an edge with its ends
remove a vertex of degree 0-2 · remove a vertex of odd degree or an edge
cut an edge, keep what hangs on the ground
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from fairplay.rules.graph_state import (
    GROUND,
    MAX_VERTICES,
    Edge,
    Graph,
    neighbours,
    standing,
    without,
)
from fairplay.rules.words import Words
from fairplay.vocabulary import Sentence, sentence

#: The least and the largest degree; any degree if empty.
Degrees = tuple[int, int] | Literal["even", "odd", ""]
#: What a move names: a vertex, or an edge.
Choice = int | Edge

_VERTEX, _EDGE = ("vertex", "node", "point"), ("edge", "arc", "line")
_VERBS = ("remove", "cut", "delete", "take")


@dataclass(frozen=True)
class VertexMove:
    """Remove a vertex, perhaps only if it has so many edges, and perhaps with its neighbours."""

    closed: bool = False
    degrees: Degrees = ""

    def allows(self, degree: int) -> bool:
        if isinstance(self.degrees, tuple):
            return self.degrees[0] <= degree <= self.degrees[1]
        return not self.degrees or (degree % 2 == 1) == (self.degrees == "odd")

    def told(self) -> Iterator[Sentence]:
        yield sentence("how-graph-vertex" + "-with" * self.closed)
        if isinstance(self.degrees, tuple):
            least, most = self.degrees
            key = "how-graph-degree" if least < most else "how-graph-degree-one"
            yield sentence(key, least=least, most=most)
        elif self.degrees:
            yield sentence(f"how-graph-{self.degrees}")

    def __str__(self) -> str:
        if isinstance(self.degrees, tuple):
            least, most = self.degrees
            which = f" of degree {least}" + f"-{most}" * (most > least)
        else:
            which = f" of {self.degrees} degree" if self.degrees else ""
        return f"a vertex{which}" + " with its neighbours" * self.closed


@dataclass(frozen=True)
class EdgeMove:
    """Remove an edge, perhaps with its ends."""

    closed: bool = False

    def told(self, first: bool) -> Sentence:
        if self.closed:
            return sentence("how-graph-edge-ends" if first else "how-graph-or-edge-ends")
        return sentence("how-graph-edge" if first else "how-graph-or-edge")

    def __str__(self) -> str:
        return "an edge" + " with its ends" * self.closed


@dataclass(frozen=True)
class GraphRule:
    """What a move removes. With a ground, everything that no longer hangs on it goes too.

    >>> str(parse_rule(Words("delete a node or an edge")))
    'remove a vertex or an edge'
    """

    vertex: VertexMove | None = None
    edge: EdgeMove | None = None
    grounded: bool = False

    def __str__(self) -> str:
        told = " or ".join(str(one) for one in (self.vertex, self.edge) if one)
        if not self.grounded:
            return f"remove {told}"
        verb = "remove" if self.vertex else "cut"
        return f"{verb} {told}, keep what hangs on the ground"

    @property
    def counts(self) -> bool:
        """Whether every move removes exactly one thing of a kind, and any of that kind may go."""
        one = self.vertex or self.edge
        plain = one in (VertexMove(), EdgeMove()) and not (self.vertex and self.edge)
        return plain and not self.grounded and type(self) is GraphRule

    def told(self) -> tuple[Sentence, ...]:
        """The rule, sentence by sentence."""
        found = [*self.vertex.told()] if self.vertex else []
        if self.edge:
            found.append(self.edge.told(first=self.vertex is None))
        return (*found, *([sentence("how-graph-ground")] if self.grounded else []))

    def choices(self, graph: Graph) -> list[Choice]:
        """What can be chosen, the vertices first."""
        found: list[Choice] = []
        if move := self.vertex:
            beside = neighbours(graph)
            found += (v for v in graph.vertices if v != GROUND and move.allows(len(beside[v])))
        return [*found, *(graph.edges if self.edge else ())]

    def removed(self, graph: Graph, choice: Choice) -> set[int]:
        """The vertices that a choice takes away at once. The ground always stays."""
        if isinstance(choice, int):
            closed = self.vertex is not None and self.vertex.closed
            gone = {choice, *(neighbours(graph)[choice] if closed else ())}
        else:
            gone = set(choice) if self.edge and self.edge.closed else set()
        return gone - {GROUND}

    def after(self, graph: Graph, choice: Choice) -> Graph:
        edges = () if isinstance(choice, int) else (choice,)
        left = without(graph, self.removed(graph, choice), edges)
        return standing(left) if self.grounded else left


NODE_KAYLES = GraphRule(VertexMove(closed=True))
ARC_KAYLES = GraphRule(edge=EdgeMove(closed=True))
HACKENBUSH = GraphRule(edge=EdgeMove(), grounded=True)


def parse_rule(words: Words) -> GraphRule:
    """Read a rule. Raises InputError that tells the place.

    >>> str(parse_rule(Words("cut an edge, keep what hangs on the ground"))) == str(HACKENBUSH)
    True
    >>> parse_rule(Words("remove a cat"))
    Traceback (most recent call last):
    fairplay.errors.InputError: remove a cat: “cat” at place 10 is not understood; accepted there: \
vertex, edge
    """
    words.take(*_VERBS, told=("remove",))
    vertex, edge = _thing(words, None, None)
    if words.maybe("or"):
        vertex, edge = _thing(words, vertex, edge)
    grounded = bool(words.maybe(","))
    if grounded:
        for word in ("keep", "what", "hangs", "on", "the", "ground"):
            words.take(word)
    words.end()
    return GraphRule(vertex, edge, grounded)


Things = tuple[VertexMove | None, EdgeMove | None]


def _thing(words: Words, vertex: VertexMove | None, edge: EdgeMove | None) -> Things:
    """A vertex or an edge; each is named once."""
    words.maybe("a", "an", "any", told=("a", "an"))
    if not vertex and words.maybe(*_VERTEX, told=("vertex",)):
        return _vertex(words, edge), edge
    if not edge and words.maybe(*_EDGE, told=("edge",)):
        return vertex, _edge(words, vertex)
    return words.fail()


def _edge(words: Words, vertex: VertexMove | None) -> EdgeMove:
    if vertex and vertex.closed and words.next != "with":
        words.fail("with its ends")  # an edge that goes alone would change the neighbours
    return EdgeMove(_with(words, "ends"))


def _vertex(words: Words, edge: EdgeMove | None) -> VertexMove:
    told = ("of degree", "of even degree", "of odd degree")
    degrees = _degrees(words) if words.maybe("of", told=told) else ""
    if edge and not edge.closed and words.next == "with":
        words.end()  # else the edge, which goes alone, would change the neighbours
    return VertexMove(_with(words, "neighbours", "neighbors"), degrees)


def _with(words: Words, *what: str) -> bool:
    if not words.maybe("with", told=(f"with its {what[0]}",)):
        return False
    words.take("its", "both", "the", "all", told=("its",))
    words.take(*what, told=what[:1])
    return True


def _degrees(words: Words) -> Degrees:
    parity = words.take("degree", "even", "odd")
    if parity == "degree":
        least = words.number(0, MAX_VERTICES)
        return least, words.number(least, MAX_VERTICES) if words.maybe("-") else least
    words.take("degree")
    return "even" if parity == "even" else "odd"
