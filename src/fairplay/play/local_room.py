"""A room without a socket: everyone in it sits at one keyboard, or is a bot."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from fairplay.errors import InputError
from fairplay.play.hints import match_hint, table_hint
from fairplay.play.players import Player
from fairplay.play.room import Due, MatchPlay, Room, Seat, apply, due, happened, history, view, you
from fairplay.play.room.apply import STARTING
from fairplay.play.room.events import NOBODY, Event
from fairplay.play.room.state import COUNTDOWN_MS
from fairplay.protocol import (
    Answered,
    AnyAnswer,
    AnyMessage,
    Command,
    Hint,
    Hinted,
    Refused,
    RoomOptions,
    Takeback,
    Welcome,
)


class LocalRoom:
    """Takes commands and tells news as the connection to a server does, by the same rules.

    People have the first seats, under ``names``; the levels of the options are those of bots on the
    other seats. ``clock`` gives the time in milliseconds. In a match, the player of ``choosing``
    chooses the moves of the bot on a seat. The ``seed`` alone decides the deal.

    >>> from fairplay.protocol import MatchOptions, Move
    >>> told = []
    >>> room = LocalRoom(RoomOptions(MatchOptions("nim:1")), ["A", "B"], "", told.append, lambda: 0)
    >>> room.start()
    >>> room.send(Move("1", "1→0"), seat=0)
    >>> [type(news).__name__ for news in told], room.room.play.winners
    (['Welcome', 'Happened'], (0,))
    """

    def __init__(
        self,
        options: RoomOptions,
        names: Sequence[str],
        seed: str,
        tell: Callable[[AnyMessage], None],
        clock: Callable[[], int],
        choosing: Mapping[int, Player] | None = None,
    ) -> None:
        self._seed, self._tell, self._clock = seed, tell, clock
        self._choosing = choosing or {}
        people = [Seat(guest=str(i), name=name, ready=True) for i, name in enumerate(names)]
        bots = [Seat(bot=level, ready=True) for level in options.bots]
        self.room = Room("", options, "0", (*people, *bots), 1, clock() - COUNTDOWN_MS)
        #: The room after each event, so that one can go back to it.
        self._past: list[Room] = []
        self._coming: tuple[Room, Due | None] | None = None
        self._hints = (0, 0), 0

    def start(self) -> None:
        """Begin the first game at once: nobody needs a countdown to come to the table."""
        body = {"seed": self._seed} if self.room.cards else {"next": self._seed}
        self._apply(self._event("0", "start", body, self.room.at))
        if self.room.cards:
            self._apply(self._event(NOBODY, "deal", {}, self.room.begins_at))
        self._welcome()
        self.tick()

    def send(self, command: Command, seat: int | None = 0) -> None:
        """Do what the person on a seat wants, and what follows by itself."""
        self.tick()
        try:
            self._do(command, 0 if seat is None else seat)
        except InputError as error:
            self._tell(Answered(command.cmd, 0, Refused(error.code, error.params)))
        self.tick()

    def due(self) -> int | None:
        """When something will happen by itself, if nobody does anything before."""
        coming = self._next()
        return coming.at if coming else None

    def tick(self) -> None:
        """Let happen what was due until now. A bot in a match answers at once."""
        while (coming := self._next()) and (coming.thinks or coming.at <= self._clock()):
            body, at = coming.body, coming.at
            if coming.thinks:
                assert isinstance(self.room.play, MatchPlay)
                play, at = self.room.play, self._clock()
                body = {"move": self._choosing[play.mover].choose(play.match)}
            self._happen(self._event(coming.player, coming.kind, body, at, coming.cmd_id))

    def close(self) -> None:
        """Nothing is left behind."""

    # -- events -----------------------------------------------------------------------------------

    def _next(self) -> Due | None:
        """What will happen first; worked out once for each room."""
        if self._coming is None or self._coming[0] is not self.room:
            self._coming = self.room, due(self.room, self.room.at)
        return self._coming[1]

    def _do(self, command: Command, seat: int) -> None:
        if isinstance(command, Takeback):
            self._take_back(seat)
            return
        if isinstance(command, Hint):
            self._tell(Answered(command.cmd, 0, self._hint()))
            return
        kind, body = str(command.__struct_config__.tag), asdict(command)
        del body["cmd"]
        if kind in STARTING:
            body["next"] = self._seed
        self._happen(self._event(str(seat), kind, body, self._clock(), command.cmd))

    def _event(self, player: str, kind: str, body: dict[str, Any], at: int, cmd: str = "") -> Event:
        return Event(self.room.seq + 1, player, cmd, kind, body, at)

    def _apply(self, event: Event) -> AnyAnswer:
        after, answer = apply(self.room, event)
        if after is not self.room:
            self.room = after
            self._past.append(after)
        return answer

    def _happen(self, event: Event) -> None:
        before = self.room
        answer = self._apply(event)
        if self.room is before:
            self._tell(Answered(event.cmd_id, 0, answer))
            return
        self._tell(happened(before, self.room, event, answer))

    def _welcome(self) -> None:
        room = self.room
        moves = history(room)
        self._tell(Welcome(room.seq, self._clock(), view(room), you(room, "0"), moves, room.at))

    # -- hints ------------------------------------------------------------------------------------

    def _hint(self) -> Hinted:
        """One step more than the last hint in this position, or about these cards."""
        play = self.room.play
        if play is None or play.over:
            raise InputError("error-match-over")
        since = play.match.played if isinstance(play, MatchPlay) else play.table.since
        at = self.room.game, since
        self._hints = at, self._hints[1] + 1 if self._hints[0] == at else 1
        if isinstance(play, MatchPlay):
            return match_hint(play.match, self._hints[1])
        return table_hint(play.table, self._hints[1])

    # -- going back -------------------------------------------------------------------------------

    def _take_back(self, seat: int) -> None:
        """Go back to the last choice of the person, or of whoever moved last when two people play.
        Nobody has to agree here, and an ended match can be taken up again."""
        play = self.room.play
        if not isinstance(play, MatchPlay):
            raise InputError("error-other-game")
        played = play.match.played if play.ended else self._before(play, seat)
        self.room = next(room for room in reversed(self._past) if _goes_on(room, played))
        self._welcome()

    def _before(self, play: MatchPlay, seat: int) -> int:
        """How many moves had been played before that choice."""
        alone = self.room.seats[1 - seat].bot
        return play.match.undo(2 if alone and play.mover == seat else 1).played


def _goes_on(room: Room, played: int) -> bool:
    play = room.play
    return isinstance(play, MatchPlay) and not play.over and play.match.played == played
