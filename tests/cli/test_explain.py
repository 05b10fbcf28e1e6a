"""``fairplay explain``: every kind of reason, in every language."""

import json
import re
from typing import TYPE_CHECKING, get_args

import pytest

from fairplay.explain import Explanation, blocks, explain
from fairplay.explain.explanation import kind
from fairplay.messages import LANGUAGES, Messages
from tests.helpers import starts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.conftest import Fairplay

POSITIONS = (
    *("nim:4,5,6,3", "nim:4,5,6,7", "nim:0", f"nim:{10**30},5", "nim:1024,77777", "nim:9"),
    *("nimble:1,3,3,6", "nimble:2,2", "nimble1:3,4", "poker-nim:4,5,6/10,10", "northcott"),
    *("modified-nimble", "modified-nimble:4,6,7", "modified-nimble1:2,3"),
    *("grundy:12", "grundy:2,3,30", "grundy:40", "lasker:3,4", "kayles:80", "0.137:200"),
    *("0.8:7", "sub{1,2,5}:21", "sub{3}:2 + nim:1"),
    *("dawson:4", "dawson:9", "dawson:pp.pp/..p../PPPPP"),
    *("kayles:7 + nim:2", "kayles:5 + nim:2,3 + nimble:4", "dawson:3 + northcott:2-7"),
    *("resta-um:7,5,3,1", "resta-um:1,1,4", "resta-um:1,1,1", "resta-um:0", "resta-um:5"),
    *("kayles:1 misère", "kayles:1,1 misère", "kayles:3 misère", "kayles:12 misère"),
    *("nim:100000000000,100000000000", "nim:1 misère", "chomp:2x6"),
    *("wythoff:7,10", "fibonacci-nim:13,12"),
)

#: What a picture is made of, beside notation: numbers and signs, and the heads of tables.
FIGURES = re.compile(r"\[?[0-9⊕=+→:↑–.]+\]?")
HEADS = (
    *("ones", "odd", "scale-heap", "value-head", "part", "alone", "won", "lost-word"),
    *("move", "leaves"),
)


def blocks_of(explanation: Explanation) -> "Iterator[blocks.Block]":
    yield from explanation.blocks
    for component in explanation.components:
        yield from blocks_of(component)


def test_positions_cover_every_kind_of_block() -> None:
    met = {type(block) for text in POSITIONS for block in blocks_of(explain(text))}
    assert met == set(get_args(blocks.Block))


def test_positions_cover_every_disguise() -> None:
    found = (block for text in POSITIONS for block in blocks_of(explain(text)))
    told = {block.before[0].key for block in found if isinstance(block, blocks.Disguise)}
    ways = ("steps", "coins", "pairs", "stock", "gaps", "total", "stretches")
    assert told == {f"explain-{way}" for way in ways}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS)
def test_every_position_in_every_language(fairplay: "Fairplay", position: str, lang: str) -> None:
    code, out, err = fairplay("explain", position, "--lang", lang)
    assert (code, err) == (0, "")
    explanation = explain(position)
    assert explanation.position in out
    for component in explanation.components:
        assert component.position in out
    for block in blocks_of(explanation):
        if isinstance(block, blocks.WinningMoves):
            assert all(f"{move.move} " in out for move in block.moves)
        if isinstance(block, blocks.MexRule):
            assert str(block.value) in out
    assert "{" not in out.replace(explanation.position, "").replace("sub{", "")


@pytest.mark.parametrize("width", ["20", "40", "80"])
def test_narrow_screens(fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    for position in ("grundy:40", "nim:1024,77777", "northcott", f"nim:{10**30},5"):
        assert fairplay("explain", position, "--table").code == 0


def test_danish_as_in_the_article(fairplay: "Fairplay") -> None:
    out = fairplay("explain", "nim:4,5,6,3", "--lang", "da").out
    for said in (
        "Vundet for den, der er i trækket.",
        "Skriv antallene i bunkerne i 2-talsystemet under hinanden",
        "tæl 1-tallerne i hver søjle.",
        "Der er et ulige antal 1-taller i søjle 4.",
        "så antallene alle bliver lige",
    ):
        assert said in out
    squeezed = [" ".join(line.split()) for line in out.splitlines()]
    table = ["4 = 1 0 0", "5 = 1 0 1", "6 = 1 1 0", "3 = 0 1 1", "1-taller : 3 2 2", "ulige : ↑"]
    start = squeezed.index(table[0])
    assert squeezed[start : start + len(table)] == table
    assert "6→2 nim:4,5,2,3 2 2 2" in squeezed


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Column 4 has an odd number of ones."),
        ("sv", "Kolumn 4 har ett udda antal ettor."),
        ("pt", "A coluna 4 tem uma quantidade ímpar de algarismos 1."),
    ],
)
def test_the_odd_column_in_the_other_languages(fairplay: "Fairplay", lang: str, said: str) -> None:
    assert said in fairplay("explain", "nim:4,5,6,3", "--lang", lang).out


def test_a_value_of_0_says_what_it_means(fairplay: "Fairplay") -> None:
    assert "The value is 0, as in every lost position." in fairplay("explain", "nim:1,2,3").out
    assert "value" not in fairplay("explain", "--misere", "nim:1,1,1").out.lower()


def test_grundys_scale(fairplay: "Fairplay") -> None:
    lines = fairplay("explain", "grundy:12").out.splitlines()
    squeezed = [" ".join(line.split()) for line in lines]
    start = squeezed.index("size 1 2 3 4 5 6 7 8 9 10 11")
    assert squeezed[start + 1 : start + 5] == [
        "value 0 0 1 0 2 1 0 2 1 0 2",
        "value 2 0 1 2 0 1 2 0 1 0 0",
        "size 11 10 9 8 7 6 5 4 3 2 1",
        "The nim-sums of the pairs are 2, 0, 0, 2 and 2.",
    ]


def test_the_mex_rule_lists_options(fairplay: "Fairplay") -> None:
    out = fairplay("explain", "kayles:5").out
    assert "5 → 1+3: 1⊕3=2" in out
    assert "The values are 0, 1, 2 and 3. The smallest number that is missing is 4" in out
    assert " ones" not in out, "no columns are shown, so there is nothing to count in them"


def test_a_sum_adds_the_values_of_its_parts(fairplay: "Fairplay") -> None:
    out = fairplay("explain", "kayles:7 + nim:2").out
    assert "2⊕2=0" in out
    assert "7 → 3+3: 3⊕3=0" in out


def test_the_addition_table(fairplay: "Fairplay") -> None:
    with_table = fairplay("explain", "nim:1,2", "--table").out.splitlines()
    rows = [list(map(int, line.split())) for line in with_table[-16:]]
    assert rows == [[a, *(a ^ b for b in range(16))] for a in range(16)]


def prose(explanation: Explanation, messages: Messages) -> "Iterator[str]":
    """The lines that are not pictures. What things stand for is told in one line."""
    yield explanation.position
    for block in explanation.blocks:
        yield from map(messages.fill, block.before)
        if stands := [messages.fill(stand.told) for stand in getattr(block, "stands", ())]:
            yield f"{'; '.join(stands)}."
        yield from (messages.fill(answer.told) for answer in getattr(block, "answers", ()))
        yield from map(messages.fill, block.after)
    for component in explanation.components:
        yield from prose(component, messages)


def test_a_wide_table_is_broken_into_blocks(
    fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every figure of Euclid's divisions is there in full, whatever the width."""
    monkeypatch.setenv("COLUMNS", "80")
    position = "euclid:165580141,102334155"
    out = fairplay("explain", position).out
    figures = [
        row.cells for block in explain(position).blocks for row in getattr(block, "rows", ())
    ]
    assert figures
    assert {str(cell) for cells in figures for cell in cells} <= {*re.findall(r"\d+|…", out)}
    assert all(len(line) <= 80 for line in out.splitlines())
    assert out.count("Larger heap ") > 1


def is_picture(line: str, known: set[str]) -> bool:
    """Whether an indented line has only numbers, signs, notation and the heads of tables."""
    words = line.split()
    return line.startswith("  ") and all(FIGURES.fullmatch(one) or one in known for one in words)


def notation(explanation: Explanation, messages: Messages) -> "Iterator[str]":
    """Moves and positions that are shown in tables, and what stands in figures."""
    for block in blocks_of(explanation):
        for row in getattr(block, "rows", ()):
            yield from (messages.fill(row.told), *map(messages.figure, row.cells))
        for move in getattr(block, "moves", ()):
            yield from (move.move, move.to)
        yield from (part.position for part in getattr(block, "summands", ()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_just_the_sentences(fairplay: "Fairplay", lang: str) -> None:
    """For every offered start. A browser test compares the page with the same sentences."""
    messages = Messages(lang)
    heads = {word for key in HEADS for word in messages(f"explain-{key}").split()}
    for position, misere in starts():
        explanation = explain(position, misere)
        known = heads.union(*map(str.split, notation(explanation, messages)))
        _, out, _ = fairplay("explain", position, *["--misere"] * misere, "--lang", lang)
        lines = [line.rstrip() for line in out.splitlines()]
        said = filter(None, lines[lines.index(explanation.position) :])
        told = [line.strip() for line in said if not is_picture(line, known)]
        assert told == list(prose(explanation, messages))


@pytest.mark.parametrize(
    ("line", "picture"),
    [
        ("  7 → 1+4: 1⊕1=0   7 → 5: 4", True),
        ("     2  =  1 0", True),
        ("  ones  :  3 4 4", True),
        ("  5:1→5  nim:4  2 4 4", True),
        ("4 + 4 = 8", False),
        ("  4 + undefined = 7", False),
        ("  And so it is won.", False),
    ],
)
def test_pictures_are_told_from_sentences(line: str, picture: bool) -> None:
    assert is_picture(line, {"ones", "5:1→5", "nim:4"}) == picture


def test_json(fairplay: "Fairplay") -> None:
    code, out, err = fairplay("explain", "kayles:7 + nim:2", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    data = json.loads(out)
    expected = explain("kayles:7 + nim:2")
    assert data == json.loads(json.dumps(expected.json()))
    assert [block["kind"] for block in data["blocks"]] == list(map(kind, expected.blocks))
