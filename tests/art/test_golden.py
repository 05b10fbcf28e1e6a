"""Drawn cards and boards are compared with ``golden/``. Run this file as a program to write them
again.
"""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from fairplay.art import back
from fairplay.cards import find_deck
from fairplay.rules.position import Position

FOLDER = Path(__file__).parent / "golden"
CARDS = (
    *(("zero", "100110"), ("zero", "111111"), ("mod3", "2102"), ("mod3", "2021")),
    *(("F2^4", "0110"), ("F2^5", "10101"), ("F3^3", "201"), ("F5^3", "432"), ("F7^3", "065")),
)
POSITIONS = (
    *("nim:3,4,5", "nim:30,2", "nim:0", "kayles:7,3", "nimble:1,3,3,6", "modified-nimble:1,3,5"),
    *("poker-nim:4,5/10,2", "northcott5:1-5,4-2", "dawson:p...p/..p../P.P.P", "resta-um:7,5,3,1"),
    *("nimble:1000000", "northcott100", "kayles:7 + nim:2"),
    *("cram:..xx/x.../x...", "chomp:4,3,1"),
)


def pictures() -> dict[str, str]:
    """Every picture under the name of its file."""
    cards = {f"{deck}-{text}": find_deck(deck).parse(text)._repr_svg_() for deck, text in CARDS}
    backs = {"back-upright": back(2).svg("back"), "back-lying": back(3).svg("back")}
    boards = {_name(text): Position(text)._repr_svg_() for text in POSITIONS}
    return {_name(name): svg + "\n" for name, svg in {**cards, **backs, **boards}.items()}


def _name(text: str) -> str:
    return text.replace(":", "-").replace("^", "").replace("/", "_").replace(" + ", "+")


@pytest.mark.parametrize("name", pictures())
def test_drawings_are_unchanged(name: str) -> None:
    assert pictures()[name] == (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", pictures())
def test_valid_and_named(name: str) -> None:
    root = ET.fromstring(pictures()[name])
    namespace = "{http://www.w3.org/2000/svg}"
    assert root.tag == f"{namespace}svg"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == (width, height)
    assert root.attrib["role"] == "img"
    title = root.find(f"{namespace}title")
    assert title is not None
    assert title.text == root.attrib["aria-label"] != ""


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(pictures())


if __name__ == "__main__":
    for each, svg in pictures().items():
        (FOLDER / f"{each}.svg").write_text(svg, encoding="utf-8")
