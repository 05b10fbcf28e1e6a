"""Bad input gives exit code 2 and one line on stderr that names it, never a traceback."""

from typing import TYPE_CHECKING

import pytest

from fairplay.messages import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Fairplay

#: The arguments, and what the line must name.
BAD = [
    # Positions.
    (["solve", ""], "nim:3,4,5"),
    (["solve", "nimm:3"], "nim"),
    (["solve", "xyzzy:3"], "kayles"),
    (["solve", "nim:3,x"], "x"),
    (["solve", "nim:3,-4"], "-4"),
    (["solve", "nim:3,,4"], "whole number"),
    (["solve", "nim:3.5"], "3.5"),
    (["solve", "nim:٣"], "whole number"),
    (["solve", "nim:3\n4"], "3 4"),
    (["solve", "nim:\x1b[31m"], "[31m"),
    (["solve", "nim:" + "9" * 2000], "1000"),
    (["solve", "nim:" + ",".join(["1"] * 2000)], "1000"),
    (["solve", " + ".join(["nim:1"] * 200)], "100"),
    (["solve", "nim:3 +"], "nim:3,4,5"),
    (["solve", "dawson:1000000000"], "1000"),
    (["solve", "kayles:1000000000000 + grundy:1000000000"], "takes too long"),
    (["solve", "grundy:1000000000"], "takes too long"),
    (["solve", "0.77:abc"], "abc"),
    (["solve", "3.7:5"], "3.7"),
    (["solve", "0.:5"], "0."),
    (["solve", "sub{}:5"], "sub{}"),
    (["solve", "sub{0}:5"], "sub{0}"),
    (["solve", "northcott:1-9"], "9"),
    (["solve", "northcott:1-1"], "1-1"),
    (["solve", "northcott", "--misere"], "northcott"),
    (["solve", "modified-nimble:3,3"], "3,3"),
    (["solve", "poker-nim:4,5"], "4,5"),
    (["solve", "resta-um:1 + northcott:1-5"], "resta-um"),
    (["explain", "nimm:3"], "nim"),
    # Rules and counts.
    (["sequence", "northcott", "5"], "northcott"),
    (["sequence", "poker-nim", "5"], "poker-nim"),
    (["sequence", "kayle", "5"], "kayles"),
    (["sequence", "0.77", "-5"], "-5"),
    (["sequence", "0.77", "0"], "0"),
    (["sequence", "0.77", "five"], "five"),
    (["sequence", "0.77", "1e3"], "1e3"),
    (["sequence", "0.77", "1000000000000"], "too large"),
    (["sequence", "0.77", "9" * 30], "too large"),
    (["sequence", "0.77", "5", "--json", "--csv"], "--npy"),
    (["sequence", "0.77", "5", "--npy", "/no/such/folder/x.npy"], "/no/such/folder/x.npy"),
    (["period", "0.77", "--limit", "0"], "0"),
    (["period", "0.77", "--limit", "x"], "x"),
    (["period", "0.77", "--limit", "10000000000000000000"], "10000000000000000000"),
    (["period", "0.77", "--threads", "0"], "0"),
    (["period", "0.77", "--threads", "two"], "two"),
    (["period", "3.1"], "3.1"),
    # The command line itself.
    (["solv", "nim:3"], "did you mean solve"),
    (["qqqq"], "sequence"),
    (["--nonsense"], "--version"),
    (["solve"], "POSITION"),
    (["sequence", "0.77"], "COUNT"),
    (["solve", "nim:3", "nim:4"], "nim:4"),
    (["solve", "nim:3", "--jsn"], "--json"),
    (["solve", "nim:3", "-z"], "-z"),
    (["solve", "nim:3", "--lang"], "--lang"),
    (["solve", "nim:3", "--json=1"], "--json"),
    (["solve", "nim:3", "--lang", "de"], "en, sv, da, pt"),
    (["games", "--lang", ""], "en, sv, da, pt"),
    (["play", "nim", "--opponent", "magnus"], "perfect"),
    (["play", "nim", "--opponent", "11"], "easy, medium, perfect, random, human, 1..10"),
    (["play", "nim", "--first", "you"], "computer"),
    (["play", "nim", "--seed", "x"], "x"),
    (["play", "nimm"], "nim"),
    (["play", "nim", "--lang", "xx"], "en, sv, da, pt"),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=lambda value: str(value)[:60])
def test_error_line_names_the_input(fairplay: "Fairplay", arguments: list[str], named: str) -> None:
    code, out, err = fairplay(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("fairplay: ")
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert len(err) < 500
    assert named in err


#: Arguments with a number that is too small, and the least that is allowed.
TOO_SMALL = [
    (["sequence", "0.77", "-5"], 1),
    (["genus", "0.77", "-5", "--json"], 1),
    (["plot", "0.77", "-5", "-o", "{folder}/x.png"], 1),
    (["period", "0.77", "--limit", "-5"], 1),
    (["period", "0.77", "--limit=-5"], 1),
    (["period", "0.77", "--threads", "-5"], 1),
    (["misere", "0.77", "--heaps", "-5"], 1),
    (["survey", "0.??", "--limit", "-5", "-o", "{folder}/x.csv"], 1),
    (["worksheet", "nim", "--count", "-5", "-o", "{folder}/x.pdf"], 1),
    (["worksheet", "nim", "--seed", "-5", "-o", "{folder}/x.pdf"], 0),
    (["play", "nim", "--seed", "-5"], 0),
    (["learn", "nim", "--seed", "-5"], 0),
    (["cards", "play", "zero", "--bots", "-5"], 0),
    (["cards", "play", "zero", "--skill", "-5"], 1),
    (["records", "run", "0.06", "--minutes", "-5"], 1),
    (["records", "run", "0.06", "--sample", "-5"], 0),
    (["loadtest", "http://localhost", "--rooms", "-5"], 1),
    (["loadtest", "http://localhost", "--seconds", "-5"], 1),
    (["solve", "nim:3,-5"], 0),
]


@pytest.mark.parametrize(("arguments", "least"), TOO_SMALL, ids=str)
def test_a_number_that_is_too_small_is_told_the_least(
    fairplay: "Fairplay", tmp_path: "Path", arguments: list[str], least: int
) -> None:
    code, out, err = fairplay(*(arg.format(folder=tmp_path) for arg in arguments))
    assert (code, out) == (2, "")
    assert err == f"fairplay: -5: too small, at least {least}\n"


def test_a_negative_number_is_no_option(fairplay: "Fairplay") -> None:
    assert fairplay("sequence", "-5", "3").err.startswith("fairplay: -5: no such")
    assert fairplay("games", "-5").err.startswith("fairplay: -5: one argument too many")
    assert "COUNT" in fairplay("sequence", "-5").err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "nimm:3"],
        ["solve", "nim:x"],
        ["solve"],
        ["solve", "nim:3", "nim:4"],
        ["solve", "nim:3", "--jsn"],
        ["solv"],
        ["sequence", "0.77", "-5"],
        ["period", "0.77", "--limit", "-5"],
        ["sequence", "northcott", "5"],
    ],
    ids=" ".join,
)
def test_in_every_language(fairplay: "Fairplay", arguments: list[str], lang: str) -> None:
    code, out, err = fairplay(*arguments, "--lang", lang)
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert (err == fairplay(*arguments).err) == (lang == "en")


def test_the_language_after_an_equals_sign(fairplay: "Fairplay") -> None:
    assert "mente du" in fairplay("solve", "--lang=da", "nimm:3").err


def test_a_bad_rule_writes_no_file(fairplay: "Fairplay", tmp_path: "Path") -> None:
    file = tmp_path / "values.npy"
    assert fairplay("sequence", "0.77", "1000000000000", "--npy", str(file)).code == 2
    assert not file.exists()


def test_no_arguments_show_the_help(fairplay: "Fairplay") -> None:
    code, out, err = fairplay()
    assert (code, err) == (0, "")
    for command in ("play", "solve", "explain", "sequence", "period", "games"):
        assert command in out


def test_version(fairplay: "Fairplay") -> None:
    code, out, _ = fairplay("--version")
    assert code == 0
    assert out.startswith("fairplay ")
