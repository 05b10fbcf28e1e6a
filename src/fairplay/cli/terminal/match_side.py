"""A match in a room: the board, moves as they are typed, and what happens in words."""

from itertools import islice

from rich.columns import Columns
from rich.text import Text

from fairplay import protocol
from fairplay.cli.boards import draw, full_title
from fairplay.cli.render.explanation import render
from fairplay.cli.terminal.claim_entry import Line
from fairplay.cli.terminal.dialogue import ATTENTION
from fairplay.cli.terminal.ending import TURN, capital, decided, verdict
from fairplay.cli.terminal.entry import Entry, read
from fairplay.cli.terminal.helping import how_to_move, introduction
from fairplay.cli.terminal.mirror import Mirror
from fairplay.cli.terminal.replay import Replay
from fairplay.cli.terminal.saving import save
from fairplay.cli.terminal.setup import Setup
from fairplay.cli.terminal.side import Side
from fairplay.cli.terminal.times import clock
from fairplay.cli.terminal.viewpoint import Handlers, Output, Viewpoint
from fairplay.cli.terminal.words import MATCH_HERE, MATCH_ROOM, words
from fairplay.errors import IllegalMoveError, InputError
from fairplay.explain import explain
from fairplay.play import Perfect
from fairplay.protocol import Happened, Hinted
from fairplay.rules.numbers import parse_number
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution

MAX_LISTED = 60


class MatchSide(Side):
    """What a room with a match says and reads."""

    where = "play"
    first_words = ("play-commands", ("hint", "moves", "help"))

    def __init__(self, viewpoint: Viewpoint, setup: Setup) -> None:
        commands: Handlers = {
            "moves": self._moves,
            "board": self._again,
            "resign": self._resign,
            "undo": self._undo,
        }
        if viewpoint.local:
            commands |= {"hint": self._hint, "why": self._why}
            commands |= {"gaps": self._gaps, "save": self._save}
        else:
            commands["hint"] = lambda _: viewpoint.ask(protocol.Hint)
            commands["decline"] = lambda _: viewpoint.ask(protocol.Decline)
            commands["claim-win"] = lambda _: viewpoint.ask(protocol.EndGame, True)
            commands["stop"] = lambda _: viewpoint.ask(protocol.EndGame, False)
        super().__init__(viewpoint, MATCH_HERE if viewpoint.local else MATCH_ROOM, commands)
        self.setup = setup
        self.replay = Replay(setup, endless=not viewpoint.local)
        self._hints = 0
        self._show_gaps = False

    # -- what the session asks for ----------------------------------------------------------------

    def rules(self) -> Output:
        """The game, who wins it, and how to type a move."""
        return introduction(self.setup, self._messages)

    def help(self) -> Output:
        if self._viewpoint.local:
            return how_to_move(self.setup.position.rules, self._messages)
        return self.rules()

    @property
    def prompt(self) -> str:
        mover, here = self._viewpoint.mirror.match.mover, self._viewpoint.here
        if (mover,) == here:
            return self._messages("play-prompt-you")
        name = self._viewpoint.name(mover)
        if len(here) > 1 and any(one.ranks for one in self.setup.position.boards()):
            name += " ▼" if mover else " ▲"
        return capital(self._messages("play-prompt-name", name=name))

    @property
    def busy(self) -> bool:  # type: ignore[override]
        return self._viewpoint.mirror.match.mover not in self._viewpoint.here

    def enter(self, line: Line) -> Output:
        """Make the move that a line means. The room says whether it is legal."""
        if self.busy:
            raise InputError("error-not-your-turn")
        entry = self._entry(line.text.strip())
        mover = self._viewpoint.mirror.match.mover
        cmd = self._viewpoint.send(protocol.Move, entry.move, seat=mover)
        if self._viewpoint.local:  # elsewhere all are to see the same board
            self.replay.sent(cmd, entry)
        return iter(())

    def _entry(self, text: str) -> Entry:
        """Nothing for the only move, a number of the list, or the move itself."""
        match = self.replay.match
        if text.startswith("#"):
            number = parse_number(text[1:], 1)
            found = next(islice(match.position.moves(), number - 1, None), None)
            if found is None:
                raise IllegalMoveError("error-no-number", number=number)
            return Entry(found)
        if not text:
            if len(moves := list(islice(match.position.moves(), 2))) == 1:
                return Entry(moves[0])
            raise InputError("error-no-input", help=words("help", self._messages)[0])
        return read(text, self.replay.seen_by(match.mover), self._messages)

    # -- what has happened ------------------------------------------------------------------------

    def welcomed(self, welcome: protocol.Welcome) -> Output:
        self.replay.begin(welcome.history)
        self._hints = 0
        return self._shown()

    def told(self, event: Happened, before: Mirror) -> Output:
        """A move, or something about moves, as it changed the match."""
        after, position = self._viewpoint.mirror, self.replay.match.position
        if self.replay.follow(event, after.room):
            self._hints = 0
        if event.what == "move":
            yield from self._told_move(event, position, before)
        elif event.what == "takeback":
            yield from self._told_takeback(event, before)
        elif after.room.game != before.room.game and before.room.game and self._viewpoint.local:
            self._show_gaps = False
            starter = self._viewpoint.name(after.room.first)
            you = self._addressed == after.room.first
            told = self._messages("play-starts-you" if you else "play-starts", name=starter)
            yield Text(capital(told), TURN)
        if before.room.match != after.room.match and event.what != "resign":
            yield from self._shown()

    def _told_move(self, event: Happened, position: Position, before: Mirror) -> Output:
        """What a person alone has just done here needs no words."""
        if self._addressed is None or event.seat != self._addressed:
            move, name = str(event.data["move"]), capital(self._viewpoint.name(event.seat, before))
            what = self._messages.fill(position.view(move), "said-")
            told = self._messages("play-told", name=name, what=what, move=move)
            yield Text(("\n" if self._viewpoint.local else "") + told)

    def _told_takeback(self, event: Happened, before: Mirror) -> Output:
        if self._viewpoint.mirror.room.asked is None:
            yield Text(self._messages("online-taken-back"))
            return
        named = {"agree": words("undo", self._messages)[0]}
        named["decline"] = words("decline", self._messages)[0]
        name = capital(self._viewpoint.name(event.seat, before))
        yield Text(self._messages("online-takeback", name=name, **named), ATTENTION)

    def _shown(self) -> Output:
        """The board, unless a bot here is about to move at once."""
        room = self._viewpoint.mirror.room
        if room.match is None:
            return
        if room.match.result or not (self._viewpoint.local and room.seats[room.match.mover].bot):
            yield from self._board()
            yield from self._forced()

    def result(self) -> Output:
        """Who has won and why."""
        result, misere = self._viewpoint.mirror.match.result, self.setup.misere
        assert result is not None
        names = self._viewpoint.names()
        yield Text(verdict(result, misere, names, self._addressed, self._messages), TURN)
        if self._viewpoint.local:
            choices = ("why", "undo", "new", "quit")
            named = {name: words(name, self._messages)[0] for name in choices}
            yield Text(self._messages("play-over", **named))

    @property
    def _addressed(self) -> int | None:
        """The seat of the person who plays a bot here, and is addressed as you."""
        here = self._viewpoint.here
        return here[0] if self._viewpoint.local and len(here) == 1 else None

    def hinted(self, hint: Hinted) -> Output:
        """A hint that the room has given."""
        if not hint.moves:
            yield Text(self._messages("online-hint-lost"))
        else:
            yield Text(self._messages("play-hint-move", move=self.replay.typed(hint.moves[0])))

    # -- commands ---------------------------------------------------------------------------------

    def _resign(self, _: str) -> Output:
        if self._viewpoint.local:
            self._check_open()
        return self._viewpoint.ask(protocol.Resign, seat=self._viewpoint.mirror.match.mover)

    def _undo(self, _: str) -> Output:
        room, me = self._viewpoint.mirror.room, self._addressed
        nothing = self.replay.match.played <= (me is not None and room.first != me)
        if me is not None and nothing and self._viewpoint.mirror.match.result is None:
            raise IllegalMoveError("error-nothing-played")
        return self._viewpoint.ask(protocol.Takeback)

    def _again(self, _: str) -> Output:
        """The board once more, and how it has ended."""
        yield from self._board()
        ended = self._viewpoint.mirror.match.result is not None
        yield from self.result() if ended and self._viewpoint.local else self._forced()

    def _board(self) -> Output:
        """As our seat sees it; who only watches sees it from seat 1."""
        viewpoint, match = self._viewpoint, self._viewpoint.mirror.match
        me, names = (*viewpoint.here, 0)[0], viewpoint.names()
        position = self.replay.seen_by(me ^ viewpoint.mirror.room.first)
        yield Text()
        yield draw(
            position,
            self._messages,
            width=viewpoint.width,
            names=(names[me], names[1 - me]),
            first=self.setup.position,
            gaps=self._show_gaps,
        )
        yield Text()
        if self._show_gaps:
            yield from self._heaps_behind(position)
        if match.left_ms is not None:
            left = list(match.left_ms)
            if match.result is None:
                left[match.mover] -= viewpoint.now - match.since
            shown = (f"{name} {clock(max(0, ms))}" for name, ms in zip(names, left, strict=True))
            yield Text("   ".join(shown))

    def _forced(self) -> Output:
        """Say when a capture must be made, and when there is no choice."""
        if self.busy or self._viewpoint.mirror.match.result is not None:
            return
        position = self.replay.match.position
        moves = list(islice(position.moves(), 2))
        if position.rules.urgent(position.state):
            captures = ", ".join(position.moves())
            yield Text(self._messages("play-must-capture", captures=captures), ATTENTION)
        if len(moves) == 1:
            yield Text(self._messages("play-only-move", move=moves[0]), ATTENTION)

    def _moves(self, _: str) -> Output:
        self._check_open()
        moves = list(islice(self.replay.match.position.moves(), MAX_LISTED + 1))
        shown = (f"#{n} {move}" for n, move in enumerate(moves[:MAX_LISTED], start=1))
        yield Columns([Text(f"  {text}") for text in shown])
        if len(moves) > MAX_LISTED:
            yield Text("  …")

    def _check_open(self) -> None:
        if self._viewpoint.mirror.match.result:
            raise InputError("error-match-over")

    # -- commands that only a room of our own has -------------------------------------------------

    def _hint(self, _: str) -> Output:
        """First whether the position is won, then a move. Here nobody has to be told of it."""
        self._check_open()
        match = self.replay.match
        won = Solution(match.position, match.misere).won
        if self._hints == 0:
            again = words("hint", self._messages)[0]
            yield Text(self._messages("play-hint-won" if won else "play-hint-lost", hint=again))
        else:
            move = self.replay.typed(Perfect(self.setup.seed).choose(match))
            yield Text(self._messages("play-hint-move" if won else "play-hint-hard", move=move))
        self._hints += 1

    def _why(self, _: str) -> Output:
        """The reasons for the position; at the end, where the match was lost."""
        match, room = self.replay.match, self._viewpoint.mirror.room
        if self._viewpoint.mirror.match.result is None:
            reasons = explain(match.position, match.misere)
            yield from render(reasons, self._messages, self._viewpoint.width)
            return
        names, me = self._viewpoint.names(), self._addressed
        players = (names[room.first], names[1 - room.first])
        player = None if me is None else me ^ room.first
        yield Text(decided(self.replay.finished(room), players, player, self._messages))

    def _gaps(self, _: str) -> Output:
        """Show the heaps of Nim behind the board from now on, or no longer."""
        self._show_gaps = not self._show_gaps
        return self._again("")

    def _heaps_behind(self, position: Position) -> Output:
        for component in position.components:
            if found := component.rules.disguise(component.state):
                heaps = ", ".join(str(stand.heap) for stand in found.stands)
                name = full_title(component.rules, self._messages)
                yield Text(self._messages("play-heaps-behind", name=name, heaps=heaps))

    def _save(self, name: str) -> Output:
        if not name:
            raise InputError("error-save-name", save=words("save", self._messages)[0])
        save(self.replay.finished(self._viewpoint.mirror.room), name)
        yield Text(self._messages("play-saved", file=name))
