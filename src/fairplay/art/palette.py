"""The colours of Fair Play. Shapes have a dark edge, so that each stands out from the card."""

from typing import NamedTuple

PAPER, CARD, INK, SOFT, LINE = "#fbf7ef", "#fffdf8", "#1d2733", "#5b6675", "#e6dcc8"
WOOD, WOOD_SHADE, HEAD, HEAD_SHADE = "#e9cd98", "#b98a45", "#d63a2f", "#a3251c"
FELT, FELT_SHADE, GREEN, BLUE = "#24624a", "#1b4e3a", "#1a7650", "#1f5fa8"
GHOST = "#b3aa98"


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


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG defines it, from 1 to 21.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
