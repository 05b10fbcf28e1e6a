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
    """Use English unless a test changes it, and a wide screen so that lines do not wrap."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "500")


@pytest.fixture
def fairplay(capsys: pytest.CaptureFixture[str]) -> Fairplay:
    """``fairplay("solve", "nim:3")`` returns the exit code and the output."""

    def run(*arguments: str) -> Run:
        code = main(list(arguments))
        return Run(code, *capsys.readouterr())

    return run
