"""``fairplay cards play`` as a command: pipes, a real terminal, and refusals."""

import io
import re
import signal
import sys

import pytest

from fairplay.cli.terminal.own_cards import play_cards as run
from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from tests.cli.card_race import begin, numbers
from tests.cli.pseudo_terminal import Terminal, run_fairplay


def fairplay_cards(
    monkeypatch: pytest.MonkeyPatch, lines: str, lang: str = "en", bots: str | None = None
) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    monkeypatch.setenv("COLUMNS", "80")
    return run("zero", None, bots, None, "race", "lockout", "1", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert fairplay_cards(monkeypatch, numbers(begin()) + "\nhint\n", lang, "2") == 0
    shown = capsys.readouterr().out
    assert "\x1b" not in shown
    messages = Messages(lang)
    assert messages("table-prompt") + " hint\n" in shown
    assert shown.endswith(messages("play-bye") + "\n")


def refusal(*options: str | None) -> str:
    wanted = [*options, *[None] * (8 - len(options))]
    deck, players, bots, skill, mode, wrong, seed, lang = wanted
    with pytest.raises(InputError) as caught:
        run(deck or "zero", players, bots, skill, mode or "race", wrong or "none", seed, lang)
    return str(caught.value)


def test_invalid_races() -> None:
    assert "no such deck" in refusal("tarot")
    assert "for 1 to 6" in refusal("zero", None, "6")
    assert "for 1 to 6" in refusal("zero", None, "9" * 20)
    assert "for 1 to 6" in refusal("zero", "a,b,c,d,e,f,g")
    assert "not a whole number" in refusal("zero", None, "many")
    assert "at least 1" in refusal("zero", None, "1", "0")
    assert "at most 10" in refusal("zero", None, "1", "11")
    assert "race, call" in refusal("zero", None, None, None, "slow")
    assert "none, lockout, minus" in refusal("zero", None, None, None, "race", "pain")
    assert "at most 100 characters" in refusal("zero", None, None, None, None, None, "x" * 101)
    assert "no such language" in refusal("zero", None, None, None, None, None, "1", "xx")


def test_bytes_that_are_no_text() -> None:
    done = run_fairplay(
        b"\xff\xfe\n\x00\n" + b"1" * 10_000 + b"\nquit\n", "cards", "play", "zero", "--lang", "en"
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"Claim: ") == 4


def test_the_last_line_may_lack_its_end() -> None:
    assert (
        run_fairplay(b"1 2", "cards", "play", "mod3", "--bots", "1", "--skill", "10").returncode
        == 0
    )


def test_on_a_terminal() -> None:
    terminal = Terminal("cards", "play", "zero", "--seed", "1", "--lang", "en")
    assert re.search(r"\x1b\[38;5;[0-9;]+m▲", terminal.wait_for("Claim: "))
    terminal.type("9\x7f\x1b[A" + numbers(begin()))
    terminal.wait_for(numbers(begin())[-1])
    terminal.type("\r")
    assert "You took" in terminal.wait_for("Claim: ")
    terminal.type("\x04")
    code, last = terminal.leave()
    assert code == 0
    assert "Thanks for playing." in last


def test_bots_on_a_terminal() -> None:
    terminal = Terminal(
        "cards", "play", "F2^4", "--bots", "5", "--skill", "10", "--seed", "1", "--lang", "en"
    )
    terminal.wait_for("Claim: ")
    shown = terminal.wait_for("took")
    assert "\r\x1b[K" in shown
    code, last = terminal.leave()  # the bots finish the game by themselves
    assert code == 0
    assert "The game is over" in last


def test_ctrl_c_on_a_terminal() -> None:
    terminal = Terminal("cards", "play", "mod3", "--lang", "sv")
    terminal.wait_for("Urval: ")
    terminal.type("1 ")
    terminal.wait_for("1 ")
    terminal.process.send_signal(signal.SIGINT)
    code, last = terminal.leave()
    assert code == 130
    assert "Tack för spelet." in last
