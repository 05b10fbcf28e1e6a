"""A command is a signature; the function that does its work takes the same names."""

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from fairplay.cli.app import app


def _commands(typer_app: Any, path: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    for one in typer_app.registered_commands:
        yield f"{path}{one.name}", one.callback
    for group in typer_app.registered_groups:
        yield from _commands(group.typer_instance, f"{path}{group.name} ")


COMMANDS = dict(_commands(app, ""))


def test_there_are_commands() -> None:
    assert {"play", "verify-deal", "cards print", "admin backup", "privacy delete"} <= set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_work_takes_the_parameters_of_the_command(name: str) -> None:
    where = inspect.getclosurevars(COMMANDS[name]).nonlocals
    module = import_module(f"fairplay.cli.{where['module']}")
    work = inspect.signature(getattr(module, where["function"] or "run"))
    given = dict.fromkeys(inspect.signature(COMMANDS[name]).parameters)
    work.bind(**given)
    taken = {n for n, p in work.parameters.items() if p.kind != inspect.Parameter.VAR_KEYWORD}
    assert taken <= set(given)
