"""How far others have computed open games, as far as we know: ``frontier.csv``.

The numbers are of values: all G(n) with n below are published as computed. Of the other open games
no number is known to us. Each row says where its number is from.
"""

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Frontier:
    values: int
    source: str


def published(rule: str) -> Frontier | None:
    """How far a game was computed elsewhere; None if that is not known to us.

    >>> published("0.167").values == 2**40, published("0.174")
    (True, None)
    """
    return _table().get(rule)


@cache
def _table() -> dict[str, Frontier]:
    text = files("fairplay.records").joinpath("frontier.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {row["rule"]: Frontier(int(row["values"]), row["source"]) for row in rows}
