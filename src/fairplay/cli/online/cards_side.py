"""A card table in a room: the cards, claims as they are typed, and what happens in words."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fairplay import protocol
from fairplay.cards import Card, find_deck
from fairplay.cli.cards_play.drawing import draw_cards, legend
from fairplay.cli.cards_play.entry import Line, Places, is_claim, read_claim
from fairplay.cli.cards_play.report import WON, clock
from fairplay.cli.cards_play.telling import Telling
from fairplay.cli.cards_play.words import how_to_claim
from fairplay.cli.online.mirror import Mirror
from fairplay.cli.online.words import words
from fairplay.cli.play.dialogue import ATTENTION
from fairplay.cli.play.ending import capital
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.protocol import CardOptions, Claim, Happened, Hinted, TableView

Output = Iterator[RenderableType]


class CardsSide:
    """What a room with a card table says and reads."""

    def __init__(self, options: CardOptions, messages: Messages, width: int) -> None:
        self._options, self._messages, self._width = options, messages, width
        self.deck = find_deck(options.deck)

    def rules(self) -> Output:
        options, messages = self._options, self._messages
        yield Text(self.deck.title, "bold")
        yield from how_to_claim(self.deck, options.mode, options.call_ms, False, messages)
        yield Text(messages(f"table-wrong-{options.wrong}"))
        yield legend(self.deck, messages)

    def places(self, mirror: Mirror) -> Places:
        table = mirror.room.table
        return () if table is None else tuple(map(self._card, table.cards))

    def board(self, mirror: Mirror) -> Output:
        yield Text()
        yield self._standing(mirror)
        yield draw_cards(self.deck, self.places(mirror), self._width)

    def _standing(self, mirror: Mirror) -> Text:
        """The scores, the pile and the time in one line."""
        table, messages, shown = mirror.table, self._messages, []
        for seat, name in _players(mirror, messages):
            left = table.free_from[seat] - mirror.now
            locked = messages("table-locked", seconds=-(-left // 1000)) if left > 0 else ""
            shown.append(f"{name} {table.scores[seat]}{locked and f' ({locked})'}")
        pile = messages("table-pile", count=table.pile)
        return Text("   ".join([*shown, pile, clock(max(0, mirror.now - mirror.room.begins_at))]))

    def prompt(self, mirror: Mirror) -> str:
        del mirror
        return self._messages("table-prompt")

    def claim(self, line: Line) -> tuple[list[str], list[str]] | None:
        """The two sides; None is a call."""
        text = line.text.strip()
        if not text and self._options.mode == "call":
            return None
        if not text:
            raise InputError("error-no-claim", help=words("help", self._messages)[0])
        if not is_claim(line.text):
            example = "2 5 7" if self.deck.p == 2 else "1 3 = 4"
            raise InputError("error-claim-syntax", text=text, example=example)
        a, b = read_claim(line, self.deck)
        return list(map(str, a)), list(map(str, b))

    def told(self, event: Happened, before: Mirror, after: Mirror, claimed: Claim | None) -> Output:
        """What has happened at the table; ``claimed`` is our own claim, if it was one."""
        if event.what == "deal":
            yield from self.board(after)
        table = before.room.table
        if table is None or after.room.table is None:
            return
        here = () if before.you.seat is None else (before.you.seat,)
        names = before.names(self._messages)
        telling = Telling(self.deck, names, here, self._messages)
        sides = None if claimed is None else (claimed.a, claimed.b)
        yield from telling.event(event, table, after.room.table, sides)
        if isinstance(event.answer, protocol.Taken | protocol.Shown) and not after.table.over:
            yield from self.board(after)

    def late(self) -> Output:
        yield Text(self._messages("table-late"), ATTENTION)

    def hint(self, hint: Hinted, mirror: Mirror) -> Output:
        places = self.places(mirror)
        cards = [self.deck.parse(text) for text in hint.cards]
        shown = " ".join(str(places.index(card) + 1) for card in cards if card in places)
        yield Text(self._messages("online-hint-cards", cards=shown))

    def result(self, mirror: Mirror) -> Output:
        """Who has won, and what each has taken."""
        table, messages = mirror.table, self._messages
        left = sum(card is not None for card in table.cards)
        yield Text(messages("table-over", count=left))
        yield Text(self._verdict(mirror, table), WON)
        grid = Grid.grid(padding=(0, 2))
        keys = ("table-player", "table-cards", "table-claims", "table-wrong")
        grid.add_column()
        for _ in keys[1:]:
            grid.add_column(justify="right")
        grid.add_row(*(Text(messages(key), "dim") for key in keys))
        for seat, name in _players(mirror, messages):
            numbers = (table.scores[seat], table.claims[seat], table.wrong[seat])
            grid.add_row(Text(name), *(Text(str(number)) for number in numbers))
        yield grid

    def _verdict(self, mirror: Mirror, table: TableView) -> str:
        messages, winners = self._messages, table.winners
        if not winners:
            return messages("table-nobody")
        count = table.scores[winners[0]]
        if len(winners) > 1:
            names = ", ".join(mirror.name(seat, messages) for seat in winners)
            return capital(messages("table-tie", names=names, count=count))
        if winners == [mirror.you.seat]:
            return messages("table-won-you", count=count)
        return capital(messages("table-won", name=mirror.name(winners[0], messages), count=count))

    def _card(self, text: str | None) -> Card | None:
        return None if text is None else self.deck.parse(text)


def _players(mirror: Mirror, messages: Messages) -> list[tuple[int, str]]:
    """The seats that somebody has, with their names."""
    seats = enumerate(mirror.room.seats)
    return [(i, mirror.name(i, messages)) for i, seat in seats if seat.name or seat.bot]
