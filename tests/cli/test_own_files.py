"""Games in Python files on the command line, and what is wrong with them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import fairplay as fp
from fairplay.cli.main import main
from fairplay.errors import InputError
from fairplay.messages import LANGUAGES
from fairplay.rules.own_files import loaded_names
from tests.cli.test_play_session import say, sit_down
from tests.own_files import HALF, forgotten_files

LAMBDA = '''"""Take 1 or 2, or split a heap into two heaps that differ by one."""
from fairplay.rules import heap

GAME = heap("uneven", lambda n: [n - 1, n - 2, (n // 2, n - n // 2)] if n > 2 else range(n), (9,))
'''
#: A game of states, not of heaps, in which play can go round.
ROUND = """
from fairplay.rules import Rules

class Round(Rules):
    name, start, loops = "round", 3, False
    def moves(self, state): yield from {3: [5], 5: [3, 1], 1: []}[state]
    def after(self, state, move): return move
    def parse(self, text): return int(text)
    def text(self, state): return str(state)
    parse_move, move_text = parse, text

GAME = Round()
"""


@pytest.fixture(autouse=True)
def _in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    with forgotten_files():
        yield


def write(name: str, source: str) -> None:
    Path(name).write_text(source, encoding="utf-8")


def test_a_file_of_five_lines_is_solved_explained_and_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    write("half.py", HALF)
    assert main(["solve", "./half.py:12,7", "--json"]) == 0
    solved = json.loads(capsys.readouterr().out)
    assert solved["position"] == "half:12,7"
    assert solved["winning_moves"] == [{"move": "12→7", "to": "half:7,7"}]
    assert main(["sequence", "half.py", "9"]) == 0
    assert capsys.readouterr().out == "0 0 1 0 2 1 3 0 4\n"
    assert main(["explain", "half.py:9", "--misere", "--lang", "da"]) == 0
    assert main(["worksheet", "half.py", "-n", "2", "-o", "sheet.pdf"]) == 0
    assert Path("sheet.pdf").read_bytes().startswith(b"%PDF")


def test_it_adds_to_other_games_and_has_a_name_of_its_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    write("my_file.py", LAMBDA)
    assert main(["solve", "my_file.py:9 + nim:3 + ./my_file.py", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["position"] == "uneven:9 + nim:3 + uneven:9"


def test_the_library_and_links_load_no_file() -> None:
    write("half.py", HALF)
    with pytest.raises(InputError):
        fp.Position("./half.py:9")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (
            "def splits(heap):\n    x = 1\n    return [1 // (heap - 12)]\n",
            "line 3: ZeroDiv",
        ),
        ("def splits(heap):\n    return helper(heap)\n", "line 2: NameError"),
        ("def splits(heap) return 3\n", "line 1: SyntaxError"),
        ("import nothing_like_this\n", "line 1: ModuleNotFoundError"),
        ("x = 1\n", "no game in this file"),
        ("GAME = 3\n", "GAME is 3"),
        ("from fairplay.rules import heap\nGAME = heap('g', 'spilt')\n", "line 2: spilt: “spilt”"),
        ("import sys\nsys.exit(3)\n", "line 2: SystemExit: 3"),
        ("def splits(heap):\n    exit(3)\n", "line 2: SystemExit: 3"),
        ("class Odd(BaseException): ...\nraise Odd\n", "line 2: Odd"),
        ("def splits(heap):\n    open('gone')\n", "line 2: FileNotFoundError"),
        ("def splits(heap):\n    import gone\n", "line 2: ModuleNotFoundError"),
        ("\ndef splits(heap, other): return []\n", "line 2: splits must take one heap"),
        ("def splits(): return []\n", "line 1: splits must take one heap"),
        (
            "from fairplay.rules import heap\ndef two(a, b): ...\nGAME = heap('g', two)\n",
            "line 3: two must take one heap",
        ),
        ("def splits(heap):\n    range(heap)\n", "gives nothing; return []"),
        ("def splits(heap):\n    return heap - 1\n", "gives 11. It must give a list"),
        ("def splits(heap):\n    yield heap\n", "12 → 12"),
        ("def splits(heap):\n    yield 5 if heap < 5 else 3\n", "3 → 5 → 3"),
        ("def splits(heap):\n    yield -heap\n", "gives -12"),
        ("def splits(heap):\n    yield 'x'\n", "gives 'x'"),
        ("def splits(heap):\n    return 3\n", "gives 3"),
        (ROUND, "3 → 5 → 3"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_line(
    source: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write("bad.py", source)
    state = "" if source is ROUND else ":12"
    assert told in refused(capsys, "solve", f"./bad.py{state}")


def test_a_file_that_is_not_there_and_names_that_are_taken(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "gone.py" in refused(capsys, "solve", "gone.py")
    write("nim.py", HALF)
    for language in LANGUAGES:
        assert "nim:" in refused(capsys, "solve", "nim.py", "--lang", language)
    write("My Game!.py", HALF)
    assert "my game!" in refused(capsys, "play", "./My Game!.py")
    Path("letters.py").write_bytes(b"# \xe5\n")
    assert "letters.py" in refused(capsys, "solve", "letters.py")
    write("1st.py", HALF)
    assert "rename the file" in refused(capsys, "solve", "1st.py")
    write("half.py", HALF)
    assert "did you mean ./half.py?" in refused(capsys, "solve", "./half:9")
    assert "only for codes" in refused(capsys, "period", "./half.py")


def test_what_is_wrong_is_told_in_the_language_of_the_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    write("bad.py", "def splits(): return []\n")
    told = refused(capsys, "solve", "bad.py", "--lang", "da")
    assert "linje 1: splits skal tage imod én bunke" in told


def test_the_help_shows_moves_of_the_position() -> None:
    write("half.py", HALF)
    session = sit_down(loaded_names("./half.py:9"))
    told = say(session, "help")
    assert "9 5 leaves 5 of a heap of 9. Or: take 4 from 9." in told
    assert "0 takes" not in told
    assert "type it like 9→5" in say(session, "what")


def test_the_help_for_nim_shows_the_whole_heap_and_for_words_several() -> None:
    assert "4 0 takes a whole heap of 4." in say(sit_down("nim:4"), "help")
    told = say(sit_down("heap{take 1-2 and split or split}:5"), "help")
    assert "5 1 4 leaves 1 + 4 of a heap of 5." in told or "leaves 2 + 3" in told


def test_the_help_for_a_heap_with_a_stock_shows_no_match_as_taken_that_is_added() -> None:
    told = say(sit_down("poker-nim:1,1/2,0"), "help")
    assert "1 0 takes a whole heap of 1." in told
    assert "-1" not in told
    assert "leaves 2 of a heap of 1" not in told


def test_our_own_mistakes_are_not_blamed_on_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    write("half.py", HALF)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("fairplay.cli.commands.solve.solve", broken)
    with pytest.raises(ZeroDivisionError):
        main(["solve", "half.py:9"])


def test_no_certificate_names_a_rule_that_only_a_file_has(
    capsys: pytest.CaptureFixture[str],
) -> None:
    write("half.py", HALF)
    assert "does not contain it" in refused(
        capsys, "misere", "./half.py", "--certificate", "c.json"
    )
    assert not Path("c.json").exists()
    assert main(["misere", "./half.py", "--heaps", "3"]) == 0
