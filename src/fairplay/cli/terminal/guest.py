"""A guest in a room of a server: sitting down, and what one can do there besides playing."""

from rich.text import Text

from fairplay import protocol
from fairplay.cli.nonce import new_nonce
from fairplay.cli.online.news import Ended, Lost, refusal
from fairplay.cli.terminal.choosing import typed_game
from fairplay.cli.terminal.dialogue import ATTENTION, complaint
from fairplay.cli.terminal.mirror import Mirror
from fairplay.cli.terminal.people import door_of, phrase_of, phrases, seats
from fairplay.cli.terminal.viewpoint import Handlers, Output, Viewpoint
from fairplay.cli.terminal.words import words
from fairplay.errors import InputError
from fairplay.play.word_names import word_name
from fairplay.protocol import CLOSINGS, MAX_LEVEL, MAX_SEATS, spelled
from fairplay.rules.numbers import parse_number

BOT_LEVEL = 5
#: After these refusals we can still get a seat in another way.
_OTHERWISE = ("error-name-words", "error-ask-first")
#: After these we stay in the room and wait.
_STAYS = ("error-already-seated", "error-again")
#: These errors are told when the connection ends, so not before.
FINAL = frozenset(code for code, closing in CLOSINGS.items() if closing.retry == "never")


class Guest:
    """``link`` and ``export`` are addresses of the room. Without a name we only watch."""

    def __init__(self, viewpoint: Viewpoint, name: str | None, link: str, export: str) -> None:
        self._viewpoint, self._messages = viewpoint, viewpoint.messages
        self._name, self._link, self._export = name, link, export
        self._away = False
        self._sitting = ""
        self._reports: set[str] = set()
        self.commands: Handlers = {
            "who": lambda _: seats(viewpoint),
            "ready": self._ready,
            "start": lambda _: viewpoint.ask(protocol.Start, new_nonce()),
            "bot": self._bot,
            "kick": lambda rest: viewpoint.ask(protocol.Kick, _seat(rest)),
            "door": lambda rest: viewpoint.ask(protocol.SetDoor, door_of(rest, self._messages)),
            "admit": self._admit,
            "ban": lambda rest: self._admit(rest, ban=True),
            "report": self._report,
            "say": self._say,
            "game": self._game,
            "decline": lambda _: viewpoint.ask(protocol.Decline),
        }

    def open(self) -> Output:
        named = {name: words(name, self._messages)[0] for name in ("ready", "help", "leave")}
        yield Text(self._messages("online-room", link=self._link))
        yield Text(self._messages("online-commands", **named), "dim")

    def result(self) -> Output:
        """What to say on leaving."""
        known = self._viewpoint.known
        if known is not None and known.you.seat is not None and known.room.phase != "closed":
            yield Text(self._messages("online-seat-kept"), "dim")

    @property
    def prompt(self) -> str:
        """Between games."""
        known = self._viewpoint.known
        if known is None or known.you.seat is None or known.room.phase not in ("waiting", "over"):
            return "…"
        if known.room.phase == "over":
            return self._messages("play-prompt-over")
        ready = known.room.seats[known.you.seat].ready
        return self._messages("online-prompt-wait" if ready else "online-prompt")

    @property
    def busy(self) -> bool:
        """Whether nothing can be asked of the person now: others have to do something first."""
        known = self._viewpoint.known
        if known is None or known.you.seat is None or self._viewpoint.unanswered:
            return True
        if known.room.phase == "waiting":
            return known.room.seats[known.you.seat].ready
        return known.room.phase == "countdown"

    # -- what comes from the server ---------------------------------------------------------------

    def trouble(self, news: protocol.Failed | Lost | Ended) -> Output:
        match news:
            case protocol.Failed(code, params) if code not in FINAL:
                yield complaint(refusal(code, params), self._messages)
            case Ended(code, params):
                raise refusal(code, params)
            case Lost() if not self._away:
                self._away = True
                yield Text(self._messages("online-lost"), ATTENTION)

    def back(self) -> Output:
        if self._away:
            self._away = False
            yield Text(self._messages("room-back"))

    def welcomed(self, welcome: protocol.Welcome) -> Output:
        yield from self.back()
        yield from seats(self._viewpoint)
        if welcome.you.seat is None and self._name is not None:
            self._sit(protocol.Sit)

    def _sit(self, kind: type[protocol.Sit | protocol.Ask]) -> None:
        self._sitting = self._viewpoint.send(kind, self._name)

    def sits_down(self) -> bool:
        """Ask once more for a seat, between games: the host may have said *not now*."""
        mirror = self._viewpoint.mirror
        wanted = self._name is not None and mirror.you.seat is None and not mirror.you.waits
        if wanted := wanted and mirror.room.phase in ("waiting", "over"):
            self._sit(protocol.Sit)
        return wanted

    def people(self, before: Mirror) -> Output:
        """Who has come and who has gone; at first that is no news."""
        after = self._viewpoint.mirror
        for seat, here in enumerate(after.here):
            was = seat < len(before.here) and before.here[seat]
            if before.here and was != here and after.room.seats[seat].name:
                key = "online-came" if here else "online-gone"
                yield Text(self._messages(key, name=self._viewpoint.name(seat)), "dim")
                yield from [] if here else self._ended_without(seat)

    def _ended_without(self, seat: int) -> Output:
        """Say how a match without a clock can end whose other player has gone."""
        room, me = self._viewpoint.mirror.room, self._viewpoint.mirror.you.seat
        if room.phase == "playing" and room.match and room.match.left_ms is None and me == 1 - seat:
            claim, end = (words(one, self._messages)[0] for one in ("claim-win", "stop"))
            name = self._viewpoint.name(seat)
            told = self._messages("online-away-offer", name=name, claim=claim, end=end)
            yield Text(told, "dim")

    def phase(self) -> Output:
        """What a room has become."""
        room, messages = self._viewpoint.mirror.room, self._messages
        match room.phase:
            case "countdown":
                seconds = max(1, round((room.begins_at - self._viewpoint.now) / 1000))
                yield Text(messages("online-countdown", seconds=seconds), "bold")
                yield Text(messages("online-hash", hash=room.seed_hash or ""), "dim")
            case "over" if room.table is not None:
                yield Text(messages("online-verify", url=self._export), "dim")
            case "closed":
                yield Text(messages("error-room-closed"))

    def done(self, cmd: str) -> Output:
        if cmd in self._reports:
            yield Text(self._messages("room-name-reported"))

    def refused(self, cmd: str, error: InputError) -> Output | None:
        """What to do if we cannot sit down; None if it was something else that was refused."""
        if cmd != self._sitting or error.code in _STAYS:
            return None
        if error.code == "error-room-phase":
            raise InputError("error-online-playing", room=spelled(self._viewpoint.mirror.room.code))
        if error.code not in _OTHERWISE:
            raise error
        return self._sit_otherwise(error.code)

    def _sit_otherwise(self, code: str) -> Output:
        """A room that has its own names gives us one; at a closed door we ask."""
        if code == "error-name-words":
            self._name = word_name(self._messages.language, f"{self._name} {self._link}")
            self._sit(protocol.Sit)
        else:
            yield Text(self._messages("room-waits"))
            self._sit(protocol.Ask)

    # -- what is typed ----------------------------------------------------------------------------

    def _ready(self, _: str) -> Output:
        mirror = self._viewpoint.mirror
        seat = mirror.you.seat
        ready = seat is None or not mirror.room.seats[seat].ready
        return self._viewpoint.ask(protocol.Ready, ready, new_nonce(), mirror.seq)

    def _bot(self, rest: str) -> Output:
        level = parse_number(rest, 1, MAX_LEVEL) if rest else BOT_LEVEL
        return self._viewpoint.ask(protocol.AddBot, level)

    def _admit(self, rest: str, ban: bool = False) -> Output:
        """``admit 2``: the second who waits may come in, ``-2``: not now; ``ban 2``: never."""
        asking = self._viewpoint.mirror.room.asking
        if not asking:
            raise InputError("error-ask-none")
        number = parse_number(rest.removeprefix("-") or "1", 1, len(asking))
        admit = not ban and not rest.startswith("-")
        return self._viewpoint.ask(protocol.Admit, asking[number - 1].tag, admit, ban)

    def _report(self, rest: str) -> Output:
        self._reports.add(self._viewpoint.send(protocol.Report, _seat(rest)))
        return iter(())

    def _say(self, rest: str) -> Output:
        if not rest:
            return phrases(self._messages)
        return self._viewpoint.ask(protocol.Say, phrase_of(rest, self._messages))

    def _game(self, rest: str) -> Output:
        """``game kayles:5``: play this from now on."""
        seats = len(self._viewpoint.mirror.room.seats)
        return self._viewpoint.ask(protocol.ChangeGame, typed_game(rest, seats), new_nonce())

    def leave(self) -> None:
        """Give the seat up."""
        if self._viewpoint.mirror.you.seat is not None:
            self._viewpoint.send(protocol.Stand)
        self._viewpoint.known = None


def _seat(text: str) -> int:
    return parse_number(text, 1, MAX_SEATS) - 1
