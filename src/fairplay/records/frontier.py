"""How far others have computed open games, as far as we know.

The numbers are of values: all G(n) with n below are published as computed. Of the other open games
no number is known to us. ``SOURCES`` says where one is from.
"""

from dataclasses import dataclass

COLLECTED = "collected from published tables and programs, not traced one by one"
SOURCES = {
    "grundy": "A. Flammenkamp's page on octal games, as collected by us",
    "0.6": "J. P. Grossman: 140·10^12 values, told in the README of a CUDA program for Officers",
    "0.014": "the README of a public solver that repeats and extends Flammenkamp's work",
}
_POWERS = {
    40: "0.167",
    38: "0.161",
    37: "0.034",
    36: "0.014 0.172",
    35: "grundy",
    30: "0.146 0.206 4.004",
    29: "0.143 0.606",
    28: "0.114 0.244",
    27: "0.004 0.006",
    25: "0.007",
}


@dataclass(frozen=True)
class Frontier:
    values: int
    source: str


def published(rule: str) -> Frontier | None:
    """How far a game was computed elsewhere; None if that is not known to us.

    >>> published("0.167").values == 2**40, published("0.174")
    (True, None)
    """
    values = next((1 << power for power, rules in _POWERS.items() if rule in rules.split()), 0)
    if rule == "0.6":
        values = 140 * 10**12
    return Frontier(values, SOURCES.get(rule, COLLECTED)) if values else None
