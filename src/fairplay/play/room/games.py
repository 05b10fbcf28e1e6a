"""The finished games of a room, from its log: to be replayed, or kept as text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fairplay.play.room.apply import apply, create
from fairplay.play.room.events import Event
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import Room
from fairplay.play.room.table_play import TablePlay
from fairplay.play.room.view import happened, view
from fairplay.play.table import record
from fairplay.play.table.shuffle import commitment
from fairplay.protocol import Happened, PlayedGame

TITLE = "Fair Play room"


@dataclass(frozen=True)
class Finished:
    """A game: the room when it had begun, what happened then, and the room at its end."""

    began: Room
    happened: tuple[Happened, ...]
    ended: Room

    def played(self) -> PlayedGame:
        """As it may be sent to anyone who may see the room."""
        return PlayedGame(self.began.game, view(self.began), list(self.happened))


def finished_games(code: str, log: Iterable[Event]) -> Iterator[Finished]:
    """Each game that is over. Of one that goes on nothing is told: its deal is a secret."""
    room: Room | None = None
    began: Room | None = None
    told: list[Happened] = []
    for event in log:
        if room is None:
            room = create(code, event)
            continue
        before = room
        room, answer = apply(before, event)
        if room.game != before.game:
            began, told = room, []
        elif began is not None:
            told.append(happened(before, room, event, answer))
        if began is not None and room.phase == "over" and before.phase == "playing":
            yield Finished(began, tuple(told), room)
            began = None


def export(code: str, log: Iterable[Event]) -> str:
    """The finished games as text, which ``fairplay verify-deal`` can check."""
    lines = [f"# {TITLE} {code}"]
    for game in finished_games(code, log):
        lines += ["", *_lines(game)]
    return "\n".join(lines) + "\n"


def _lines(game: Finished) -> Iterator[str]:
    room = game.ended
    yield f"# game {game.began.game}"
    for number, seat in enumerate(game.began.seats):
        if not seat.free:
            who = f"bot {seat.bot}" if seat.bot else seat.name
            yield f"# seat {number}: {who}"
    match room.play:
        case MatchPlay() as play:
            result = play.result
            assert result is not None
            yield f"# seat {play.first} begins; winner: {result.winner}, {result.reason}"
            yield play.match.transcript().rstrip("\n")
        case TablePlay() as play:
            yield f"# cards: {' '.join(map(str, play.table.scores))}"
            yield f"# seed hash: {commitment(play.table.seed)}"
            yield record(play.table).rstrip("\n")
