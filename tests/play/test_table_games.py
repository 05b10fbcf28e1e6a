"""Whole games with right, wrong, stale, repeated and hostile commands, in any order."""

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from msgspec.structs import replace

from fairplay.cards import Card, all_claims, find_deck
from fairplay.play.table import (
    MODES,
    WRONG,
    Table,
    TableEvent,
    TableOptions,
    record,
    replay,
)
from fairplay.protocol import AnyAnswer, Late, Refused, Shown, Taken, Wrong

DECKS = ("zero", "mod3", "F2^2", "F2^4", "F3^2", "F3^3", "F5^2")
SECRET = "the seed that nobody may see"

#: Taken modulo the number of players, except for some that do not exist.
players = st.integers(-1, 12)
seconds = st.sampled_from([0, 1, 999, 1000, 3000, 6000, 20_000])
picks = st.lists(st.integers(0, 10**6), max_size=6)


class Games(RuleBasedStateMachine):
    """Every answer is checked against the written rules of the game."""

    sent = Bundle("sent")

    def __init__(self) -> None:
        super().__init__()
        self.table = Table.begin(TableOptions(find_deck("F2^2")), SECRET)
        self.now = 0
        self.sides_a: list[Card] = []

    @initialize(
        name=st.sampled_from(DECKS),
        count=st.integers(1, 6),
        mode=st.sampled_from(MODES),
        wrong=st.sampled_from(WRONG),
        seed=st.text(max_size=8),
    )
    def deal(self, name: str, count: int, mode: str, wrong: str, seed: str) -> None:
        options = TableOptions(find_deck(name), count, mode, wrong)
        self.table = Table.begin(options, SECRET + seed)

    # -- commands ------------------------------------------------------------------------------

    @rule(ms=seconds)
    def wait(self, ms: int) -> None:
        self.now += ms

    @rule(ms=seconds)
    def look(self, ms: int) -> None:
        """Looking never changes anything that matters."""
        before = self.table
        self.table = self.table.at(self.now + ms)
        assert self.table.at(self.now + ms) == before.at(self.now + ms)
        self.now += ms

    @precondition(lambda self: not self.table.over)
    @rule(target=sent, player=players, pick=st.integers(0, 1000), swap=st.booleans())
    def claim_right(self, player: int, pick: int, swap: bool) -> TableEvent:
        return self.send(self.right(player, pick, swap))

    def right(self, player: int, pick: int, swap: bool = False) -> TableEvent:
        claims = all_claims(self.table.options.deck, self.table.face_up)
        claim = claims[pick % len(claims)]
        hand = self.table.face_up
        a, b = (tuple(hand[place - 1] for place in side) for side in (claim.a, claim.b))
        if swap and self.table.options.deck.p > 2:
            a, b = b, a
        return TableEvent(self.now, player, "claim", a, b)

    @rule(picks=st.lists(st.integers(0, 1000), max_size=10))
    def play_on(self, picks: list[int]) -> None:
        """A part of a game without mistakes; some lead to the end."""
        for pick in picks:
            if not self.table.over:
                self.now += 20_000
                player = pick % len(self.table.seats)
                self.send(TableEvent(self.now, player, "call"))
                self.send(self.right(player, pick))

    @rule(target=sent, player=players, a=picks, b=picks)
    def claim_on_the_table(self, player: int, a: list[int], b: list[int]) -> TableEvent:
        """Any cards on the table: seldom right, sometimes the same card twice."""
        hand = self.table.face_up or self.table.options.deck.cards
        sides = (tuple(hand[i % len(hand)] for i in side) for side in (a, b))
        return self.send(TableEvent(self.now, player, "claim", *sides))

    @rule(target=sent, player=players, chosen=st.sets(st.integers(0, 6), min_size=1, max_size=4))
    def claim_some(self, player: int, chosen: set[int]) -> TableEvent:
        """Different cards on the table, on one side: well-formed, but mostly wrong."""
        if self.table.options.mode == "call":
            self.send(TableEvent(self.now, player, "call"))
        hand = self.table.face_up
        cards = tuple(card for i, card in enumerate(hand) if i in chosen)
        return self.send(TableEvent(self.now, player, "claim", cards))

    @rule(target=sent, player=players, a=picks, b=picks)
    def claim_anything(self, player: int, a: list[int], b: list[int]) -> TableEvent:
        """Any cards of the deck, hidden or gone."""
        cards = self.table.options.deck.cards
        sides = (tuple(cards[i % len(cards)] for i in side) for side in (a, b))
        return self.send(TableEvent(self.now, player, "claim", *sides))

    @rule(target=sent, player=players, kind=st.sampled_from(["call", "give-up", "expire"]))
    def other(self, player: int, kind: str) -> TableEvent:
        return self.send(TableEvent(self.now, player, kind))

    @rule(all_but=st.integers(0, 5))
    def many_give_up(self, all_but: int) -> None:
        for player in range(all_but, len(self.table.seats)):
            self.send(TableEvent(self.now, player, "give-up"))

    @rule(target=sent, player=players, really=st.integers(0, 3))
    def leave(self, player: int, really: int) -> TableEvent:
        """Leave rarely, or no game would last."""
        kind = "leave" if really == 0 else "give-up"
        return self.send(TableEvent(self.now, player, kind))

    @rule(event=sent, ms=st.sampled_from([-5000, 0, 5000]))
    def again(self, event: TableEvent, ms: int) -> None:
        """The same command again, late or with a wrong clock."""
        self.send(replace(event, at=event.at + ms))

    # -- answers -------------------------------------------------------------------------------

    def send(self, event: TableEvent) -> TableEvent:
        before = self.table
        if 0 <= event.player < 12:
            event = replace(event, player=event.player % len(before.seats))
        self.table, answer = before.apply(event)
        self.now = max(self.now, self.table.now)
        if isinstance(answer, Refused | Late):
            assert self.table is before
        else:
            assert self.table.log[-1].kind == event.kind
        self.check(event, answer, before.at(max(event.at, before.now)))
        return event

    def check(self, event: TableEvent, answer: AnyAnswer, before: Table) -> None:
        deck = before.options.deck
        on_table = {*before.face_up}
        known = 0 <= event.player < len(before.seats) and before.seats[event.player].here
        if event.kind != "expire":
            assert known or isinstance(answer, Refused)
        match answer:
            case Taken(player, side_a, side_b):
                a, b = tuple(map(deck.parse, side_a)), tuple(map(deck.parse, side_b))
                assert {*a, *b} <= on_table
                assert deck.total(a) == deck.total(b)
                assert not {*a} & {*b}
                gained = self.table.scores[player] - before.scores[player]
                assert gained == len({*a, *b}) > 0
                assert before.options.mode == "race" or before.calling
                self.sides_a += a
            case Late(gone):
                assert gone
                assert not {*map(deck.parse, gone)} & (on_table | {*before.pile})
            case Wrong(player, difference, lock_ms):
                assert difference is None or any(difference)
                assert self.table.places == before.places or event.kind == "expire"
                assert 0 <= lock_ms <= 12_000
            case Shown(side_a, side_b):
                a, b = tuple(map(deck.parse, side_a)), tuple(map(deck.parse, side_b))
                assert deck.total(a) == deck.total(b)
                self.sides_a += a
                assert self.table.scores == before.scores

    # -- invariants ----------------------------------------------------------------------------

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        table = self.table
        taken = [card for seat in table.seats for card in seat.taken]
        everywhere = [*table.face_up, *table.pile, *table.aside, *taken]
        assert sorted(everywhere) == list(table.options.deck.cards)
        assert len(table.places) == table.options.deck.hand

    @invariant()
    def theorem_1(self) -> None:
        """A full table has a claim; only at the end is it not full."""
        if None not in self.table.places:
            assert all_claims(self.table.options.deck, self.table.face_up)
        else:
            assert self.table.over
            assert not self.table.pile

    @invariant()
    def theorem_2(self) -> None:
        """Over F2 the rest is even; over F3 it has the sum of all sides A. At every time."""
        deck = self.table.options.deck
        left = deck.total([*self.table.face_up, *self.table.pile])
        if deck.p == 2:
            assert not any(left)
        elif deck.p == 3:
            assert left == deck.total(self.sides_a)

    @invariant()
    def nothing_hidden_is_seen(self) -> None:
        table = self.table
        stirred = replace(table, pile=table.pile[::-1])
        assert table.view() == stirred.view()
        assert SECRET not in msgspec.json.encode(table.view()).decode()
        hidden = {str(card) for card in table.pile}
        assert not hidden & {text for text in table.view().cards if text}

    @invariant()
    def the_record_gives_the_table(self) -> None:
        assert replay(record(self.table)) == self.table

    @invariant()
    def times_do_not_fall(self) -> None:
        times = [event.at for event in self.table.log]
        assert times == sorted(times)


TestGames = pytest.mark.slow(Games.TestCase)
TestGames.settings = settings(max_examples=80, stateful_step_count=40)
