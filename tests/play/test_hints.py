"""Hints: in words, and a little more each time."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.cards import all_claims, find_deck
from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match
from fairplay.play.hints import match_hint, table_hint
from fairplay.play.local_room import LocalRoom
from fairplay.play.table import Table, TableOptions
from fairplay.protocol import (
    Answered,
    AnyMessage,
    CardOptions,
    Hint,
    Hinted,
    MatchOptions,
    Move,
    Place,
    Refused,
    RoomOptions,
)
from fairplay.rules.position import Position, convention
from fairplay.rules.solve import solve
from fairplay.vocabulary import MoveView, Sentence
from fairplay.vocabulary import sentence as say
from tests.helpers import SMALL, conventions, small, small_sums


@given(
    st.sampled_from(["zero", "mod3", "F2^4", "F5^3"]),
    st.integers(0, 10**6),
    st.sampled_from(LANGUAGES),
)
def test_hints_about_cards_say_a_little_more_each_time(deck: str, seed: int, lang: str) -> None:
    table = Table.begin(TableOptions(find_deck(deck), 1), str(seed))
    smallest = all_claims(table.options.deck, table.face_up)[0]
    found = [table_hint(table, step) for step in range(1, smallest.size + 3)]
    assert [len(one.cards) for one in found] == [*range(smallest.size + 1), smallest.size]
    for one in found:
        places = {table.places.index(table.options.deck.parse(card)) + 1 for card in one.cards}
        assert places <= {*smallest.places}
        numbers = set(map(int, re.findall(r"\d+", Messages(lang).fill(one.told))))
        assert numbers == places | (set() if len(places) == smallest.size else {smallest.size})


def assert_hints(position: Position, misere: bool) -> None:
    """What the three steps say agrees with the solver, and each step with the next."""
    if position.over:
        return
    match, solution = Match.begin(position, misere), solve(position, misere)
    first, second, third = (match_hint(match, step) for step in (1, 2, 3))
    count = len(solution.winning_moves)
    assert first.told == (say("hint-won", count=count) if count else say("hint-lost"))
    assert (first.place, first.move, second.move) == (None, None, None)
    assert second.told.key == ("hint-where" if count else "hint-where-lost")
    assert third.told.key == ("hint-move" if count else "hint-hard")
    assert third.move is not None
    assert third.move.text in (solution.winning_moves or position.moves())
    assert second.place == third.place
    assert second.place is not None
    assert_place(second.place, third.move, second.told)
    for lang in LANGUAGES:
        assert "hint-" not in Messages(lang).fill(second.told)


def assert_place(place: Place, move: MoveView, told: Sentence) -> None:
    """The place is where the move is made, and the words name it."""
    (element,) = place.elements
    assert (place.component, element[0]) == (move.component, move.touches[0][0])
    words, numbers = told.params["place"], move.params
    assert isinstance(words, Sentence)
    if words.key == "hint-place-sum":
        assert words.params["number"] == place.component + 1
        words, inner = words.params["what"], numbers["what"]
        assert isinstance(words, Sentence)
        assert isinstance(inner, Sentence)
        numbers = inner.params
    named = ("heap", "here", "row", "file", "vertex", "edge", "cell", "coin")
    own = {numbers.get(name) for name in named}
    for several in ("coins", "rows", "columns"):
        own |= set(numbers.get(several, ()))  # type: ignore[arg-type]
    assert set(words.params.values()) <= own


@pytest.mark.parametrize("name", sorted(SMALL))
@given(data=st.data())
@settings(max_examples=10)
def test_hints_obey_the_solver(name: str, data: st.DataObject) -> None:
    position = data.draw(small(name))
    for misere in conventions(position.rules):
        assert_hints(position, misere)


@given(small_sums(), st.booleans())
@settings(max_examples=40)
def test_hints_about_sums_obey_the_solver(position: Position, misere: bool) -> None:
    assert_hints(position, convention(position, misere))


def hints(options: MatchOptions | CardOptions, *commands: Hint | Move) -> list[str]:
    """The keys of the answers of a room of our own."""
    told: list[AnyMessage] = []
    people = ["A", "B"] if isinstance(options, MatchOptions) else ["A"]
    room = LocalRoom(RoomOptions(options), people, "1", told.append, lambda: 0)
    room.start()
    for command in commands:
        room.send(command, seat=0)
    answers = [one.answer for one in told if isinstance(one, Answered)]
    return [
        one.told.key if isinstance(one, Hinted) else one.code if isinstance(one, Refused) else ""
        for one in answers
    ]


def test_a_room_of_our_own_counts_hints_for_each_position() -> None:
    first, again = (Hint("1"), Hint("2"), Hint("3"), Hint("4")), (Hint("6"), Hint("7"), Hint("8"))
    assert hints(MatchOptions("nim:1,2"), *first, Move("5", "2→1"), *again) == [
        *("hint-won", "hint-where", "hint-move", "hint-move"),
        *("hint-lost", "hint-where-lost", "hint-hard"),
    ]
    assert hints(CardOptions("zero", 1), Hint("1"), Hint("2")) == [
        "cards-hint-size",
        "cards-hint-card",
    ]


def test_no_hint_when_the_match_is_over() -> None:
    over = (Move("1", "1→0"), Hint("2"))
    assert hints(MatchOptions("nim:1"), *over) == ["error-match-over"]


@pytest.mark.slow
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_position_too_large_to_solve_has_no_hint(step: int) -> None:
    with pytest.raises(InputError):
        match_hint(Match.begin("grundy:100000000"), step)
