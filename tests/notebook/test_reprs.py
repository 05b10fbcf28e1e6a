"""What notebooks show: well-formed, escaped, with a text for every picture."""

import xml.etree.ElementTree as ET
from itertools import pairwise

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fairplay as fp
from fairplay.art import html
from fairplay.art.charts import dots, turns
from fairplay.cards import MOD3, ZERO
from fairplay.explain import explain
from fairplay.games import names
from fairplay.messages import LANGUAGES
from fairplay.rules.heaps import HeapRules
from fairplay.rules.position import Position
from fairplay.rules.registry import game

SVG = "{http://www.w3.org/2000/svg}"


def read(text: str) -> ET.Element:
    """What is shown, as a tree: XML is stricter than browsers are."""
    return ET.fromstring(text.replace("<br>", "<br/>"))


def words(tree: ET.Element) -> str:
    return " ".join(" ".join(tree.itertext()).split())


STARTS = [str(Position.of(game(name), game(name).start)) for name in names()]
MORE = ["kayles:5 + nim:2", "0.137:9", "nim:0", "sub{1,2,5}:21", "dawson:5"]


@pytest.mark.parametrize("text", [*STARTS, *MORE])
def test_explanations_and_solutions_are_shown(text: str) -> None:
    for shown in (explain(text)._repr_html_(), fp.solve(text)._repr_html_()):
        tree = read(shown)
        pictures = list(tree.iter(f"{SVG}svg"))
        assert pictures, "the position is drawn"
        assert all(one.get("aria-label") for one in pictures)
        assert "won" in words(tree).lower() or "lost" in words(tree).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_speak_the_language_of_the_environment(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    said = {
        "en": "the values repeat",
        "sv": "upprepas värdena",
        "da": "gentager værdierne sig",
        "pt": "os valores se repetem",
    }
    found = fp.period("0.77")
    assert found
    assert said[language] in words(read(found._repr_html_()))


def test_the_columns_mark_what_is_odd() -> None:
    shown = explain("nim:4,5,6,3")._repr_html_()
    marked = [cell.text for cell in read(shown).iter("td") if "#f5b82e" in cell.get("style", "")]
    assert marked == ["3"], "only the fours are odd, and there are three"


class Angle(HeapRules):
    """Take <b>one</b> & leave the rest."""

    def splits(self, heap: int) -> list[tuple[int]]:
        return [(heap - 1,)] if heap else []


def test_names_that_people_choose_are_escaped() -> None:
    position = Position.of(Angle("<script>", start=(3,)), (3,))
    for shown in (explain(position)._repr_html_(), fp.solve(position)._repr_html_()):
        assert "<script" not in shown
        assert "&lt;script&gt;" in shown


@settings(max_examples=30)
@given(st.text(max_size=12))
def test_every_text_is_escaped(text: str) -> None:
    cleaned = "".join(sign for sign in text if sign.isprintable())
    tree = read(html.section([html.paragraph(cleaned), html.listed([cleaned])]))
    assert [node.text or "" for node in tree.iter() if node.tag in ("p", "li")] == [cleaned] * 2


def test_a_sequence_shows_a_chart_and_its_first_values() -> None:
    tree = read(fp.Sequence("0.77")._repr_html_())
    cells = [cell.text for cell in tree.iter("td")]
    assert cells[20:31] == list(map(str, fp.sequence("0.77", 11)))
    assert len(list(tree.iter(f"{SVG}circle"))) == 200


@given(st.lists(st.integers(0, 50), min_size=1, max_size=60))
def test_a_chart_keeps_the_order_of_values(values: list[int]) -> None:
    circles = ET.fromstring(dots(values).svg("")).iter(f"{SVG}circle")
    heights = [-float(one.get("cy", "")) for one in circles]
    for (low, first), (high, second) in pairwise(sorted(zip(values, heights, strict=True))):
        assert first <= second + 1e-9 if low != high else abs(first - second) < 1e-9


@given(st.integers(0, 10**9), st.integers(1, 10**9))
def test_the_ruler_names_where_each_turn_begins(preperiod: int, period: int) -> None:
    *ends, last = [label.text for label in turns(preperiod, period).labels]
    first = [] if preperiod == 0 else [0]
    assert ends == list(map(str, [*first, *(preperiod + period * n for n in range(3))]))
    assert last == "…"


@pytest.mark.parametrize(
    ("deck", "cards"), [(ZERO, "100110 010010 000101"), (MOD3, "2102 2021 1120")]
)
def test_a_hand_is_a_tuple_that_draws_itself(deck: fp.cards.Deck, cards: str) -> None:
    hand = deck.parse_hand(cards.split())
    assert hand == tuple(map(deck.parse, cards.split()))
    tree = ET.fromstring(hand._repr_svg_())
    assert tree.get("aria-label") == cards
    assert [node.text for node in tree.iter(f"{SVG}text")] == ["1", "2", "3"]


# -- sequences as arrays ---------------------------------------------------------------------------


def test_numpy_and_pandas_share_the_memory() -> None:
    values = fp.Sequence("0.6")
    values.extend(10_000)
    array = np.asarray(values)
    assert array.tolist() == fp.sequence("0.6", 10_000).tolist()
    assert np.shares_memory(array, np.asarray(values))
    series = values.to_series()
    assert isinstance(series, pd.Series)
    assert np.shares_memory(series.to_numpy(), array)
    assert (series.index.name, series.name) == ("n", "G(n)")


def test_the_shared_memory_cannot_be_written_to() -> None:
    values = fp.Sequence("0.77")
    values.extend(100)
    with pytest.raises(ValueError, match="read-only"):
        np.asarray(values)[0] = 1
    own = np.array(values)
    own[0] = 1
    assert values[0] == 0


def test_an_array_has_what_was_computed_since() -> None:
    values = fp.Sequence("0.6")
    values.extend(10)
    before = np.asarray(values)
    values.extend(1000)
    after = np.asarray(values)
    assert len(after) == len(values) >= 1000
    assert before.tolist() == after[: len(before)].tolist()
    assert np.asarray(values, dtype=float).dtype == float


def test_a_plot_is_a_picture() -> None:
    assert fp.Sequence("kayles").plot(100)._repr_png_().startswith(b"\x89PNG")


def test_a_sequence_is_written_as_code() -> None:
    assert repr(fp.Sequence(" kayles ")) == "Sequence('kayles')"
