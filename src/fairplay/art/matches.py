"""A match, which everything here is played with: a wooden stick and a red head."""

from fairplay.art.drawing import Attributes, group, number, tag
from fairplay.art.palette import HEAD, HEAD_SHADE, WOOD, WOOD_SHADE

LENGTH, THICKNESS = 60.0, 5.0
#: A short match is not as much thinner, or it could not be seen.
GROWTH = 0.3
#: The head in thicknesses from the tip: its lower end, and how far the curves reach sideways, up
#: and down.
FOOT, SIDE, ABOVE, BELOW = 2.4, 1.15, 0.2, 2.6


def match(x: float, y: float, length: float = LENGTH, angle: float = 0) -> str:
    """A match around (x, y) with its head up, turned clockwise by the angle in degrees."""
    size = length / LENGTH
    thick, top = THICKNESS * size**GROWTH, -length / 2
    edge: Attributes = {"stroke-width": 0.9, "stroke-linejoin": "round"}
    stick = {"x": -thick / 2, "y": top + 4 * size, "width": thick, "height": length - 4 * size}
    turn = f" rotate({number(angle)})" if angle else ""
    return group(
        tag("rect", **stick, fill=WOOD, stroke=WOOD_SHADE, **edge),
        tag("path", d=_head(top, thick), fill=HEAD, stroke=HEAD_SHADE, **edge),
        transform=f"translate({number(x)} {number(y)}){turn}",
    )


def _head(top: float, thick: float) -> str:
    """An oval of two curves, a little pointed at the tip."""
    foot, side = number(top + FOOT * thick), SIDE * thick
    ends = number(top - ABOVE * thick), number(top + BELOW * thick)
    right = " ".join(f"{number(side)} {end}" for end in ends)
    left = " ".join(f"{number(-side)} {end}" for end in reversed(ends))
    return f"M0 {number(top)} C{right} 0 {foot} C{left} 0 {number(top)} Z"
