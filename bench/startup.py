"""Whole commands (`fairplay solve nim:3,4,5`, the map of the lessons, the first screen of one)
compared with a Python that only imports typer and rich; `import fairplay` with a bare Python.

The aim is at most 1.5 times; a first screen needs rich's console and the match, too. Importing the
package takes at most 10 ms.
"""

import subprocess
import sys
from functools import partial
from pathlib import Path

from bench.measure import Row, medians, ms

REPEATS = 21


def rows() -> list[Row]:
    command = str(Path(sys.executable).with_name("fairplay"))
    run = partial(subprocess.run, check=True, capture_output=True, stdin=subprocess.DEVNULL)
    jobs = {
        "solve nim:3,4,5": [command, "solve", "nim:3,4,5"],
        "solve nim:3,4,5 --json": [command, "solve", "nim:3,4,5", "--json"],
        "learn": [command, "learn"],
        "learn nim": [command, "learn", "nim"],
    }
    bare = partial(run, [sys.executable, "-c", "import typer, rich"])
    found = []
    for what, argv in jobs.items():
        ours, peer = medians(REPEATS, partial(run, argv), bare)
        found.append(Row(what, ms(ours), ms(peer), f"{ours / peer:.2f}"))
    return [*found, _importing()]


def _importing() -> Row:
    run = partial(subprocess.run, check=True)
    ours, peer = medians(
        REPEATS, *(partial(run, [sys.executable, "-c", code]) for code in ("import fairplay", ""))
    )
    return Row("import fairplay", ms(ours), ms(peer), f"+{ms(ours - peer)}")
