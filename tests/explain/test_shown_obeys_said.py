"""What an explanation shows obeys what it says.

Positions are small and random, of every game and under both conventions, lost and won.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.explain.explanation import settled
from fairplay.rules.position import Position
from fairplay.rules.solve import solve
from tests.catalogues import messages
from tests.explain.checks import CHECKS, check
from tests.helpers import SMALL, conventions, small, small_sums

#: Sentences about numbers. ``test_explain.py`` computes them again.
NUMBERS = {
    *("explain-step", "explain-pair", "explain-unpaired", "explain-heap", "explain-gap"),
    *("explain-in-all", "explain-stretch", "explain-chain", "explain-mex-none", "explain-mex-more"),
    *(
        "explain-more",
        "explain-more-first",
        "explain-more-unknown",
        "explain-scale-taken",
        "explain-scale-sums",
        "explain-repeats",
    ),
}
#: What says how to go on, or names something, and claims nothing about the position.
CLAIMLESS = {
    *("explain-columns-heaps", "explain-columns-values", "explain-columns-long", "explain-ones"),
    *("explain-odd", "explain-table", "explain-mex-options", "explain-scale", "explain-scale-heap"),
    *("explain-scale-unequal", "explain-sum", "explain-part", "explain-value-head"),
    *("explain-alone", "explain-won", "explain-lost-word", "explain-move", "explain-leaves"),
    *("explain-after", "explain-answers", "explain-searched"),
}
#: Checked where such games are: quotients in tests/theory/test_quotients.py, loopy games in
#: tests/rules/test_general.py. ``check_algebra`` plays what explain-algebra-like names.
ELSEWHERE = {
    *("explain-algebra", "explain-algebra-heap", "explain-algebra-like", "explain-algebra-range"),
    *("explain-algebra-repeats", "explain-drawn", "explain-drawn-moves", "explain-loopy"),
    *("explain-loopy-moves", "outcome-drawn"),
}
#: Said beside each answer; ``check_lost`` follows them all.
ANSWERS = {"explain-answer", "explain-answer-none"}


def test_every_claim_has_a_check() -> None:
    keys = {one.key for one in messages("en") if one.file == "explain.ftl"}
    assert (
        keys == {key for key in CHECKS if key in keys} | NUMBERS | CLAIMLESS | ANSWERS | ELSEWHERE
    )


def _rows() -> st.SearchStrategy[Position]:
    pair = st.lists(st.integers(1, 5), min_size=2, max_size=2, unique=True)
    rows = st.lists(pair, min_size=1, max_size=3)
    return rows.map(
        lambda found: Position("northcott5:" + ",".join(f"{one[0]}-{one[1]}" for one in found))
    )


GAMES = {name: small(name) for name in SMALL} | {"northcott5": _rows()}


@pytest.mark.parametrize("name", sorted(GAMES))
@given(data=st.data())
@settings(max_examples=12)
def test_what_is_shown_obeys_what_is_said(name: str, data: st.DataObject) -> None:
    """Also after a winning move, so that half of the positions are lost."""
    position = data.draw(GAMES[name])
    for misere in conventions(position.rules):
        check(position, misere)
        if winning := solve(position, misere).winning_moves:
            check(settled(position.after(winning[0])), misere)


@given(small_sums())
@settings(max_examples=25)
def test_sums_obey_what_is_said(position: Position) -> None:
    for misere in (False, True):
        check(position, misere)
        if winning := solve(position, misere).winning_moves:
            check(settled(position.after(winning[0])), misere)


@pytest.mark.parametrize(
    "text", ["modified-nimble:2,4,8,10", "poker-nim:1,2,3/3,3", "northcott5:1-3,2-4"]
)
def test_another_answer_is_noticed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks can fail: some answers win, but do not undo what was added."""
    position = Position(text)
    check(position, misere=False)
    monkeypatch.setattr(type(position.rules), "undone_by", lambda *_: None)
    monkeypatch.setattr("fairplay.explain.explanation.MAX_ANSWERS_SHOWN", 100)
    with pytest.raises(AssertionError):
        check(position, misere=False)
