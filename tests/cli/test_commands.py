"""Every command has a function with its options, and only the one that is asked for is imported."""

import subprocess
import sys

import pytest
import typer

from fairplay.cli.app import COMMANDS, app_for
from tests.cli.conftest import Fairplay


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, fairplay: Fairplay) -> None:
    run = fairplay(*command.split(), "--help")
    assert (run.code, run.err) == (0, "")
    assert f"Usage: fairplay {command} " in run.out
    assert "--lang" in run.out


def test_without_a_command_all_are_listed(fairplay: Fairplay) -> None:
    out = fairplay().out
    assert all(f" {command} " in out for command in COMMANDS if " " not in command)
    assert all(f" {group} " in out for group in ("cards", "privacy", "admin"))
    cards = fairplay("cards").out
    assert all(f" {name} " in cards for name in ("solve", "stats", "print", "play"))


def test_only_the_command_that_is_asked_for_is_prepared() -> None:
    group = typer.main.get_command(app_for(["cards", "solve", "zero"]))
    assert list(group.commands["cards"].commands) == ["solve"]  # type: ignore[attr-defined]
    program = (
        "import sys; from fairplay.cli.app import app_for; app_for(['solve']); print(*sys.modules)"
    )
    modules = subprocess.check_output([sys.executable, "-c", program], text=True)
    assert "fairplay.cli.commands.solve" in modules.split()
    assert not {"fairplay.server", "fairplay.cli.admin.app"} & set(modules.split())
