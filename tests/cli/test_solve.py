"""``fairplay solve``: the vectors of the articles through the command, as JSON and as text."""

import json
from typing import TYPE_CHECKING, Any

import pytest

from fairplay.messages import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay


def solved(fairplay: "Fairplay", *arguments: str) -> dict[str, Any]:
    code, out, err = fairplay("solve", *arguments, "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    found: dict[str, Any] = json.loads(out)
    assert list(found) == ["position", "play", "outcome", "value", "winning_moves"]
    return found


def moves(found: dict[str, Any]) -> list[str]:
    return [row["move"] for row in found["winning_moves"]]


@pytest.mark.parametrize(
    ("position", "value", "winning"),
    [
        ("nim:4,5,6,3", 4, ["4→0", "5→1", "6→2"]),
        ("nim:4,5,6,7", 0, []),
        ("nim:1,2,3", 0, []),
        ("nimble:1,3,3,6", 7, ["6→1"]),
        ("modified-nimble:1,3,5,9,11,13", 3, ["9→6", "11→10"]),
        ("northcott:2-7,2-6,3-6,4-5,1-8,3-7,4-6,2-8", 4, ["1:2→6", "5:1→5", "8:2→6"]),
        ("dawson:4", 0, []),
        ("grundy:12", 1, ["12→2,10", "12→3,9"]),
        ("resta-zero:1,1", 0, []),
        ("kayles:7 + nim:2", 0, []),
    ],
)
def test_winning_moves(fairplay: "Fairplay", position: str, value: int, winning: list[str]) -> None:
    found = solved(fairplay, position)
    assert (found["position"], found["play"], found["value"]) == (position, "normal", value)
    assert found["outcome"] == ("N" if value else "P")
    assert moves(found) == winning


@pytest.mark.parametrize(("position", "value"), [("kayles:70", 6), ("lasker:7", 8)])
def test_values(fairplay: "Fairplay", position: str, value: int) -> None:
    assert solved(fairplay, position)["value"] == value


@pytest.mark.parametrize(
    ("arguments", "outcome"),
    [
        (["resta-um:1,1,1"], "P"),
        (["nim:1,1,1", "--misere"], "P"),
        (["nim:1,1 misère"], "N"),
        (["nim:1,1 misere"], "N"),
    ],
)
def test_misere(fairplay: "Fairplay", arguments: list[str], outcome: str) -> None:
    found = solved(fairplay, *arguments)
    assert (found["play"], found["outcome"], found["value"]) == ("misere", outcome, None)


def test_what_a_move_leaves(fairplay: "Fairplay") -> None:
    found = solved(fairplay, "nim:4,5,6,3")
    assert found["winning_moves"][1] == {"move": "5→1", "to": "nim:4,1,6,3"}


def test_text(fairplay: "Fairplay") -> None:
    code, out, err = fairplay("solve", "nim:4,5,6,3", "--lang", "en")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "nim:4,5,6,3",
        "Won for the player to move.",
        "Value: 4",
        "Winning moves, and the position after each:",
        "  4→0   nim:5,6,3",
        "  5→1   nim:4,1,6,3",
        "  6→2   nim:4,5,2,3",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_its_own(fairplay: "Fairplay", lang: str) -> None:
    lost = {"en": "Lost", "sv": "Förlorat", "da": "Tabt", "pt": "Posição perdida"}
    out = fairplay("solve", "resta-um:1,1,1", "--lang", lang).out
    assert out.splitlines()[2].startswith(lost[lang])


def test_the_language_of_the_environment(
    fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "da_DK.UTF-8")
    assert "Tabt for den, der er i trækket." in fairplay("solve", "nim:1,1").out
    assert "Lost" in fairplay("solve", "nim:1,1", "--lang=en").out


def test_heaps_of_any_size(fairplay: "Fairplay") -> None:
    assert solved(fairplay, f"nim:{10**30},5")["value"] == 10**30 ^ 5
