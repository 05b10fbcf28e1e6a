"""Nim-sums on the screen: columns of binary digits, a chain of sums, the addition table."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fairplay.cli.output import HEADING
from fairplay.explain import binary
from fairplay.explain import blocks as b
from fairplay.messages import Messages

ODD = "bold black on yellow"
#: From this many binary places on, the columns are named 2^k instead of 1024, 2048, …
MAX_NAMED = 10
#: How many odd columns of very long numbers are named.
MAX_PLACES = 12


def columns(
    block: b.Columns, messages: Messages, values: bool, width: int
) -> Iterator[RenderableType]:
    """The numbers in binary under each other; odd columns are highlighted and marked."""
    label = max((len(str(n)) for n in block.numbers), default=1)
    named = len(block.counts) <= MAX_NAMED
    cell = max(len(str(n)) for n in block.counts) if not named else len(_place(block, 0)) + 1
    if label + 20 + len(block.counts) * cell > width:
        yield Text(messages("explain-columns-long", digits=len(block.counts)))
    else:
        yield Text(messages("explain-columns-values" if values else "explain-columns-heaps"))
        yield _column_table(block, messages)
    odd = [_place(block, i) for i, is_odd in enumerate(block.odd) if is_odd]
    places = ", ".join(odd[:MAX_PLACES]) + ("…" if len(odd) > MAX_PLACES else "")
    match len(odd):
        case 0:
            yield Text(messages("explain-columns-even"))
        case 1:
            yield Text(messages("explain-column-odd", place=places))
        case _:
            yield Text(messages("explain-columns-odd", places=places))


def _place(block: b.Columns, index: int) -> str:
    """The name of a column: the power of two that a one in it counts for."""
    exponent = len(block.counts) - 1 - index
    return str(1 << exponent) if len(block.counts) <= MAX_NAMED else f"2^{exponent}"


def _column_table(block: b.Columns, messages: Messages) -> Table:
    named = len(block.counts) <= MAX_NAMED
    table = Table.grid(padding=(0, 1 if named else 0))
    table.add_column(justify="right")
    table.add_column()
    for _ in block.counts:
        table.add_column(justify="right")
    if named:
        places = (Text(_place(block, i), "dim") for i in range(len(block.counts)))
        table.add_row("", "", *places)
    for number, digits in zip(block.numbers, block.binary, strict=True):
        table.add_row(str(number), " = ", *digits)
    pairs = zip(block.counts, block.odd, strict=True)
    counts = [Text(str(count), ODD if odd else "") for count, odd in pairs]
    table.add_row(messages("explain-ones"), " : ", *counts, style="bold")
    if any(block.odd):
        marks = (Text("↑" if odd else "", "yellow") for odd in block.odd)
        table.add_row(messages("explain-odd"), " : ", *marks)
    return table


def chain(block: b.Chain, messages: Messages) -> Iterator[Text]:
    """The nim-sum step by step: 4⊕3=7, 7⊕2=5."""
    triples = zip(block.sums, block.numbers[1:], block.sums[1:], strict=False)
    steps = ", ".join(f"{before}⊕{number}={after}" for before, number, after in triples)
    if steps:
        yield Text(messages("explain-chain", steps=steps))


def addition_table(messages: Messages) -> Table:
    """Nim-addition of 0 to 15, as in the article."""
    rows = binary.addition_table()
    table = Table(
        title=messages("explain-table"), title_style=HEADING, box=None, padding=(0, 0, 0, 1)
    )
    table.add_column("⊕", justify="right", style=HEADING)
    for n in range(len(rows)):
        table.add_column(str(n), justify="right")
    for n, row in enumerate(rows):
        table.add_row(str(n), *map(str, row))
    return table
