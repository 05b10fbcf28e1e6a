"""Games on a graph that one draws, with the rule in words as the name of the game:
``graph{remove an edge with its ends}:1-2,2-3,3-4``.

The game offered first is Kayles on a graph: remove a vertex, or an edge with its ends. On a path it
is Kayles with as many pins as there are vertices.
"""

from fairplay.rules.graph_words import HACKENBUSH, GraphRule, parse_rule
from fairplay.rules.graphs import GraphRules
from fairplay.rules.hackenbush import Hackenbush
from fairplay.rules.samples import Sample
from fairplay.rules.words import words_of

PLANT, HOUSE = "0-1,1-2,1-3", "1-2,2-3,3-4,4-1,4-5,5-3"


class Declared(GraphRules):
    # The rule is in the name, not in words that a worksheet could print in each language.
    worksheets = False

    def variant(self, name: str) -> GraphRules | None:
        if (words := words_of(name, "graph")) is None:
            return None
        rule = parse_rule(words)
        return self if rule == self.rule else _declared(f"graph{{{rule}}}", rule)


def _declared(name: str, rule: GraphRule) -> GraphRules:
    if rule == HACKENBUSH:
        return Hackenbush(name, PLANT)
    return GraphRules(name, rule, PLANT if rule.grounded else HOUSE)


GAME = Declared(
    "graph{remove a vertex or an edge with its ends}",
    "remove a vertex or an edge with its ends",
    start=HOUSE,
)
EXAMPLES = (
    "graph{remove an edge with its ends}:1-2,1-5,2-3,3-4,4-5",
    "graph{remove a vertex or an edge}:1-2,1-3,2-3,3-4",
    "graph{remove a vertex of odd degree}:1-2,1-3,1-4,4-5",
    "graph{remove a vertex, keep what hangs on the ground}:0-1,0-4,1-2,1-3,4-5",
)
HOW = (Sample(f"{GAME.name}:{HOUSE}", ("5", "3-4"), f"{GAME.name}:1-2", "1-2"),)
