"""The colours of Fair Play. Shapes have a dark edge, so that each stands out from the card."""

from typing import NamedTuple

PAPER, CARD, INK, SOFT, LINE = "#fbf7ef", "#fffdf8", "#1d2733", "#5b6675", "#e6dcc8"
WOOD, WOOD_SHADE, HEAD, HEAD_SHADE = "#e9cd98", "#b98a45", "#d63a2f", "#a3251c"
FELT, FELT_SHADE, GREEN, BLUE = "#24624a", "#1b4e3a", "#1a7650", "#1f5fa8"
GHOST = "#b3aa98"
#: A square that a domino covers.
COVERED = "#d3cab7"
#: The pieces of the two players. On grey paper one is dark and the other light.
FIRST, FIRST_EDGE, SECOND, SECOND_EDGE = "#174a86", "#0c2f5a", "#ffd9a8", "#9a4200"


class Paint(NamedTuple):
    """The inside of a shape and its edge."""

    fill: str
    edge: str


ORANGE = Paint("#d55e00", "#9c4400")
SKY = Paint("#0072b2", "#00507d")
PURPLE = Paint("#8a3ffc", "#5f1fbf")
LEAF = Paint("#1c7c54", "#11573a")
GOLD = Paint("#e0a100", "#8a6200")
PINK = Paint("#cc3d77", "#962853")
RED = Paint("#c8233c", "#8f1428")
SLATE = Paint("#5b6675", "#39424e")
