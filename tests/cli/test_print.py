"""The commands ``fairplay cards print`` and ``fairplay worksheet``."""

from pathlib import Path

import pytest

from tests.cli.conftest import Fairplay
from tests.paper.reading import sizes, words


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def read(name: str) -> bytes:
    return Path(name).read_bytes()


def test_print_a_deck(fairplay: Fairplay) -> None:
    run = fairplay("cards", "print", "zero", "-o", "deck.pdf", "--lang", "sv")
    assert run == (0, "deck.pdf: 8 sidor\n", "")
    assert "talong" in words(read("deck.pdf"))[-1]
    assert [path.name for path in Path().iterdir()] == ["deck.pdf"]


def test_print_with_backs_on_letter(fairplay: Fairplay) -> None:
    run = fairplay("cards", "print", "f2^4", "-o", "d.pdf", "--backs", "--paper", "Letter")
    assert run == (0, "d.pdf: 5 pages\n", "")
    assert set(sizes(read("d.pdf"))) == {(216, 279)}


def test_a_worksheet_with_too_few_exercises_says_so(fairplay: Fairplay) -> None:
    run = fairplay("worksheet", "F2^2", "-n", "4", "-o", "a.pdf")
    assert run.out.splitlines()[1:] == [
        "We found only one exercise at this level, so this sheet has one instead of 4."
    ]


def test_a_worksheet_can_be_repeated(fairplay: Fairplay) -> None:
    assert fairplay("worksheet", "nim", "-n", "4", "-o", "a.pdf").out == "a.pdf: 2 pages\n"
    footer = words(read("a.pdf"))[0]
    seed = footer.split("--seed ")[1].split()[0]
    assert f"fairplay worksheet nim -n 4 --difficulty 2 --seed {seed}" in footer
    assert fairplay("worksheet", "nim", "-n", "4", "-o", "b.pdf", "--seed", seed).code == 0
    assert read("a.pdf") == read("b.pdf")


@pytest.mark.parametrize("game", ["kayles + nim", "sub{1,2,5}", "F5^3", "northcott5", "ZERO"])
def test_any_game(fairplay: Fairplay, game: str) -> None:
    run = fairplay("worksheet", game, "-n", "2", "-o", "w.pdf", "--lang", "pt", "--difficulty", "1")
    assert (run.code, run.err) == (0, "")
    assert "exercícios" in words(read("w.pdf"))[0]


def test_misere(fairplay: Fairplay) -> None:
    run = fairplay("worksheet", "kayles", "-n", "2", "-o", "w.pdf", "--misere", "--seed", "1")
    assert run.code == 0
    page = words(read("w.pdf"))[0]
    assert "misère" in page
    assert "--seed 1 --misere" in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["worksheet", "nimm", "-o", "w.pdf"], "nimm: no such game; did you mean nim?"),
        (["worksheet", "zerro", "-o", "w.pdf"], "zerro: no such game; did you mean zero?"),
        (["worksheet", "mod 3", "-o", "w.pdf"], "mod 3: no such game; did you mean mod3?"),
        (["worksheet", "F9^9", "-o", "w.pdf"], "F9^9: no such deck"),
        (["worksheet", "nim + kaylse", "-o", "w.pdf"], "kaylse: no such game"),
        (["worksheet", "nim:3,4", "-o", "w.pdf"], "did you mean nim?"),
        (["worksheet", "", "-o", "w.pdf"], "no such game"),
        (["worksheet", "nim", "-n", "0", "-o", "w.pdf"], "0: too small"),
        (["worksheet", "nim", "-n", "201", "-o", "w.pdf"], "201: too large, at most 200"),
        (["worksheet", "nim", "-n", "x", "-o", "w.pdf"], "x: not a whole number"),
        (["worksheet", "nim", "--difficulty", "6", "-o", "w.pdf"], "6: too large, at most 5"),
        (["worksheet", "nim", "--seed", "one", "-o", "w.pdf"], "one: not a whole number"),
        (["worksheet", "nim", "--paper", "a3", "-o", "w.pdf"], "a3: choose one of a4, letter"),
        (["worksheet", "northcott", "--misere", "-o", "w.pdf"], "northcott"),
        (["worksheet", "zero", "--misere", "-o", "w.pdf"], "zero"),
        (["worksheet", "nim", "-o", "w.pdf", "--lang", "xx"], "xx"),
        (["worksheet", "nim"], "-o FILE is missing"),
        (["worksheet", "nim", "-n", "1", "-o", "no/w.pdf"], "no/w.pdf: could not be written"),
        (["worksheet", "nim", "-n", "1", "-o", "."], ".: could not be written"),
        (["cards", "print", "tarot", "-o", "d.pdf"], "tarot: no such deck"),
        (
            ["cards", "print", "F2^4", "-o", "d.pdf", "--paper", "a5"],
            "a5: choose one of a4, letter",
        ),
        (["cards", "print", "F2^4", "-o", "no/such/d.pdf"], "no/such/d.pdf: could not be written"),
        (["cards", "print", "F2^4"], "-o FILE is missing"),
    ],
)
def test_bad_input(fairplay: Fairplay, arguments: list[str], said: str) -> None:
    run = fairplay(*arguments)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("fairplay: ")
    assert run.err.count("\n") == 1
    assert said in run.err
    assert list(Path().iterdir()) == []
