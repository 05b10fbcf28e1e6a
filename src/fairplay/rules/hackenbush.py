"""Green Hackenbush: cut an edge, and what no longer hangs on the ground falls.

*Colon principle*: branches that meet at a vertex may be replaced by one stalk, as long as the
nim-sum of their lengths. *Fusion principle*: the vertices of a cycle may be made one; each edge of
the cycle is then a loop, which is worth an edge. (*Winning Ways*, ch. 7.)

So a knot, what cycles hold together, is worth the parity of its edges, and each edge that is on no
cycle is worth one more than what it carries.
"""

from functools import lru_cache
from typing import NamedTuple

from fairplay.rules.graph_state import GROUND, Graph, neighbours
from fairplay.rules.graph_words import HACKENBUSH
from fairplay.rules.graphs import GraphRules
from fairplay.rules.hackenbush_facts import hackenbush_facts
from fairplay.theory.nim import nim_sum
from fairplay.vocabulary import Fact


class Knot(NamedTuple):
    """Vertices that cycles hold together, or one vertex: how many edges the cycles have, and the
    stalks that replace the branches, each with the knot that it carries.
    """

    vertices: tuple[int, ...]
    loops: int
    stalks: tuple[int, ...]
    carried: tuple[tuple[int, ...], ...]

    @property
    def value(self) -> int:
        return nim_sum(self.stalks) ^ (self.loops % 2)


@lru_cache(maxsize=1024)
def knots(graph: Graph) -> tuple[Knot, ...]:
    """The knots of a graph on the ground, each after those that it carries; the ground is last.

    >>> from fairplay.rules.graph_state import parse_graph
    >>> [knot.value for knot in knots(parse_graph("0-1,1-2,1-3,3-4", grounded=True))]
    [0, 1, 0, 3, 4]
    """
    parents, bridges = _bridges(graph)
    heads = {v: _head(v, parents, bridges) for v in parents}
    members: dict[int, list[int]] = {}
    for v, head in heads.items():
        members.setdefault(head, []).append(v)
    loops = dict.fromkeys(members, 0)
    for a, b in graph.edges:
        loops[heads[a]] += heads[a] == heads[b]
    carried: dict[int, list[Knot]] = {head: [] for head in members}
    found = []
    for head in sorted(members, key=list(parents).index, reverse=True):
        above = sorted(carried[head])
        stalks = tuple(knot.value + 1 for knot in above)
        below = tuple(knot.vertices for knot in above)
        found.append(Knot(tuple(sorted(members[head])), loops[head], stalks, below))
        if head != GROUND:
            carried[heads[parents[head]]].append(found[-1])
    return tuple(found)


def _bridges(graph: Graph) -> tuple[dict[int, int], set[int]]:
    """The parents in a depth-first tree, from the ground on, and the vertices whose edge to the
    parent is on no cycle (Tarjan 1974).
    """
    beside, parents, low = neighbours(graph), {GROUND: GROUND}, {GROUND: 0}
    at = {GROUND: 0}
    path = [(GROUND, iter(beside[GROUND]))]
    bridges: set[int] = set()
    while path:
        here, rest = path[-1]
        there = next(rest, None)
        if there is None:
            path.pop()
            low[parents[here]] = min(low[parents[here]], low[here])
            if here != GROUND and low[here] == at[here]:
                bridges.add(here)
        elif there not in at:
            parents[there], at[there] = here, len(at)
            low[there] = at[there]
            path.append((there, iter(beside[there])))
        elif there != parents[here]:
            low[here] = min(low[here], at[there])
    return parents, bridges


def _head(vertex: int, parents: dict[int, int], bridges: set[int]) -> int:
    """The vertex at which one comes to a knot from the ground."""
    while vertex != GROUND and vertex not in bridges:
        vertex = parents[vertex]
    return vertex


class Hackenbush(GraphRules):
    """Green Hackenbush on any graph that stands on the ground."""

    def __init__(self, name: str, start: str) -> None:
        super().__init__(name, HACKENBUSH, start)

    def value_left(self, component: Graph, left: Graph) -> int:
        del component
        return knots(left)[-1].value

    def facts(self, state: Graph, misere: bool) -> tuple[Fact, ...]:
        return () if misere else tuple(hackenbush_facts(knots(state)))
