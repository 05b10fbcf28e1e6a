"""A match in a room: the board, moves as they are typed, and what happens in words."""

from itertools import islice

from rich.columns import Columns
from rich.text import Text

from fairplay import protocol
from fairplay.cli.boards import draw, full_title
from fairplay.cli.render.explanation import render
from fairplay.cli.terminal import people
from fairplay.cli.terminal.claim_entry import Line
from fairplay.cli.terminal.dialogue import ATTENTION, TURN
from fairplay.cli.terminal.entry import Entry, read
from fairplay.cli.terminal.instructions import how_to_move, introduction
from fairplay.cli.terminal.mirror import Mirror
from fairplay.cli.terminal.replay import Replay
from fairplay.cli.terminal.saving import save
from fairplay.cli.terminal.setup import Setup
from fairplay.cli.terminal.side import Side
from fairplay.cli.terminal.times import clock
from fairplay.cli.terminal.viewpoint import Handlers, Output, Viewpoint, capital
from fairplay.cli.terminal.words import MATCH_HERE, MATCH_ROOM, words
from fairplay.errors import IllegalMoveError, InputError
from fairplay.explain import explain
from fairplay.play.endings import decided
from fairplay.protocol import Happened, Hinted
from fairplay.rules.numbers import parse_number
from fairplay.rules.position import Position

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
            "how": self._how,
        }
        commands["hint"] = lambda _: viewpoint.ask(protocol.Hint)
        if viewpoint.local:
            commands |= {"why": self._why, "gaps": self._gaps, "save": self._save}
        else:
            commands["claim-win"] = lambda _: viewpoint.ask(protocol.EndGame, True)
            commands["stop"] = lambda _: viewpoint.ask(protocol.EndGame, False)
        super().__init__(viewpoint, MATCH_HERE if viewpoint.local else MATCH_ROOM, commands)
        self.setup = setup
        self.replay = Replay(setup, endless=not viewpoint.local)
        self._show_gaps = False
        self._resigning: int | None = None

    # -- what the session asks for ----------------------------------------------------------------

    def rules(self) -> Output:
        """The game, who wins it, and how to type a move."""
        return introduction(self.setup, self._messages)

    def help(self) -> Output:
        if self._viewpoint.local:
            now = self.replay.match.position
            return how_to_move(self.setup.position if now.over else now, self._messages)
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
        if self._viewpoint.local:  # in other rooms everyone sees the same board
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

    def exampled(self, error: InputError) -> InputError:
        """What is no move is told with a move that is legal now."""
        if error.code != "error-move-syntax":
            return error
        example = next(iter(self.replay.match.position.moves()), error.params["example"])
        return InputError(error.code, **error.params | {"example": str(example)})

    # -- what has happened ------------------------------------------------------------------------

    def welcomed(self, welcome: protocol.Welcome) -> Output:
        self.replay.begin(welcome.history)
        return self._shown()

    def told(self, event: Happened, before: Mirror) -> Output:
        """What has happened, and the board if it is another now."""
        viewpoint, after = self._viewpoint, self._viewpoint.mirror
        self.replay.follow(event, after.room)
        if after.room.game != before.room.game:
            self._show_gaps = False
        if viewpoint.local and event.what == "move":
            # What a person alone has just done needs no words.
            lines = viewpoint.told(event, before) if event.seat != viewpoint.me else []
            yield from (Text(f"\n{line}") for line in lines)
        else:
            yield from people.told(event, before, viewpoint)
        if before.room.match != after.room.match and event.what != "resign":
            yield from self._shown()

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
        told = self._viewpoint.mirror.match.told
        assert told is not None
        yield Text(self._viewpoint.say(told), TURN)
        if self._viewpoint.local:
            choices = ("why", "undo", "new", "quit")
            named = {name: words(name, self._messages)[0] for name in choices}
            yield Text(self._messages("play-over", **named))

    def hinted(self, hint: Hinted) -> Output:
        """A hint that the room has given, with the move as it is typed."""
        yield Text(self._messages.fill(hint.told))
        if hint.move is not None:
            typed = self.replay.typed(hint.move.text)
            yield Text(self._messages("play-hint-type", move=typed), "dim")

    # -- commands ---------------------------------------------------------------------------------

    def _resign(self, _: str) -> Output:
        mirror = self._viewpoint.mirror
        if self._viewpoint.local:
            self._check_open()
        # Asks once. The answer counts as long as nothing else has happened.
        if mirror.match.result is None and self._resigning != mirror.seq:
            self._resigning = mirror.seq
            again = words("resign", self._messages)[0]
            return iter([Text(self._messages("play-resign-sure", command=again))])
        return self._viewpoint.ask(protocol.Resign, seat=mirror.match.mover)

    def _undo(self, _: str) -> Output:
        viewpoint, me = self._viewpoint, self._viewpoint.me
        alone = viewpoint.local and me is not None
        # The computer may have begun; that move alone is not taken back.
        nothing = self.replay.match.played <= (viewpoint.mirror.room.first != me)
        if alone and nothing and viewpoint.mirror.match.result is None:
            raise IllegalMoveError("error-nothing-played")
        return viewpoint.ask(protocol.Takeback)

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

    def _how(self, _: str) -> Output:
        from fairplay.cli.terminal.how_shown import how_shown

        setup = self.setup
        return how_shown(setup.position, setup.misere, self._messages, self._viewpoint.width)

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

    def _why(self, _: str) -> Output:
        """The reasons for the position; at the end, where the match was lost."""
        match, room = self.replay.match, self._viewpoint.mirror.room
        if self._viewpoint.mirror.match.result is None:
            reasons = explain(match.position, match.misere)
            yield from render(reasons, self._messages, self._viewpoint.width)
            return
        yield Text(self._viewpoint.say(decided(self.replay.finished(room), room.first).told))

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
