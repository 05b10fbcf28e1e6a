"""A match at the terminal: takes a line, gives back what to show. No input or output of its own."""

from collections.abc import Callable, Iterator
from itertools import islice

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from fairplay.cli.boards import draw, full_title
from fairplay.cli.play.arrangement import Meant, arranged
from fairplay.cli.play.commands import command, words
from fairplay.cli.play.dialogue import ATTENTION, complaint
from fairplay.cli.play.ending import capital, decided, verdict
from fairplay.cli.play.entry import Entry, read
from fairplay.cli.play.helping import command_table, how_to_move, introduction
from fairplay.cli.play.saving import save
from fairplay.cli.play.setup import Setup
from fairplay.cli.render import render
from fairplay.errors import IllegalMoveError, InputError
from fairplay.explain import explain
from fairplay.explain.disguise import disguise
from fairplay.messages import Messages
from fairplay.play import Match, Perfect
from fairplay.rules.numbers import parse_number
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution

Output = Iterator[RenderableType]

#: Green: your turn.
TURN = "bold #2e9e6b"
MAX_LISTED = 60


class Session:
    """One table, match after match. ``leaving`` becomes ``menu`` or ``quit``.

    >>> from fairplay.rules.position import Position
    >>> session = Session(Setup(Position("nim:1")), Messages("en"))
    >>> shown = [*session.open(), *session.answer("1 0")]
    >>> session.match.result.winner
    0
    """

    def __init__(self, setup: Setup, messages: Messages, width: int = 80) -> None:
        self.setup, self.messages, self.width = setup, messages, width
        self.leaving: str | None = None
        self._computer = setup.computer()
        self._commands: dict[str, Callable[[], Output]] = {
            "hint": self._hint,
            "why": self._why,
            "moves": self._moves,
            "board": self._board,
            "gaps": self._gaps,
            "undo": self._undo,
            "resign": self._resign,
            "again": self._again,
            "new": self._new,
            "quit": self._quit,
            "help": self._help,
        }
        self._sit_down(setup)

    def _sit_down(self, setup: Setup) -> None:
        self.setup = setup
        self.match: Match = setup.match()
        self.names = setup.names(self.messages)
        self._meant: Meant = ()
        self._hints = 0
        self._show_gaps = False

    # -- what the shell asks for ---------------------------------------------------------------

    def open(self) -> list[RenderableType]:
        """What to show before the first line is read."""
        return [*introduction(self.setup, self.messages), *self._go_on()]

    def answer(self, line: str) -> list[RenderableType]:
        """What to show for a line; one with something wrong in it changes nothing."""
        before = self.match, self._meant
        try:
            return list(self._answer(line))
        except InputError as error:
            self.match, self._meant = before
            return [complaint(error, self.messages)]

    def _answer(self, line: str) -> Output:
        if found := command(line, self.messages):
            name, rest = found
            return self._save(rest) if name == "save" else self._commands[name]()
        if self.match.result:
            return self._after_the_end(line)
        return self._move(line)

    @property
    def prompt(self) -> str:
        if self.match.result:
            return self.messages("play-prompt-over") + " "
        if self._computer:
            return self.messages("play-prompt-you") + " "
        sign = {self.setup.me: "▲", 1 - self.setup.me: "▼"}[self.match.mover]
        boards = self.match.position.boards()
        shown = f" {sign}" if any(board.family == "grid" for board in boards) else ""
        name = self.names[self.match.mover] + shown
        return capital(self.messages("play-prompt-name", name=name)) + " "

    # -- moves ---------------------------------------------------------------------------------

    def _move(self, line: str) -> Output:
        entry = self._entry(line)
        before = self.match.position
        self._play(entry)
        if self._computer is None:
            yield self._told(1 - self.match.mover, before, self.match.moves[-1])
        yield from self._go_on()

    def _entry(self, line: str) -> Entry:
        """The move a line means: nothing for the only one, a number of the list, or notation."""
        text = line.strip()
        if text.startswith("#"):
            number = parse_number(text[1:], 1)
            found = next(islice(self.match.position.moves(), number - 1, None), None)
            if found is None:
                raise IllegalMoveError("error-no-number", number=number)
            return Entry(found)
        if not text:
            if len(moves := list(islice(self.match.position.moves(), 2))) == 1:
                return Entry(moves[0])
            raise InputError("error-no-input", help=words("help", self.messages)[0])
        return read(text, arranged(self.match, self.match.mover, self._meant), self.messages)

    def _play(self, entry: Entry) -> None:
        self.match = self.match.play(entry.move)
        self._meant = (*self._meant, entry.place)
        self._hints = 0

    def _go_on(self) -> Output:
        """Let the computer move if it is its turn, then show how things stand."""
        if not self.match.result and self._computer and self.match.mover != self.setup.me:
            before, move = self.match.position, self._computer.choose(self.match)
            self._play(Entry(move))
            yield self._told(1 - self.setup.me, before, move)
        yield from self._board()

    def _told(self, player: int, before: Position, move: str) -> Text:
        name, what = capital(self.names[player]), self.messages.fill(before.view(move).told)
        return Text("\n" + self.messages("play-told", name=name, what=what, move=move))

    # -- commands, by their English names ------------------------------------------------------

    def _board(self) -> Output:
        me, first = self.setup.me, self.match.start
        position = arranged(self.match, me, self._meant)
        names = (self.names[me], self.names[1 - me])
        yield Text()
        yield draw(
            position,
            self.messages,
            width=self.width,
            names=names,
            first=first,
            gaps=self._show_gaps,
        )
        yield Text()
        if self._show_gaps:
            yield from self._heaps_behind(position)
        yield from self._end() if self.match.result else self._forced()

    def _forced(self) -> Output:
        """Say when a capture must be made, and when there is no choice."""
        position = self.match.position
        moves = list(islice(position.moves(), 2))
        if position.rules.urgent(position.state):
            captures = ", ".join(position.moves())
            yield Text(self.messages("play-must-capture", captures=captures), ATTENTION)
        if len(moves) == 1:
            yield Text(self.messages("play-only-move", move=moves[0]), ATTENTION)

    def _end(self) -> Output:
        yield Text(verdict(self.match, self.names, self._person, self.messages), TURN)
        choices = {name: words(name, self.messages)[0] for name in ("why", "undo", "new", "quit")}
        yield Text(self.messages("play-over", **choices))

    @property
    def _person(self) -> int | None:
        """The player who is addressed as you; None when two people play."""
        return self.setup.me if self._computer else None

    def _after_the_end(self, line: str) -> Output:
        if line.strip():
            raise InputError("error-match-over")
        yield from self._again()

    def _again(self) -> Output:
        """A rematch, with the other side to start."""
        if not self.match.result:
            raise InputError("error-not-over")
        self._sit_down(self.setup.swapped())
        starts = "play-starts-you" if self._person == 0 else "play-starts"
        yield Text(capital(self.messages(starts, name=self.names[0])), TURN)
        yield from self._go_on()

    def _hint(self) -> Output:
        """First whether the position is won, then a move."""
        self._check_open()
        won = Solution(self.match.position, self.match.misere).won
        if self._hints == 0:
            again = words("hint", self.messages)[0]
            yield Text(self.messages("play-hint-won" if won else "play-hint-lost", hint=again))
        else:
            move = Perfect(self.setup.seed).choose(self.match)
            typed = arranged(self.match, self.match.mover, self._meant).typed(move)
            shown = move if move == typed else f"{typed} ({move})"
            yield Text(self.messages("play-hint-move" if won else "play-hint-hard", move=shown))
        self._hints += 1

    def _why(self) -> Output:
        """The reasons for the position; at the end, where the match was lost."""
        if self.match.result:
            yield Text(decided(self.match, self.names, self._person, self.messages))
            return
        explanation = explain(self.match.position, self.match.misere)
        yield from render(explanation, self.messages, self.width)

    def _moves(self) -> Output:
        self._check_open()
        moves = list(islice(self.match.position.moves(), MAX_LISTED + 1))
        shown = (f"#{n} {move}" for n, move in enumerate(moves[:MAX_LISTED], start=1))
        yield Columns([Text(f"  {text}") for text in shown])
        if len(moves) > MAX_LISTED:
            yield Text("  …")

    def _gaps(self) -> Output:
        """Show the heaps of Nim behind the board from now on, or no longer."""
        self._show_gaps = not self._show_gaps
        return self._board()

    def _heaps_behind(self, position: Position) -> Output:
        for component in position.components:
            if found := disguise(component):
                heaps = ", ".join(str(stand.heap) for stand in found.stands)
                name = full_title(component.rules, self.messages)
                yield Text(self.messages("play-heaps-behind", name=name, heaps=heaps))

    def _undo(self) -> Output:
        """Back to the last choice of the person, or of whoever moved last when two people play."""
        self.match = self.match.undo(self._moves_back())
        self._meant = self._meant[: len(self.match.moves)]
        self._hints = 0
        yield from self._board()

    def _moves_back(self) -> int:
        if self.match.resigned is not None or self._computer is None:
            return 1
        played = len(self.match.moves)
        back = 1 if (played - 1) % 2 == self.setup.me else 2
        if back > played:
            raise IllegalMoveError("error-nothing-played")
        return back

    def _resign(self) -> Output:
        self.match = self.match.resign(self.match.mover)
        yield from self._end()

    def _save(self, name: str) -> Output:
        if not name:
            raise InputError("error-save-name", save=words("save", self.messages)[0])
        save(self.match, name)
        yield Text(self.messages("play-saved", file=name))

    def _new(self) -> Output:
        self.leaving = "menu"
        return iter(())

    def _quit(self) -> Output:
        self.leaving = "quit"
        return iter(())

    def _help(self) -> Output:
        yield from how_to_move(self.match.position.rules, self.messages)
        yield command_table(self.messages)

    def _check_open(self) -> None:
        if self.match.result:
            raise InputError("error-match-over")
