"""``fairplay sequence``, ``period`` and ``games``."""

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest

import fairplay as fp
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.registry import groups, offered
from fairplay.theory.sequences import sequence_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Fairplay

KAYLES = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]


def test_plain(fairplay: "Fairplay") -> None:
    assert fairplay("sequence", "grundy", "13") == (0, "0 0 0 1 0 2 1 0 2 1 0 2 1\n", "")


@pytest.mark.parametrize(
    ("rule", "like"),
    [
        ("kayles", "0.77"),
        ("dawson", "0.137"),
        ("nim", "0.[3]"),
        ("nimble", "0.[3]"),
        ("lasker", "4.[3]"),
        ("nimble1", "sub{1}"),
        ("subtraction", "sub{1,2,3}"),
    ],
)
def test_names_stand_for_codes(fairplay: "Fairplay", rule: str, like: str) -> None:
    assert fairplay("sequence", rule, "40").out == fairplay("sequence", like, "40").out


def test_json(fairplay: "Fairplay") -> None:
    out = fairplay("sequence", "0.77", "11", "--json").out
    assert json.loads(out) == {"rule": "0.77", "values": KAYLES}


def test_csv(fairplay: "Fairplay") -> None:
    lines = fairplay("sequence", "0.77", "11", "--csv").out.splitlines()
    assert lines == ["n,value", *(f"{n},{value}" for n, value in enumerate(KAYLES))]


def test_npy(fairplay: "Fairplay", tmp_path: "Path") -> None:
    file = tmp_path / "kayles"
    assert fairplay("sequence", "0.77", "11", "--npy", str(file)) == (0, "", "")
    assert np.load(file).tolist() == KAYLES


@pytest.mark.parametrize(
    ("rule", "preperiod", "period"),
    [("0.77", 71, 12), ("0.137", 52, 34), ("dawson", 52, 34), ("sub{1,2,5}", 0, 3)],
)
def test_period(fairplay: "Fairplay", rule: str, preperiod: int, period: int) -> None:
    found = json.loads(fairplay("period", rule, "--json").out)
    assert list(found) == [
        *("rule", "kind", "preperiod", "period", "saltus", "proved", "computed"),
        *("exceptions", "exception_count", "theorem", "range"),
    ]
    assert (found["rule"], found["preperiod"], found["period"]) == (rule, preperiod, period)
    assert (found["saltus"], found["proved"], found["theorem"]) == (0, True, "guy-smith")
    assert found["range"] == [preperiod, found["computed"] - period - 1]
    out = fairplay("period", rule).out
    assert f"from {preperiod} on, the values repeat with period {period}." in out
    assert "Proved by the theorem of Guy and Smith" in out


def test_the_range_that_proves_a_period(fairplay: "Fairplay") -> None:
    assert "G(n+12) = G(n) for every n from 71 to 155" in fairplay("period", "0.77").out
    values = fp.sequence("0.77", 155 + 12 + 1)
    assert (values[71:156] == values[83:168]).all()


def test_an_arithmetic_period(fairplay: "Fairplay") -> None:
    found = json.loads(fairplay("period", "lasker", "--json").out)
    assert (found["preperiod"], found["period"], found["saltus"]) == (1, 4, 4)
    assert (found["proved"], found["theorem"]) == (True, "arithmetic")
    out = fairplay("period", "lasker").out
    assert "G(n+4) = G(n)+4" in out
    assert "Proved by a theorem on arithmetic periods" in out
    assert "Proved by the theorem of Guy and Smith, extended" in fairplay("period", "0.[1]").out


def test_an_unproved_period(fairplay: "Fairplay") -> None:
    found = json.loads(fairplay("period", "0.137f", "--limit", "400", "--json").out)
    assert (found["proved"], found["theorem"], found["computed"]) == (False, None, 400)
    assert "not proved" in fairplay("period", "0.137f", "--limit", "400").out


def test_many_exceptions_are_counted(fairplay: "Fairplay") -> None:
    assert "Exceptions before that: 3634, the last at 105350" in fairplay("period", "0.16").out


def test_no_period(fairplay: "Fairplay") -> None:
    sequence_of.clear()  # as in a new process: other tests may have computed more values
    code, out, _ = fairplay("period", "grundy", "--limit", "2000", "--json")
    assert code == 0
    assert json.loads(out) == {
        "rule": "grundy",
        "kind": "unequal",
        "preperiod": None,
        "period": None,
        "saltus": None,
        "proved": False,
        "computed": 2000,
        "exceptions": [],
        "exception_count": 0,
        "theorem": None,
        "range": None,
    }
    assert "first 2000 values" in fairplay("period", "grundy", "--limit", "2000").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(fairplay: "Fairplay", lang: str) -> None:
    code, out, err = fairplay("games", "--json", "--lang", lang)
    assert (code, err) == (0, "")
    listed = json.loads(out)
    assert [game["name"] for game in listed] == offered()
    text = fairplay("games", "--lang", lang).out
    for game in listed:
        assert list(game) == ["name", "title", "rule", "position", "misere", "group"]
        assert game["name"] in groups()[game["group"]]
        assert fp.Position(game["position"]) == fp.Position(game["name"])
        assert game["title"] in text
        assert game["rule"] in text
    headings = [line for line in text.splitlines() if line and not line.startswith(" ")]
    assert headings == [Messages(lang)(f"group-{group}") for group in groups()]
