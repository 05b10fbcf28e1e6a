"""The installed command as a process: closed pipes, Ctrl-C, screens with ASCII only."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.pseudo_terminal import COMMAND, Terminal


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    return subprocess.run(
        [COMMAND, *arguments], capture_output=True, text=True, env=env, check=False, timeout=60
    )


def test_solve() -> None:
    done = run("solve", "nim:3,4,5", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert '"value": 2' in done.stdout


def test_bad_input() -> None:
    done = run("solve", "nimm:3", LC_ALL="sv_SE.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "fairplay: nimm: okänt spel; menade du nim?\n"


def test_a_screen_without_unicode() -> None:
    done = run("explain", "nim:4,5,6,3", "--lang", "da", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "4->0" in done.stdout
    assert "traekket" in done.stdout
    assert "?" not in done.stdout
    json = run("solve", "nim:4,5", "--json", PYTHONIOENCODING="ascii").stdout
    assert r"5\u21924" in json


def test_bytes_that_are_no_text() -> None:
    done = subprocess.run([COMMAND, "solve", b"nim:\xff"], capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments", [["sequence", "0.77", "20000", "--csv"], ["explain", "nim:4,5,6,3"], ["games"]]
)
def test_a_pipe_that_closes(arguments: list[str]) -> None:
    with subprocess.Popen(
        [COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode in (0, 1)


def test_a_disk_that_is_full() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [COMMAND, "solve", "nim:3"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"fairplay: stdout")
    assert done.stderr.count(b"\n") == 1


def test_colours_and_the_board_on_a_terminal() -> None:
    code, out = Terminal("solve", "nim:3,4,5").leave()
    assert code == 0
    assert "\x1b[1;32mWon for the player to move.\x1b[0m" in out
    assert out.index("┃") < out.index("Won")


def test_ctrl_c_stops_long_work() -> None:
    terminal = Terminal("sequence", "0.8", "20000")
    seen = terminal.wait_for("Values")
    terminal.process.send_signal(signal.SIGINT)
    code, rest = terminal.leave()
    assert "Traceback" not in seen + rest
    assert code == 130
