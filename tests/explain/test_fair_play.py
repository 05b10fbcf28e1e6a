"""`fairplay explain` for every game of M. E. Larsen's article, beside the article's own numbers."""

from collections.abc import Callable, Iterable

import pytest

from fairplay.explain import blocks as b
from fairplay.rules.position import Position
from fairplay.rules.registry import kind
from tests.explain.checks import Case
from tests.helpers import claims

CLAIMS = claims("fair_play.csv")


def _words(numbers: Iterable[object]) -> str:
    return " ".join(map(str, numbers))


def _left(move: b.WinningMove) -> str:
    """The heaps that a move leaves."""
    assert move.columns
    return ",".join(map(str, move.columns.numbers))


SHOWN: dict[str, Callable[[Case], str]] = {
    "outcome": lambda case: {"N": "won", "P": "lost"}[case.only(b.Verdict).outcome],
    "value": lambda case: str(case.only(b.Verdict).value),
    "binary": lambda case: _words(case.only(b.Columns).binary),
    "ones": lambda case: _words(case.only(b.Columns).counts),
    "heaps": lambda case: _words(one.heap for one in case.only(b.Disguise).stands),
    "wins by": lambda case: _words(one.move for one in case.only(b.WinningMoves).moves),
    "leaves": lambda case: _words(map(_left, case.only(b.WinningMoves).moves)),
    "answers": lambda case: _words(f"{one.move}:{one.answer}" for one in case.answers()),
    "chain": lambda case: str(dict(case.said())["explain-chain"]["steps"]),
    "reaches": lambda case: _words(
        sorted({option.value for option in case.only(b.MexRule).options})
    ),
    "scale": lambda case: _words(case.only(b.Scale).sums),
    "repeats": lambda case: "{0.preperiod} {0.period}".format(case.only(b.Repeats)),
}


@pytest.mark.parametrize("row", CLAIMS, ids=lambda row: f"{row['position']} {row['shown']}")
def test_explanations_agree_with_the_article(row: dict[str, str]) -> None:
    case = Case(Position(row["position"]), misere=False)
    assert SHOWN[row["shown"]](case) == row["article"]


def test_every_game_of_the_article_is_there() -> None:
    there = {kind(row["position"].partition(":")[0]) for row in CLAIMS}
    assert there == {
        *("nim", "nimble", "modified-nimble", "poker-nim", "northcott"),
        *("lasker", "kayles", "grundy", "dawson"),
    }
