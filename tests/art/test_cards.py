"""Cards differ even without colours, and shapes stay within their edges."""

import re
from xml.etree import ElementTree as ET

import pytest

from fairplay.art import back, card
from fairplay.art.cards import LONG, SHORT
from fairplay.art.matches import match
from fairplay.art.palette import CARD, FELT, GHOST, HEAD, INK, SOFT, WOOD
from fairplay.art.shapes import BINARY, COUNTED, FORMS, ghost, shape
from fairplay.cards import Deck, find_deck

DECKS = ("zero", "mod3", "F2^2", "F2^4", "F2^5", "F2^8", "F3^3", "F3^6", "F5^3", "F5^4", "F7^3")
_COLOUR = re.compile("#[0-9a-f]{6}")


def elements(svg: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter())


@pytest.mark.parametrize("name", DECKS)
def test_every_card_is_different_without_colours(name: str) -> None:
    deck = find_deck(name)
    grey = {_COLOUR.sub("#", card(deck.p, one.counts).shapes) for one in deck.cards}
    assert len(grey) == deck.size


@pytest.mark.parametrize("name", DECKS)
def test_a_card_shows_what_it_counts(name: str) -> None:
    deck = find_deck(name)
    known = dict(BINARY if deck.p == 2 else COUNTED)
    for one in (deck.cards[0], deck.cards[deck.size // 2], deck.cards[-1]):
        drawn = [e.attrib.get("fill") for e in elements(card(deck.p, one.counts).svg("x"))]
        counted = tuple(drawn.count(known[shape].fill) for shape in deck.shapes)
        assert counted == one.counts


@pytest.mark.parametrize("name", DECKS)
def test_names_of_shapes_are_those_drawn(name: str) -> None:
    deck = find_deck(name)
    drawn = BINARY if deck.p == 2 else COUNTED
    assert deck.shapes == tuple(name for name, _ in drawn[: deck.k])


def numbers(element: ET.Element) -> list[tuple[float, float]]:
    """The corners of a shape, curves included, and the extremes of a circle."""
    found = element.attrib
    if "r" in found:
        x, y, r = (float(found[key]) for key in ("cx", "cy", "r"))
        return [(x - r, y - r), (x + r, y + r)]
    texts = re.findall(r"-?[0-9.]+", found.get("points", found.get("d", "")))
    values = list(map(float, texts))
    return list(zip(values[::2], values[1::2], strict=True))


@pytest.mark.parametrize("name", DECKS)
def test_shapes_stay_on_the_card_and_apart(name: str) -> None:
    deck = find_deck(name)
    width, height = (SHORT, LONG) if deck.p == 2 else (LONG, SHORT)
    boxes = []
    for element in elements(card(deck.p, deck.cards[-1].counts, ground=False).svg("x")):
        if corners := numbers(element):
            xs, ys = zip(*corners, strict=True)
            assert min(xs) > 10
            assert max(xs) < width - 10
            assert min(ys) > 10
            assert max(ys) < height - 10
            boxes.append((min(xs), min(ys), max(xs), max(ys)))
    for i, (left, top, right, foot) in enumerate(boxes):
        for other in boxes[:i]:
            assert right < other[0] or other[2] < left or foot < other[1] or other[3] < top


@pytest.mark.parametrize(("name", "paint"), [*BINARY, *COUNTED])
def test_shapes_stand_out_from_the_card(name: str, paint: tuple[str, str]) -> None:
    """WCAG demands a contrast of 3 for graphics; the edge of a shape has it."""
    assert contrast(paint[1], CARD) >= 4.5, name


def test_words_and_matches_have_contrast() -> None:
    assert contrast(INK, CARD) >= 7
    assert contrast(SOFT, CARD) >= 4.5
    assert contrast(WOOD, FELT) >= 3
    assert 1.5 <= contrast(GHOST, CARD) < 3, "a ghost is there, but fainter than any shape"
    assert HEAD not in {paint.fill for _, paint in (*BINARY, *COUNTED)}


def test_forms_differ() -> None:
    drawn = {re.sub(r"(fill|stroke)=\S+", "", ghost(name, 0, 0, 10)) for name in FORMS}
    assert len(drawn) == len(FORMS)
    name, paint = BINARY[0]
    assert shape(name, paint, 0, 0, 10) != ghost(name, 0, 0, 10)


@pytest.mark.parametrize("p", [2, 3])
def test_a_back_is_symmetric(p: int) -> None:
    drawn = back(p)
    pattern = re.compile(r"translate\((\S+) (\S+)\) rotate\((\S+)\)")
    found = {tuple(map(float, one)) for one in pattern.findall(drawn.shapes)}
    turned = {
        (round(drawn.width - x, 2), round(drawn.height - y, 2), (angle + 225) % 360 - 45)
        for x, y, angle in found
    }
    assert found == turned
    assert len(found) == 24


def test_matches_rotate() -> None:
    assert "rotate" not in match(0, 0)
    assert 'rotate(90)"' in match(3, 4, angle=90)


def test_a_card_over_f5_may_have_many() -> None:
    deck = Deck("F5^3", 5, 3)
    assert card(5, deck.cards[-1].counts).svg("444").count("<polygon") == 8


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG defines it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
