"""Fair timing: interleaved runs, several times, the median of each."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Row:
    """One line of a result: ours, the peer, and their ratio."""

    what: str
    ours: str
    peer: str
    ratio: str


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def medians(repeats: int, *works: Callable[[], object]) -> list[float]:
    """The median time of each. They run in turn, so that a slow moment of the machine hits all."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(repeats):
        for work, taken in zip(works, times, strict=True):
            taken.append(seconds(work))
    return [median(taken) for taken in times]


def table(rows: Sequence[Row]) -> str:
    lines = ["| what | ours | beside it | ratio |", "|---|---|---|---|"]
    lines += [f"| {row.what} | {row.ours} | {row.peer} | {row.ratio} |" for row in rows]
    return "\n".join(lines)


def ms(time_taken: float) -> str:
    return f"{1000 * time_taken:.3g} ms"
