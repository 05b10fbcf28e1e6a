"""A room with its log, run like on a server. Its laws are checked after every step."""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from fairplay.cards import Card, all_claims
from fairplay.errors import InputError
from fairplay.play.room import (
    ANSWERED,
    NOBODY,
    STARTING,
    Due,
    Event,
    MatchPlay,
    Room,
    TablePlay,
    apply,
    bot_move,
    create,
    due,
    dump,
    happened,
    judge,
    loading,
    view,
)
from fairplay.play.steps import finish
from fairplay.protocol import AnyAnswer, Done, Shown, Taken

#: Unique names of guests, so that they can be searched for.
HOST, BO, CLEO, DAG = GUESTS = tuple(
    f"guest-{name}-secret" for name in ("anna", "bo", "cleo", "dag")
)
START = 1_700_000_000_000
_TEXTS = re.compile(r'"(\d+)"')


def match(position: str = "nim:1,2", **options: Any) -> dict[str, Any]:
    """The options of a match."""
    return {"type": "match", "position": position, **options}


def cards(deck: str = "zero", **options: Any) -> dict[str, Any]:
    """The options of a card game."""
    return {"type": "cards", "deck": deck, "seats": 2, **options}


def builtins(value: Any) -> Any:
    """The value as a client reads it."""
    return json.loads(msgspec.json.encode(value))


class RoomLog:
    """``now`` is the time of the server, at which commands are applied."""

    def __init__(self, game: dict[str, Any], *, old: bool = False, **options: Any) -> None:
        """An ``old`` log is from before players contributed to the deal."""
        self.now, self.old = START, old
        seed = None if old else "secret0"
        body: dict[str, Any] = {"options": {"game": game, **options}, "seed": seed}
        self.log = [Event(1, HOST, "created", "created", body, self.now)]
        self.room = create("ABCDEF", self.log[0])
        #: The room in another process, which has read a snapshot some time ago.
        self.twin = self.room
        #: The room of a client that joined first and follows the events.
        self.seen: dict[str, Any] = builtins(view(self.room))
        #: The cards that have been won or shown in this game.
        self.gone: list[str] = []
        self.secrets: set[str] = set()
        self.check()

    # -- events -----------------------------------------------------------------------------------

    def do(self, player: str, kind: str, at: int | None = None, **body: Any) -> AnyAnswer:
        """Apply a command. If the room refuses, InputError is raised and nothing has changed."""
        if kind in STARTING:
            body = {"seed" if self.old else "next": f"secret{len(self.log)}", **body}
        if kind == "kick":
            body = {"door": None, **body}
        elif kind == "admit":
            body = {"ban": False, **body}
        at = self.now if at is None else at
        event = Event(self.room.seq + 1, player, f"cmd-{self.room.seq}", kind, body, at)
        before, copy = self.room, dump(self.room)
        try:
            after, answer = judge(before, event)
        finally:
            assert dump(before) == copy, "rooms are immutable"
        if after is not before:
            self._advance(event, after, answer)
        return answer

    def refused(self, player: str, kind: str, at: int | None = None, **body: Any) -> str:
        """The reason why the room refuses a command."""
        try:
            answer = self.do(player, kind, at, **body)
        except InputError as error:
            if str(error) == error.code:
                raise AssertionError(f"{error.code} has no words") from error
            return error.code
        raise AssertionError(f"{kind} should have been refused, not {answer}")

    def _advance(self, event: Event, after: Room, answer: AnyAnswer) -> None:
        before, self.room = self.room, after
        self.log.append(event)
        self.now = max(self.now, event.at)
        self.twin, again = apply(self.twin, event)
        assert again == answer
        assert event.kind in ANSWERED or answer == Done(), "not known without the room before it"
        if after.game != before.game:
            self.gone = []
            if after.cards:
                self.secrets.add(str(after.seed))
        if isinstance(answer, Taken | Shown):
            won = list(dict.fromkeys((*answer.a, *answer.b)))
            assert not {*won} & {*self.gone}, "a card has two winners"
            self.gone += won
        told = happened(before, after, event, answer)
        assert told.seq == len(self.log), "a gap in the log"
        self.seen |= builtins(told)["set"]
        self._check_secrets(builtins(told))
        if event.kind == "game":
            assert _people(before) == _people(after), "who sits there stays"
        else:
            self._check_wins(before, after)
        self.check()

    def restart(self) -> None:
        """Let another process read what is stored."""
        loaded = finish(loading(dump(self.room)))
        assert loaded == self.room
        self.twin = loaded

    def fold(self) -> Room:
        """The room folded again from its log."""
        room = create(self.room.code, self.log[0])
        for event in self.log[1:]:
            room, _ = apply(room, event)
        return room

    def happen(self) -> Due | None:
        """Apply the next timed event."""
        coming = due(self.room, self.now)
        if coming is not None:
            self.now = max(self.now, coming.at)
            self.do(coming.player, coming.kind, **self._body(coming))
        return coming

    def _body(self, coming: Due) -> dict[str, Any]:
        if not coming.thinks:
            return coming.body
        play = self.room.play
        assert isinstance(play, MatchPlay)
        level = self.room.seats[play.mover].bot
        return {"move": bot_move(play.match.transcript(), level, str(self.room.seed))}

    # -- shortcuts --------------------------------------------------------------------------------

    def seat(self, *guests: str) -> "RoomLog":
        for guest in guests:
            self.do(guest, "sit", name=guest.split("-")[1])
        return self

    def begin(self, *guests: str) -> "RoomLog":
        """Seat these guests and begin the game; cards are dealt."""
        self.seat(*guests)
        for guest in guests:
            if self.room.phase == "waiting":
                self.do(guest, "ready", ready=True)
        if self.room.phase == "waiting":
            self.do(HOST, "start")
        if self.room.phase == "countdown":
            self.happen()
        assert self.room.phase == "playing"
        return self

    @property
    def phase(self) -> str:
        return self.room.phase

    @property
    def match(self) -> MatchPlay:
        assert isinstance(self.room.play, MatchPlay)
        return self.room.play

    @property
    def table(self) -> TablePlay:
        assert isinstance(self.room.play, TablePlay)
        return self.room.play

    def right(self, index: int = 0) -> dict[str, Any]:
        """A right claim."""
        table = self.table.table
        claims = all_claims(table.options.deck, table.face_up)
        claim = claims[index % len(claims)]
        sides = ([str(table.face_up[place - 1]) for place in side] for side in (claim.a, claim.b))
        return dict(zip("ab", sides, strict=True))

    def wrong(self) -> dict[str, Any]:
        """A claim that is wrong in every deck: one card, since no card is zero."""
        return {"a": [str(self.table.table.face_up[0])], "b": []}

    # -- laws -------------------------------------------------------------------------------------

    def check(self) -> None:
        room = self.room
        assert room.seq == len(self.log)
        assert self.twin == room, "a room read from a snapshot went another way"
        assert self.seen == builtins(view(room)), "a client that follows sees something else"
        self._check_secrets(self.seen)
        self._check_due()
        match room.play:
            case TablePlay() as play:
                assert sorted(_everywhere(play)) == sorted(play.table.options.deck.cards)
                assert play.start + play.table.now <= room.at
            case MatchPlay() as play:
                assert play.since <= room.at
                assert min(play.left_ms or (0,)) >= 0
        assert (room.phase == "over") <= (room.play is not None and room.play.over)
        assert (room.phase == "playing") <= (room.play is not None and not room.play.over)
        guests = [seat.guest for seat in room.seats if seat.guest]
        assert len(guests) == len({*guests})
        inside = {s.guest for s in room.seats if not s.left} | room.admitted
        waiting = {asker.guest for asker in room.asking}
        assert not room.kicked & (inside | waiting)
        assert not waiting & {*guests}
        assert room.door == "ask" or not waiting

    def _check_secrets(self, told: dict[str, Any]) -> None:
        """Check that hidden information is nowhere in the message."""
        text, play = json.dumps(told), self.room.play
        assert "guest-" not in text
        if self.room.phase != "closed" and (play is None or not play.over):
            assert f'"{self.room.seed}"' not in text
        assert f'"{self.room.next_seed}"' not in text
        if isinstance(play, TablePlay):
            hidden = {str(card) for card in play.table.pile}
            assert not hidden & {*_TEXTS.findall(text)}

    def _check_due(self) -> None:
        """Check that the next timed event is accepted at its time, and not before."""
        coming = due(self.room, self.now)
        if coming is None or coming.thinks:
            return
        at = max(coming.at, self.now)
        event = Event(self.room.seq + 1, coming.player, coming.cmd_id, coming.kind, coming.body, at)
        after, _ = apply(self.room, event)
        assert after is not self.room
        if coming.player == NOBODY and coming.at > self.room.at:
            early = msgspec.structs.replace(event, at=coming.at - 1)
            try:
                apply(self.room, early)
            except InputError:
                return
            raise AssertionError(f"too early: {coming}")

    def _check_wins(self, before: Room, after: Room) -> None:
        """Check that each game has the winners that its rules say, counted once."""
        winners: set[int] = set()
        if before.phase == "playing" and after.phase == "over":
            winners = {*_winners(after)}
        for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            if new.guest == old.guest and new.bot == old.bot and not new.free:
                assert new.wins == old.wins + (number in winners), winners


def _people(room: Room) -> list[tuple[str | None, str | None, int]]:
    return [(seat.guest, seat.name, seat.wins) for seat in room.seats if seat.guest]


def _everywhere(play: TablePlay) -> Iterator[Card]:
    """All cards, wherever they are."""
    table = play.table
    yield from table.face_up
    yield from table.pile
    yield from table.aside
    for seat in table.seats:
        yield from seat.taken


def _winners(room: Room) -> Iterator[int]:
    """The winners, computed again."""
    match room.play:
        case MatchPlay() as play if play.ended:
            yield from () if play.ended.winner is None else (play.ended.winner,)
        case MatchPlay() as play if not list(play.match.position.moves()):
            last = (len(play.match.moves) - 1 + play.first) % 2
            yield 1 - last if play.match.misere else last
        case TablePlay() as play:
            seats = dict(zip(play.order, play.table.seats, strict=True))
            staying = {n: s for n, s in seats.items() if s.here} or seats
            most = max(len(seat.taken) for seat in staying.values())
            yield from (n for n, seat in staying.items() if len(seat.taken) == most > 0)
