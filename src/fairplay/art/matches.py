"""A match, which everything here is played with: a wooden stick and a red head."""

from fairplay.art.drawing import Attributes, group, number, tag
from fairplay.art.palette import HEAD, HEAD_SHADE, WOOD, WOOD_SHADE

LENGTH, THICKNESS = 60.0, 5.0


def match(x: float, y: float, length: float = LENGTH, angle: float = 0) -> str:
    """A match around (x, y) with its head up, turned clockwise by the angle in degrees."""
    # A short match is not as much thinner, or it could not be seen.
    size = length / LENGTH
    thick, top = THICKNESS * size**0.3, -length / 2
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
    foot, side = number(top + 2.4 * thick), 1.15 * thick
    ends = f"{number(top - 0.2 * thick)}", f"{number(top + 2.6 * thick)}"
    right = " ".join(f"{number(side)} {end}" for end in ends)
    left = " ".join(f"{number(-side)} {end}" for end in reversed(ends))
    return f"M0 {number(top)} C{right} 0 {foot} C{left} 0 {number(top)} Z"
