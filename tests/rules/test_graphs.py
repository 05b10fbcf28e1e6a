"""Games on graphs: the C++ search, the colon and fusion principles, and the facts, compared with
the definition; the notation and the words; and that the numbers of the vertices do not matter.
"""

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.rules.graph_layout import points
from fairplay.rules.graph_search import genus_of
from fairplay.rules.graph_state import (
    Graph,
    components,
    graph_of,
    graph_text,
    parse_graph,
    relabelled,
    standing,
)
from fairplay.rules.graph_words import (
    ARC_KAYLES,
    HACKENBUSH,
    NODE_KAYLES,
    EdgeMove,
    GraphRule,
    VertexMove,
    parse_rule,
)
from fairplay.rules.graphs import GraphRules, OwnPart
from fairplay.rules.hackenbush import Hackenbush, knots
from fairplay.rules.position import Position
from fairplay.rules.registry import find, kind
from fairplay.rules.solve import solve
from fairplay.rules.words import Words
from fairplay.theory.nim import mex, nim_sum
from fairplay.theory.sums import Genus, Part

RULES = (
    *(NODE_KAYLES, ARC_KAYLES, HACKENBUSH, GraphRule(VertexMove()), GraphRule(edge=EdgeMove())),
    *(GraphRule(VertexMove(), EdgeMove()), GraphRule(VertexMove(), EdgeMove(closed=True))),
    *(GraphRule(VertexMove(degrees="odd")), GraphRule(VertexMove(degrees="even"), EdgeMove())),
    *(GraphRule(VertexMove(True, (1, 2)), EdgeMove(True)), GraphRule(VertexMove(), grounded=True)),
    *(GraphRule(VertexMove(), EdgeMove(), True), GraphRule(VertexMove(degrees=(0, 1)))),
    *(GraphRule(VertexMove(degrees=(1, 2)), grounded=True), GraphRule(None, EdgeMove(True), True)),
)


@st.composite
def graphs(draw: st.DrawFn, grounded: bool = False, most: int = 5) -> Graph:
    labels = draw(st.lists(st.integers(1, 12), min_size=1, max_size=most, unique=True))
    vertices = [0, *labels] if grounded else labels
    edges = (
        draw(st.sets(st.sampled_from(list(combinations(vertices, 2))), max_size=7))
        if len(vertices) > 1
        else set()
    )
    graph = graph_of(edges, vertices)
    return standing(graph) if grounded else graph


@st.composite
def trees(draw: st.DrawFn, most: int = 9) -> Graph:
    count = draw(st.integers(1, most))
    return graph_of((draw(st.integers(0, v - 1)), v) for v in range(1, count + 1))


def ruled() -> SearchStrategy[tuple[GraphRule, Graph]]:
    return st.sampled_from(RULES).flatmap(
        lambda rule: st.tuples(st.just(rule), graphs(rule.grounded))
    )


@cache
def by_definition(rule: GraphRule, graph: Graph) -> int:
    """The mex over all moves of the whole graph: no parts, no theory."""
    return mex(by_definition(rule, rule.after(graph, one)) for one in rule.choices(graph))


def game(rule: GraphRule) -> GraphRules:
    start = "0-1" if rule.grounded else "1-2"
    return Hackenbush("test", start) if rule == HACKENBUSH else GraphRules("test", rule, start)


@given(ruled())
def test_the_value_is_that_of_the_definition(found: tuple[GraphRule, Graph]) -> None:
    rule, graph = found
    rules = game(rule)
    assert nim_sum(rules.values(graph)) == by_definition(rule, graph)
    assert nim_sum(part.value() for part in rules.parts(graph)) == by_definition(rule, graph)


@given(ruled())
def test_candidates_are_just_the_moves_that_leave_zero(found: tuple[GraphRule, Graph]) -> None:
    rule, graph = found
    value = by_definition(rule, graph)
    wanted = {one for one in rule.choices(graph) if not by_definition(rule, rule.after(graph, one))}
    if value:
        assert {move.choice for move in game(rule).candidates(graph, value, False)} == wanted


@given(ruled())
def test_the_core_gives_the_genus_of_the_definition(found: tuple[GraphRule, Graph]) -> None:
    rule, graph = found
    rules = game(rule)

    class Own(OwnPart):
        """The same part, by search in Python."""

        def options(self) -> "list[tuple[Part, ...]]":  # type: ignore[override]
            after = (rule.after(self.graph, one) for one in rule.choices(self.graph))
            return [tuple(Own(rules, one) for one in rules.components(left)) for left in after]

    for component in rules.components(graph):
        assert genus_of(rule, component) == Part.genus(Own(rules, component))


@given(trees())
def test_the_colon_principle(tree: Graph) -> None:
    assert knots(tree)[-1].value == by_definition(HACKENBUSH, tree)


@settings(max_examples=60)
@given(graphs(grounded=True, most=6))
def test_the_fusion_principle(graph: Graph) -> None:
    assert knots(graph)[-1].value == by_definition(HACKENBUSH, graph)


@given(ruled(), st.permutations(range(1, 13)))
def test_other_numbers_change_nothing(found: tuple[GraphRule, Graph], order: list[int]) -> None:
    rule, graph = found
    new = {0: 0} | {v: order[v - 1] for v in graph.vertices if v}
    other = graph_of(((new[a], new[b]) for a, b in graph.edges), (new[v] for v in graph.vertices))
    rules = game(rule)
    assert nim_sum(rules.values(graph)) == nim_sum(rules.values(other))


@given(st.booleans().flatmap(lambda ground: st.tuples(st.just(ground), graphs(ground))))
def test_the_notation_reads_back(found: tuple[bool, Graph]) -> None:
    grounded, graph = found
    assert parse_graph(graph_text(graph), grounded) == graph
    assert len(points(graph)) == len(graph.vertices)
    assert len(set(points(graph))) == len(graph.vertices)
    parts = [relabelled(one) for one in components(graph)]
    assert sum(len(one.edges) for one in parts) == len(graph.edges)


@given(st.sampled_from(RULES))
def test_a_rule_reads_back(rule: GraphRule) -> None:
    assert parse_rule(Words(str(rule))) == rule
    name = f"graph{{{rule}}}"
    assert find(name).name == name
    assert kind(name) == "graph"


def test_paths_are_dawsons_chess_and_kayles() -> None:
    for count in range(1, 25):
        path = ",".join(f"{n}-{n + 1}" for n in range(1, count)) or "1"
        assert solve(f"node-kayles:{path}").value == solve(f"0.137:{count}").value
        assert solve(f"{find('graph').name}:{path}").value == solve(f"kayles:{count}").value


def test_a_rule_in_python() -> None:
    class Leaves(GraphRule):
        """Remove an end of a line."""

        def choices(self, graph: Graph) -> list[int | tuple[int, int]]:
            return [v for v in graph.vertices if sum(v in edge for edge in graph.edges) == 1]

    rules = GraphRules("leaves", Leaves(VertexMove()), start="1-2,2-3,2-4")
    assert solve(Position.of(rules, rules.start)).value == by_definition(rules.rule, rules.start)
    assert solve(Position.of(rules, rules.start), misere=True).outcome in "NP"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("node-kayles:", "error-graph-syntax"),
        ("node-kayles:1-2-3", "error-graph-syntax"),
        ("node-kayles:1-", "error-graph-syntax"),
        ("node-kayles:3-3", "error-graph-loop"),
        ("node-kayles:0-1", "error-number-least"),
        ("node-kayles:1-1000", "error-number-most"),
        ("hackenbush:0-1,2-3", "error-graph-hanging"),
        ("hackenbush:5", "error-graph-hanging"),
        ("node-kayles:" + ",".join(map(str, range(1, 62))), "error-graph-vertices"),
        ("node-kayles:" + ",".join("1" for _ in range(300)), "error-items"),
        ("graph{remove a cat}:1", "error-rule-words"),
        ("graph{remove a vertex with its neighbours or an edge}:1", "error-rule-ends"),
        ("graph{remove an edge or a vertex with its neighbours}:1", "error-rule-words"),
        ("graph{remove a vertex or a vertex}:1", "error-rule-words"),
        ("graph{remove a vertex, keep}:1", "error-rule-ends"),
        ("graph{remove a vertex of degree 99}:1", "error-rule-words"),
    ],
)
def test_bad_input_has_a_reason(text: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        Position(text)
    assert caught.value.code == code


def test_too_many_edges() -> None:
    edges = ",".join(f"{a}-{b}" for a, b in combinations(range(1, 22), 2))
    with pytest.raises(InputError, match="lines: 210"):
        Position(f"node-kayles:{edges}")


def test_a_search_that_is_too_large_is_refused() -> None:
    long = ",".join(f"{n}-{n + 1},{n}-{n + 2}" for n in range(1, 50))
    with pytest.raises(TooLargeError, match="64"):
        _ = solve(f"graph{{remove a vertex or an edge}}:{long}").won


@pytest.mark.parametrize(
    ("text", "move", "code"),
    [
        ("node-kayles:1-2", "3", "error-no-vertex"),
        ("node-kayles:1-2", "1-2", "error-choose-vertex"),
        ("hackenbush:0-1", "0", "error-no-vertex"),
        ("hackenbush:0-1", "1", "error-choose-edge"),
        ("hackenbush:0-1", "1-2", "error-no-edge"),
        ("graph{remove a vertex of odd degree}:1-2,2-3", "2", "error-vertex-degree"),
    ],
)
def test_an_illegal_move_has_a_reason(text: str, move: str, code: str) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        Position(text).after(move)
    assert caught.value.code == code


@given(ruled())
def test_facts_agree_with_the_value(found: tuple[GraphRule, Graph]) -> None:
    """Wherever a fact tells the value of a component or of all, the definition gives the same."""
    rule, graph = found
    rules = game(rule)
    values = [by_definition(rule, one) for one in rules.components(graph)]
    for fact in rules.facts(graph, False):
        for one in fact.after:
            if one.key == "fact-colon-ground":
                assert one.params["value"] == nim_sum(values)
            elif "value" in one.params:
                assert one.params["value"] in values
        if fact.before[0].key == "fact-graph-sum":
            assert list(fact.rows[1].cells) == [str(value) for value in values]
        if fact.before[0].key in ("fact-graph-vertices", "fact-graph-edges"):
            assert fact.before[0].params["value"] == nim_sum(values)


def test_known_genera() -> None:
    assert genus_of(NODE_KAYLES, parse_graph("1-2,2-3")) == Genus(2, firm=True)
    assert genus_of(NODE_KAYLES, parse_graph("1-2")) == Genus(1, firm=False)
