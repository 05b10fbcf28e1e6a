"""How a row gets its value, as facts."""

from fairplay.rules.patterns import Patterns
from fairplay.rules.row_values import AT_ONCE, ENDED, stretch_value
from fairplay.theory.nim import mex, nim_sum
from fairplay.vocabulary import Fact, Row, sentence

#: How many stretches or moves a fact shows.
MAX_SHOWN = 12


def row_facts(patterns: Patterns, row: str) -> tuple[Fact, ...]:
    """Its stretches if it falls apart, else what a move makes of it. Nothing if it is over."""
    found = patterns.stretches(row)
    if not found or patterns.has_ended(row):
        return ()
    return (_stretches(patterns, row, found) if len(found) > 1 else _options(patterns, row),)


def _stretches(patterns: Patterns, row: str, found: list[tuple[int, int]]) -> Fact:
    shown = found[:MAX_SHOWN]
    values = (stretch_value(patterns, row[a:b]) for a, b in shown)
    rows = (
        Row(sentence("explain-row-cells"), tuple(f"{a + 1}–{b}" for a, b in shown)),
        Row(sentence("explain-row-signs"), tuple(row[a:b] for a, b in shown)),
        Row(sentence("explain-row-value"), tuple(map(str, values))),
    )
    return Fact((sentence("explain-row-stretches"),), rows)


def _options(patterns: Patterns, row: str) -> Fact:
    """The mex rule. A move that lets the opponent win at once counts for nothing."""
    options = list(patterns.results(row))
    values = [_value(patterns, option) for option in options]
    reached = sorted({value for value in values if value >= 0})
    cells = tuple("–" if value == AT_ONCE else str(value) for value in values[:MAX_SHOWN])
    rows = (
        Row(sentence("explain-row-after"), tuple(options[:MAX_SHOWN])),
        Row(sentence("explain-row-value"), cells),
    )
    after = [sentence("explain-row-mex", value=mex(reached))]
    if AT_ONCE in values:
        after.append(sentence("explain-row-lets"))
    if more := len(options) - len(rows[0].cells):
        after.insert(0, sentence("explain-more", count=more))
    return Fact((sentence("explain-row-options"),), rows, (), tuple(after))


def _value(patterns: Patterns, row: str) -> int:
    if patterns.has_ended(row):
        return ENDED
    values = [stretch_value(patterns, row[a:b]) for a, b in patterns.stretches(row)]
    return AT_ONCE if AT_ONCE in values else nim_sum(values)
