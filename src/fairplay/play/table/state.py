"""The table as an immutable value: every event gives a new one. Time comes with the events."""

from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from fairplay.cards import Card
from fairplay.errors import InputError
from fairplay.play.endings import alone_ending, table_ending, table_stopped
from fairplay.play.log import Log
from fairplay.play.table import rules
from fairplay.play.table.events import TableEvent
from fairplay.play.table.options import TableOptions
from fairplay.play.table.shuffle import shuffled
from fairplay.protocol import Late, Refused, TableView
from fairplay.vocabulary import Sentence


class TableSeat(Struct, frozen=True, gc=False):
    """A player: the cards taken, and what right and wrong claims have left behind.

    ``free_from`` is when the player may claim again after a wrong claim, ``lock_ms`` how long the
    last lock-out was; a right claim sets that back to 0.
    """

    taken: tuple[Card, ...] = ()
    claims: int = 0
    wrong: int = 0
    free_from: int = 0
    lock_ms: int = 0
    here: bool = True


class Table(Struct, frozen=True, gc=False):
    """Every card is in one place: on the table, in the pile, with a player, or aside.

    ``places`` are the cards on places 1, 2, …: a card keeps its place, and the next of the pile
    comes into the hole. Events that change nothing (refused, late) leave no trace in ``log``.

    >>> from fairplay.cards import ZERO, all_claims
    >>> table = Table.begin(TableOptions(ZERO, players=2), seed="1")
    >>> claim = all_claims(ZERO, table.face_up)[0]
    >>> cards = tuple(table.face_up[place - 1] for place in claim.places)
    >>> table, answer = table.claim(1, cards, at=4000)
    >>> type(answer).__name__, table.scores
    ('Taken', (0, 3))
    >>> type(table.claim(0, cards, at=4001)[1]).__name__
    'Late'
    """

    options: TableOptions
    seed: str
    places: tuple[Card | None, ...]
    pile: tuple[Card, ...]
    seats: tuple[TableSeat, ...]
    aside: tuple[Card, ...] = ()
    calling: rules.Calling | None = None
    giving_up: frozenset[int] = frozenset()
    since: int = 0
    log: Log[TableEvent] = field(default_factory=Log)

    @classmethod
    def begin(cls, options: TableOptions, seed: str) -> "Table":
        """Shuffle and deal, as :mod:`fairplay.play.table.shuffle` says."""
        hand = options.deck.hand
        cards = shuffled(options.deck.cards, seed)
        return cls(options, seed, cards[:hand], cards[hand:], (TableSeat(),) * options.players)

    # -- what can be asked ---------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The time of the last event."""
        return self.log[-1].at if self.log else 0

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards on the table without the holes there are at the end."""
        return tuple([card for card in self.places if card is not None])

    @property
    def over(self) -> bool:
        """As soon as a hole cannot be filled, or nobody is left."""
        if self._used_up:
            return True
        for seat in self.seats:  # noqa: SIM110  (asked for with every claim; the first is there)
            if seat.here:
                return False
        return True

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(len(seat.taken) for seat in self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has most cards at the end, of those who stayed if anyone has; a tie is shared."""
        if not self.over:
            return ()
        staying = [player for player, seat in enumerate(self.seats) if seat.here]
        players = staying or range(len(self.seats))
        most = max(self.scores[player] for player in players)
        return tuple(player for player in players if most and self.scores[player] == most)

    def view(
        self, order: Sequence[int] | None = None, seats: int | None = None, start: int = 0
    ) -> TableView:
        """What everyone sees, players and spectators alike.

        In a room, player 0, 1, … has the seat ``order[0]``, ``order[1]``, … of so many, seats
        without a player have zeros, and the room's clock showed ``start`` at the deal.
        """
        players = range(len(self.seats)) if order is None else order
        count = len(players) if seats is None else seats
        scores, claims, wrong, free_from = [0] * count, [0] * count, [0] * count, [0] * count
        for number, seat in zip(players, self.seats, strict=True):
            scores[number] = len(seat.taken)
            claims[number] = seat.claims
            wrong[number] = seat.wrong
            free_from[number] = seat.free_from and seat.free_from + start
        calling, over = self.calling, self.over
        winners = [players[player] for player in self.winners] if over else []
        return TableView(
            cards=[None if card is None else card.text for card in self.places],
            pile=len(self.pile),
            aside=len(self.aside),
            scores=scores,
            claims=claims,
            wrong=wrong,
            free_from=free_from,
            giving_up=sorted([players[player] for player in self.giving_up]),
            caller=players[calling.player] if calling else None,
            call_until=calling.until + start if calling else 0,
            since=self.since + start,
            over=over,
            winners=winners,
            told=self._ending(winners, scores, players) if over else None,
        )

    def _ending(self, winners: list[int], scores: list[int], players: Sequence[int]) -> Sentence:
        left = not any(seat.here for seat in self.seats) and not self._used_up
        if len(self.seats) == 1:
            shown = 0 if self.options.wrong == "minus" else len(self.aside)
            count, size = scores[players[0]], self.options.deck.size
            return alone_ending(players[0], count, size, shown=shown, left=left)
        most = scores[winners[0]] if winners else 0
        return table_stopped(winners, most) if left else table_ending(winners, most)

    @property
    def _used_up(self) -> bool:
        """Whether a hole cannot be filled."""
        return not self.pile and None in self.places

    # -- what can happen -----------------------------------------------------------------------

    def claim(
        self, player: int, a: tuple[Card, ...], b: tuple[Card, ...] = (), *, at: int
    ) -> rules.Outcome:
        return self.apply(TableEvent(at, player, "claim", a, b))

    def call(self, player: int, *, at: int) -> rules.Outcome:
        return self.apply(TableEvent(at, player, "call"))

    def give_up(self, player: int, *, at: int) -> rules.Outcome:
        return self.apply(TableEvent(at, player, "give-up"))

    def leave(self, player: int, *, at: int) -> rules.Outcome:
        return self.apply(TableEvent(at, player, "leave"))

    def at(self, now: int) -> "Table":
        """The table at a time: a call may have run out."""
        if self.calling is None or now < self.calling.until:
            return self
        return rules.expire(self, TableEvent(now, self.calling.player, "expire"))[0]

    def apply(self, event: TableEvent) -> rules.Outcome:
        """The table after an event, and the answer; the same table if that is late or refused.

        Time does not go back: an event before the last one counts as happening together with it.
        """
        if event.at < self.now:
            event = replace(event, at=self.now)
        table = self if event.kind == "expire" else self.at(event.at)
        try:
            changed, answer = rules.RULES[event.kind](table, event)
        except InputError as error:
            return self, Refused(error.code, error.params)
        return (self if isinstance(answer, Late) else changed), answer
