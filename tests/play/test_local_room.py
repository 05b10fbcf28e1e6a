"""A room without a socket gives the same news as a server, by the same rules."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from fairplay.cards import ZERO, all_claims
from fairplay.play import Perfect
from fairplay.play.local_room import LocalRoom
from fairplay.play.room import MatchPlay, TablePlay, view
from fairplay.play.table import Table, TableOptions
from fairplay.protocol import (
    Answered,
    AnyMessage,
    Call,
    CardOptions,
    Claim,
    GiveUp,
    Happened,
    Late,
    MatchOptions,
    Move,
    Refused,
    Rematch,
    Resign,
    RoomOptions,
    Takeback,
    Taken,
    Welcome,
)


class Client:
    """Knows only what the room tells it."""

    def __init__(self, options: RoomOptions, people: int, **more: Any) -> None:
        self.now, self.news, self.seq = 1_000, list[AnyMessage](), 0
        self.seen: dict[str, Any] = {}
        names = [f"Player {n}" for n in range(people)]
        self.room = LocalRoom(options, names, "1", self.tell, lambda: self.now, **more)
        self.room.start()

    def tell(self, news: AnyMessage) -> None:
        self.news.append(news)
        match news:
            case Welcome(seq=seq, room=room):
                self.seq, self.seen = seq, msgspec.to_builtins(room)
            case Happened(seq=seq, set=changed):
                assert seq == self.seq + 1
                self.seq = seq
                self.seen |= msgspec.to_builtins(changed)

    def send(self, kind: type[Any], *arguments: object, seat: int = 0) -> AnyMessage:
        """Send a command and return the first news."""
        before = len(self.news)
        self.room.send(kind(f"c{before}", *arguments), seat)
        assert self.seen == msgspec.to_builtins(view(self.room.room))
        return self.news[before]

    @property
    def match(self) -> MatchPlay:
        assert isinstance(self.room.room.play, MatchPlay)
        return self.room.room.play

    @property
    def table(self) -> Table:
        assert isinstance(self.room.room.play, TablePlay)
        return self.room.room.play.table


wishes = st.lists(
    st.tuples(st.sampled_from([Move, Move, Move, Takeback, Resign, Rematch]), st.integers(0, 99)),
    max_size=30,
)


@given(wishes, st.booleans())
def test_news_agree_with_the_room(wanted: list[tuple[type[Any], int]], alone: bool) -> None:
    bots = (10,) if alone else ()
    options = RoomOptions(MatchOptions("nim:2,3"), bots=bots)
    client = Client(options, 2 - alone, choosing={1: Perfect(1)} if alone else None)
    for kind, number in wanted:
        seat = 0 if alone else number % 2
        if kind is Move:
            moves = list(client.match.match.position.moves()) or ["1→0"]
            client.send(Move, moves[number % len(moves)], seat=seat)
        else:
            client.send(kind, seat=seat)
        playing = client.room.room.phase == "playing"
        assert not (alone and playing and client.match.mover == 1), "a bot answers at once"


def test_takeback_includes_the_reply_of_the_bot() -> None:
    options = RoomOptions(MatchOptions("nim:3,4"), bots=(10,))
    client = Client(options, 1, choosing={1: Perfect(1)})
    assert isinstance(client.send(Takeback), Answered)
    client.send(Move, "4→2")
    assert client.match.match.played == 2
    news = client.send(Takeback)
    assert isinstance(news, Welcome)
    assert (news.history, client.match.mover) == ([], 0)


def test_takeback_reopens_an_ended_match() -> None:
    client = Client(RoomOptions(MatchOptions("nim:1,1")), 2)
    client.send(Move, "1→0", seat=0)
    client.send(Resign, seat=1)
    assert client.room.room.seats[0].wins == 1
    client.send(Takeback)
    assert (client.room.room.phase, client.match.mover) == ("playing", 1)
    assert client.room.room.seats[0].wins == 0
    client.send(Move, "1→0", seat=1)
    assert client.match.winners == (1,)
    client.send(Takeback)
    client.send(Takeback)
    assert client.match.match.played == 0


def test_a_local_rematch_changes_the_first_player() -> None:
    client = Client(RoomOptions(MatchOptions("nim:1")), 2)
    client.send(Move, "1→0")
    client.send(Rematch)
    assert client.room.room.phase == "over"
    client.send(Rematch, seat=1)
    assert (client.room.room.phase, client.match.mover) == ("playing", 1)


def test_the_seed_alone_decides_the_deal() -> None:
    client = Client(RoomOptions(CardOptions("zero", 2), bots=(1,)), 1)
    assert client.table == Table.begin(TableOptions(ZERO, 2), "1")
    assert client.room.room.begins_at == client.now


def test_claims_calls_and_timed_events() -> None:
    client = Client(RoomOptions(CardOptions("zero", 2, "call")), 2)
    hand = client.table.face_up
    cards = [str(hand[place - 1]) for place in all_claims(ZERO, hand)[0].places]
    refused = client.send(Claim, cards, [])
    assert isinstance(refused, Answered)
    assert refused.answer == Refused("error-table-call-first")
    client.send(Call, seat=1)
    taken = client.send(Claim, cards, [], seat=1)
    assert isinstance(taken, Happened)
    assert isinstance(taken.answer, Taken)
    late = client.send(Claim, cards, [])
    assert isinstance(late, Answered)
    assert isinstance(late.answer, Late)
    client.send(Call)
    due = client.room.due()
    assert due == client.now + 10_000
    client.now = due
    client.room.tick()
    assert client.seen["table"]["wrong"] == [1, 0]
    client.send(GiveUp)
    client.send(GiveUp, seat=1)
    assert client.seen["table"]["aside"] > 0
