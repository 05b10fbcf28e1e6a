"""The picture in the preview of a link: a position, a deck, or, for anything else, three heaps."""

from fairplay import art
from fairplay.art.boards import drawing
from fairplay.art.drawing import Attributes, Drawing, beside, group, number, tag
from fairplay.art.matches import match
from fairplay.art.palette import FELT, INK, PAPER
from fairplay.art.png import png
from fairplay.cards import MOD3, ZERO, Deck
from fairplay.errors import InputError
from fairplay.rules.position import Position
from fairplay.rules.registry import game, offered

#: As most sites show it.
WIDTH, HEIGHT = 1200, 630
#: The room for the drawing, and the smallest and largest scale: smaller, nothing can be seen.
_ROOM, _LEAST, _MOST = (1040, 400), 0.6, 3.2
#: A claim of each deck, as in the articles.
_CLAIMS = {ZERO: ("010010", "110110", "100100"), MOD3: ("2102", "2021", "1120")}


def preview(position: str, deck: str) -> bytes:
    """A PNG. What cannot be drawn, or only too small, gets the picture of all other pages.

    >>> preview("nim:3", "")[:4]
    b'\\x89PNG'
    """
    return png(picture(position, deck))


def picture(position: str, deck: str) -> str:
    """The same as SVG.

    >>> picture("nim:999", "") != picture("no such game", "") == picture("", "")
    True
    """
    found = next((one for one in _CLAIMS if one.name == deck), None)
    if found:
        return _framed(_cards(found), FELT, PAPER)
    return _framed(_board(position) or _first_game(), PAPER, INK)


def _first_game() -> Drawing:
    rules = game(offered()[0])
    return drawing(Position.of(rules, rules.start).boards())


def _cards(deck: Deck) -> Drawing:
    return beside((art.card(deck.p, deck.parse(card).counts) for card in _CLAIMS[deck]), gap=40)


def _board(position: str) -> Drawing | None:
    try:
        drawn = drawing(Position(position).boards())
    except InputError:
        return None
    return drawn if _scale(drawn) >= _LEAST else None


def _scale(drawn: Drawing) -> float:
    return min(_ROOM[0] / drawn.width, _ROOM[1] / drawn.height, _MOST)


def _framed(drawn: Drawing, ground: str, ink: str) -> str:
    """The drawing in the middle, and the name of the site below."""
    scale = _scale(drawn)
    x, y = (WIDTH - drawn.width * scale) / 2, (520 - drawn.height * scale) / 2 + 20
    words = "".join(label.svg() for label in drawn.labels)
    moved = f"translate({number(x)} {number(y)}) scale({number(scale, 4)})"
    shapes = [
        tag("rect", width=WIDTH, height=HEIGHT, fill=ground),
        group(drawn.shapes, words, transform=moved),
        *(match(478 + 14 * i, 572, 44, angle) for i, angle in enumerate((-4, 0, 5))),
        tag("text", "Fair Play", x=530, y=587, fill=ink, **{"font-size": 42, "font-weight": 700}),
    ]
    size: Attributes = {"width": WIDTH, "height": HEIGHT, "viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    return tag("svg", *shapes, xmlns="http://www.w3.org/2000/svg", **size)
