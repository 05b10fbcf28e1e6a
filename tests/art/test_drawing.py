"""Composing drawings."""

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.art import Drawing, Label
from fairplay.art.drawing import below, beside, flow, number, tag
from fairplay.art.palette import COVERED, WOOD
from fairplay.rules.position import Position
from tests.helpers import POSITIONS

DOT = Drawing(10, 20, tag("circle", cx=5, cy=5, r=5), (Label(5, 18, "1"),))


def test_beside_and_below() -> None:
    assert (beside([DOT, DOT], 4).width, beside([DOT, DOT], 4).height) == (24, 20)
    assert (below([DOT, DOT], 4).width, below([DOT, DOT], 4).height) == (10, 44)
    assert [label.x for label in beside([DOT, DOT], 4).labels] == [5, 19]
    assert [label.y for label in below([DOT, DOT], 4).labels] == [18, 42]
    assert beside([], 4).shapes == ""


@given(st.integers(1, 30), st.integers(10, 200))
def test_flow_breaks_before_the_edge(count: int, width: int) -> None:
    drawn = flow([DOT] * count, width, 4)
    assert drawn.width <= width
    assert len(drawn.labels) == count


@given(st.floats(-1e6, 1e6))
def test_numbers_are_short_and_near(value: float) -> None:
    text = number(value)
    assert abs(float(text) - value) <= 0.005001
    assert "e" not in text
    assert text != "-0"


def test_titles_are_escaped() -> None:
    svg = DOT.svg('<"&> 1')
    root = ET.fromstring(svg)
    assert root.attrib["aria-label"] == '<"&> 1'


def test_a_square_that_a_domino_covers_is_no_piece() -> None:
    """Pieces have the colour of wood; free squares are light."""
    drawn = [Position(text)._repr_svg_() for text in ("cram:..xx/....", "cram:2x4", "chomp:4,3")]
    assert [svg.count(COVERED) for svg in drawn] == [2, 0, 0]
    assert [svg.count(WOOD) for svg in drawn] == [0, 0, 7]


@pytest.mark.parametrize("text", POSITIONS)
def test_every_position_draws_itself(text: str) -> None:
    ET.fromstring(Position(text)._repr_svg_())


@pytest.mark.parametrize(
    "text",
    [
        *("nim:" + ",".join(["3"] * 300), "kayles:300,1", "dawson:500", "resta-um:100", "nim:0"),
        *(
            "northcott100:1-50,60-7",
            "modified-nimble:999",
            "nimble:0",
            "dawson:0",
            "nim:1" + "0" * 99,
        ),
    ],
)
def test_large_positions_are_drawn_as_numbers(text: str) -> None:
    svg = Position(text)._repr_svg_()
    ET.fromstring(svg)
    assert len(svg) < 100_000
