"""A new game in one file is solved, explained, drawn, described and played."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import fairplay as fp
from fairplay import games
from fairplay.cli.commands import games as listing
from fairplay.errors import InputError
from fairplay.explain import explain
from fairplay.explain.blocks import Block, WinningMove, WinningMoves
from fairplay.messages import LANGUAGES, Messages
from fairplay.play.match_view import match_view
from fairplay.play.puzzles import kinds
from fairplay.play.puzzles.choosing import of_day
from fairplay.play.room.admission import admit
from fairplay.rules import registry
from fairplay.vocabulary import Sentence
from tests.games.own_games import LOOKS, SOURCES, write_games


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_games(tmp_path)


@pytest.fixture
def _known(folder: Path) -> Iterator[None]:
    """Add the games of the folder to the registry."""
    games.__path__.append(str(folder))
    _forget()
    yield
    games.__path__.remove(str(folder))
    for name in SOURCES:
        sys.modules.pop(f"fairplay.games.{name.replace('-', '_')}", None)
    _forget()


def _forget() -> None:
    for kept in (registry.names, registry._found, kinds.names, kinds.kinds):
        kept.cache_clear()


@pytest.mark.usefixtures("_known")
def test_own_game_is_solved_and_explained() -> None:
    assert "half-nim" in games.names()
    assert "half-nim" in registry.offered()
    solution = fp.solve("half-nim:5,8")
    assert (solution.outcome, solution.value) == ("N", 1 ^ 4)
    assert solution.winning_moves == ("8→5",)
    told = [one for block in explain("half-nim:5,8").blocks for one in block.before]
    assert all(map(Messages("en").fill, told))
    assert told


@pytest.mark.usefixtures("_known")
def test_it_changes_no_puzzle_of_a_day() -> None:
    """People have seen those. It is in random puzzles."""
    assert "half-nim" in kinds.names()
    day = date(2099, 12, 31)
    before = "subtraction, nimble, zero, resta-um, kayles, grundy + nimble, resta-zero"
    names = [of_day(day - timedelta(n), day).kind.name for n in range(7)]
    assert ", ".join(names) == before


@pytest.mark.usefixtures("_known")
def test_one_with_pieces_is_solved_and_explained() -> None:
    """Between the pawns of a file there are 4, 3 and 2 squares: Nim with these heaps."""
    solution = fp.solve("walk")
    assert (solution.outcome, solution.value) == ("N", 4 ^ 3 ^ 2)
    assert solution.winning_moves == ("1+3",)
    told = [one for block in explain("walk").blocks for one in block.before]
    assert any("1+3" in move.move for block in explain("walk").blocks for move in _moves(block))
    assert all(map(Messages("sv").fill, told))


def _moves(block: Block) -> tuple[WinningMove, ...]:
    return block.moves if isinstance(block, WinningMoves) else ()


@pytest.mark.usefixtures("_known")
def test_its_pieces_are_drawn_for_both_players() -> None:
    position = fp.Position("walk:0-0,1-2").after("1+3")
    (theirs,), (mine,) = position.boards(), position.turned().boards()
    assert mine.ranks == ("p.", "..", "Pp", "..", ".P", "..")
    assert theirs.ranks == ("..", ".p", "..", "pP", "..", "P.")
    drawn = ET.fromstring(position._repr_svg_()).iter("{http://www.w3.org/2000/svg}path")
    assert len(list(drawn)) == 4


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("name", LOOKS)
def test_own_game_is_drawn(name: str) -> None:
    root = ET.fromstring(fp.Position(f"half-{name}:5,8")._repr_svg_())
    shape = "circle" if name == "points" else "path"
    drawn = list(root.iter(f"{{http://www.w3.org/2000/svg}}{shape}"))
    assert len(drawn) >= (2 if name == "coins" else 13)


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOURCES)
def test_it_is_described_and_told(name: str, language: str) -> None:
    view, messages = match_view(fp.Match.begin(f"{name} + nim:2")), Messages(language)
    assert [board.game for board in view.seen[0]] == [name, "nim"]
    for move in view.moves or ():
        assert messages.fill(move, "said-")
        assert messages.fill(move, "web-do-")
    assert all(messages.fill(one) for board in view.seen[0] for one in board.described)


@pytest.mark.usefixtures("_known")
def test_a_move_without_words_is_told_once() -> None:
    for start, move in (("walk", "1+3"), ("nim:2 + walk", "2/1+3")):
        moved = match_view(fp.Match.begin(start).play(move), first=1).moved
        assert moved == Sentence("told-played", {"seat": 1, "move": move})
    worded = match_view(fp.Match.begin("nim:2").play("2→1")).moved
    assert worded is not None
    assert worded.key == "told-move"


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("name", SOURCES)
def test_its_moves_are_found_by_touch(name: str) -> None:
    position = fp.Position(name)
    moves = match_view(fp.Match.begin(position)).moves or []
    assert len(moves) == (4 + 3 + 2 if name == "walk" else 2 + 4)
    for move in moves:
        assert position.touched(move.touches).text == move.text


def _play(folder: Path, position: str, typed: str) -> str:
    """What the terminal shows of a match between two people."""
    run = (
        "import sys; from fairplay import games; games.__path__.append(sys.argv[1]);"
        "from fairplay.cli.main import main; main(sys.argv[2:])"
    )
    play = ["play", position, "--opponent", "human", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-c", run, str(folder), *play],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout


@pytest.mark.slow
def test_it_is_played_in_the_terminal(folder: Path) -> None:
    """A whole match, typed as numbers, with a refusal on the way."""
    shown = _play(folder, "half-nim:2,2", "hint\n2 0\n2 1\ntake 1 from 2\nwhy\nquit\n")
    assert "2→0: the rules do not allow this move here" in shown
    assert shown.count("took 1 from the heap of 2") == 2
    assert "Player 2 won" in shown


@pytest.mark.slow
def test_one_with_pieces_is_played_in_the_terminal(folder: Path) -> None:
    shown = _play(folder, "walk:0-0,2-1", "why\n2+5\n1+3\n1+1\n2+1\nquit\n")
    assert "2+5: the rules do not allow this move here" in shown
    assert "│ ▲ │   │" in shown
    assert "played 1+3" in shown
    assert "Player 1 won" in shown


@pytest.mark.usefixtures("_known")
def test_own_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    listing.run()
    assert "half-nim   half-nim:5,8" in capsys.readouterr().out


@pytest.mark.usefixtures("_known")
def test_own_games_are_admitted_to_rooms() -> None:
    """Their longest play is found by searching: here one at a time, until 1 is left."""
    for name in SOURCES:
        admit(name)
    position = fp.Position("half-nim:5,8")
    assert position.rules.longest(position.state) == 4 + 7
    with pytest.raises(InputError, match="how long a game can last"):
        admit("half-nim:9007199254740991")
