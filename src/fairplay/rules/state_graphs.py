"""The states that play can reach under some rules. A few of these graphs are kept."""

from collections.abc import Iterator
from typing import Any, Literal

from fairplay.rules.base import Rules
from fairplay.theory.graphs import Graph, explore

AnyRules = Rules[Any, Any]
Outcome = Literal["N", "P", "D"]
#: In the order of the numbers that the core gives.
_OUTCOMES: tuple[Outcome, ...] = ("P", "N", "D")

#: How many graphs are kept, of up to a million states each.
MAX_GRAPHS = 4
_kept: dict[AnyRules, Graph[Any]] = {}


def graph_with(rules: AnyRules, state: Any) -> Graph[Any]:
    """A graph that has this state. One that was explored from a state before it will do."""

    def options(state: Any) -> Iterator[Any]:
        return (rules.after(state, move) for move in rules.moves(state))

    found = _kept.pop(rules, None)
    if found is None or state not in found.ids:
        found = explore(state, options)
    _kept[rules] = found
    for old in list(_kept)[:-MAX_GRAPHS]:
        _kept.pop(old, None)
    return found


def outcome(rules: AnyRules, state: Any, misere: bool) -> tuple[Outcome, int]:
    """Who wins where play may go round, and in how many moves if the winner hurries."""
    graph = graph_with(rules, state)
    outcomes, moves = graph.misere if misere else graph.normal
    number = graph.ids[state]
    return _OUTCOMES[outcomes[number]], int(moves[number])


def quickest_first(rules: AnyRules, state: Any, misere: bool) -> list[Any]:
    """The winning moves, the one that ends play soonest first."""
    found = []
    for move in rules.moves(state):
        letter, left = outcome(rules, rules.after(state, move), misere)
        if letter == "P":
            found.append((left, move))
    return [move for _, move in sorted(found, key=lambda one: one[0])]
