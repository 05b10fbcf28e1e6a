"""A card game in a room: seats at a table, and the server's clock instead of the table's."""

from msgspec import Struct
from msgspec.structs import replace

from fairplay.cards import Card, find_deck
from fairplay.errors import InputError
from fairplay.play.table import Table, TableEvent, TableOptions
from fairplay.protocol import Agreed, AnyAnswer, CardOptions, Refused, TableView, Taken, Wrong


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
    ) -> tuple["TablePlay", AnyAnswer]:
        """What a seat does. The same play if it has changed nothing; InputError if refused."""
        event = TableEvent(at - self.start, self.player(seat), kind, a, b)
        table, answer = self.table.apply(event)
        if isinstance(answer, Refused):
            raise self._refusal(answer)
        if self.order[-1] >= len(self.order):  # a free seat lies between them
            answer = self._seated(answer)
        return (self if table is self.table else replace(self, table=table)), answer

    def player(self, seat: int) -> int:
        try:
            return self.order.index(seat)
        except ValueError:
            raise InputError("error-not-playing") from None

    def shifted(self, ms: int, at: int) -> "TablePlay":
        """Leave out an outage of ``ms`` before ``at``, as far as it comes after the last event."""
        return replace(self, start=min(self.start + ms, at - self.table.now))

    def _refusal(self, answer: Refused) -> InputError:
        params = dict(answer.params)
        if "number" in params:
            params["number"] = self.order[int(params["number"]) - 1] + 1
        return InputError(answer.code, **params)

    def _seated(self, answer: AnyAnswer) -> AnyAnswer:
        """Players are counted without the free seats, so the number of a seat may be another."""
        match answer:
            case Taken(seat=player) | Wrong(seat=player):
                return replace(answer, seat=self.order[player])
            case Agreed(player, waiting):
                return Agreed(self.order[player], tuple([self.order[other] for other in waiting]))
        return answer

    def view(self, seats: int) -> TableView:
        """What everyone may see; of seats that do not play there are zeros."""
        return self.table.view(self.order, seats, self.start)


def table_options(options: CardOptions, players: int) -> TableOptions:
    """The table's own options; InputError if there is no such deck."""
    deck = find_deck(options.deck)
    return TableOptions(deck, players, options.mode, options.wrong, options.call_ms)
