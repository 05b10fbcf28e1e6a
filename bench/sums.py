"""A sum of 20 random components of mixed games, each of size at most 30, beside its slowest
component alone. Everything that was remembered is forgotten before each run.

The aim is under twice.
"""

from random import Random

from bench.measure import Row, medians, ms
from fairplay.rules.solve import solve
from fairplay.theory import sequence, sums

GAMES = (
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
)
REPEATS = 5


def rows() -> list[Row]:
    return [_row(seed) for seed in (1, 2, 3)]


def _row(seed: int) -> Row:
    random = Random(seed)
    parts = [f"{random.choice(GAMES)}:{random.randint(1, 30)}" for _ in range(20)]
    alone = medians(REPEATS, *(_cold(part) for part in parts))
    (whole,) = medians(REPEATS, _cold(" + ".join(parts)))
    slowest = max(zip(alone, parts, strict=True))
    return Row(
        f"20 components (seed {seed})",
        ms(whole),
        f"{ms(slowest[0])} ({slowest[1]})",
        f"{whole / slowest[0]:.2f}",
    )


def _cold(text: str):  # type: ignore[no-untyped-def]
    def work() -> None:
        sequence.sequence_of.cache_clear()
        sums._values._memo.clear()
        solve(text).winning_moves  # noqa: B018

    return work
