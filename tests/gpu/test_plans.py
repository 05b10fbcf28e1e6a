"""The plans that are chosen are among the quickest that were measured.

``measured_plans.csv`` has rates of chains alone on an H200, in million values per second, of plans
for the open games: those within 7 % of the quickest one of each game.
"""

import csv
from collections import defaultdict
from pathlib import Path

import pytest

from fairplay.gpu.choose import LEAST_SPARE, make_plan, quickest, with_room
from fairplay.gpu.game import KEPT
from fairplay.gpu.plan import Plan
from tests.gpu.conftest import game_of

pytestmark = pytest.mark.slow

NUMBERS = ("helpers", "share", "groups", "words", "far_words", "lag", "linear")


def numbers(plan: Plan) -> tuple[float, ...]:
    return tuple(float(getattr(plan, name)) for name in NUMBERS)


def measured() -> dict[str, dict[tuple[float, ...], float]]:
    found: dict[str, dict[tuple[float, ...], float]] = defaultdict(dict)
    with (Path(__file__).parent / "measured_plans.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            found[row["game"]][tuple(float(row[name]) for name in NUMBERS)] = float(row["rate"])
    return found


@pytest.mark.parametrize(("code", "rates"), measured().items())
def test_the_plan_is_among_the_quickest(code: str, rates: dict[tuple[float, ...], float]) -> None:
    plan = numbers(make_plan(game_of(code, KEPT)))
    assert plan in rates, f"{code}: plan {dict(zip(NUMBERS, plan, strict=True))} was not measured"
    assert rates[plan] >= 0.98 * max(rates.values())


@pytest.mark.parametrize(
    ("reach", "helpers", "linear"), [(3000, 16, True), (8000, 16, False), (12000, 8, False)]
)
def test_a_game_that_reaches_far_has_less_room(reach: int, helpers: int, linear: bool) -> None:
    taps = [(8 * i + 5, i % 64) for i in range(300)]
    plan = with_room(quickest([*taps, (reach, 3)], 4, 3, 1))
    assert (plan.helpers, plan.linear) == (helpers, linear)
    assert plan.spare_blocks >= LEAST_SPARE
