"""What is known of a position on a graph: the values of its components by the mex rule, and the
shapes of Node Kayles that have a theory.
"""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from fairplay.rules.graph_state import Graph, edge_text, neighbours
from fairplay.rules.graph_words import NODE_KAYLES, Choice
from fairplay.theory.codes import parse_code
from fairplay.theory.nim import mex
from fairplay.theory.sequences import sequence_of
from fairplay.vocabulary import Fact, Row, sentence

if TYPE_CHECKING:
    from fairplay.rules.graphs import GraphRules

#: How many components are explained, and how many columns a table has.
MAX_SHOWN, MAX_COLUMNS = 3, 12
#: How many choices with the same value are named.
MAX_NAMED = 3
#: A path under Node Kayles is a heap of this game.
PATH = parse_code("0.137")


def graph_facts(rules: "GraphRules", state: Graph) -> Iterator[Fact]:
    found = rules.components(state)
    if rules.rule.counts:
        key = "fact-graph-vertices" if rules.rule.vertex else "fact-graph-edges"
        count = len(state.vertices if rules.rule.vertex else state.edges)
        yield Fact((sentence(key, count=count, value=count % 2),))
        return
    if len(found) > 1:
        yield _summed(rules, found)
    for component in islice(found, MAX_SHOWN):
        yield _shaped(rules, component)
    if rules.rule == NODE_KAYLES:
        yield Fact((sentence("fact-node-kayles-open"),))


def _summed(rules: "GraphRules", found: list[Graph]) -> Fact:
    """The components side by side with their values."""
    shown = found[:MAX_COLUMNS]
    rows = (
        Row(sentence("fact-graph-component"), tuple(map(_named, shown))),
        Row(sentence("fact-graph-value"), tuple(str(rules.value_of(one)) for one in shown)),
    )
    return Fact((sentence("fact-graph-sum", count=len(found)),), rows)


def _named(component: Graph) -> str:
    """The vertices of a component, the first few of them.

    >>> _named(Graph((1, 2, 3, 4, 5), ())), _named(Graph((0, 7), ((0, 7),)))
    ('1, 2, 3, …', '7')
    """
    vertices = [v for v in component.vertices if v]
    more = ", …" if len(vertices) > MAX_NAMED else ""
    return ", ".join(map(str, vertices[:MAX_NAMED])) + more


def _shaped(rules: "GraphRules", component: Graph) -> Fact:
    count = len(component.vertices)
    if rules.rule == NODE_KAYLES and count > 1:
        degrees = [len(others) for others in neighbours(component).values()]
        if max(degrees) <= 2:
            cycle = min(degrees) == 2
            return _cycle(component) if cycle else _path(component)
    return _by_mex(rules, component)


def _path(component: Graph) -> Fact:
    """A path of n vertices is a heap of n in Dawson's chess, 0.137."""
    count = len(component.vertices)
    before = sentence("fact-path", vertices=_named(component), count=count)
    value = sequence_of(PATH)[count]
    return Fact(
        (before,), *_lengths(count), (sentence("fact-path-value", count=count, value=value),)
    )


def _lengths(count: int) -> tuple[tuple[Row, ...], tuple[tuple[int, int], ...]]:
    """The values of paths up to this one, which is marked."""
    first = max(0, count + 1 - MAX_COLUMNS)
    lengths = range(first, count + 1)
    values = sequence_of(PATH)
    rows = (
        Row(sentence("fact-path-length"), tuple(map(str, lengths))),
        Row(sentence("fact-graph-value"), tuple(str(values[n]) for n in lengths)),
    )
    return rows, ((1, count - first),)


def _cycle(component: Graph) -> Fact:
    """Every move on a cycle leaves the same path."""
    count = len(component.vertices)
    left = count - 3
    path = sequence_of(PATH)[left]
    before = sentence("fact-cycle", vertices=_named(component), count=count, left=left)
    after = sentence("fact-cycle-value", left=left, path=path, value=mex([path]))
    return Fact((before,), *_lengths(left), (after,))


def _by_mex(rules: "GraphRules", component: Graph) -> Fact:
    """All values that moves leave, each with some of the moves."""
    choices: dict[int, list[Choice]] = {}
    for choice in rules.rule.choices(component):
        left = rules.value_left(component, rules.rule.after(component, choice))
        choices.setdefault(left, []).append(choice)
    shown = sorted(choices)[:MAX_COLUMNS]
    rows = (
        Row(sentence("fact-graph-choice"), tuple(_listed(choices[value]) for value in shown)),
        Row(sentence("fact-graph-leaves"), tuple(map(str, shown))),
    )
    named = [v for v in component.vertices if v]
    before = sentence("fact-graph-mex", vertices=_named(component), count=len(named))
    return Fact((before,), rows, (), (sentence("fact-graph-mex-value", value=mex(choices)),))


def _listed(choices: list[Choice]) -> str:
    named = [str(one) if isinstance(one, int) else edge_text(one) for one in choices[:MAX_NAMED]]
    return ", ".join(named) + (", …" if len(choices) > MAX_NAMED else "")
