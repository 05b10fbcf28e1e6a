"""Nim-sums on the screen: columns of binary digits, the addition table."""

from collections.abc import Iterator
from itertools import accumulate

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fairplay.cli.output import HEADING
from fairplay.explain import binary
from fairplay.explain import blocks as b
from fairplay.messages import Messages

#: How far an explanation indents its pictures.
INDENT = 2
ODD = "bold black on yellow"


def columns(block: b.Columns, messages: Messages, width: int) -> RenderableType:
    """The numbers in binary under each other; odd columns are highlighted and marked."""
    label = max((len(str(n)) for n in block.numbers), default=1)
    named = len(block.counts) <= binary.MAX_NAMED
    cell = len(block.places[0]) + 1 if named else max(len(str(n)) for n in block.counts)
    if label + 20 + len(block.counts) * cell > width:
        return Text(messages("explain-columns-long", digits=len(block.counts)))
    table = Table.grid(padding=(0, 1 if named else 0))
    table.add_column(justify="right")
    table.add_column()
    for _ in block.counts:
        table.add_column(justify="right")
    if named:
        table.add_row("", "", *(Text(place, "dim") for place in block.places))
    _add_rows(table, block, messages)
    return table


def _add_rows(table: Table, block: b.Columns, messages: Messages) -> None:
    for number, digits in zip(block.numbers, block.binary, strict=True):
        table.add_row(str(number), " = ", *digits)
    pairs = zip(block.counts, block.odd, strict=True)
    counts = [Text(str(count), ODD if odd else "") for count, odd in pairs]
    table.add_row(messages("explain-ones"), " : ", *counts, style="bold")
    if any(block.odd):
        marks = (Text("↑" if odd else "", "yellow") for odd in block.odd)
        table.add_row(messages("explain-odd"), " : ", *marks)


def figures(block: b.Figures, messages: Messages, width: int) -> Iterator[Table]:
    """Rows of figures; marked ones are in brackets, not marked by colour alone.

    Columns that find no room are in a table of their own below, with the same heads.
    """
    heads = [messages.fill(row.told) for row in block.rows]
    columns = [
        [
            _figure(messages.figure(row.cells[x]), (y, x) in block.marked)
            for y, row in enumerate(block.rows)
        ]
        for x in range(len(block.rows[0].cells))
    ]
    room = width - INDENT - max(map(len, heads))
    while columns:
        ends = accumulate(1 + max(map(len, column)) for column in columns)
        count = max(1, sum(end <= room for end in ends))
        table = Table.grid(padding=(0, 1, 0, 0))
        for row in zip(heads, *columns[:count], strict=True):
            table.add_row(*row)
        for column in table.columns[1:]:
            column.justify = "right"
        yield table
        columns = columns[count:]


def _figure(cell: str, marked: bool) -> Text:
    return Text(f"[{cell}]", ODD) if marked else Text(cell)


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
