"""The shell around a match: files and pipes, a real terminal, and every way to quit."""

import io
import re
import signal
import sys
import time

import pytest

from fairplay.cli.terminal.own_matches import play as run
from fairplay.cli.terminal.viewpoint import capital
from fairplay.errors import InputError, TooLargeError
from fairplay.messages import LANGUAGES, Messages
from tests.cli.pseudo_terminal import Terminal, run_fairplay


def play(
    monkeypatch: pytest.MonkeyPatch, lines: str, position: str | None = "nim:1,2", lang: str = "en"
) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    return run(position, False, "perfect", "me", 1, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert play(monkeypatch, "2 1\n1 0\nquit\n", lang=lang) == 0
    shown = capsys.readouterr().out
    assert "\x1b" not in shown
    say = Messages(lang)
    told = say("end-no-move", name=say("play-you"), other=say("play-computer"))
    assert capital(told) in " ".join(shown.split())
    assert shown.endswith(Messages(lang)("play-bye") + "\n")
    assert Messages(lang)("play-prompt-you") + " 2 1\n" in shown


def test_end_of_input_leaves_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for lines, position in (("", "nim:3"), ("hint\n", "nim:3"), ("", None), ("1\n", None)):
        assert play(monkeypatch, lines, position) == 0
        assert capsys.readouterr().out.endswith("\nThank you for the game.\n")


def test_interrupt_leaves_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt(prompt)

    monkeypatch.setattr("builtins.input", interrupted)
    assert run("nim:3", False, "perfect", "me", 1, "en") == 130
    assert capsys.readouterr().out.endswith("Thank you for the game.\n")


def test_new_goes_to_the_menu_and_back_to_a_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "new\nda\n9\n3\n1\n1\n1\nslut\n") == 0
    shown = capsys.readouterr().out
    assert "Kegler" in shown
    assert shown.endswith("Tak for spillet.\n")


def test_invalid_matches_are_refused() -> None:
    with pytest.raises(TooLargeError, match="Too many moves to list"):
        run("nim:5,1000000", False, "perfect", "me", 1, "en")
    with pytest.raises(TooLargeError, match="Too many moves to list"):
        run("nim:60000 + nim:60000", False, "human", "me", 1, "en")
    with pytest.raises(InputError, match="misère is not offered"):
        run("northcott", True, "perfect", "me", 1, "en")


def test_bytes_that_are_no_text() -> None:
    done = run_fairplay(b"\xff\xfe\n\x00\nquit\n", "play", "nim:3", "--lang", "en")
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"not a move") == 2


def test_a_match_on_a_terminal() -> None:
    terminal = Terminal("play", "nim:1,2", "--lang", "en", NO_COLOR="")
    assert "\x1b[" in terminal.wait_for("Your move: ")
    terminal.type("2 1\n")
    terminal.wait_for("Your move: ")
    terminal.type("1 0\n")
    assert "You won" in re.sub(r"\x1b\[[0-9;]*m", "", terminal.wait_for("Rematch? "))
    terminal.type("\x04")
    code, last = terminal.leave()
    assert code == 0
    assert "Thank you for the game." in last


def test_no_colour_on_request() -> None:
    terminal = Terminal("play", "nim:1,2", "--lang", "en", NO_COLOR="1")
    shown = terminal.wait_for("Your move: ")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", shown)
    terminal.type("quit\n")
    assert terminal.leave()[0] == 0


def test_ctrl_c_on_a_terminal() -> None:
    terminal = Terminal("play", "northcott", "--lang", "sv")
    terminal.wait_for("Ditt drag: ")
    terminal.type("1 ")
    terminal.wait_for("1 ")  # the line is being edited: an interrupt is seen at once
    time.sleep(0.2)
    terminal.process.send_signal(signal.SIGINT)
    code, last = terminal.leave()
    assert code == 130
    assert "Tack för spelet." in last
