"""Hints: in words, and a little more each time."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.cards import all_claims, find_deck
from fairplay.errors import InputError
from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match, Table, TableOptions
from fairplay.play.hints import match_hint, table_hint
from fairplay.play.local_room import LocalRoom
from fairplay.protocol import (
    Answered,
    AnyMessage,
    CardOptions,
    Hint,
    Hinted,
    MatchOptions,
    Move,
    Refused,
    RoomOptions,
)
from fairplay.rules.solve import solve


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


@given(st.lists(st.integers(0, 7), min_size=1, max_size=4).filter(any), st.booleans())
def test_hints_about_a_match_first_say_who_wins_then_a_move(heaps: list[int], misere: bool) -> None:
    match = Match.begin(f"nim:{','.join(map(str, heaps))}", misere)
    solution = solve(str(match.position), misere)
    first, second = match_hint(match, 1), match_hint(match, 2)
    assert first.told.key == ("hint-won" if solution.won else "hint-lost")
    assert first.move is None
    assert second.told.key == ("hint-move" if solution.won else "hint-hard")
    assert second.move is not None
    assert second.move.text in (solution.winning_moves or match.position.moves())


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
    asked = (Hint("1"), Hint("2"), Move("3", "2→1"), Hint("4"), Hint("5"))
    assert hints(MatchOptions("nim:1,2"), *asked) == [
        "hint-won",
        "hint-move",
        "hint-lost",
        "hint-hard",
    ]
    assert hints(CardOptions("zero", 1), Hint("1"), Hint("2")) == [
        "cards-hint-size",
        "cards-hint-card",
    ]


def test_no_hint_when_the_match_is_over() -> None:
    over = (Move("1", "1→0"), Hint("2"))
    assert hints(MatchOptions("nim:1"), *over) == ["error-match-over"]


@pytest.mark.parametrize("step", [1, 2])
def test_a_position_too_large_to_solve_has_no_hint(step: int) -> None:
    with pytest.raises(InputError):
        match_hint(Match.begin("grundy:100000000"), step)
