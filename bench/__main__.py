"""Run every benchmark, or those named: ``python -m bench startup rooms``."""

import os
import platform
import sys
from importlib import import_module
from pathlib import Path

from bench.measure import Row, table

BENCHMARKS = (
    "startup",
    "sums",
    "search",
    "boards",
    "sequence",
    "window",
    "periods",
    "survey",
    "misere",
    "words",
    "cards",
    "puzzles",
    "rooms",
    "hostile",
    "web",
    "notebook",
)
#: Part of another benchmark, but also worth running alone.
PARTS = ("tail",)


def main() -> None:
    chosen = sys.argv[1:] or BENCHMARKS
    if unknown := set(chosen) - {*BENCHMARKS, *PARTS}:
        raise SystemExit(
            f"{', '.join(sorted(unknown))}: no such benchmark; {', '.join(BENCHMARKS)}"
        )
    print(f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}\n")
    for name in chosen:
        module = import_module(f"bench.{name}")
        rows: list[Row] = list(module.rows())
        print(f"## {name}\n\n{(module.__doc__ or '').strip()}\n\n{table(rows)}\n")


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


if __name__ == "__main__":
    main()
