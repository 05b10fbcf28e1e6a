"""The match of a room, move by move, to draw it and to read what is typed."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from fairplay.cli.terminal.entry import Entry
from fairplay.cli.terminal.setup import Setup
from fairplay.play import Match
from fairplay.protocol import Happened, RoomView
from fairplay.rules.position import Position

#: For each move of a match the heap that was meant, where one was. The notation speaks of a heap by
#: its size, and of two equal heaps it changes the first; but if somebody names a pin in the second,
#: that one has to fall.
Meant = tuple[int | None, ...]


class Replay:
    """Follows a match. In a server's room it is ``endless``, since matches of old versions went on
    after many retreats; the server says when it is over."""

    def __init__(self, setup: Setup, endless: bool) -> None:
        self.match = self._start = Match.begin(setup.position, setup.misere, endless)
        #: For each move the heap that was meant, and for each command that was sent.
        self._meant: Meant = ()
        self._sent: dict[str, int | None] = {}

    def begin(self, moves: Sequence[str] = ()) -> None:
        """From the start, as far as the moves go. Heaps stay in their places."""
        both = zip(moves, self.match.moves, self._meant, strict=False)
        kept = [meant for _, _, meant in takewhile(lambda one: one[0] == one[1], both)]
        self._meant = (*kept, *[None] * (len(moves) - len(kept)))
        self.match = self._start
        for move in moves:
            self.match = self.match.play(move)

    def sent(self, cmd: str, entry: Entry) -> None:
        """Remember which of equal heaps a move means."""
        self._sent = {cmd: entry.place}

    def follow(self, event: Happened, room: RoomView) -> bool:
        """Keep in step with the room; whether the position is another one."""
        played = room.match.played if room.match else 0
        if event.what == "move":
            self.match = self.match.play(str(event.data["move"]))
            self._meant = (*self._meant, self._sent.get(event.cmd))
        elif played == self.match.played:
            return False
        elif played:
            self.match = self.match.undo(self.match.played - played)
            self._meant = self._meant[:played]
        else:
            self.begin()
        return True

    def seen_by(self, player: int) -> Position:
        """The position as a player sees it, with every heap in its place."""
        return arranged(self.match, player, self._meant)

    def typed(self, move: str) -> str:
        """What to type for a move."""
        return self.seen_by(self.match.mover).typed(move)

    def finished(self, room: RoomView) -> Match:
        """The match, with a resignation if there was one."""
        result = room.match.result if room.match else None
        if result is None or result.winner is None or result.reason != "resigned":
            return self.match
        return replace(self.match, resigned=1 - (result.winner ^ room.first))


def arranged(match: Match, viewer: int, meant: Meant) -> Position:
    """The position as ``viewer`` sees it, with every heap in its place.

    >>> match = Match.begin("kayles:2,2").play("2→1")
    >>> arranged(match, 0, (1,)), match.position
    (Position('kayles:2,1'), Position('kayles:1,2'))
    """
    rules, state = match.start.rules, match.start.state
    for move, place in zip(match.moves, meant, strict=True):
        state = rules.placed(state, rules.parse_move(move), place)
    position = Position.of(rules, state)
    return position if viewer == match.mover else position.turned()
