"""``fairplay misere`` and ``genus``, and ``verify`` of a quotient's certificate."""

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Fairplay


def test_misere_has_the_agreed_keys(fairplay: "Fairplay") -> None:
    out = json.loads(fairplay("misere", "0.77", "--json").out)
    assert list(out) == [
        *("rule", "heaps", "order", "p", "solved", "period", "preperiod", "growth", "pretending"),
        "infinite",
    ]
    assert (out["order"], out["p"], out["solved"]) == (40, 9, True)
    assert (out["period"], out["preperiod"], out["growth"][-1]) == (12, 71, [27, 40, 9])


def test_certificate_is_written_and_verified(fairplay: "Fairplay", tmp_path: "Path") -> None:
    file = tmp_path / "q.json"
    said = fairplay("misere", "kayles", "--certificate", str(file))
    assert "Single heaps that are lost: 1, 4, 9, 12, 20\n" in said.out
    assert fairplay("verify", str(file)).out.endswith("The certificate holds.\n")
    assert json.loads(fairplay("verify", str(file), "--json").out)["order"] == 40
    data = json.loads(file.read_text())
    data["pretending"][20] = 0
    file.write_text(json.dumps(data))
    code, out, error = fairplay("verify", str(file))
    assert (code, out) == (2, "")
    assert "Refused:" in error


def test_no_certificate_is_written_that_cannot_be_verified(
    fairplay: "Fairplay", tmp_path: "Path"
) -> None:
    file = tmp_path / "q.json"
    code, out, error = fairplay("misere", "nim", "--heaps", "2000", "--certificate", str(file))
    assert (code, error.count("\n"), file.exists()) == (2, 1, False)
    assert "Elements: 2050" in out
    assert error.startswith("fairplay: No certificate is written")
    assert "transitions is above 2000000" in error


def test_a_limit_is_told(fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairplay.cli.commands.misere.WORK", 100_000_000)
    code, out, error = fairplay("misere", "0.3122", "--json")
    assert (code, json.loads(out)["solved"]) == (0, False)
    assert error.startswith("Stopped after heap 6:")
    assert (
        "Nothing is proved about heaps larger than 5."
        in fairplay("misere", "0.07", "--heaps", "5").out
    )


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        ("sub{1,2}", "Single heaps that are lost: 1, 4, …, and so on with period 3"),
        ("kayles", "Single heaps that are lost: 1, 4, 9, 12, 20"),
        ("0.33", "Single heaps that are lost: 1, 4, …, and so on with period 3"),
    ],
)
def test_lost_heaps_go_on_with_the_period(fairplay: "Fairplay", rule: str, line: str) -> None:
    assert line in fairplay("misere", rule).out.splitlines()


def test_lost_heaps_are_told_with_their_range(fairplay: "Fairplay") -> None:
    out = fairplay("misere", "0.07", "--heaps", "12").out
    assert "Single heaps up to 12 that are lost: " in out


def test_genus(fairplay: "Fairplay") -> None:
    out = json.loads(fairplay("genus", "kayles", "9", "--json").out)
    assert out == ["0", "1", "2", "3", "1", "4^146", "3", "2^2", "1^1"]
    lines = fairplay("genus", "kayles", "6").out.splitlines()
    assert lines[5:] == [
        "5  4^146  wild  {1,2,3,{2,3}}",
        "Heap 5 is the first wild one: sums with it do not follow Nim's rule in misère play.",
    ]
    assert "are tame" in fairplay("genus", "nim", "5").out


@pytest.mark.parametrize(
    "arguments",
    [("misere", "northcott"), ("misere", "0.77", "--heaps", "0"), ("genus", "0.77", "x")],
)
def test_bad_input_is_one_line(fairplay: "Fairplay", arguments: tuple[str, ...]) -> None:
    code, out, error = fairplay(*arguments)
    assert (code, out, error.count("\n")) == (2, "", 1)
