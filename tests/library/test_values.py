"""Public values can be compared, hashed, copied and pickled, and their repr is code."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

import fairplay as fp
from fairplay import cards, rules, theory
from fairplay.play import Result
from tests.helpers import POSITIONS, small_sums

NAMES: dict[str, Any] = {name: getattr(fp, name) for name in fp.__all__}
NAMES |= {name: getattr(cards, name) for name in cards.__all__}
NAMES |= {name: getattr(theory, name) for name in theory.__all__}
NAMES |= {"Result": Result, "HeapMove": rules.HeapMove}

RULES = ("0.77", "kayles", "4.[3]", "sub{1,2,5}", "nim", "dawson")

positions = st.one_of(small_sums(), st.sampled_from(POSITIONS).map(fp.Position))


@st.composite
def matches(draw: st.DrawFn) -> fp.Match:
    match = fp.Match.begin(draw(positions))
    for _ in range(draw(st.integers(0, 6))):
        if match.result:
            break
        match = match.play(draw(st.sampled_from(list(match.position.moves()))))
    return match if match.result or draw(st.booleans()) else match.resign(draw(st.integers(0, 1)))


def hand(deck: cards.Deck) -> SearchStrategy[list[cards.Card]]:
    return st.lists(st.sampled_from(deck.cards), min_size=7, max_size=7, unique=True)


VALUES: dict[str, SearchStrategy[Any]] = {
    "Position": positions,
    "Solution": st.builds(fp.Solution, positions, st.just(False)),
    "Match": matches(),
    "Result": matches().map(lambda match: match.result or Result(None, "repetition")),
    "Explanation": st.sampled_from(("nim:3,4,5", "kayles:7 + nim:2", "grundy:9", "dawson:7")).map(
        fp.explain
    ),
    "Sequence": st.sampled_from(RULES).map(fp.Sequence),
    "Period": st.sampled_from(RULES).map(fp.period),
    "Certificate": st.sampled_from(RULES).map(fp.certificate),
    "Verified": st.sampled_from(("0.77", "nim")).map(lambda rule: fp.verify(fp.certificate(rule))),
    "Code": st.sampled_from(RULES).map(rules.code_of),
    "Card": st.sampled_from((*cards.ZERO.cards, *cards.MOD3.cards)),
    "Hand": hand(cards.MOD3).map(cards.Hand),
    "Deck": st.sampled_from(("zero", "mod3", "F2^4")).map(cards.find_deck),
    "Claim": hand(cards.ZERO).map(lambda found: cards.all_claims(cards.ZERO, found)[0]),
    "HeapMove": st.builds(rules.HeapMove, st.integers(1, 9), st.just((1, 2))),
}

COPIES: tuple[Callable[[Any], Any], ...] = (
    lambda value: pickle.loads(pickle.dumps(value)),
    copy.copy,
    copy.deepcopy,
)


@pytest.mark.parametrize("kind", VALUES)
@given(data=st.data())
@settings(max_examples=10, deadline=None)
def test_copies_are_equal(kind: str, data: st.DataObject) -> None:
    value = data.draw(VALUES[kind])
    for copied in COPIES:
        again = copied(value)
        assert type(again) is type(value)
        assert again == value
        assert hash(again) == hash(value)
    assert value != object()


#: An explanation names its blocks, which are data to read and not to write.
@pytest.mark.parametrize("kind", sorted(VALUES.keys() - {"Explanation"}))
@given(data=st.data())
@settings(max_examples=10, deadline=None)
def test_repr_is_code(kind: str, data: st.DataObject) -> None:
    value = data.draw(VALUES[kind])
    assert eval(repr(value), dict(NAMES)) == value


@pytest.mark.parametrize("kind", sorted(VALUES.keys() - {"Sequence"}))
@given(data=st.data())
@settings(max_examples=2, deadline=None)
def test_values_cannot_be_changed(kind: str, data: st.DataObject) -> None:
    value = data.draw(VALUES[kind])
    name = vars(type(value)).get("__match_args__", ("counts",))[0]
    with pytest.raises((FrozenInstanceError, AttributeError)):
        setattr(value, name, None)


def test_what_was_asked_before_is_not_pickled() -> None:
    """The search behind a misère solution cannot be pickled. It is not part of the value."""
    solution = fp.solve("kayles:5 + grundy:8", misere=True)
    winning = solution.winning_moves
    assert pickle.loads(pickle.dumps(solution)).winning_moves == winning
    sequence = fp.Sequence("grundy")
    sequence.extend(50_000)
    assert len(pickle.dumps(sequence)) < 200


def test_a_copied_match_counts_its_own_positions() -> None:
    """Matches share what they count. A copy must not count what another match went on with."""
    there, back = "1:1→2", "1:2→1"
    match = fp.Match.begin("northcott5:1-4,3-5")
    other, away, home = "1:4→5", "1:5→4", match
    for _ in range(2):
        home = home.play(there).play(other).play(back).play(away)
    assert home.result == Result(None, "repetition")
    again = pickle.loads(pickle.dumps(match))
    assert again.play(there).plies[-1].times == match.play(there).plies[-1].times == 1


def test_rules_of_your_own() -> None:
    position = fp.Position.of(Halving("halving"), (12, 7))
    assert repr(position) == "<Position halving:12,7>"
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.deepcopy(position) == position
    pair = fp.Match.begin(position).play("12→7")
    assert repr(pair) == "<Match 'halving:12,7\\n12→7\\n'>"
    assert pickle.loads(pickle.dumps(pair)) == pair


class Halving(fp.HeapRules):
    """Take at least one, and at most half of a heap."""

    def splits(self, heap: int) -> list[tuple[int, ...]]:
        return [(left,) for left in range((heap + 1) // 2, heap)]


@given(st.lists(st.sampled_from(cards.MOD3.cards)))
def test_cards_are_in_the_order_of_their_texts(found: list[cards.Card]) -> None:
    assert [str(card) for card in sorted(found)] == sorted(map(str, found))


def test_errors_can_be_pickled() -> None:
    for error in (fp.InputError("error-number", text="x"), fp.TooLargeError("error-x", limit=3)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.code, again.params) == (type(error), error.code, error.params)
        assert repr(again) == repr(error)
    assert repr(error) == "TooLargeError('error-x', limit=3)"


def test_sequences_of_one_rule_are_equal() -> None:
    assert fp.Sequence("kayles") == fp.Sequence("0.77") != fp.Sequence("0.137")
    assert len({fp.Sequence("kayles"), fp.Sequence("0.77")}) == 1
    assert list(islice(fp.Sequence("0.77"), 5)) == [0, 1, 2, 3, 1]
