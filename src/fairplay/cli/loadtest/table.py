"""A room as four clients see it. Every event is checked against the one before.

All four are sent the same bytes. The first client to hear of an event decodes it; the others only
compare.
"""

from collections import Counter

import msgspec
from msgspec import Struct

from fairplay.cards import ZERO, all_claims
from fairplay.server.frames import text_frame

PLAYERS = 4
EVENT = b'{"kind":"event","seq":'
_AT = len(EVENT)
_CARDS = ZERO.size


# Parts of the protocol's messages: to decode only these fields takes half the time.


class TablePart(Struct):
    cards: list[str | None]
    pile: int
    aside: int
    scores: list[int]


class RoomPart(Struct):
    phase: str | None = None
    table: TablePart | None = None


class AnswerPart(Struct, frozen=True):
    kind: str = "done"
    seat: int = -1
    a: tuple[str, ...] = ()
    b: tuple[str, ...] = ()


class EventPart(Struct):
    set: RoomPart
    cmd: str = ""
    answer: AnswerPart = AnswerPart()


_decode = msgspec.json.Decoder(EventPart).decode


def _seq_of(event: bytes) -> int:
    return int(event[_AT : event.index(b",", _AT)])


class Table:
    """``log`` has the bytes of every event since the first that was heard; ``told`` has for each
    the command that caused it and the kind of its answer.

    ``broken`` counts what a server must never do:

    - ``order``: an event has another number than the next
    - ``differ``: two clients of a room were told different things
    - ``twice``: a card was taken that was not on the table
    - ``scores``: the scores do not add up
    - ``repeat``: a command that was sent again had another answer
    - ``lost``: an event that was told is not in the stored log, or not as it was told
    """

    def __init__(self, code: str, broken: Counter[str]) -> None:
        self.code, self.broken = code, broken
        self.base = 0
        self.log: list[bytes] = []
        self.told: list[tuple[str, str]] = []
        self._frames: list[bytes] = []
        self.phase = "waiting"
        self.cards: list[str] = []
        self.scores = [0] * PLAYERS
        self._claims: list[list[str]] | None = None

    def heard(self, seq_before: int, data: bytes) -> int:
        """Take an event that a client was sent after the one with this number; its own number."""
        seq = _seq_of(data)
        if seq != seq_before + 1:
            self.broken["order"] += 1
            return seq
        if not self.log:
            self.base = seq
        known = seq - self.base
        if known < len(self.log):
            if known < 0 or self.log[known] != data:
                self.broken["differ"] += 1
        else:
            self.log.append(data)
            self._frames.append(text_frame(data))
            self._fold(_decode(data))
        return seq

    def frame(self, seq: int) -> bytes:
        """The frame of an event that another client has heard already, or nothing."""
        known = seq - self.base
        return self._frames[known] if 0 <= known < len(self._frames) else b""

    def gist(self, seq: int) -> tuple[str, str] | None:
        """The command and the answer of an event; None if its number was wrong."""
        known = seq - self.base
        return self.told[known] if 0 <= known < len(self.told) else None

    def _fold(self, event: EventPart) -> None:
        self.told.append((event.cmd, event.answer.kind))
        if table := event.set.table:
            if event.answer.kind == "taken":
                self._taken(event.answer, table)
            self.cards = [card for card in table.cards if card is not None]
            self.scores = table.scores
            self._claims = None
            if sum(table.scores) + table.pile + table.aside + len(self.cards) != _CARDS:
                self.broken["scores"] += 1
        self.phase = event.set.phase or self.phase

    def _taken(self, answer: AnswerPart, table: TablePart) -> None:
        """The cards were on the table, are gone, and count for the player who took them."""
        cards = {*answer.a, *answer.b}
        if not cards.issubset(self.cards) or cards.intersection(table.cards):
            self.broken["twice"] += 1
        expected = list(self.scores)
        expected[answer.seat] += len(cards)
        if table.scores != expected:
            self.broken["scores"] += 1

    # -- what to claim ----------------------------------------------------------------------------

    def right(self) -> list[str] | None:
        """The cards of a smallest claim; None if there is none any more."""
        if self._claims is None:
            hand = ZERO.parse_hand(self.cards)
            claims = all_claims(ZERO, hand)
            self._claims = [[self.cards[place - 1] for place in claim.a] for claim in claims]
        return self._claims[0] if self._claims else None

    def wrong(self) -> list[str]:
        """Two different cards never make zero."""
        return self.cards[:2]


# -- what was stored ------------------------------------------------------------------------------

_replay = msgspec.json.Decoder(dict[str, list[dict[str, msgspec.Raw]]]).decode
_events = msgspec.json.Decoder(list[msgspec.Raw]).decode


def check_stored(table: Table, stored: bytes) -> int:
    """Compare what was told with a replay of what was stored; the number of events compared.

    Every claim that was answered by an event is in there, byte for byte.
    """
    games = _replay(stored)["games"]
    events = [bytes(event) for game in games for event in _events(game["events"])]
    found = {_seq_of(event): event for event in events}
    for number, (data, (_, answer)) in enumerate(
        zip(table.log, table.told, strict=True), table.base
    ):
        claimed = answer in ("taken", "wrong")
        if (number in found or claimed) and found.get(number) != data:
            table.broken["lost"] += 1
    return len(found)
