"""A card table in a room: the cards, claims as they are typed, and what happens in words."""

from collections import defaultdict
from collections.abc import Sequence

from rich.text import Text

from fairplay import protocol
from fairplay.cards import find_deck
from fairplay.cli.render.cards import block_lines
from fairplay.cli.terminal import people
from fairplay.cli.terminal.card_drawing import draw_cards, legend
from fairplay.cli.terminal.card_report import report
from fairplay.cli.terminal.claim_entry import Line, Places, is_claim, read_claim
from fairplay.cli.terminal.dialogue import ATTENTION, TURN
from fairplay.cli.terminal.mirror import Mirror
from fairplay.cli.terminal.side import Side
from fairplay.cli.terminal.times import clock
from fairplay.cli.terminal.viewpoint import Handlers, Output, Viewpoint
from fairplay.cli.terminal.words import CARDS_HERE, CARDS_ROOM, command, plain, words
from fairplay.errors import InputError
from fairplay.explain.cards import explain_cards, why_enough
from fairplay.protocol import CardOptions, Happened, Hinted, TableView


class CardsSide(Side):
    """What a room with a card table says and reads. ``seed`` is that of a deal of our own."""

    where = "table"
    first_words = ("table-commands", ("hint", "help"))
    one_game = True

    def __init__(self, viewpoint: Viewpoint, options: CardOptions, seed: str = "") -> None:
        commands: Handlers = {"board": lambda _: self._board(), "give-up": self._give_up}
        commands["how"] = self._how
        commands["hint"] = lambda _: viewpoint.ask(protocol.Hint)
        if viewpoint.local:
            # Who calls has to be said first where several people share the keyboard.
            calls = options.mode == "call"
            offered = [name for name in CARDS_HERE if calls or name != "call"]
            commands["why"] = self._why
        else:
            offered = [*CARDS_ROOM]
            commands["call"] = lambda _: viewpoint.ask(protocol.Call)
        super().__init__(viewpoint, offered, commands)
        self._options, self._seed = options, seed
        self.deck = find_deck(options.deck)
        #: How long right claims took, by seat.
        self._times: defaultdict[int, list[int]] = defaultdict(list)
        #: The ``since`` of the cards for which a whole claim was shown.
        self._shown_since = -1

    # -- what the session asks for ----------------------------------------------------------------

    def rules(self) -> Output:
        yield Text(self.deck.title, "bold")
        yield from self._how_to_claim()
        yield Text(self._messages(f"table-wrong-{self._options.wrong}"))
        yield legend(self.deck, self._messages)

    def help(self) -> Output:
        return self._how_to_claim() if self._viewpoint.local else self.rules()

    @property
    def prompt(self) -> str:
        return self._messages("table-prompt")

    @property
    def places(self) -> Places:  # type: ignore[override]
        known = self._viewpoint.known
        cards = known.room.table.cards if known and known.room.table else ()
        return tuple(None if text is None else self.deck.parse(text) for text in cards)

    def enter(self, line: Line) -> Output:
        """Claim or call, as the line says."""
        seat, rest = self._who(line)
        text = rest.text.strip()
        if not text and self._options.mode == "race":
            raise InputError("error-no-claim", help=words("help", self._messages)[0])
        if not text or command(text, ("call",), self._messages) == ("call", ""):
            return self._viewpoint.ask(protocol.Call, seat=seat)
        if not is_claim(rest.text):
            example = "2 5 7" if self.deck.p == 2 else "1 3 = 4"
            raise InputError("error-claim-syntax", text=text, example=example)
        a, b = (list(map(str, side)) for side in read_claim(rest, self.deck))
        return self._viewpoint.ask(protocol.Claim, a, b, seat=seat)

    def _who(self, line: Line) -> tuple[int, Line]:
        """Several people say who they are, by number or name and a colon."""
        here, names = self._viewpoint.here, self._viewpoint.names()
        if len(here) < 2:
            return (*here, 0)[0], line
        name, colon, _ = line.text.partition(":")
        numbers = [str(seat + 1) for seat in here]
        known = [plain(names[seat]) for seat in here]
        for labels in (numbers, known):
            if colon and plain(name) in labels:
                return here[labels.index(plain(name))], line.after(len(name) + 1)
        raise InputError("error-who", names=", ".join(names[seat] for seat in here))

    # -- what has happened ------------------------------------------------------------------------

    def welcomed(self, welcome: protocol.Welcome) -> Output:
        return self._board() if welcome.room.table else iter(())

    def told(self, event: Happened, before: Mirror) -> Output:
        """What has happened, and the cards if they are others now."""
        answer = event.answer
        if isinstance(answer, protocol.Taken | protocol.Shown):
            *lines, last = self._viewpoint.told(event, before)
            claim = claim_text(before.table, answer.a, answer.b)
            style = TURN if isinstance(answer, protocol.Taken) else ATTENTION
            yield from map(Text, lines)
            yield Text(f"{last} {claim}", style)
        else:
            yield from people.told(event, before, self._viewpoint)
        if isinstance(answer, protocol.Taken):
            self._times[answer.seat].append(answer.ms)
        table = self._viewpoint.mirror.room.table
        if table and before.room.table and table.cards == before.room.table.cards:
            return
        if table and not table.over:
            yield from self._board()

    def hinted(self, hint: Hinted) -> Output:
        """A hint that the room has given."""
        yield Text(self._messages.fill(hint.told))
        if hint.told.key == "cards-hint-all":
            self._shown_since = self._viewpoint.mirror.table.since

    def result(self) -> Output:
        """Who has won and what each has taken; in a room of our own also how to deal it again."""
        return report(self._viewpoint, self.deck, self._options.wrong, self._times, self._seed)

    # -- commands ---------------------------------------------------------------------------------

    def _give_up(self, _: str) -> Output:
        """For everyone at the keyboard; the others decide for themselves."""
        table, here = self._viewpoint.mirror.table, self._viewpoint.here
        wanted = [seat for seat in here if table.caller is None and seat not in table.giving_up]
        for seat in wanted or here[:1]:
            self._viewpoint.send(protocol.GiveUp, seat=seat)
        return iter(())

    def _how(self, _: str) -> Output:
        from fairplay.cli.terminal.how_shown import cards_shown

        yield from cards_shown(self.deck, self._messages, self._viewpoint.width)
        if self._viewpoint.mirror.room.table:
            yield from self._board()

    def _board(self) -> Output:
        yield Text()
        yield self._standing()
        yield draw_cards(self.deck, self.places, self._viewpoint.width)

    def _standing(self) -> Text:
        """The scores, the pile and the time in one line."""
        viewpoint, messages, shown = self._viewpoint, self._messages, []
        table, now = viewpoint.mirror.table, viewpoint.now
        for seat in viewpoint.taken:
            left = table.free_from[seat] - now
            locked = messages("table-locked", seconds=-(-left // 1000)) if left > 0 else ""
            shown.append(f"{viewpoint.name(seat)} {table.scores[seat]}{locked and f' ({locked})'}")
        pile = messages("table-pile", count=table.pile)
        passed = clock(max(0, now - viewpoint.mirror.room.begins_at))
        return Text("   ".join([*shown, pile, passed]))

    def _how_to_claim(self) -> Output:
        """What a claim is, and how to type one."""
        messages, kind = self._messages, "even" if self.deck.p == 2 else "sides"
        yield Text(messages(f"table-rule-{kind}", modulus=self.deck.p))
        yield Text(messages("table-over-when", hand=self.deck.hand))
        yield Text(messages(f"table-type-{kind}"))
        if self._options.mode == "call":
            yield Text(messages("table-call-how", seconds=self._options.call_ms // 1000))
        if len(self._viewpoint.here) > 1:
            yield Text(messages("table-many-how"))

    # -- commands that only a room of our own has -------------------------------------------------

    def _why(self, _: str) -> Output:
        """Why there is a claim; once all of it has been told, how to find it."""
        known = self._shown_since == self._viewpoint.mirror.table.since
        cards = [card for card in self.places if card is not None]
        for block in explain_cards(self.deck, cards) if known else [why_enough(self.deck)]:
            yield from (Text(text, style) for text, style in block_lines(block, self._messages))
        yield from self._board()


def claim_text(view: TableView, a: Sequence[str], b: Sequence[str]) -> str:
    """A claim as one would type it: ``2 5 7``, or ``1 3 = 4``."""
    places = (sorted(view.cards.index(card) + 1 for card in side) for side in (a, b))
    return " = ".join(" ".join(map(str, side)) for side in places if side)
