"""Sequences and periods as HTML, for notebooks."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fairplay.art import html
from fairplay.art.charts import dots, turns
from fairplay.messages import Messages, language

if TYPE_CHECKING:
    from fairplay.theory.period import Period
    from fairplay.theory.sequence import Sequence

#: How many values a chart has, and how many are written out.
CHARTED, WRITTEN = 200, 20


def sequence_html(sequence: "Sequence") -> str:
    """A chart of the first values, and the very first in figures."""
    messages = Messages(language())
    values = sequence.values(max(CHARTED, min(len(sequence), 2 * CHARTED))).tolist()
    name = f"{sequence.rule}: G(0) … G({len(values) - 1})"
    rows = [["n", *range(WRITTEN)], ["G(n)", *values[:WRITTEN]]]
    parts = [
        html.paragraph(messages("plot-title", rule=sequence.rule, count=len(values)), strong=True),
        html.figure(dots(values), name),
        html.scrolling(html.table(rows)),
    ]
    if sequence.known_period:
        parts.append(html.section(_period(sequence.known_period, messages)))
    return html.section(parts)


def period_html(period: "Period") -> str:
    return html.section(_period(period, Messages(language())))


def _period(period: "Period", messages: Messages) -> Iterator[str]:
    said = period_told(period, messages)
    yield html.paragraph(said, strong=True)
    yield html.figure(turns(period.preperiod, period.period), said)
    yield html.paragraph(certainty_told(period, messages))


def period_told(period: "Period", messages: Messages) -> str:
    """
    >>> from fairplay.theory.period import Period
    >>> period_told(Period(71, 12, 0, "guy-smith", 168), Messages("en"))
    'From 71 on, the values repeat with period 12.'
    """
    numbers = {"preperiod": period.preperiod, "period": period.period}
    if period.saltus:
        return messages("notebook-adds", saltus=period.saltus, **numbers)
    return messages("notebook-repeats", **numbers)


def certainty_told(period: "Period", messages: Messages) -> str:
    key = "notebook-proved" if period.proved else "notebook-seen"
    return messages(key, computed=period.computed)
