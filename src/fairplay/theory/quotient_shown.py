"""A misère quotient as HTML, for notebooks."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fairplay.art import html
from fairplay.messages import Messages, language

if TYPE_CHECKING:
    from fairplay.theory.infinite_quotient import InfiniteQuotient
    from fairplay.theory.quotient import Quotient

#: Larger tables are not written out, nor more heaps.
MAX_ORDER, MAX_HEAPS = 60, 24


def quotient_html(quotient: "Quotient") -> str:
    return html.section(_parts(quotient, Messages(language())))


def _parts(quotient: "Quotient", messages: Messages) -> Iterator[str]:
    sizes = {"order": quotient.order, "p": quotient.p, "heaps": quotient.heaps}
    key = "misere-game" if quotient.solved else "misere-heaps"
    yield html.paragraph(messages(key, rule=quotient.rule, **sizes), strong=True)
    if quotient.preperiod and quotient.period:
        numbers = {"preperiod": quotient.preperiod, "period": quotient.period}
        yield html.paragraph(messages("misere-solved", **numbers))
    if quotient.infinite:
        yield html.paragraph(messages("misere-stopped-infinite", heaps=quotient.heaps))
        yield html.paragraph(counted_text(quotient.infinite, messages))
    steps = [f"{order}/{p}" for _, order, p in quotient.growth]
    grown: list[list[object]] = [["", *(heap for heap, _, _ in quotient.growth)], ["", *steps]]
    yield html.paragraph(messages("misere-growth"))
    yield html.scrolling(html.table(grown))
    yield html.scrolling(_heaps(quotient, messages))
    if quotient.order <= MAX_ORDER:
        yield html.scrolling(_table(quotient))


def counted_text(infinite: "InfiniteQuotient", messages: Messages) -> str:
    """What decides the sums of an infinite quotient."""
    first, second = infinite.counted
    sizes = {"last": infinite.heaps, "order": infinite.order}
    return messages("misere-counted", first=first, second=second, **sizes)


def _heaps(quotient: "Quotient", messages: Messages) -> str:
    """What the first heaps play like; lost ones are marked."""
    heaps = range(1, min(quotient.heaps, MAX_HEAPS) + 1)
    like = [quotient.like((heap,)) for heap in heaps]
    rows: list[list[object]] = [
        [messages("explain-algebra-heap"), *heaps],
        [messages("explain-algebra-like"), *like],
    ]
    lost = [(0, heap) for heap in heaps if quotient.is_p(quotient.pretending[heap])]
    return html.table(rows, marked=lost)


def _table(quotient: "Quotient") -> str:
    """The multiplication table; products that are lost are marked."""
    rows = [[x, *products] for x, products in enumerate(quotient.table.tolist())]
    lost = [
        (x, y + 1)
        for x, (_, *products) in enumerate(rows)
        for y, product in enumerate(products)
        if quotient.is_p(product)
    ]
    return html.table(rows, ["·", *range(quotient.order)], marked=lost)
