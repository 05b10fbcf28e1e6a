"""A game at the terminal: takes lines and the time, gives back what to show. No input or output."""

from collections.abc import Callable, Iterator

from rich.console import RenderableType
from rich.text import Text

from fairplay.cli.cards_play.drawing import draw_cards, legend
from fairplay.cli.cards_play.entry import Line, Places, is_claim, read_claim
from fairplay.cli.cards_play.report import clock, report
from fairplay.cli.cards_play.telling import Telling
from fairplay.cli.cards_play.words import command, command_table, how_to_claim, words
from fairplay.cli.play.commands import plain
from fairplay.cli.play.dialogue import ATTENTION, complaint
from fairplay.cli.play.ending import capital
from fairplay.errors import InputError
from fairplay.explain.cards import HINT_STEPS, explain_cards, hint, why_enough
from fairplay.messages import Messages
from fairplay.play.card_bots import CardBot
from fairplay.play.table import Event, Table
from fairplay.protocol import Done, Happened, Late, Refused, Shown, TableView, Taken

Output = Iterator[RenderableType]


class Session:
    """People at one keyboard and bots around a table.

    >>> from fairplay.cards import ZERO
    >>> from fairplay.play.table import Options
    >>> table = Table.begin(Options(ZERO), seed="1")
    >>> session = Session(table, ["you"], [], Messages("en"))
    >>> shown = session.answer(session.typed("1 2"), now=2000)
    >>> session.table.seats[0].wrong
    1
    """

    def __init__(
        self,
        table: Table,
        people: list[str],
        bots: list[CardBot],
        messages: Messages,
        width: int = 80,
    ) -> None:
        self.table, self.bots, self.messages, self.width = table, bots, messages, width
        self.people = people
        computers = (messages("table-bot", number=n) for n in range(1, len(bots) + 1))
        self.names = [*people, *computers]
        self.leaving = False
        here = range(len(people))
        self._told = Telling(table.options.deck, self.names, here, messages)
        self._hints, self._hinted_at = 0, 0
        self._next: tuple[int, Event | None] = (-1, None)
        self._commands: dict[str, Callable[[int], Output]] = {
            "hint": self._hint,
            "why": self._why,
            "give-up": self._give_up,
            "board": self._board,
            "quit": self._quit,
            "help": self._help,
        }

    # -- what the shell asks for ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.leaving or self.table.over

    @property
    def places(self) -> Places:
        """The cards that are on the screen now."""
        return self.table.places

    @property
    def prompt(self) -> str:
        return self.messages("table-prompt") + " "

    def typed(self, text: str) -> Line:
        """A line typed while the cards lay as they do now."""
        return Line().typed(text, self.places)

    def open(self) -> list[RenderableType]:
        """What to show before anything is typed."""
        deck, messages = self.table.options.deck, self.messages
        shown = {name: words(name, messages)[0] for name in ("hint", "help")}
        return [
            Text(deck.title, "bold"),
            *self._rules(),
            Text(messages(f"table-wrong-{self.table.options.wrong}")),
            legend(deck, messages),
            Text(messages("table-commands", **shown), "dim"),
            *self._board(0),
        ]

    def answer(self, line: Line, now: int) -> list[RenderableType]:
        """What to show for a line; one with something wrong in it changes nothing."""
        try:
            name = command(line.text, self.messages)
            if name in self._commands:
                return list(self._commands[name](now))
            player, rest = self._who(line)
            return list(self._enter(player, rest, now))
        except InputError as error:
            return [complaint(error, self.messages)]

    def due(self) -> int | None:
        """When something will happen by itself, if nobody does anything before."""
        event = self._planned()
        return event.at if event else None

    def tick(self, now: int) -> list[RenderableType]:
        """What has happened by itself up to now."""
        shown: list[RenderableType] = []
        while (event := self._planned()) and event.at <= now:
            shown += self._happen(event)
        return shown

    def result(self, now: int) -> list[RenderableType]:
        """What to show at the end, or on leaving."""
        return list(report(self.table, self.names, len(self.people) == 1, self.messages, now))

    # -- events --------------------------------------------------------------------------------

    def _planned(self) -> Event | None:
        """The first of what the bots have in mind and the end of a call; found once a change."""
        seq = len(self.table.log)
        if self._next[0] != seq:
            now, seen = self.table.now, self.table.view()
            plans = [bot.plan(seen, self.table.options, now) for bot in self.bots]
            if calling := self.table.calling:
                plans.append(Event(calling.until, calling.player, "expire"))
            events = [event for event in plans if event]
            self._next = seq, min(events, key=lambda event: event.at, default=None)
        return self._next[1]

    def _happen(self, event: Event) -> Output:
        before = self.table.at(event.at).view() if event.kind != "expire" else self.table.view()
        self.table, answer = self.table.apply(event)
        if isinstance(answer, Refused):
            raise self._refusal(answer)
        if isinstance(answer, Late):
            yield Text(self.messages("table-late"), ATTENTION)
            return
        done = None if isinstance(answer, Done) else answer
        told = Happened(0, event.at, event.kind, event.player, {}, answer=done)
        yield from self._told.event(told, before, self.table.view(), event.texts)
        if isinstance(answer, Taken | Shown) and not self.table.over:
            yield from self._board(event.at)

    def _refusal(self, answer: Refused) -> InputError:
        """The reason; whoever has called is told by name."""
        if answer.code == "error-table-called":
            name = capital(self.names[int(answer.params["number"]) - 1])
            return InputError("table-wait", name=name, seconds=answer.params["seconds"])
        return InputError(answer.code, **answer.params)

    def _enter(self, player: int, rest: Line, now: int) -> Output:
        options = self.table.options
        nothing = not rest.text.strip()
        if nothing and options.mode == "race":
            raise InputError("error-no-claim", help=words("help", self.messages)[0])
        if nothing or command(rest.text, self.messages) == "call":
            return self._happen(Event(now, player, "call"))
        if not is_claim(rest.text):
            example = "2 5 7" if options.deck.p == 2 else "1 3 = 4"
            raise InputError("error-claim-syntax", text=rest.text.strip(), example=example)
        return self._happen(Event(now, player, "claim", *read_claim(rest, options.deck)))

    def _who(self, line: Line) -> tuple[int, Line]:
        """Several people say who they are, by number or name and a colon."""
        name, colon, _ = line.text.partition(":")
        if len(self.people) == 1:
            return 0, line
        known = [plain(person) for person in self.people]
        numbers = [str(number) for number in range(1, len(known) + 1)]
        for labels in (numbers, known):
            if colon and plain(name) in labels:
                return labels.index(plain(name)), line.after(len(name) + 1)
        raise InputError("error-who", names=", ".join(self.people))

    def _give_up(self, now: int) -> Output:
        """For everyone at the keyboard; the bots decide for themselves."""
        for player in range(len(self.people)):
            yield from self._happen(Event(now, player, "give-up"))

    # -- commands ------------------------------------------------------------------------------

    def _rules(self) -> Output:
        options = self.table.options
        many = len(self.people) > 1
        return how_to_claim(options.deck, options.mode, options.call_ms, many, self.messages)

    def _board(self, now: int) -> Output:
        table = self.table.at(now)
        yield Text()
        yield self._standing(table.view(), max(now, table.now))
        yield draw_cards(table.options.deck, table.places, self.width)

    def _standing(self, view: TableView, now: int) -> Text:
        """The scores, the pile and the time in one line."""
        scores = []
        for name, score, free_from in zip(self.names, view.scores, view.free_from, strict=True):
            left = free_from - now
            locked = self.messages("table-locked", seconds=-(-left // 1000)) if left > 0 else ""
            scores.append(f"{name} {score}{locked and f' ({locked})'}")
        pile = self.messages("table-pile", count=view.pile)
        return Text("   ".join([*scores, pile, clock(now)]))

    def _hint(self, _: int) -> Output:
        """A little more each time, from the beginning for new cards."""
        self._hints = self._hinted() + 1
        self._hinted_at = self.table.since
        found = hint(self.table.options.deck, self.table.face_up, self._hints)
        return self._told.reasons([found] if found else [])

    def _hinted(self) -> int:
        """How many steps of the hint have been told for these cards."""
        return self._hints if self._hinted_at == self.table.since else 0

    def _why(self, now: int) -> Output:
        """Why there is a claim; once all of it has been told, how to find it."""
        deck = self.table.options.deck
        known = self._hinted() >= HINT_STEPS
        blocks = explain_cards(deck, self.table.face_up) if known else [why_enough(deck)]
        yield from self._told.reasons(blocks)
        yield from self._board(now)

    def _quit(self, _: int) -> Output:
        self.leaving = True
        return iter(())

    def _help(self, _: int) -> Output:
        yield from self._rules()
        yield command_table(self.messages, self.table.options.mode)
