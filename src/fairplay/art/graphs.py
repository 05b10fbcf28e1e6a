"""Graphs as drawings: lines of wood between numbered points, and the ground they grow from."""

from fairplay.art.drawing import Attributes, Drawing, Label, tag
from fairplay.art.palette import INK, PAPER, SOFT, WOOD, WOOD_SHADE
from fairplay.vocabulary import Board

#: How large an edge of 100 units is drawn, and the room around the points.
SCALE, MARGIN, RADIUS = 0.6, 16, 11
GROUND = 0

Place = tuple[float, float]


def graph(board: Board) -> Drawing:
    places = {
        v: (MARGIN + SCALE * x, MARGIN + SCALE * y)
        for v, (x, y) in zip(board.vertices, board.points, strict=True)
    }
    width = max((x for x, _ in places.values()), default=MARGIN) + MARGIN
    height = max((y for _, y in places.values()), default=MARGIN) + MARGIN
    shapes = [_ground(width, places[GROUND][1])] if GROUND in places else []
    for a, b in board.edges:
        shapes.append(_edge(_foot(places, a, b), places[b]))
    points = [(v, place) for v, place in places.items() if v != GROUND]
    shapes += (_point(place) for _, place in points)
    labels = tuple(Label(x, y + 4, str(v), 12, bold=True) for v, (x, y) in points)
    return Drawing(width, height, "".join(shapes), labels)


def _foot(places: dict[int, Place], low: int, high: int) -> Place:
    """Where an edge begins: on the ground straight below its other end."""
    return (places[high][0], places[GROUND][1]) if low == GROUND else places[low]


def _ground(width: float, y: float) -> str:
    look: Attributes = {"stroke": SOFT, "stroke-width": 4, "stroke-linecap": "round"}
    return tag("line", x1=2, y1=y, x2=width - 2, y2=y, **look)


def _edge(one: Place, other: Place) -> str:
    ends: Attributes = {"x1": one[0], "y1": one[1], "x2": other[0], "y2": other[1]}
    edge: Attributes = {"stroke": WOOD_SHADE, "stroke-width": 7, "stroke-linecap": "round"}
    inside: Attributes = {"stroke": WOOD, "stroke-width": 4.5, "stroke-linecap": "round"}
    return tag("line", **ends, **edge) + tag("line", **ends, **inside)


def _point(place: Place) -> str:
    look: Attributes = {"fill": PAPER, "stroke": INK, "stroke-width": 1.8}
    return tag("circle", cx=place[0], cy=place[1], r=RADIUS, **look)
