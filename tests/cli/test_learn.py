"""``fairplay learn``: the map, and every lesson to its last screen."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console, RenderableType

from fairplay.cards import all_claims, find_deck
from fairplay.cli.learn import entry, progress
from fairplay.cli.learn.lesson_map import how_to_play, map_lines
from fairplay.cli.learn.session import COMMANDS, LessonSession
from fairplay.cli.learn.typing_help import how
from fairplay.cli.main import main
from fairplay.cli.output import HEADING
from fairplay.cli.terminal.words import command_table
from fairplay.cli.terminal.words import words as words_of
from fairplay.errors import InputError
from fairplay.learn import LESSONS, Lesson, find_lesson
from fairplay.learn import views as v
from fairplay.learn.task import Task
from fairplay.learn.wording import said
from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.position import Position
from fairplay.rules.solve import solve
from fairplay.vocabulary import Sentence
from tests.cli.conftest import Fairplay
from tests.cli.pseudo_terminal import Terminal
from tests.paper.reading import sizes, words
from tests.test_learn import others

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
SEED = 7
ENGLISH = Messages("en")
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def language_of(lesson: Lesson, first: int = 0) -> str:
    """Each lesson in one language, so that all four have their turn."""
    return LANGUAGES[(LESSONS.index(lesson) + first) % len(LANGUAGES)]


def wrong_answer(task: Task) -> str | None:
    """An answer that is refuted. Where everything is progress there is none."""
    tried = others(task.view(), task.solution())
    return next((one for one in tried if task.judge(one).right is False), None)


def script(lesson: Lesson) -> list[str]:
    """What to type: on every screen a wrong answer, if there is one, and then a right one."""
    lines = []
    for number in range(1, lesson.length + 1):
        task = lesson.task(number, SEED)
        wrong = wrong_answer(task)
        undone = ["undo"] if isinstance(task.view(), v.AskPlay) else []
        lines += [*([wrong, *undone] if wrong else []), task.solution(), ""]
    return lines


@each_lesson
def test_every_lesson_is_played_in_a_terminal(lesson: Lesson, monkeypatch: Patch) -> None:
    say = Messages(language_of(lesson))
    monkeypatch.setenv("COLUMNS", "1000")
    arguments = ["learn", lesson.id, "--lang", say.language, "--seed", str(SEED)]
    code, shown = on_terminal(arguments, script(lesson), monkeypatch)
    assert code == 0
    for number, screen in enumerate(lesson.screens, start=1):
        task, done = lesson.task(number, SEED), f"learn-{lesson.id}-{number}-done"
        wrong = wrong_answer(task)
        refuted = task.judge(wrong).told if wrong else ()
        for told in (*refuted, Sentence(done, screen.params)):
            assert say.fill(told) in shown
    assert say("lesson-end", title=say(f"learn-{lesson.id}-title")) in shown
    assert progress.load() == {lesson.id: frozenset(lesson.screen_names)}


#: A move as the help says that it is typed.
TYPED = re.compile(r"(?:^|Or: |game: )([^.:]+?)(?: means: | leaves | takes | puts | plays |\.)")


@each_lesson
def test_how_to_type_is_told_by_moves_that_are_there_and_do_not_win(lesson: Lesson) -> None:
    for number in range(1, lesson.length + 1):
        view = lesson.task(number).view()
        if not isinstance(view, v.AskMove | v.AskPlay | v.AskCut):
            continue
        position, told = Position(view.match.position), list(how(view, ENGLISH))
        winning = solve(position, view.match.misere).winning_moves
        typed = [one for line in told for one in TYPED.findall(line)]
        assert len(typed) >= len(told), told
        for text in typed:
            found = set(_moves_typed(view, text, position))
            assert found, text
            assert found - {*winning}, text


def _moves_typed(view: v.View, text: str, position: Position) -> Iterator[str]:
    """The moves that this may mean, in any game of a sum."""
    several = len(position.components) > 1
    for start in ("", *(f"{n + 1}/" for n in range(len(position.components)) if several)):
        try:
            move = entry.read(view, start + text, position, ENGLISH)
        except InputError:
            continue
        if move in position.moves():
            yield move


@pytest.mark.parametrize("name", ["zero", "mod"])
def test_how_to_type_cards_is_told_by_cards_that_are_there_and_no_claim(name: str) -> None:
    lesson = find_lesson(name)
    for number in range(1, lesson.length + 1):
        view = lesson.task(number).view()
        if isinstance(view, v.AskHand):
            deck, (told,) = find_deck(view.deck), how(view, ENGLISH)
            claims = all_claims(deck, deck.parse_hand(view.cards))
            typed = re.findall(r"\d \d(?: =)? \d", told)
            assert typed
            for text in typed:
                places = {int(place) for place in text.replace("=", "").split()}
                assert places <= {*range(1, len(view.cards) + 1)}
                assert places not in [{*one.a, *one.b} for one in claims]


def on_terminal(arguments: list[str], lines: list[str], monkeypatch: Patch) -> tuple[int, str]:
    """Run a command of this process on a pseudo-terminal: its exit code, and what it shows."""
    outer, inner = os.openpty()
    with os.fdopen(inner, "w", encoding="utf-8") as screen, os.fdopen(os.dup(inner)) as keys:
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setattr(sys, "stdin", keys)
        with ThreadPoolExecutor(1) as threads:
            shown = threads.submit(_drained, outer)
            os.write(outer, "".join(f"{line}\n" for line in lines).encode())
            code = main(arguments)
            screen.write("\x04")
            screen.flush()
            return code, shown.result()


def _drained(descriptor: int) -> str:
    """All that is written to a terminal until its end."""
    data = b""
    while not data.endswith(b"\x04"):
        data += os.read(descriptor, 4096)
    os.close(descriptor)
    return data.decode()


class Screen:
    """A session, and what it shows on a screen of some width."""

    def __init__(self, lesson: Lesson, language: str, width: int = 80) -> None:
        self.solved: list[int] = []
        messages, done = Messages(language), frozenset[int]()
        self.session = LessonSession(lesson, done, self.solved.append, messages, width, SEED)
        self._console = Console(width=width, file=io.StringIO(), no_color=True)
        self.shown = self._show(self.session.open())

    def _show(self, output: Iterable[RenderableType]) -> str:
        with self._console.capture() as captured:
            for one in output:
                self._console.print(one)
        return captured.get()

    def type(self, line: str) -> str:
        self.shown = self._show(self.session.answer(line))
        return self.shown


@each_lesson
def test_every_screen_fits_and_helps(lesson: Lesson) -> None:
    """On a narrow screen nothing is wider than it. Every screen has hints and shows an answer."""
    language = language_of(lesson, 2)
    screen, say = Screen(lesson, language, width=40), Messages(language)
    for number in range(1, lesson.length + 1):
        assert max(map(len, screen.shown.splitlines())) <= 40, screen.shown
        assert say(f"learn-{lesson.id}-{number}-title") in screen.shown
        hints = [screen.type(words_of("hint", say)[0]) for _ in range(3)]
        assert all(hint.strip() for hint in hints)
        assert screen.type(words_of("show", say)[0]).strip()
        screen.type(lesson.task(number, SEED).solution())
        assert screen.solved[-1] == number
        screen.type("")
    assert screen.session.over


def test_words_of_commands_are_no_answers() -> None:
    """In no language does a label or its beginning mean a command."""
    for language in LANGUAGES:
        say = Messages(language)
        taken = {word for name in COMMANDS for word in words_of(name, say)}
        for lesson in LESSONS:
            for number in range(1, lesson.length + 1):
                view = lesson.task(number).view()
                labels = view.labels if isinstance(view, v.AskMark) else ()
                named = {said(label, say).casefold() for label in labels}
                assert not named & taken


def test_going_back_and_forth() -> None:
    screen = Screen(LESSONS[0], "en")
    assert ENGLISH("lesson-first") in screen.type("back")
    assert "2 of" in screen.type("skip")
    assert "1 of" in screen.type("Back")
    assert "1 of" in screen.type("board")
    assert ENGLISH("help-learn-show") in screen.type("?")
    assert ENGLISH("lesson-empty", help="help") in screen.type(" ")
    screen.type("q")
    assert screen.session.over
    assert screen.solved == []


def test_a_wrong_move_is_refuted_on_the_board() -> None:
    screen = Screen(find_lesson("nim"), "en")
    shown = screen.type("5 0")
    assert ENGLISH("learn-computer", what=ENGLISH("said-all", heap=3)) in shown
    assert ENGLISH("board-empty") in shown
    assert ENGLISH("lesson-again") in shown
    assert screen.solved == []
    screen.type("take 2 from 5")
    assert screen.solved == [1]


def test_a_game_can_be_taken_back() -> None:
    screen = Screen(find_lesson("nim"), "en")
    screen.type("skip")
    assert ENGLISH("lesson-take-back", undo="undo") in screen.type("4 0")
    assert "3" in screen.type("undo")
    assert ENGLISH("error-nothing-played") in screen.type("undo")
    screen.type(find_lesson("nim").task(2).solution())
    assert screen.solved == [2]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("w l, w", None),
        ("w L won", "won,lost,won"),
        ("won,lost, won", "won,lost,won"),
        ("x w w", None),
    ],
)
def test_labels_may_be_cut_short(line: str, answer: str | None) -> None:
    labels = tuple(
        v.Choice(name, Sentence(f"learn-{key}"))
        for name, key in (("won", "won"), ("lost", "lost-word"))
    )
    view = v.AskMark(Sentence("learn-mark-won"), labels, ())
    if answer:
        assert entry.read(view, line, None, Messages("en")) == answer
        return
    with pytest.raises(InputError):
        entry.read(view, line, None, Messages("en"))


# -- the command ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map(fairplay: Fairplay, language: str) -> None:
    progress.solve(find_lesson("nim"), 2)
    run, say = fairplay("learn", "--lang", language), Messages(language)
    assert (run.code, run.err) == (0, "")
    for lesson in LESSONS:
        for part in ("title", "about", "teaches", "section"):
            assert say(f"learn-{lesson.id}-{part}") in run.out
    assert say("learn-progress", done=1, all=LESSONS[0].length) in run.out


def test_a_lesson_that_is_not_there(fairplay: Fairplay) -> None:
    run = fairplay("learn", "alchemy")
    assert (run.code, run.out) == (2, "")
    assert run.err.count("\n") == 1
    assert "alchemy" in run.err
    assert ", ".join(lesson.id for lesson in LESSONS) in run.err


def test_the_map_imports_no_task() -> None:
    """It starts as fast as ``fairplay solve``."""
    slow = ("rich.console", "numpy", "fluent", "msgspec", "fairplay.learn.task")
    code = f"""
import sys
from fairplay.cli.main import main
main(["learn"])
assert not [name for name in {slow} if name in sys.modules], sys.modules.keys() & set({slow})
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_lesson_about_matches_imports_nothing_about_cards_or_rooms() -> None:
    slow = ("numpy", "fairplay.cards", "fairplay.art", "fairplay.play.room", "fairplay.play.table")
    code = f"""
import io, sys
from fairplay.cli.main import main
sys.stdin = io.StringIO("")
main(["learn", "nim"])
assert not [name for name in {slow} if name in sys.modules], sys.modules.keys() & set({slow})
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_breaks_on_a_narrow_screen_hangs(language: str) -> None:
    messages = Messages(language)
    file = io.StringIO()
    Console(width=30, file=file).print(command_table(COMMANDS, "learn", messages))
    assert all(line.startswith("  ") for line in file.getvalue().splitlines())
    progress.solve(find_lesson("heap"), 1)
    lines = [line for line, style in map_lines(messages, 40) if style == HEADING]
    assert all(len(line) <= 40 for line in lines)
    assert any(line.startswith(" " * 13) for line in lines)


def test_from_a_pipe_and_from_where_one_left(fairplay: Fairplay, monkeypatch: Patch) -> None:
    for lines in ("5 3\n", "nonsense\n"):
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        run = fairplay("learn", "nim")
        assert (run.code, run.err) == (0, "")
        assert "\x1b" not in run.out
    length = find_lesson("nim").length
    assert f"2 of {length}" in run.out
    assert f"1 of {length}" not in run.out


def test_ctrl_c() -> None:
    terminal = Terminal("learn", "nim", "--lang", "en")
    terminal.wait_for(ENGLISH("lesson-prompt"))
    terminal.type("5 ")
    terminal.wait_for("5 ")  # the line is being edited: an interrupt is seen at once
    time.sleep(0.2)
    terminal.process.send_signal(signal.SIGINT)
    code, shown = terminal.leave()
    assert code == 130
    assert "Traceback" not in shown
    assert ENGLISH("lesson-left", id="nim") in shown


def test_commands_that_are_offered_keep_the_language(monkeypatch: Patch) -> None:
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    lesson = LESSONS[0]
    for language, behind in (("sv", ""), ("da", " --lang da")):
        session = LessonSession(lesson, frozenset(), print, Messages(language))
        (*_, line) = session.leave()
        assert str(line).endswith(f"fairplay learn {lesson.id}{behind}")
        assert how_to_play(lesson, Messages(language)).endswith(f"{lesson.play}{behind}")


# -- the booklet ----------------------------------------------------------------------------------


def test_one_lesson(fairplay: Fairplay, tmp_path: Path) -> None:
    file = tmp_path / "b.pdf"
    run = fairplay("learn", "Sums", "--pdf", str(file), "--lang", "pt", "--paper", "letter")
    assert run.code == 0
    content = file.read_bytes()
    assert Messages("pt")("learn-sums-1-title") in words(content)[1]  # there is no map
    assert run.out == f"{file}: {len(words(content))} páginas\n"
    assert set(sizes(content)) == {(216, 279)}
    assert fairplay("learn", "sums", "--pdf", str(file), "--paper", "a9").code == 2


# -- progress -------------------------------------------------------------------------------------


def test_progress_that_cannot_be_read_or_written(tmp_path: Path, monkeypatch: Patch) -> None:
    folder = tmp_path / "fairplay"
    folder.mkdir()
    (folder / "lessons").write_bytes(b"\xff nim:powers,game mex:1,2")
    assert progress.load() == {"nim": frozenset({"powers", "game"})}
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "fairplay" / "lessons"))
    progress.solve(find_lesson("nim"), 3)
    assert progress.load() == {}


NAMES = [name for lesson in LESSONS for name in lesson.screen_names]


@given(
    st.dictionaries(
        st.sampled_from([lesson.id for lesson in LESSONS]),
        st.frozensets(st.sampled_from(NAMES), min_size=1, max_size=8),
    )
)
@settings(max_examples=30)
def test_progress_is_read_as_it_was_written(kept: progress.Progress) -> None:
    assert progress.read(progress.write(kept)) == kept
