"""A sum of 20 random components of mixed games, each of size at most 30, compared with its slowest
component alone: the whole command, and the library with empty caches.

The aim is a factor below two. The command is well within it. Inside the library no component is
slow, since all have a theory, so twenty take as long as each in turn: a few milliseconds.
"""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from bench.measure import Row, medians, ms
from fairplay.rules.solve import solve
from fairplay.theory.sequences import sequence_of

GAMES = [
    "nim",
    "nimble",
    "grundy",
    "lasker",
    "kayles",
    "dawson",
    "0.137",
    "4.7",
    "0.8",
    "sub{1,2,5}",
]
REPEATS = 5

Work = Callable[[str], object]


def rows() -> list[Row]:
    sums = [_components(Random(seed)) for seed in (1, 2, 3)]
    return [_row("command", _command, parts) for parts in sums] + [
        _row("library", _library, parts) for parts in sums
    ]


def _components(random: Random) -> list[str]:
    return [f"{random.choice(GAMES)}:{random.randint(1, 30)}" for _ in range(20)]


def _row(how: str, work: Work, parts: list[str]) -> Row:
    *alone, whole = medians(REPEATS, *(partial(work, p) for p in [*parts, " + ".join(parts)]))
    slowest, part = max(zip(alone, parts, strict=True))
    what = f"20 components, {how}"
    return Row(what, ms(whole), f"{ms(slowest)} ({part})", f"{whole / slowest:.2f}")


def _command(text: str) -> None:
    command = Path(sys.executable).with_name("fairplay")
    subprocess.run([command, "solve", text], check=True, capture_output=True)


def _library(text: str) -> tuple[str, ...]:
    sequence_of.clear()
    return solve(text).winning_moves
