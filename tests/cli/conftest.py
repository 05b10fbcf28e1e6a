"""Running commands in this process, in a known environment."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from fairplay.cli.main import main


class Run(NamedTuple):
    code: int
    out: str
    err: str


Fairplay = Callable[..., Run]


@pytest.fixture(autouse=True)
def _environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English unless a test says otherwise, and lines that do not break."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "500")


@pytest.fixture
def fairplay(capsys: pytest.CaptureFixture[str]) -> Fairplay:
    """``fairplay("solve", "nim:3")`` gives the exit code and what was written."""

    def run(*arguments: str) -> Run:
        code = main(list(arguments))
        return Run(code, *capsys.readouterr())

    return run
