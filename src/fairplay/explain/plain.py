"""An explanation as plain text: the sentences of each block, and between them its picture."""

from collections.abc import Iterator

from fairplay.explain import blocks as b
from fairplay.messages import Messages

INDENT = "  "


def lines(block: b.Block, messages: Messages) -> Iterator[str]:
    """What a block says above its picture, the picture, and what it says below it."""
    yield from map(messages.fill, block.before)
    yield from (INDENT + line for line in _picture(block, messages))
    yield from map(messages.fill, block.after)


def _picture(block: b.Block, messages: Messages) -> Iterator[str]:
    match block:
        case b.Disguise(stands):
            yield from (messages.fill(stand.told) for stand in stands)
        case b.Figures(rows):
            said = ((messages.fill(row.told), *map(messages.figure, row.cells)) for row in rows)
            yield from aligned(said)
        case b.Columns(numbers, binary):
            yield from aligned(zip(map(str, numbers), binary, strict=True))
        case b.MexRule(heap, options):
            yield from (option.text(heap) for option in options)
        case b.Scale(upper=upper, lower=lower):
            yield from aligned(tuple(map(str, values)) for values in (upper, lower))
        case b.Summands(summands):
            yield from (f"{one.position}: {one.value}" for one in summands)
        case b.WinningMoves(moves):
            yield from (f"{one.move}   {one.to}" for one in moves)
        case b.WhyLost(answers):
            yield from (messages.fill(one.told) for one in answers)


def aligned(rows: Iterator[tuple[str, ...]]) -> Iterator[str]:
    """Rows with their columns flush right.

    >>> list(aligned(iter([("4", "100"), ("15", "1111")])))
    [' 4   100', '15  1111']
    """
    cells = list(rows)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        yield "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
