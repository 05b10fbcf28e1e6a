"""What is asked for in a run of many records, read in one way for both commands.

They are ``fairplay records run``, and ``python -m fairplay.records`` where only NumPy is installed.
"""

import os
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import fairplay
from fairplay.errors import InputError
from fairplay.records.make import MOST
from fairplay.records.record import WAYS
from fairplay.rules.numbers import parse_number
from fairplay.rules.sequences import code_of

MAX_MINUTES, MAX_PROCESSES = 1_000_000, 1024
#: The code of the reason why a run ends early when one of its processes is gone.
KILLED = "error-record-killed"

#: Called with the rule of a record that has changed.
Told = Callable[[str], object]


@dataclass(frozen=True)
class Job:
    rule: str
    folders: tuple[Path, ...]
    limit: int
    path: str
    version: str
    command: str


@dataclass(frozen=True)
class Asked:
    """The arguments and options as people type them."""

    rules: Sequence[str]
    folders: tuple[Path, ...]
    minutes: str = "10"
    processes: str | None = None
    limit: str | None = None
    sample: str = "0"
    path: str = WAYS[0]


@dataclass(frozen=True)
class Run:
    """What was asked for, when all of it makes sense."""

    jobs: list[Job]
    seconds: float
    processes: int
    sample: int


def read(asked: Asked) -> Run:
    """InputError says what makes no sense."""
    check_path(asked.path, WAYS)
    if asked.processes is None:
        processes = os.cpu_count() or 1
    else:
        processes = parse_number(asked.processes, 1, MAX_PROCESSES)
    seconds = 60.0 * parse_number(asked.minutes, 1, MAX_MINUTES)
    return Run(_jobs(asked), seconds, processes, parse_number(asked.sample))


def _jobs(asked: Asked) -> list[Job]:
    """One for each game, however often and in whatever way it was named."""
    names = list(dict.fromkeys(str(code_of(rule)) for rule in asked.rules))
    command = shlex.join(["fairplay", "records", "run", *names, "--path", asked.path])
    shared = (asked.folders, read_limit(asked.limit), asked.path, fairplay.__version__, command)
    return [Job(name, *shared) for name in names]


def read_limit(text: str | None) -> int:
    return MOST if text is None else parse_number(text, 1, MOST)


def check_path(path: str, known: tuple[str, ...]) -> None:
    if path not in known:
        raise InputError("error-choice", text=path, choices=", ".join(known))
