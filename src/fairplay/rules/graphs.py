"""Games on a graph that one draws: a move removes a vertex or an edge, and what the rule says."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import Rules
from fairplay.rules.graph_facts import graph_facts
from fairplay.rules.graph_layout import points
from fairplay.rules.graph_random import random_graph
from fairplay.rules.graph_search import genus_of, search_of
from fairplay.rules.graph_state import (
    GROUND,
    MAX_LABEL,
    Edge,
    Graph,
    components,
    edge_text,
    graph_text,
    neighbours,
    parse_graph,
    relabelled,
)
from fairplay.rules.graph_words import Choice, GraphRule, parse_rule
from fairplay.rules.levels import Level, level
from fairplay.rules.numbers import parse_number
from fairplay.rules.words import Words
from fairplay.theory.nim import nim_sum
from fairplay.theory.sums import Genus, Part
from fairplay.vocabulary import Board, Fact, Gesture, MoveView, Params, Sentence, sentence

if TYPE_CHECKING:
    from random import Random

_MOVE = re.compile(r"\s*([0-9]+)(?:\s*-\s*([0-9]+))?\s*")


class GraphMove(NamedTuple):
    """What is chosen: a vertex, ``3``, or an edge, ``2-3``."""

    choice: Choice


@dataclass(frozen=True)
class OwnPart(Part):
    """A connected graph under a rule in Python: everything by the definition."""

    rules: "GraphRules"
    graph: Graph

    def options(self) -> Iterator[tuple[Part, ...]]:
        for choice in self.rules.rule.choices(self.graph):
            yield self.rules.parts(self.rules.rule.after(self.graph, choice))


class GraphPart(OwnPart):
    """A connected graph under a rule in words, which the C++ search values."""

    def value(self) -> int:
        return self.rules.value_of(self.graph)

    def genus(self) -> Genus:
        if self.rules.rule.counts:
            return Genus(self.value(), firm=False)
        return genus_of(self.rules.rule, self.graph)


class GraphRules(Rules[Graph, GraphMove]):
    """A rule in words makes a game: what a move removes.

    >>> arc_kayles = GraphRules("arc", "remove an edge with its ends", start="1-2,2-3,3-4")
    >>> [arc_kayles.move_text(move) for move in arc_kayles.moves(arc_kayles.start)]
    ['1-2', '2-3', '3-4']
    >>> arc_kayles.text(arc_kayles.after(arc_kayles.start, arc_kayles.parse_move("1-2")))
    '3-4'
    >>> arc_kayles.values(arc_kayles.start)
    (2,)
    """

    loops = False

    def __init__(self, name: str, rule: str | GraphRule, start: str) -> None:
        self.name = name
        self.rule = parse_rule(Words(rule)) if isinstance(rule, str) else rule
        self.start = self.parse(start)

    def moves(self, state: Graph) -> Iterator[GraphMove]:
        return map(GraphMove, self.rule.choices(state))

    def after(self, state: Graph, move: GraphMove) -> Graph:
        return self.rule.after(state, move.choice)

    def check(self, state: Graph, move: GraphMove) -> None:
        choice, text = move.choice, self.move_text(move)
        if isinstance(choice, int):
            if choice == GROUND or choice not in state.vertices:
                raise IllegalMoveError("error-no-vertex", vertex=choice)
            if not self.rule.vertex:
                raise IllegalMoveError("error-choose-edge")
            if not self.rule.vertex.allows(degree := len(neighbours(state)[choice])):
                raise IllegalMoveError("error-vertex-degree", vertex=choice, degree=degree)
        elif choice not in state.edges:
            raise IllegalMoveError("error-no-edge", edge=text)
        elif not self.rule.edge:
            raise IllegalMoveError("error-choose-vertex")

    def longest(self, state: Graph) -> int:
        """Every move removes at least one vertex or one edge."""
        vertices = len(state.vertices) if self.rule.vertex else 0
        return vertices + (len(state.edges) if self.rule.edge else 0)

    def size(self, state: Graph) -> int:
        return len(state.vertices) + len(state.edges)

    # -- values -----------------------------------------------------------------------------------

    def components(self, state: Graph) -> list[Graph]:
        """The independent parts in which there is something to remove, now or later."""
        return [one for one in components(state) if self.rule.vertex or one.edges]

    def value_of(self, component: Graph) -> int:
        """The value of a connected graph."""
        return self.value_left(component, component)

    def value_left(self, component: Graph, left: Graph) -> int:
        """The value of what is left of a connected graph."""
        if self.rule.counts:
            return len(left.vertices if self.rule.vertex else left.edges) % 2
        if type(self.rule) is not GraphRule:
            return nim_sum(part.value() for part in self.parts(left))
        return search_of(self.rule, component).value(left)

    def parts(self, state: Graph) -> tuple[Part, ...]:
        part = GraphPart if type(self.rule) is GraphRule else OwnPart
        return tuple(part(self, relabelled(one)) for one in self.components(state))

    def values(self, state: Graph) -> tuple[int, ...]:
        return tuple(map(self.value_of, self.components(state)))

    def candidates(self, state: Graph, excess: int, misere: bool) -> Iterator[GraphMove]:
        """A move changes one component, whose search already knows what is left of it."""
        if misere:
            yield from self.moves(state)
            return
        for component in self.components(state):
            target = self.value_of(component) ^ excess
            for choice in self.rule.choices(component):
                if self.value_left(component, self.rule.after(component, choice)) == target:
                    yield GraphMove(choice)

    def facts(self, state: Graph, misere: bool) -> tuple[Fact, ...]:
        return () if misere else tuple(graph_facts(self, state))

    def told(self) -> tuple[Sentence, ...]:
        """The rule in words; a game with a name of its own has its own words."""
        return self.rule.told() if "{" in self.name else ()

    def sized(self, size: int) -> Graph | None:
        """A path of so many points, which stands on the ground if there is one."""
        if size < 1:
            return None
        first = GROUND if self.rule.grounded else 1
        edges = (f"{v}-{v + 1}" for v in range(first, size))
        return self._parsed(",".join(edges) or str(size))

    def sizes_told(self) -> Sentence:
        return Sentence("make-of-stalk" if self.rule.grounded else "make-of-path")

    # -- exercises --------------------------------------------------------------------------------

    def level(self, difficulty: int, larger: int = 0) -> Level:
        return level("graph", difficulty, larger)

    def unordered(self, state: Graph) -> tuple[Graph, ...]:
        return tuple(sorted(map(relabelled, components(state))))

    def random(self, level: Level, random: "Random") -> Graph:
        return random_graph(level, random, self.rule.grounded)

    # -- what is shown ----------------------------------------------------------------------------

    def board(self, state: Graph) -> Board:
        key = "board-graph-ground" if state.grounded else "board-graph"
        told = sentence(key, edges=graph_text(state)) if state.edges else _alone(state)
        shown = {"vertices": state.vertices, "points": points(state), "edges": state.edges}
        return self._board("graph", state, described=(told,), **shown)

    def move_view(self, state: Graph, move: GraphMove) -> MoveView:
        key, params = self._told(state, move.choice)
        return MoveView(self.move_text(move), self.touches(state, move), key, params)

    def _told(self, state: Graph, choice: Choice) -> tuple[str, Params]:
        """The words of a move, with what goes besides what is chosen."""
        after = self.rule.after(state, choice)
        if isinstance(choice, int):
            others = tuple(v for v in state.vertices if v not in after.vertices and v != choice)
            return (
                ("vertex-with", {"vertex": choice, "others": others})
                if others
                else (
                    "vertex",
                    {"vertex": choice},
                )
            )
        params: Params = {"edge": edge_text(choice)}
        if not self.rule.grounded:
            return "edge-ends" if self.rule.edge and self.rule.edge.closed else "edge", params
        falling = len(state.edges) - len(after.edges) - 1
        return ("cut-falls", {**params, "count": falling}) if falling else ("cut", params)

    def touches(self, state: Graph, move: GraphMove) -> Gesture:
        """First what is chosen, then everything else that goes: vertices with their edges."""
        choice, after = move.choice, self.rule.after(state, move.choice)
        gone = [[v] for v in state.vertices if v not in after.vertices]
        chosen = [choice] if isinstance(choice, int) else list(choice)
        return [chosen, *(one for one in gone if one != chosen)]

    def touched(self, state: Graph, gesture: Gesture) -> GraphMove:
        if not gesture or len(gesture[0]) not in (1, 2):
            raise IllegalMoveError("error-gesture")
        first = gesture[0]
        move = GraphMove(first[0] if len(first) == 1 else (min(first), max(first)))
        if len(gesture) > 1:
            self.check(state, move)
            if sorted(gesture) != sorted(self.touches(state, move)):
                raise IllegalMoveError("error-graph-one")
        return move

    def read(self, state: Graph, numbers: tuple[int, ...]) -> tuple[GraphMove, None] | None:
        """``3`` is a vertex, ``2 3`` an edge."""
        del state
        if len(numbers) > 2:
            return None
        return GraphMove(numbers[0] if len(numbers) == 1 else _edge(*numbers)), None

    def typed(self, state: Graph, move: GraphMove) -> str:
        del state
        return self.move_text(move).replace("-", " ")

    def typing(self) -> tuple[str, ...]:
        return ("vertices",) * bool(self.rule.vertex) + ("edges",) * bool(self.rule.edge)

    # -- notation ---------------------------------------------------------------------------------

    def parse(self, text: str) -> Graph:
        return parse_graph(text, self.rule.grounded)

    def text(self, state: Graph) -> str:
        return graph_text(state)

    def parse_move(self, text: str) -> GraphMove:
        if found := _MOVE.fullmatch(text):
            first = parse_number(found[1], most=MAX_LABEL)
            return GraphMove(
                _edge(first, parse_number(found[2], most=MAX_LABEL)) if found[2] else first
            )
        example = "2-3" if self.rule.edge else "3"
        raise InputError("error-move-syntax", text=text, example=example)

    def move_text(self, move: GraphMove) -> str:
        return str(move.choice) if isinstance(move.choice, int) else edge_text(move.choice)


def _edge(one: int, other: int) -> Edge:
    return min(one, other), max(one, other)


def _alone(state: Graph) -> Sentence:
    """A graph without edges."""
    alone = tuple(v for v in state.vertices if v != GROUND)
    return sentence("board-graph-alone", vertices=alone) if alone else Sentence("board-empty", {})
