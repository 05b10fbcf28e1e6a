"""``fairplay cards solve`` and ``cards stats``: what must be shown, and what is refused."""

import json
from typing import TYPE_CHECKING

import pytest

from fairplay.cards import MOD3, Claim, all_claims
from fairplay.messages import LANGUAGES
from tests.cards.definition import difference

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay

EXAMPLE_A = ("100110", "010010", "000101", "001100", "110110", "000001", "100100")
FIVE = ("2102", "2021", "1120", "0011", "0022")


def test_example_a_has_one_claim(fairplay: "Fairplay") -> None:
    run = fairplay("cards", "solve", "zero", *EXAMPLE_A, "--json")
    assert (run.code, run.err) == (0, "")
    assert json.loads(run.out) == {"claims": [{"a": [2, 5, 7], "b": []}]}
    assert run.out.count("\n") == 1


def test_every_claim_of_mod3(fairplay: "Fairplay") -> None:
    run = fairplay("cards", "solve", "mod3", *FIVE, "--json")
    found = json.loads(run.out)["claims"]
    hand = MOD3.parse_hand(FIVE)
    claims = [Claim(tuple(claim["a"]), tuple(claim["b"])) for claim in found]
    assert tuple(claims) == all_claims(MOD3, hand)
    assert len(claims) == 4
    assert not any(any(difference(MOD3, hand, claim)) for claim in claims)


def test_example_a_in_words(fairplay: "Fairplay") -> None:
    run = fairplay("cards", "solve", "zero", *EXAMPLE_A)
    lines = [line.strip() for line in run.out.splitlines()]
    for line in (
        "1  ▲ · · ⬢ ◆ ·   100110",
        "2, 5, 7   3 cards",
        "(3,2,1,5,3,2)  Odd: triangles, pentagons, hexagons, rhombuses.",
        "Only 1 pentagon is left, on card 4, so card 4 cannot be chosen.",
        "(3,2,0,4,3,2)  Odd: triangles, rhombuses.",
        "(2,2,0,3,2,2)  Odd: hexagons.",
        "(2,2,0,2,2,0)  Every count is even.",
        "[7]  100100 + [1] = 000010 + [5] = 000000   empty, so 2 + 5 + 7 = 0 is a claim",
    ):
        assert line in lines


def test_mod3_in_words(fairplay: "Fairplay") -> None:
    run = fairplay("cards", "solve", "mod3", "2102", "2021", "1120")
    lines = [line.strip() for line in run.out.splitlines()]
    for line in (
        "2 1    2 ·    1 1     pentagons triangles",
        "· 2    2 1    2 ·     hearts    circles",
        "A: 1, 2  B: 3   3 cards",
        "A: 1 + 2 = (4,1,2,3) ≡ (1,1,2,0)",
        "B: 3 = (1,1,2,0)",
    ):
        assert line in lines


def test_smallest_and_largest_are_marked(fairplay: "Fairplay") -> None:
    lines = fairplay("cards", "solve", "mod3", *FIVE).out.splitlines()
    assert [line.split()[-1] for line in lines if line.endswith("est")] == [
        *("smallest", "largest", "largest")
    ]
    assert "smallest" not in fairplay("cards", "solve", "zero", *EXAMPLE_A).out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", [["zero", "100000"], ["mod3", "1000", "0100"], ["F5^3", "100"]])
def test_no_claim(fairplay: "Fairplay", cards: list[str], language: str) -> None:
    assert json.loads(fairplay("cards", "solve", *cards, "--json").out) == {"claims": []}
    run = fairplay("cards", "solve", *cards, "--lang", language)
    assert (run.code, run.err) == (0, "")


def test_many_claims_are_cut_on_the_screen_only(fairplay: "Fairplay") -> None:
    cards = [f"{number:06b}" for number in range(1, 15)]
    assert (
        len(json.loads(fairplay("cards", "solve", "zero", *cards, "--json").out)["claims"]) == 1023
    )
    out = fairplay("cards", "solve", "zero", *cards).out
    assert "Claims: 1023" in out
    assert "983 more" in out
    assert "largest" in out


@pytest.mark.parametrize(("deck", "total"), [("zero", 553270671), ("mod3", 24040016)])
def test_exact_numbers(fairplay: "Fairplay", deck: str, total: int) -> None:
    run = fairplay("cards", "stats", deck, "--json")
    found = json.loads(run.out)
    assert found["total"] == total
    for part in "claims", "smallest", "largest":
        assert sum(found[part].values()) == total
    assert sum(row["hands"] for row in found["joint"]) == total


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("en", "1   395 974 656   71.5698%"),
        ("sv", "1   395 974 656   71,5698 %"),
        ("da", "1   395 974 656   71,5698 %"),
        ("pt", "1   395 974 656    71,5698%"),
    ],
)
def test_exact_numbers_as_tables(fairplay: "Fairplay", language: str, row: str) -> None:
    run = fairplay("cards", "stats", "zero", "--lang", language)
    assert row in [line.strip() for line in run.out.splitlines()]
    assert "553 270 671" in run.out


#: The arguments, and what the line must name.
BAD = [
    (["solve", "zero", "000000"], "000000"),
    (["solve", "zero", "10011"], "6"),
    (["solve", "zero", "1001100"], "1001100"),
    (["solve", "zero", "100112"], "100112"),
    (["solve", "zero", "10x110"], "10x110"),
    (["solve", "zero", "100110\n000001"], "100110 000001"),
    (["solve", "zero", "1" * 5000], "11111111111111111111…"),
    (["solve", "zero", "-100110"], "-100110"),
    (["solve", "zero", ""], "111110"),
    (["solve", "zero", "100110", "000001", "100110"], "100110"),
    (["solve", "zero", *(f"{n:06b}" for n in range(1, 30))], "14"),
    (["solve", "mod3", "2103"], "2103"),
    (["solve", "mod3", "210"], "4"),
    (["solve", "mod3", "0000"], "0000"),
    (["solve", "zerro", "100110"], "zerro"),
    (["solve", "F2^30", "1"], "F2^30"),
    (["solve", "F4^2", "11"], "F4^2"),
    (["solve", "zero"], "CARD"),
    (["solve"], "DECK"),
    (["solve", "zero", "100110", "--misere"], "--misere"),
    (["solve", "zero", "100110", "--lang", "xx"], "xx"),
    (["stats", "F3^9"], "1024"),
    (["stats", "F2^1"], "3"),
    (["stats", "zero", "5"], "5"),
    (["stats", "nim"], "nim"),
    (["sovle", "zero"], "solve"),
    (["xyzzy"], "stats"),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=lambda value: str(value)[:40])
def test_refused_with_one_line(fairplay: "Fairplay", arguments: list[str], named: str) -> None:
    run = fairplay("cards", *arguments)
    assert (run.code, run.out) == (2, "")
    assert run.err.count("\n") == 1
    assert named in run.err
    assert len(run.err) < 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_refused_in_every_language(fairplay: "Fairplay", language: str) -> None:
    for arguments, _ in BAD:
        if "--lang" not in arguments:
            run = fairplay("cards", *arguments, "--lang", language)
            assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)


def test_the_group_alone_shows_its_help(fairplay: "Fairplay") -> None:
    run = fairplay("cards")
    assert run.code == 0
    for command in "solve", "stats", "print", "play":
        assert command in run.out
