"""The shapes on the cards. Each is known by its form alone, and all look about equally large."""

from collections.abc import Callable
from math import cos, pi, sin

from fairplay.art.drawing import Attributes, number, tag
from fairplay.art.palette import (
    GHOST,
    GOLD,
    LEAF,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    SKY,
    SLATE,
    Paint,
)

Point = tuple[float, float]
#: How a shape of radius r around (x, y) is written: an element's name and its attributes.
Form = Callable[[float, float, float], tuple[str, Attributes]]


def _corners(points: list[Point]) -> Form:
    """A polygon with these corners, in radii from its centre."""

    def form(x: float, y: float, r: float) -> tuple[str, Attributes]:
        written = (f"{number(x + r * dx)},{number(y + r * dy)}" for dx, dy in points)
        return "polygon", {"points": " ".join(written)}

    return form


def _regular(corners: int, size: float, turn: float = -pi / 2, down: float = 0) -> Form:
    angles = (turn + 2 * pi * i / corners for i in range(corners))
    return _corners([(size * cos(a), size * sin(a) + down) for a in angles])


def _star() -> Form:
    radii = (1.12, 0.5) * 5
    angles = (-pi / 2 + pi * i / 5 for i in range(10))
    return _corners([(r * cos(a), r * sin(a) + 0.08) for r, a in zip(radii, angles, strict=True)])


def _circle(x: float, y: float, r: float) -> tuple[str, Attributes]:
    return "circle", {"cx": x, "cy": y, "r": 0.9 * r}


def _heart(x: float, y: float, r: float) -> tuple[str, Attributes]:
    def at(*points: Point) -> str:
        return " ".join(f"{number(x + r * dx)} {number(y + r * dy)}" for dx, dy in points)

    left = at((-0.28, 0.66), (-1.08, 0.22), (-1.08, -0.38))
    top_left = at((-1.08, -1.06), (-0.22, -1.12), (0, -0.52))
    top_right = at((0.22, -1.12), (1.08, -1.06), (1.08, -0.38))
    right = at((1.08, 0.22), (0.28, 0.66), (0, 1))
    return "path", {"d": f"M{at((0, 1))} C{left} C{top_left} C{top_right} C{right} Z"}


FORMS: dict[str, Form] = {
    "triangle": _regular(3, 1.18, down=0.2),
    "square": _regular(4, 1.17, turn=-pi / 4),
    "pentagon": _regular(5, 1.05, down=0.06),
    "hexagon": _regular(6, 1.03, turn=0),
    "rhombus": _corners([(0, -1.18), (0.8, 0), (0, 1.18), (-0.8, 0)]),
    "circle": _circle,
    "heart": _heart,
    "star": _star(),
}

#: The shapes of a deck over F2 in their order, then those of decks with counts.
BINARY = (
    *(("triangle", ORANGE), ("square", SKY), ("pentagon", PURPLE)),
    *(("hexagon", LEAF), ("rhombus", GOLD), ("circle", PINK)),
    *(("heart", RED), ("star", SLATE)),
)
COUNTED = (
    *(("pentagon", PURPLE), ("triangle", SKY), ("heart", RED)),
    *(("circle", LEAF), ("square", GOLD), ("hexagon", ORANGE)),
)


def shape(name: str, paint: Paint, x: float, y: float, r: float) -> str:
    """A shape that is there: filled."""
    element, where = FORMS[name](x, y, r)
    edge: Attributes = {"stroke-width": r * 0.08, "stroke-linejoin": "round"}
    return tag(element, **where, fill=paint.fill, stroke=paint.edge, **edge)


def ghost(name: str, x: float, y: float, r: float) -> str:
    """The place of a shape that is not there: a dotted outline."""
    element, where = FORMS[name](x, y, r)
    dots: Attributes = {"stroke-width": r * 0.09, "stroke-linecap": "round"}
    dashes = f"0.1 {number(r * 0.23)}"
    return tag(element, **where, fill="none", stroke=GHOST, **dots, **{"stroke-dasharray": dashes})
