"""A seat in a room, at the terminal: takes lines and messages, gives back what to show and send.

It does no input and output of its own: ``send`` is given, and what has come is put into ``inbox``.
"""

import secrets
from collections import deque
from collections.abc import Callable, Iterator
from itertools import count

import msgspec
from rich.console import RenderableType
from rich.text import Text

from fairplay import protocol
from fairplay.cli.cards_play.entry import Line, Places
from fairplay.cli.nonce import new_nonce
from fairplay.cli.online.cards_side import CardsSide
from fairplay.cli.online.connection import Ended, Lost, News
from fairplay.cli.online.match_side import MatchSide
from fairplay.cli.online.mirror import Mirror
from fairplay.cli.online.people import door_of, happenings, phrase_of, phrases, seats
from fairplay.cli.online.web import refusal
from fairplay.cli.online.words import BOTH, CARDS, MATCH, command, command_table, words
from fairplay.cli.play.dialogue import ATTENTION, complaint
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play.word_names import word_name
from fairplay.protocol import (
    CLOSINGS,
    MAX_LEVEL,
    MAX_SEATS,
    Answered,
    Happened,
    RoomOptions,
    Welcome,
    spelled,
)
from fairplay.rules.numbers import parse_number

Output = Iterator[RenderableType]
BOT_LEVEL = 5
#: Why a seat is refused that can still be had.
_OTHERWISE = ("error-name-words", "error-ask-first")
#: These come again when the connection ends.
_FINAL = frozenset(code for code, closing in CLOSINGS.items() if closing.retry == "never")
#: Why a seat is refused to someone who may wait for one here.
_STAYS = ("error-already-seated", "error-again")


class Session:
    """One client of one room, until it leaves. ``error`` is why it had to, if it had to."""

    def __init__(
        self,
        options: RoomOptions,
        name: str | None,
        send: Callable[[msgspec.Struct], None],
        addresses: tuple[str, str],
        messages: Messages,
        width: int = 80,
    ) -> None:
        self.messages, self.inbox = messages, deque[News]()
        self.over = False
        self.error: InputError | None = None
        #: Without a name we only watch.
        self._name, self._post, (self._link, self._export) = name, send, addresses
        self._mirror: Mirror | None = None
        self._away = False
        self._claims: dict[str, protocol.Claim] = {}
        self._reports: set[str] = set()
        self._unanswered: set[str] = set()
        self._sitting = ""
        self._prefix, self._count = secrets.token_hex(4), count(1)
        game = options.game
        self._cards: CardsSide | None = None
        self._match: MatchSide | None = None
        if isinstance(game, protocol.CardOptions):
            self._cards = CardsSide(game, messages, width)
        else:
            self._match = MatchSide(game, messages, width)

    @property
    def _side(self) -> CardsSide | MatchSide:
        side = self._cards or self._match
        assert side is not None
        return side

    @property
    def _room(self) -> Mirror:
        if self._mirror is None:
            raise InputError("error-room-phase")
        return self._mirror

    # -- what the shell asks for ------------------------------------------------------------------

    @property
    def places(self) -> Places:
        """The cards that are on the screen now."""
        return self._cards.places(self._mirror) if self._cards and self._mirror else ()

    @property
    def prompt(self) -> str:
        phase = self._mirror.room.phase if self._mirror else ""
        if self._mirror and phase == "playing":
            return self._side.prompt(self._mirror) + " "
        if self._mirror and phase in ("waiting", "over") and self._mirror.you.seat is not None:
            mine = self._mirror.room.seats[self._mirror.you.seat]
            if phase == "over":
                return self.messages("play-prompt-over") + " "
            return self.messages("online-prompt-wait" if mine.ready else "online-prompt") + " "
        return "… "

    @property
    def busy(self) -> bool:
        """Whether nothing can be asked of the person now: others have to do something first."""
        mirror = self._mirror
        if mirror is None or mirror.you.seat is None or self._unanswered:
            return True
        match mirror.room.phase:
            case "waiting":
                return mirror.room.seats[mirror.you.seat].ready
            case "playing" if mirror.room.match is not None:
                return mirror.match.mover != mirror.you.seat
            case phase:
                return phase == "countdown"

    def open(self) -> list[RenderableType]:
        names = {name: words(name, self.messages)[0] for name in ("ready", "help", "leave")}
        return [
            *self._side.rules(),
            Text(self.messages("online-room", link=self._link)),
            Text(self.messages("online-commands", **names), "dim"),
        ]

    def due(self) -> int | None:
        """Nothing happens by itself: the server says what does."""
        return None

    def tick(self, now: int) -> list[RenderableType]:
        """What has come since it was last asked for."""
        del now
        shown: list[RenderableType] = []
        while self.inbox and not self.over:
            try:
                shown += self._heard(self.inbox.popleft())
            except InputError as error:
                self.over, self.error = True, error
            except (LookupError, ValueError):
                self.over, self.error = True, InputError("error-server-other")
        return shown

    def answer(self, line: Line, now: int) -> list[RenderableType]:
        """What to show for a line; one with something wrong in it changes nothing."""
        del now
        try:
            found = command(line.text, self._cards is not None, self.messages)
            return list(self._commanded(*found) if found else self._entered(line))
        except InputError as error:
            return [complaint(error, self.messages)]

    def result(self, now: int) -> list[RenderableType]:
        del now
        seated = self._mirror is not None and self._mirror.you.seat is not None
        if self.error is not None or not seated or self._room.room.phase == "closed":
            return []
        return [Text(self.messages("online-seat-kept"), "dim")]

    # -- what comes from the server ---------------------------------------------------------------

    def _heard(self, news: News) -> Output:
        match news:
            case Lost():
                if not self._away:
                    self._away = True
                    yield Text(self.messages("online-lost"), ATTENTION)
            case Ended(code, params):
                raise refusal(code, params)
            case Welcome():
                yield from self._welcomed(news)
            case protocol.Resumed():
                self._mirror = self._room.after(news)
                yield from self._back()
            case Happened():
                yield from self._happened(news)
            case Answered(cmd, _, answer):
                yield from self._answered(cmd, answer)
            case protocol.Presence() | protocol.YouAre():
                yield from self._people(self._room.after(news))
            case protocol.Failed(code, params) if code not in _FINAL:
                yield complaint(refusal(code, params), self.messages)

    def _back(self) -> Output:
        if self._away:
            self._away = False
            yield Text(self.messages("online-back"))

    def _welcomed(self, welcome: Welcome) -> Output:
        self._mirror = mirror = Mirror.of(welcome)
        yield from self._back()
        yield from seats(mirror, self.messages)
        if mirror.room.phase == "playing":
            yield from self._side.board(mirror)
        if mirror.you.seat is None and self._name is not None:
            yield from self._sit(protocol.Sit)

    def _sit(self, kind: type[protocol.Sit | protocol.Ask]) -> Output:
        assert self._name is not None
        self._sitting = self._cmd()
        self._send(kind(self._sitting, self._name))
        return iter(())

    def _sit_otherwise(self, code: str) -> Output:
        """A room that has its own names gives us one; at a closed door we ask."""
        if code == "error-name-words":
            self._name = word_name(self.messages.language, f"{self._name} {self._link}")
            yield from self._sit(protocol.Sit)
        else:
            yield Text(self.messages("online-waits"))
            yield from self._sit(protocol.Ask)

    def _happened(self, event: Happened) -> Output:
        before = self._room
        self._mirror = after = before.after(event)
        claimed = self._claims.pop(event.cmd, None)
        if event.what != "hint":
            self._unanswered.discard(event.cmd)
        own = event.cmd.startswith(self._prefix)
        yield from happenings(event, before, after, self.messages, own)
        if self._cards:
            yield from self._cards.told(event, before, after, claimed)
        elif self._match:
            yield from self._match.told(event, before, after)
        if after.room.phase != before.room.phase:
            yield from self._phase(after)

    def _phase(self, mirror: Mirror) -> Output:
        """What a room has become."""
        if mirror.room.phase == "countdown":
            seconds = max(1, round((mirror.room.begins_at - mirror.now) / 1000))
            yield Text(self.messages("online-countdown", seconds=seconds), "bold")
            yield Text(self.messages("online-hash", hash=mirror.room.seed_hash or ""), "dim")
        elif mirror.room.phase == "over":
            yield from self._side.result(mirror)
            if self._cards:
                yield Text(self.messages("online-verify", url=self._export), "dim")
        elif mirror.room.phase == "closed":
            self.over = True
            yield Text(self.messages("error-room-closed"))

    def _people(self, after: Mirror) -> Output:
        """Who has come and who has gone; at first that is no news."""
        before, self._mirror = self._room, after
        for seat, here in enumerate(after.here):
            was = seat < len(before.here) and before.here[seat]
            if before.here and was != here and after.room.seats[seat].name:
                name = after.name(seat, self.messages)
                key = "online-came" if here else "online-gone"
                yield Text(self.messages(key, name=name), "dim")
                yield from [] if here else self._ended_without(after, seat, name)

    def _ended_without(self, mirror: Mirror, seat: int, name: str) -> Output:
        """Say how a match without a clock can end whose other player has gone."""
        room, me = mirror.room, mirror.you.seat
        if room.phase == "playing" and room.match and room.match.left_ms is None and me == 1 - seat:
            claim, end = (words(one, self.messages)[0] for one in ("claim-win", "stop"))
            yield Text(self.messages("online-away-offer", name=name, claim=claim, end=end), "dim")

    def _answered(self, cmd: str, answer: protocol.AnyAnswer) -> Output:
        self._claims.pop(cmd, None)
        self._unanswered.discard(cmd)
        match answer:
            case protocol.Refused(code, params):
                error = refusal(code, params)
                if cmd == self._sitting and code == "error-room-phase":
                    raise InputError("error-online-playing", room=spelled(self._room.room.code))
                if cmd == self._sitting and code in _OTHERWISE:
                    yield from self._sit_otherwise(code)
                    return
                if cmd == self._sitting and code not in _STAYS:
                    raise error
                yield complaint(error, self.messages)
            case protocol.Done() if cmd in self._reports:
                yield Text(self.messages("web-name-reported"))
            case protocol.Late() if self._cards:
                yield from self._cards.late()
            case protocol.Hinted():
                yield from self._side.hint(answer, self._room)

    # -- what is typed ----------------------------------------------------------------------------

    def _send(self, command: protocol.Command) -> None:
        self._unanswered.add(command.cmd)
        self._post(command)

    def _cmd(self) -> str:
        return f"{self._prefix}-{next(self._count)}"

    def _entered(self, line: Line) -> Output:
        """A move or a claim; between games, Enter alone is being ready."""
        phase = self._room.room.phase
        if phase == "playing" and self._cards:
            sides = self._cards.claim(line)
            if sides is None:
                return self._simple(protocol.Call)
            claim = protocol.Claim(self._cmd(), *sides)
            self._claims[claim.cmd] = claim
            self._send(claim)
        elif phase == "playing" and self._match:
            self._send(protocol.Move(self._cmd(), self._match.move(line.text, self._room)))
        elif line.text.strip():
            raise InputError("error-online-word", help=words("help", self.messages)[0])
        elif phase in ("waiting", "over") and self._may_sit():
            return self._sit(protocol.Sit)
        else:
            return self._commanded("again" if phase == "over" else "ready", "")
        return iter(())

    def _may_sit(self) -> bool:
        """Whether we still want a seat: the host may have said *not now*."""
        you = self._room.you
        return self._name is not None and you.seat is None and not you.waits

    def _commanded(self, name: str, rest: str) -> Output:
        simple: dict[str, type[protocol.Command]] = {
            "hint": protocol.Hint,
            "give-up": protocol.GiveUp,
            "call": protocol.Call,
            "resign": protocol.Resign,
            "undo": protocol.Takeback,
            "decline": protocol.Decline,
        }
        if name in simple:
            return self._simple(simple[name])
        match name:
            case "help":
                return self._help()
            case "board" if self._room.room.phase in ("playing", "over"):
                return self._side.board(self._room)
            case "moves" if self._match:
                return self._match.moves(self._room)
            case "board" | "who":
                return seats(self._room, self.messages)
        self._send_special(name, rest)
        if name == "say" and not rest:
            return phrases(self.messages)
        return iter(())

    def _simple(self, kind: type[protocol.Command]) -> Output:
        self._send(kind(self._cmd()))
        return iter(())

    def _send_special(self, name: str, rest: str) -> None:
        match name:
            case "start":
                self._send(protocol.Start(self._cmd(), new_nonce()))
            case "again":
                self._send(protocol.Rematch(self._cmd(), new_nonce()))
            case "ready":
                seat = self._room.you.seat
                ready = seat is None or not self._room.room.seats[seat].ready
                self._send(protocol.Ready(self._cmd(), ready, new_nonce()))
            case "bot":
                level = parse_number(rest, 1, MAX_LEVEL) if rest else BOT_LEVEL
                self._send(protocol.AddBot(self._cmd(), level))
            case "kick":
                self._send(protocol.Kick(self._cmd(), parse_number(rest, 1, MAX_SEATS) - 1))
            case "door":
                self._send(protocol.SetDoor(self._cmd(), door_of(rest, self.messages)))
            case "admit" | "ban":
                self._send(self._admit(rest, name == "ban"))
            case "claim-win" | "stop":
                self._send(protocol.EndGame(self._cmd(), name == "claim-win"))
            case "report":
                report = protocol.Report(self._cmd(), parse_number(rest, 1, MAX_SEATS) - 1)
                self._reports.add(report.cmd)
                self._send(report)
            case "say" if rest:
                self._send(protocol.Say(self._cmd(), phrase_of(rest, self.messages)))
            case "leave":
                if self._room.you.seat is not None:
                    self._send(protocol.Stand(self._cmd()))
                self._mirror = None
                self.over = True
            case "quit":
                self.over = True

    def _admit(self, rest: str, ban: bool) -> protocol.Admit:
        """``admit 2``: the second who waits may come in, ``-2``: not now; ``ban 2``: never."""
        asking = self._room.room.asking
        if not asking:
            raise InputError("error-ask-none")
        number = parse_number(rest.removeprefix("-") or "1", 1, len(asking))
        admit = not ban and not rest.startswith("-")
        return protocol.Admit(self._cmd(), asking[number - 1].tag, admit, ban)

    def _help(self) -> Output:
        yield from self._side.rules()
        names = (*BOTH, *(CARDS if self._cards else MATCH))
        yield command_table(iter(names), self.messages)
