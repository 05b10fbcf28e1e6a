"""The finished games of a room, from its log: to be replayed, or kept as text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from fairplay.play.room.events import Event
from fairplay.play.room.fold import fold
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import Room
from fairplay.play.room.table_play import TablePlay
from fairplay.play.room.view import happened, view
from fairplay.play.table import record
from fairplay.play.table.shuffle import commitment
from fairplay.protocol import Happened, MatchOptions, MatchView, PlayedGame

TITLE = "Fair Play room"
#: Of games that did not end.
NOT_DEALT, NOT_FINISHED = "not dealt", "not finished"


@dataclass(frozen=True)
class Finished:
    """A game: the room after its start, its events, and the room at its end. A game that was called
    off or broken off is among them, since its seed has to be told."""

    began: Room
    happened: tuple[Happened, ...]
    ended: Room

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.ended.play is not None and self.ended.play.over

    def played(self) -> PlayedGame:
        """What anyone who may see the room may get."""
        began = view(self.began)
        shown = replace(began, match=_watched(began.match))
        return PlayedGame(self.began.game, shown, list(map(_without_moves, self.happened)))


def _without_moves(event: Happened) -> Happened:
    if "match" not in event.set:
        return event
    return replace(event, set=event.set | {"match": _watched(event.set["match"])})


def _watched(match: MatchView | None) -> MatchView | None:
    """Nobody moves in a replay, and the lists of moves would be most of it."""
    return match and replace(match, moves=[])


def finished_games(code: str, log: Iterable[Event]) -> Iterator[Finished]:
    """Each game that is over. The deal of a game that goes on is secret."""
    return (game for game in all_games(code, log) if game.over)


def all_games(code: str, log: Iterable[Event]) -> Iterator[Finished]:
    """The same, with the games that were called off before the deal or broken off."""
    room: Room | None = None
    began: Room | None = None
    told: list[Happened] = []
    for event in log:
        before = room
        room, answer = fold(code, before, event)
        if before is None:
            continue
        if room.game != before.game:
            began, told = room, []
        elif began is not None:
            told.append(happened(before, room, event, answer))
        if began is not None and room.phase in ("waiting", "over", "closed"):
            yield Finished(began, tuple(told), room)
            began = None


def export(code: str, log: Iterable[Event]) -> str:
    """The games as text, which ``fairplay verify-deal`` can check."""
    lines = [f"# {TITLE} {code}"]
    for game in all_games(code, log):
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
            if result is None:
                yield f"# {NOT_FINISHED}"
            else:
                yield f"# seat {play.first} begins; winner: {result.winner}, {result.reason}"
            yield from _lot_lines(game)
            yield play.match.transcript().rstrip("\n")
        case TablePlay() as play:
            if not play.over:
                yield f"# {NOT_FINISHED}"
            yield f"# cards: {' '.join(map(str, play.table.scores))}"
            yield from _seed_lines(game)
            yield record(play.table).rstrip("\n")
        case None:
            yield f"# {NOT_DEALT}"
            yield from _seed_lines(game)


def _lot_lines(game: Finished) -> Iterator[str]:
    """In a match a seed decides at most who begins."""
    options = game.began.options.game
    by_lot = isinstance(options, MatchOptions) and options.first is None and game.began.game == 1
    return _seed_lines(game) if by_lot and game.began.nonces is not None else iter(())


def _seed_lines(game: Finished) -> Iterator[str]:
    """The published hash, the seed and the nonces. The record of an old game has its seed."""
    seed, nonces = game.began.seed, game.began.nonces
    assert seed is not None, "a game has begun"
    yield f"# seed hash: {commitment(seed)}"
    if nonces is not None or game.ended.play is None:
        yield f"# seed: {seed}"
    for seat, nonce in nonces or ():
        yield f"# nonce {seat}: {nonce}"
