"""The worked examples of the articles, row by row."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.rules.position import Position
from fairplay.rules.rows import gap
from fairplay.rules.solve import solve
from fairplay.rules.strip import gaps
from tests.helpers import claims


@pytest.mark.parametrize("claim", claims("positions.csv"), ids=lambda claim: claim["position"])
def test_positions_of_the_articles(claim: dict[str, str]) -> None:
    answer = solve(claim["position"], claim["play"] == "misere").json()
    assert answer["position"] == claim["position"]
    assert answer["play"] == claim["play"]
    assert answer["outcome"] == claim["outcome"]
    assert answer["value"] == (int(claim["value"]) if claim["value"] else None)
    winning = [move["move"] for move in answer["winning_moves"]]
    assert bool(winning) == (claim["outcome"] == "N")
    if claim["winning_moves"]:
        assert set(winning) == set(claim["winning_moves"].split())


def test_every_claim_has_a_source() -> None:
    for table in ("positions.csv", "sequences.csv", "periods.csv"):
        assert all(row["source"].strip() for row in claims(table))


def test_the_gaps_of_the_article() -> None:
    assert gaps(Position("modified-nimble").state) == (1, 3, 1)
    assert gaps(Position("modified-nimble").after("9→6").state) == (1, 0, 1)
    assert gaps(Position("modified-nimble").after("11→10").state) == (1, 3, 2)
    rows = Position("northcott").state
    assert [gap(row) for row in rows] == [4, 3, 2, 0, 6, 3, 1, 5]


def test_each_winning_move_has_its_target() -> None:
    moves = solve("nim:4,5,6,3").json()["winning_moves"]
    assert moves == [
        {"move": "4→0", "to": "nim:5,6,3"},
        {"move": "5→1", "to": "nim:4,1,6,3"},
        {"move": "6→2", "to": "nim:4,5,2,3"},
    ]


@given(st.lists(st.integers(0, 60), max_size=5), st.tuples(st.integers(0, 50), st.integers(0, 50)))
def test_stocks_do_not_matter_in_poker_nim(heaps: list[int], stocks: tuple[int, int]) -> None:
    text = ",".join(map(str, heaps)) or "0"
    poker = f"poker-nim:{text}/{stocks[0]},{stocks[1]}"
    for misere in (False, True):
        assert solve(poker, misere).outcome == solve(f"nim:{text}", misere).outcome
    assert solve(poker).value == solve(f"nim:{text}").value


@given(st.lists(st.integers(0, 60), max_size=5))
def test_other_names_of_nim(heaps: list[int]) -> None:
    text = ",".join(map(str, heaps)) or "0"
    nim, misere = solve(f"nim:{text}"), solve(f"nim:{text} misère")
    for name in ("nimble", "resta-zero"):
        assert solve(f"{name}:{text}").winning_moves == nim.winning_moves
    assert solve(f"resta-um:{text}").winning_moves == misere.winning_moves
    assert misere.value is None


@given(st.lists(st.integers(0, 5), max_size=4))
def test_the_exception_of_resta_um(rows: list[int]) -> None:
    """Safe where Resta-zero is, except when no row has more than one point: then the reverse."""
    text = ",".join(map(str, rows)) or "0"
    same = solve(f"resta-um:{text}").won == solve(f"resta-zero:{text}").won
    assert same == any(row > 1 for row in rows)


@pytest.mark.parametrize("misere", [False, True])
def test_heaps_of_any_size(misere: bool) -> None:
    """10^30 matches are no harder than ten."""
    huge = 10**30
    lost = solve(f"nim:{huge},{huge + 1},1", misere)
    assert lost.outcome == "P"
    won = solve(f"nim:{huge},5", misere)
    assert won.winning_moves == (f"{huge}→5",)
    assert won.json()["winning_moves"][0]["to"] == "nim:5,5"


@pytest.mark.parametrize(("rule", "period"), [("kayles", 12), ("0.07", 34), ("nimble1", 2)])
@given(heap=st.integers(200, 10**30))
def test_huge_heaps_with_a_proved_period(rule: str, period: int, heap: int) -> None:
    assert solve(f"{rule}:{heap}").value == solve(f"{rule}:{200 + (heap - 200) % period}").value


@given(st.integers(0, 200))
def test_board_and_code_of_dawsons_chess_agree(files: int) -> None:
    assert solve(f"dawson:{files}").value == solve(f"0.137:{files}").value


@given(st.lists(st.integers(1, 30), min_size=2, max_size=6))
def test_the_value_of_a_sum_is_the_nim_sum_of_the_values(sizes: list[int]) -> None:
    names = ("kayles", "nim", "grundy", "lasker", "dawson", "0.6")
    texts = [f"{name}:{size}" for name, size in zip(names, sizes, strict=False)]
    value = 0
    for text in texts:
        part = solve(text).value
        assert part is not None
        value ^= part
    assert solve(" + ".join(texts)).value == value
