"""A game of someone's own: one file, and it is solved, explained, drawn, told and played."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import fairplay as fp
from fairplay import games
from fairplay.explain import explain
from fairplay.messages import LANGUAGES, Messages
from fairplay.play.match_view import match_view
from fairplay.rules import registry

SOURCE = '''"""Half Nim: take at least one, and at most half of a heap."""

from fairplay.rules.heaps import HeapRules
from fairplay.rules.looks import {look}


class HalfNim(HeapRules):
    def splits(self, heap):
        return ((left,) for left in range((heap + 1) // 2, heap))


GAME = HalfNim("half-{name}", start=(5, 8), look={look})
'''

#: The same rule on several boards: one word chooses.
LOOKS = {"nim": "MATCHES", "pins": "PINS", "coins": "COINS", "points": "POINTS"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, look in LOOKS.items():
        source = SOURCE.format(name=name, look=look)
        (tmp_path / f"half_{name}.py").write_text(source, encoding="utf-8")
    return tmp_path


@pytest.fixture
def _known(folder: Path) -> Iterator[None]:
    """The games of the folder are in the registry."""
    games.__path__.append(str(folder))
    _forget()
    yield
    games.__path__.remove(str(folder))
    for name in LOOKS:
        sys.modules.pop(f"fairplay.games.half_{name}", None)
    _forget()


def _forget() -> None:
    registry.names.cache_clear()
    registry._found.cache_clear()


@pytest.mark.usefixtures("_known")
def test_it_is_solved_and_explained() -> None:
    assert "half-nim" in games.names()
    assert "half-nim" in registry.offered()
    solution = fp.solve("half-nim:5,8")
    assert (solution.outcome, solution.value) == ("N", 1 ^ 4)
    assert solution.winning_moves == ("8→5",)
    told = [one for block in explain("half-nim:5,8").blocks for one in block.before]
    assert all(map(Messages("en").fill, told))
    assert told


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("name", LOOKS)
def test_it_is_drawn(name: str) -> None:
    root = ET.fromstring(fp.Position(f"half-{name}:5,8")._repr_svg_())
    shape = "circle" if name == "points" else "path"
    drawn = list(root.iter(f"{{http://www.w3.org/2000/svg}}{shape}"))
    assert len(drawn) >= (2 if name == "coins" else 13)


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LOOKS)
def test_it_is_described_and_told(name: str, language: str) -> None:
    view, messages = match_view(fp.Match.begin(f"half-{name}:5,8 + nim:2")), Messages(language)
    assert [board.game for board in view.seen[0]] == [f"half-{name}", "nim"]
    for move in view.moves or ():
        assert messages.fill(move, "said-")
        assert messages.fill(move, "web-do-")
    assert all(messages.fill(one) for board in view.seen[0] for one in board.described)


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("name", LOOKS)
def test_its_moves_are_found_by_touch(name: str) -> None:
    position = fp.Position(f"half-{name}:5,8")
    moves = match_view(fp.Match.begin(position)).moves or []
    assert len(moves) == 2 + 4
    for move in moves:
        assert position.touched(move.touches).text == move.text


def test_it_is_played_in_the_terminal(folder: Path) -> None:
    """A whole match, typed as numbers, with a refusal on the way."""
    run = (
        "import sys; from fairplay import games; games.__path__.append(sys.argv[1]);"
        "from fairplay.cli.main import main; main(sys.argv[2:])"
    )
    play = ["play", "half-nim:2,2", "--opponent", "human", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-c", run, str(folder), *play],
        input="hint\n2 0\n2 1\ntake 1 from 2\nwhy\nquit\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == ""
    assert "2→0: the rules do not allow this move here" in done.stdout
    assert done.stdout.count("takes 1 from the heap of 2") == 2
    assert "Player 2 wins" in done.stdout
