"""Small charts: the values of a sequence, and where they begin to repeat."""

from collections.abc import Sequence

from fairplay.art.drawing import Attributes, Drawing, Label, tag
from fairplay.art.palette import BLUE, LINE, SOFT, WOOD, WOOD_SHADE

WIDTH, HEIGHT, LEFT, FOOT = 560.0, 150.0, 30.0, 22.0
#: Turns of the period that are drawn.
TURNS = 3


def dots(values: Sequence[int]) -> Drawing:
    """A dot for each value, over its number.

    >>> drawn = dots([0, 1, 2, 3, 1])
    >>> drawn.shapes.count("<circle"), [label.text for label in drawn.labels]
    (5, ['0', '3', '0', '4'])
    """
    most, last = max(values, default=0), max(1, len(values) - 1)
    across, up = (WIDTH - LEFT - 10) / last, (HEIGHT - FOOT - 12) / max(1, most)
    floor = HEIGHT - FOOT
    edge: Attributes = {"stroke": LINE, "stroke-width": 1.5}
    shapes = tag("line", x1=LEFT - 6, y1=floor, x2=WIDTH, y2=floor, **edge)
    r = 3.0 if len(values) <= 100 else 1.8
    shapes += "".join(
        tag("circle", cx=LEFT + across * n, cy=floor - up * value, r=r, fill=BLUE)
        for n, value in enumerate(values)
    )
    labels = [Label(12, floor + 4, "0", 12, colour=SOFT)]
    if most:
        labels.append(Label(12, floor - up * most + 4, str(most), 12, colour=SOFT))
    labels.append(Label(LEFT, HEIGHT - 4, "0", 12, colour=SOFT))
    if len(values) > 1:
        labels.append(Label(WIDTH - 14, HEIGHT - 4, str(len(values) - 1), 12, colour=SOFT))
    return Drawing(WIDTH, HEIGHT, shapes, tuple(labels))


def turns(preperiod: int, period: int) -> Drawing:
    """A ruler: what comes before, then the period again and again.

    >>> [label.text for label in turns(71, 12).labels]
    ['0', '71', '83', '95', '…']
    """
    ends = [0, *(preperiod + period * turn for turn in range(TURNS))]
    ends = ends if preperiod else ends[1:]
    # Each part is wide enough to be read, however different the numbers are.
    part = (WIDTH - 40) / (TURNS + 1)
    edge: Attributes = {"stroke": WOOD_SHADE, "stroke-width": 1.5}
    shapes, labels = "", []
    for at, end in enumerate(ends):
        x = 14 + part * at
        before = at == 0 and preperiod > 0
        inside = "none" if before else WOOD
        shapes += tag("rect", x=x, y=4, width=part, height=26, fill=inside, **edge)
        labels.append(Label(x, 48, str(end), 13))
    labels.append(Label(14 + part * len(ends), 48, "…", 13))
    return Drawing(WIDTH, 54, shapes, tuple(labels))
