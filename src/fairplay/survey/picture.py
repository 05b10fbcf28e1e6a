"""A survey as a picture: a cell for each game, coloured by its period.

The digits after the point are the places: the first half of them says the row, the rest the
column. A longer period is darker. An open game has a colour of its own and a dot, so that nothing
depends on colours alone, and every cell has its game and its period as a title.
"""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import product
from typing import TYPE_CHECKING

from fairplay.art.drawing import Attributes, Drawing, Label, below, tag
from fairplay.art.palette import BLUE, CARD, FIRST_EDGE, INK, LINE, ORANGE, SOFT
from fairplay.errors import InputError
from fairplay.survey.rows import Row

if TYPE_CHECKING:
    from fairplay.messages import Messages

#: The picture of rules with more digits is too large to be read.
MAX_DIGITS = 4
#: The first period that has a colour, and the colour.
SHADES = ((1, "#dbe7f4"), (10, "#a9c6e5"), (100, "#6699cc"), (1000, BLUE), (10_000, FIRST_EDGE))
EDGE = 44.0
#: The width of a drawing, and the sizes that a cell may have.
WIDTH, LEAST, MOST = 900.0, 6.0, 40.0

Digits = tuple[int, ...]


def picture(rows: Sequence[Row], messages: "Messages") -> str:
    """The picture as SVG. Raises InputError if the rules have too many digits."""
    known = {_digits(row.rule): row for row in rows}
    longest = max(map(len, known), default=2) - 1
    if longest > MAX_DIGITS:
        raise InputError("error-survey-picture", limit=MAX_DIGITS)
    known = {(*digits, *[0] * (longest + 1 - len(digits))): row for digits, row in known.items()}
    panels = [
        _panel(whole, longest, known, messages)
        for whole in (0, 4)
        if any(digits[0] == whole for digits in known)
    ]
    title = messages("survey-picture", count=len(rows))
    return below([*panels, _legend(messages)], 18).on_paper(20).svg(title)


def _digits(rule: str) -> Digits:
    return tuple(int(digit) for digit in rule if digit != ".")


def _panel(whole: int, longest: int, known: dict[Digits, Row], messages: "Messages") -> Drawing:
    """The games that begin with the same digit before the point."""
    down, across = longest // 2, longest - longest // 2
    lines, columns = 8**down, list(product(range(8), repeat=across))
    size = max(LEAST, min(MOST, WIDTH / len(columns)))
    shapes, labels = list[str](), [Label(EDGE / 2, 16, f"{whole}.", 15, bold=True)]
    for line, start in enumerate(product(range(8), repeat=down)):
        y = EDGE / 2 + line * size
        if size >= 12 and start:
            labels.append(Label(EDGE / 2, y + size / 2 + 4, f"{whole}.{_joined(start)}", 11))
        for column, end in enumerate(columns):
            row = known.get((whole, *start, *end))
            shapes += _cell(EDGE + column * size, y, size, row, messages)
    for column, end in enumerate(columns):
        if size >= 18 or end[-1] == 0:
            shown = _joined(end) if size >= 18 else _joined(end[:-1]) + "·"
            x = EDGE + (column + (0.5 if size >= 18 else 4)) * size
            labels.append(Label(x, 16, shown, 11, colour=SOFT))
    return Drawing(
        EDGE + len(columns) * size, EDGE / 2 + lines * size, "".join(shapes), tuple(labels)
    )


def _joined(digits: Digits) -> str:
    return "".join(map(str, digits))


def _cell(x: float, y: float, size: float, row: Row | None, messages: "Messages") -> Iterator[str]:
    place: Attributes = {"x": x + 0.5, "y": y + 0.5, "width": size - 1, "height": size - 1}
    if row is None:
        yield tag("rect", **place, fill="none", stroke=LINE)
        return
    named = tag("title", escape(_said(row, messages)))
    yield tag("rect", named, **place, fill=_colour(row.period))
    if row.period is None:
        yield _dot(x + size / 2, y + size / 2, size)


def _dot(x: float, y: float, size: float) -> str:
    return tag("circle", cx=x, cy=y, r=size / 6, fill=CARD, **{"pointer-events": "none"})


def _colour(period: int | None) -> str:
    if period is None:
        return ORANGE.fill
    return next(colour for least, colour in reversed(SHADES) if period >= least)


def _said(row: Row, messages: "Messages") -> str:
    if row.period is None:
        return messages("survey-cell-open", rule=row.rule, below=row.none_below or 0)
    start = row.preperiod or 0
    return messages("period-repeats", rule=row.rule, preperiod=start, period=row.period)


def _legend(messages: "Messages") -> Drawing:
    """What the colours mean."""
    ends = [least for least, _ in SHADES[1:]]
    texts = [f"{SHADES[at][0]}–{end - 1}" for at, end in enumerate(ends)] + [f"≥ {ends[-1]}"]
    shapes, labels, x = "", [Label(52, 21, messages("survey-legend-period"), 14)], 130.0
    edge: Attributes = {"stroke": INK, "stroke-width": 0.5}
    for (_, colour), text in zip(SHADES, texts, strict=True):
        shapes += tag("rect", x=x, y=6, width=20, height=20, fill=colour, **edge)
        labels.append(Label(x + 62, 21, text, 14))
        x += 116
    shapes += tag("rect", x=x, y=6, width=20, height=20, fill=ORANGE.fill, **edge)
    shapes += _dot(x + 10, 16, 20)
    labels.append(Label(x + 62, 21, messages("survey-legend-open"), 14))
    return Drawing(x + 110, 32, shapes, tuple(labels))
