"""A card game in a room: seats at a table, and the server's clock instead of the table's."""

from msgspec import Struct
from msgspec.structs import replace

from fairplay import protocol
from fairplay.cards import Card, find_deck
from fairplay.errors import InputError
from fairplay.play.table import Event as TableEvent
from fairplay.play.table import Options, Table, answers
from fairplay.protocol import CardOptions, TableView


class TablePlay(Struct, frozen=True, gc=False):
    """``order`` are the seats that play: player 0, 1, … of the table. It began at ``start``."""

    table: Table
    order: tuple[int, ...]
    start: int

    @classmethod
    def begin(cls, options: CardOptions, order: tuple[int, ...], seed: str, at: int) -> "TablePlay":
        return cls(Table.begin(table_options(options, len(order)), seed), order, at)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple([self.order[player] for player in self.table.winners])

    def act(
        self, kind: str, seat: int, at: int, a: tuple[Card, ...] = (), b: tuple[Card, ...] = ()
    ) -> tuple["TablePlay", protocol.AnyAnswer]:
        """What a seat does. The same play if it has changed nothing; InputError if refused."""
        event = TableEvent(at - self.start, self.player(seat), kind, a, b)
        table, answer = self.table.apply(event)
        if isinstance(answer, answers.Refused):
            raise InputError(answer.code, **answer.params)
        return (self if table is self.table else replace(self, table=table)), self._told(answer)

    def claim(
        self, seat: int, at: int, a: list[str], b: list[str]
    ) -> tuple["TablePlay", protocol.AnyAnswer]:
        parse = self.table.options.deck.parse
        return self.act("claim", seat, at, tuple(map(parse, a)), tuple(map(parse, b)))

    def player(self, seat: int) -> int:
        try:
            return self.order.index(seat)
        except ValueError:
            raise InputError("error-not-playing") from None

    def shifted(self, ms: int, at: int) -> "TablePlay":
        """As if the last so many milliseconds until ``at`` had not been, after the last event."""
        return replace(self, start=min(self.start + ms, at - self.table.now))

    def _told(self, answer: answers.Answer) -> protocol.AnyAnswer:
        match answer:
            case answers.Taken(player, a, b, ms):
                return protocol.Taken(self.order[player], texts(a), texts(b), ms)
            case answers.Late(gone):
                return protocol.Late(texts(gone))
            case answers.Wrong(player, difference, lock_ms, lost):
                card = None if lost is None else str(lost)
                return protocol.Wrong(self.order[player], difference, lock_ms, card)
            case answers.Agreed(player, waiting):
                seats = tuple([self.order[other] for other in waiting])
                return protocol.Agreed(self.order[player], seats)
            case answers.Shown(a, b) | answers.Left(shown=answers.Shown(a, b)):
                return protocol.Shown(texts(a), texts(b))
            case _:
                return protocol.Done()

    def view(self, seats: int) -> TableView:
        """What everyone may see; of seats that do not play there are zeros."""
        table = self.table
        scores, claims, wrong, free_from = [0] * seats, [0] * seats, [0] * seats, [0] * seats
        for number, seat in zip(self.order, table.seats, strict=True):
            scores[number] = len(seat.taken)
            claims[number] = seat.claims
            wrong[number] = seat.wrong
            free_from[number] = seat.free_from and seat.free_from + self.start
        calling, over = table.calling, table.over
        return TableView(
            cards=[None if card is None else card.text for card in table.places],
            pile=len(table.pile),
            aside=len(table.aside),
            scores=scores,
            claims=claims,
            wrong=wrong,
            free_from=free_from,
            giving_up=sorted([self.order[player] for player in table.giving_up]),
            caller=self.order[calling.player] if calling else None,
            call_until=calling.until + self.start if calling else 0,
            since=table.since + self.start,
            over=over,
            winners=list(self.winners) if over else [],
        )


def table_options(options: CardOptions, players: int) -> Options:
    """The table's own options; InputError if there is no such deck."""
    deck = find_deck(options.deck)
    return Options(deck, players, options.mode, options.wrong, options.call_ms)


def texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([card.text for card in cards])
