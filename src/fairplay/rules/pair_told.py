"""Rules for pairs as sentences, and the table of values where no theorem is known."""

from typing import TYPE_CHECKING

from fairplay.rules.words import ranges_text
from fairplay.theory.pairs import Clause, Pair, Rule, pair_table
from fairplay.vocabulary import Fact, Row, Sentence, sentence

if TYPE_CHECKING:
    from fairplay.rules.pairs import DeclaredPairs

#: The largest heap of a table of values.
MAX_SHOWN = 12


def rule_told(rule: Rule) -> tuple[Sentence, ...]:
    """One sentence for each clause."""
    first, *others = map(_clause_told, rule)
    return (first, *(sentence("how-pair-or", rule=other) for other in others))


def _clause_told(clause: Clause) -> Sentence:
    if clause.where == "each":
        first, second = clause.counts
        return sentence("how-pair-each", first=first, second=second)
    if not clause.counts:
        return sentence(f"how-pair-{clause.where}")
    counts = ranges_text(clause.counts).replace("-", "–").replace(",", ", ")
    return sentence(f"how-pair-{clause.where}-counts", counts=counts)


def values_told(rules: "DeclaredPairs", state: Pair) -> tuple[Fact, ...]:
    """The value by the mex rule, beside the values of smaller pairs if these are few."""
    table = pair_table(rules.rule)
    value = table.value(*state)
    reached = sorted({table.value(*after) for after in rules.options(*state)})
    before = [sentence("fact-pair-unknown")]
    after = sentence("fact-pair-value", value=value, reached=tuple(reached), count=len(reached))
    a, b = state
    if max(state) > MAX_SHOWN:
        return (Fact((*before, after)),)
    heads = Row(sentence("fact-pair-heap"), tuple(map(str, range(b + 1))))
    rows = (
        Row(sentence("fact-pair-row", heap=c), tuple(str(table.value(c, d)) for d in range(b + 1)))
        for c in range(a + 1)
    )
    before.append(sentence("fact-pair-table"))
    return (Fact(tuple(before), (heads, *rows), ((a + 1, b),), (after,)),)
