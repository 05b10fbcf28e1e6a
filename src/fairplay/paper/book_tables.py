"""Tables in the booklet: binary columns, rulers, values in rows, the addition table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fairplay.art import Drawing
from fairplay.art.drawing import below
from fairplay.art.palette import BLUE, SOFT
from fairplay.art.shapes import BINARY, COUNTED, shape
from fairplay.art.tables import CELL, Cell, cells, table
from fairplay.explain import blocks as b

if TYPE_CHECKING:
    from fairplay.cards import Deck
    from fairplay.learn import views as v

#: The ground of a value that differs from the one below it.
ODD = "#fbe3a6"
#: Small tables are drawn larger, as large as the text around them.
LARGER = 1.2
#: How many options stand side by side, and about how wide a letter is.
BESIDE, _LETTER = 12, 8.5


def _wide(words: str) -> float:
    """How wide a column with these words is."""
    return max(CELL, _LETTER * len(words) + 12)


def digits(block: b.Columns, counted: bool) -> Drawing:
    """Numbers in binary below each other; the counts may be left open to fill in."""
    rows = [[Cell(), *cells(block.places, colour=SOFT)]]
    for number, binary in zip(block.numbers, block.binary, strict=True):
        rows.append([Cell(str(number), bold=True), *cells(binary)])
    counts = cells(block.counts, bold=True) if counted else [Cell(framed=True)] * len(block.counts)
    return table([*rows, [Cell(), *counts]]).scaled(LARGER)


def shapes(deck: "Deck") -> Drawing:
    """The shapes of a deck in a row, each above the cell of its digit."""
    signs = (BINARY if deck.p == 2 else COUNTED)[: deck.k]
    middles = (CELL * (i + 1.5) for i in range(deck.k))
    drawn = (shape(*sign, x, CELL / 2, 9) for sign, x in zip(signs, middles, strict=True))
    return Drawing(CELL * (deck.k + 1), CELL, "".join(drawn))


def writing(view: "v.AskWrite", names: Sequence[str], deck: "Deck | None") -> Drawing:
    """The rows that are given, and boxes for the digits to write, those of a card below shapes."""
    rows = [[Cell(), *cells(view.heads, colour=SOFT)]] if view.heads else []
    rows += [[Cell(), *cells(text)] for text in view.given]
    for row, name in zip(view.rows, names, strict=True):
        rows.append([Cell(name, bold=True), *[Cell(framed=True)] * row.digits])
    drawn = table(rows, first=max(map(_wide, names)))
    return below([shapes(deck), drawn] if deck else [drawn], gap=0).scaled(LARGER)


def options(block: b.MexRule) -> Drawing:
    """What a heap may become, and below it the values."""
    left = ["+".join(map(str, option.left)) or "0" for option in block.options]
    values = [str(option.value) for option in block.options]
    wide = max(map(_wide, left))
    rows = (
        [cells(left[at : at + BESIDE], colour=SOFT), cells(values[at : at + BESIDE], bold=True)]
        for at in range(0, len(left), BESIDE)
    )
    return below((table(one, wide, wide) for one in rows), gap=6).scaled(LARGER)


def ruler(heap: int, values: Sequence[int], names: tuple[str, str]) -> Drawing:
    """Grundy's scale set to a heap: its two parts, and their values."""
    parts, upper = range(1, heap), list(values[1:heap])
    rows = [
        [Cell(names[0], colour=SOFT), *cells(parts, colour=SOFT)],
        [Cell(names[1]), *cells(upper, framed=True)],
        [Cell(names[1]), *cells(upper[::-1], framed=True)],
        [Cell(names[0], colour=SOFT), *cells(parts[::-1], colour=SOFT)],
    ]
    return table(rows, first=max(map(_wide, names)))


def rows_of(values: Sequence[int], length: int, marked: bool) -> Drawing:
    """The values of heaps 0, 1, … in rows; if marked, those that differ from the one below."""
    rows = []
    for start in range(0, len(values), length):
        heaps = range(start, min(start + length, len(values)))
        shown = [_value(values, heap, length, marked) for heap in heaps]
        rows.append([Cell(str(start), colour=SOFT), *shown])
    return table(rows, first=44)


def _value(values: Sequence[int], heap: int, length: int, marked: bool) -> Cell:
    beneath = heap + length
    differs = marked and beneath < len(values) and values[heap] != values[beneath]
    return Cell(str(values[heap]), framed=differs, fill=ODD if differs else "none")


def addition(values: Sequence[Sequence[int]]) -> Drawing:
    """A table with its rows and columns numbered from 0."""
    head = [Cell("⊕", bold=True, colour=BLUE), *cells(range(len(values[0])), colour=BLUE)]
    rows = [[Cell(str(n), colour=BLUE), *cells(row, framed=True)] for n, row in enumerate(values)]
    return table([head, *rows])
