"""``fairplay plot``: complete and reproducible pictures, and refused names."""

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay


def test_svg(fairplay: "Fairplay", tmp_path: Path) -> None:
    first, second = tmp_path / "a.svg", tmp_path / "b.svg"
    assert fairplay("plot", "0.77", "200", "-o", str(first)) == (0, "", "")
    assert fairplay("plot", "0.77", "200", "-o", str(second)) == (0, "", "")
    assert first.read_bytes() == second.read_bytes()
    root = ET.fromstring(first.read_text())
    assert root.tag.endswith("svg")


@pytest.mark.parametrize(("rule", "count"), [("grundy", "6000"), ("nim", "9000"), ("0.137", "1")])
def test_png(fairplay: "Fairplay", tmp_path: Path, rule: str, count: str) -> None:
    file = tmp_path / "a.PNG"
    assert fairplay("plot", rule, count, "-o", str(file), "--lang", "sv") == (0, "", "")
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["plot", "plot.pdf", "plot.svg.gz"])
def test_other_formats_are_refused(fairplay: "Fairplay", tmp_path: Path, name: str) -> None:
    code, out, err = fairplay("plot", "0.77", "100", "-o", str(tmp_path / name))
    assert (code, out) == (2, "")
    assert ".svg, .png" in err
    assert list(tmp_path.iterdir()) == []


def test_an_unwritable_plot(fairplay: "Fairplay", tmp_path: Path) -> None:
    code, _, err = fairplay("plot", "0.77", "100", "-o", str(tmp_path / "nowhere" / "a.svg"))
    assert code == 2
    assert "nowhere" in err
