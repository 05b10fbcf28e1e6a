"""A room at the terminal: takes lines and messages, gives back what to show and asks the room.

It does no input and output of its own: what the room tells is put into ``inbox``.
"""

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from fairplay import protocol
from fairplay.cli.nonce import new_nonce
from fairplay.cli.online.news import Ended, Inbox, Lost, News, refusal
from fairplay.cli.terminal.claim_entry import Line
from fairplay.cli.terminal.dialogue import ATTENTION, complaint
from fairplay.cli.terminal.mirror import Mirror
from fairplay.cli.terminal.viewpoint import Handlers, Output, Viewpoint
from fairplay.cli.terminal.words import command, command_table, words
from fairplay.errors import InputError
from fairplay.protocol import Answered, Happened, Welcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from fairplay.cli.terminal.cards_side import CardsSide
    from fairplay.cli.terminal.guest import Guest
    from fairplay.cli.terminal.match_side import MatchSide
    from fairplay.play.local_room import LocalRoom
    from fairplay.protocol import GameOptions

    SideOf = Callable[[Viewpoint, GameOptions], "MatchSide | CardsSide"]


class TerminalSession:
    """One room until we leave it: one of our own (``local``), or one where we are a ``guest``, in
    which ``side_of`` another game can be played later.

    ``leaving`` becomes ``menu`` or ``quit``; ``error`` is why we had to leave, if we had to.
    """

    def __init__(
        self,
        viewpoint: Viewpoint,
        side: "MatchSide | CardsSide",
        inbox: Inbox,
        *,
        local: "LocalRoom | None" = None,
        guest: "Guest | None" = None,
        side_of: "SideOf | None" = None,
    ) -> None:
        self.viewpoint, self.side, self.inbox = viewpoint, side, inbox
        self.messages = viewpoint.messages
        self.leaving: str | None = None
        self.error: InputError | None = None
        self._local, self._guest, self._side_of = local, guest, side_of

    @property
    def _commands(self) -> Handlers:
        return {
            **self.side.commands,
            **(self._guest.commands if self._guest else {}),
            "help": self._help,
            "again": self._again,
            "new": lambda _: self._leave("menu"),
            "quit": lambda _: self._leave("quit"),
            "leave": self._stand_up,
        }

    # -- what the shell asks for ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """A card table of our own is for one game."""
        ended = self._local is not None and self.side.one_game and self._phase == "over"
        return self.leaving is not None or ended

    @property
    def _phase(self) -> str:
        known = self.viewpoint.known
        return known.room.phase if known else ""

    @property
    def prompt(self) -> str:
        if self._phase == "playing":
            return self.side.prompt + " "
        return (self._guest.prompt if self._guest else self.messages("play-prompt-over")) + " "

    @property
    def busy(self) -> bool:
        """Whether nothing can be asked of the person now: others have to do something first."""
        waits = self._guest is not None and self._guest.busy
        return waits or (self._phase == "playing" and self.side.busy)

    def open(self) -> list[RenderableType]:
        """What to show before anything is typed."""
        if self._local is not None:
            self._local.start()
        news = self._news()
        return [*self.side.rules(), *self._how_to_begin(), *news]

    def _how_to_begin(self) -> Output:
        if self._guest is not None:
            yield from self._guest.open()
            return
        key, names = self.side.first_words
        named = {name: words(name, self.messages)[0] for name in names}
        yield Text(self.messages(key, **named), "dim")

    def due(self) -> int | None:
        """When something will happen by itself. A server says so when it does."""
        return None if self._local is None else self._local.due()

    def tick(self) -> list[RenderableType]:
        """What has happened by itself since it was last asked for."""
        if self._local is not None:
            self._local.tick()
        return self._news()

    def answer(self, line: Line) -> list[RenderableType]:
        """What to show for a line; one with something wrong in it changes nothing."""
        try:
            shown = list(self._answer(line))
        except InputError as error:
            return [complaint(error, self.messages)]
        return shown + self._news()

    def result(self) -> list[RenderableType]:
        """What to show at the end, or on leaving."""
        if self.error is not None:
            return []
        if self._guest is not None:
            return list(self._guest.result())
        return list(self.side.result()) if self.side.one_game else []

    # -- what the room tells ----------------------------------------------------------------------

    def _news(self) -> list[RenderableType]:
        shown: list[RenderableType] = []
        while self.inbox and self.leaving is None:
            try:
                shown += self._heard(self.inbox.popleft())
            except InputError as error:
                self.leaving, self.error = "quit", error
            except (LookupError, ValueError):
                self.leaving, self.error = "quit", InputError("error-server-other")
        return shown

    def _heard(self, news: News) -> Output:
        match news:
            case Happened():
                yield from self._happened(news)
            case Answered(cmd, _, answer):
                yield from self._answered(cmd, answer)
            case Welcome():
                yield from self._welcomed(news)
            case _ if self._guest is not None:
                yield from self._heard_as_guest(news, self._guest)

    def _heard_as_guest(self, news: News, guest: "Guest") -> Output:
        match news:
            case protocol.Resumed(now=now):
                self.viewpoint.known = self.viewpoint.mirror.after(news)
                self.viewpoint.set_clock(now)
                yield from guest.back()
            case protocol.Presence() | protocol.YouAre():
                before = self.viewpoint.mirror
                self.viewpoint.known = before.after(news)
                yield from guest.people(before)
            case protocol.Failed() | Lost() | Ended():
                yield from guest.trouble(news)

    def _welcomed(self, welcome: Welcome) -> Output:
        before = self.viewpoint.known
        if before is not None:
            yield from self._other_game(before.room, welcome.room)
        self.viewpoint.known = Mirror.of(welcome)
        self.viewpoint.set_clock(welcome.now)
        board = self.side.welcomed(welcome)
        if self._guest is not None:
            yield from self._guest.welcomed(welcome)
        if self._local or welcome.room.phase == "playing":
            yield from board

    def _happened(self, event: Happened) -> Output:
        before = self.viewpoint.mirror
        self.viewpoint.known = after = before.after(event)
        if event.what != "hint":
            self.viewpoint.unanswered.discard(event.cmd)
        other = list(self._other_game(before.room, after.room))
        yield from self.side.told(event, before)
        yield from other
        if after.room.phase == before.room.phase:
            return
        if after.room.phase == "over" and not self.over:
            yield from self.side.result()
        if self._guest is not None:
            yield from self._guest.phase()
        if after.room.phase == "closed":
            self.leaving = "quit"

    def _other_game(self, before: protocol.RoomView, after: protocol.RoomView) -> Output:
        """If the room plays another game from now on, take its side, and say its rules."""
        if self._side_of is not None and before.options.game != after.options.game:
            self.side = self._side_of(self.viewpoint, after.options.game)
            yield from self.side.rules()

    def _answered(self, cmd: str, answer: protocol.AnyAnswer) -> Output:
        self.viewpoint.unanswered.discard(cmd)
        match answer:
            case protocol.Refused(code, params):
                yield from self._refused(cmd, refusal(code, params))
            case protocol.Done() if self._guest is not None:
                yield from self._guest.done(cmd)
            case protocol.Late():
                yield Text(self.messages("told-late"), ATTENTION)
            case protocol.Hinted():
                yield from self.side.hinted(answer)

    def _refused(self, cmd: str, error: InputError) -> Output:
        otherwise = self._guest.refused(cmd, error) if self._guest is not None else None
        yield from otherwise or (complaint(self.side.exampled(error), self.messages),)

    # -- what is typed ----------------------------------------------------------------------------

    def _answer(self, line: Line) -> Output:
        found = command(line.text, self.side.offered, self.messages)
        if found is None or found[0] not in self._commands:
            return self._entered(line)
        name, rest = found
        if name == "board" and self._phase not in ("playing", "over"):
            name = "who"
        return self._commands[name](rest)

    def _entered(self, line: Line) -> Output:
        """A move or a claim; between games, Enter alone is being ready."""
        if self._phase == "playing":
            return self.side.enter(line)
        if not line.text.strip():
            if self._guest is not None and self._guest.sits_down():
                return iter(())
            return self._commands["again" if self._phase == "over" else "ready"]("")
        if self._local is not None:
            raise InputError("error-match-over")
        raise InputError("error-online-word", help=words("help", self.messages)[0])

    def _again(self, _: str) -> Output:
        """A rematch: all who sit here want it."""
        if self._local is not None and self._phase != "over":
            raise InputError("error-not-over")
        for seat in self.viewpoint.here:
            self.viewpoint.send(protocol.Rematch, new_nonce(), seat=seat)
        return iter(())

    def _leave(self, where: str) -> Output:
        self.leaving = where
        return iter(())

    def _stand_up(self, _: str) -> Output:
        if self._guest is not None:
            self._guest.leave()
        return self._leave("quit")

    def _help(self, _: str) -> Output:
        yield from self.side.help()
        where = self.side.where if self._local is not None else "online"
        yield command_table(self.side.offered, where, self.messages)
