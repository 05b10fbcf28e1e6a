"""Drawn boards are compared with ``boards/``. Run this file as a program to write them again."""

from pathlib import Path

import pytest
from rich.console import Console

from fairplay.cli.boards import draw, full_title, rule, title
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.position import Position
from fairplay.rules.registry import find, game, names

FOLDER = Path(__file__).parent / "boards"
MESSAGES = Messages("en")

POSITIONS = {
    "heaps": ["nim:3,4,5", "nim:4,5,6,7,20,41,500", "grundy:12", "0.137:10,5", "nim:0"],
    "many-heaps": ["nim:" + ",".join(map(str, range(1, 60)))],
    "poker": ["poker-nim:4,5,6/10,0", "poker-nim:1/100,3"],
    "points": ["resta-um:7,5,3,1", "resta-zero:60,100", "resta-um:0"],
    "pins": ["kayles:10", "kayles:3,1,4", "kayles:40", "kayles:300,1", "kayles:0"],
    "strip": [
        "nimble:1,3,3,6",
        "nimble:2,2,2,5,5,5,5",
        "modified-nimble",
        "nimble1:20",
        "nimble:0",
    ],
    "long-strip": ["nimble:7,7,1000000000000", "modified-nimble1:100,900"],
    "rows": ["northcott", "northcott5:1-5,4-2", "northcott30:1-30,29-2", "northcott100:1-50,60-7"],
    "pawns": ["dawson:5", "dawson:5,3", "dawson:20", "dawson:500", "dawson:p...p/..p../P.P.P"],
    "sums": ["kayles:7 + nim:2,3 + nimble:4", "northcott4:1-4 + dawson:3 + resta-zero:2"],
}


def drawings(name: str) -> str:
    parts = (f"{text}\n{draw(Position(text), MESSAGES).plain}\n" for text in POSITIONS[name])
    return "\n".join(parts)


@pytest.mark.parametrize("name", POSITIONS)
def test_drawings_are_unchanged(name: str) -> None:
    assert drawings(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [20, 40, 80, 200])
@pytest.mark.parametrize("text", [text for texts in POSITIONS.values() for text in texts])
def test_fits_the_screen(text: str, width: int) -> None:
    lines = draw(Position(text), MESSAGES, width=width).plain.splitlines()
    # Words and whole numbers are never cut, however narrow the screen.
    shape = [line for line in lines if set(line) & set("●│━─░")]
    assert max((len(line) for line in shape), default=0) <= max(width, 44)
    assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("name", names())
def test_every_game_is_drawn_and_named_in_every_language(name: str) -> None:
    position = Position(game(name).name)
    for language in LANGUAGES:
        messages = Messages(language)
        assert draw(position, messages).plain.strip()
        assert title(name, messages)
        assert rule(position.rules, messages)


def test_variants_show_their_name() -> None:
    assert full_title(find("nimble1"), MESSAGES) == "Nimble (nimble1)"
    assert full_title(Position("nim:1 + 0.137:3").rules, MESSAGES) == "Nim + Octal game (0.137)"
    assert rule(find("nimble1"), MESSAGES) != rule(find("nimble"), MESSAGES)


def test_the_strip_keeps_its_length() -> None:
    first = Position("nimble:6")
    moved = draw(first.after("6→1"), MESSAGES, first=first).plain
    assert len(moved.splitlines()[0]) == len(draw(first, MESSAGES).plain.splitlines()[0])


def test_nothing_is_told_by_colour_alone() -> None:
    """Without colours the drawing still shows all its shapes."""
    console = Console(no_color=True, force_terminal=True, width=80)
    with console.capture() as captured:
        console.print(draw(Position("northcott"), MESSAGES))
    assert captured.get().count("▲") == captured.get().count("▼") == 9


if __name__ == "__main__":
    for each in POSITIONS:
        (FOLDER / f"{each}.txt").write_text(drawings(each), encoding="utf-8")
