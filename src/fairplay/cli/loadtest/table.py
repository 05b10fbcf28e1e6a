"""A room as four clients see it: every event is checked as it comes, against the one before.

The four are sent the same bytes. So the first to hear of an event reads it, and for the others it
is enough to compare.
"""

from msgspec import Raw, Struct
from msgspec.json import Decoder

from fairplay.cards import ZERO, all_claims
from fairplay.cli.loadtest.broken import Broken
from fairplay.cli.loadtest.wire import frame_of

PLAYERS = 4
EVENT = b'{"kind":"event","seq":'
_AT = len(EVENT)
_CARDS = ZERO.size


class TablePart(Struct):
    cards: list[str | None]
    pile: int
    aside: int
    scores: list[int]


class Changed(Struct):
    phase: str | None = None
    table: TablePart | None = None


class Answer(Struct, tag_field="kind", tag=False):
    kind: str
    seat: int = -1
    a: list[str] = []
    b: list[str] = []


class Seen(Struct):
    """As much of an event as is looked at."""

    seq: int
    what: str
    set: Changed
    cmd: str = ""
    answer: Answer | None = None


_decode = Decoder(Seen).decode


class Told(Struct):
    """What is remembered of an event: who asked for it, and how it was answered."""

    cmd: str
    answer: str


class Table:
    """``log`` has the bytes of every event since the first that was heard, ``told`` their gist."""

    def __init__(self, code: str, broken: Broken) -> None:
        self.code, self.broken = code, broken
        self.base = 0
        self.log: list[bytes] = []
        self.told: list[Told] = []
        self._frames: list[bytes] = []
        self.phase = "waiting"
        self.cards: list[str] = []
        self.scores = [0] * PLAYERS
        self._claims: list[list[str]] | None = None

    def heard(self, seq_before: int, data: bytes) -> int:
        """An event that a client was sent after the one with this number; its own number."""
        seq = int(data[_AT : data.index(b",", _AT)])
        if seq != seq_before + 1:
            self.broken.report("order")
            return seq
        if not self.log:
            self.base = seq
        known = seq - self.base
        if known < len(self.log):
            if known < 0 or self.log[known] != data:
                self.broken.report("differ")
        else:
            self.log.append(data)
            self._frames.append(frame_of(data))
            self._fold(_decode(data))
        return seq

    def frame(self, seq: int) -> bytes:
        """How an event looks that somebody has heard already; nothing if nobody has."""
        known = seq - self.base
        return self._frames[known] if 0 <= known < len(self._frames) else b""

    def gist(self, seq: int) -> Told | None:
        """What is remembered of an event; nothing of one whose number was wrong."""
        known = seq - self.base
        return self.told[known] if 0 <= known < len(self.told) else None

    def _fold(self, event: Seen) -> None:
        answer = event.answer.kind if event.answer else "done"
        self.told.append(Told(event.cmd, answer))
        table = event.set.table
        if table is not None:
            if event.answer is not None and event.answer.kind == "taken":
                self._taken(event.answer, table)
            self.cards = [card for card in table.cards if card is not None]
            self.scores = table.scores
            self._claims = None
            if sum(table.scores) + table.pile + table.aside + len(self.cards) != _CARDS:
                self.broken.report("scores")
        if event.set.phase is not None:
            self.phase = event.set.phase

    def _taken(self, answer: Answer, table: TablePart) -> None:
        """The cards lay there, nobody else got them, and they count for the one who did."""
        cards = {*answer.a, *answer.b}
        if not cards.issubset(self.cards) or cards & {card for card in table.cards if card}:
            self.broken.report("twice")
        expected = list(self.scores)
        expected[answer.seat] += len(cards)
        if table.scores != expected:
            self.broken.report("scores")

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


class Played(Struct):
    events: list[Raw]


class Replay(Struct):
    games: list[Played]


class Numbered(Struct):
    seq: int


_replay = Decoder(Replay).decode
_numbered = Decoder(Numbered).decode


def check_stored(table: Table, stored: bytes) -> int:
    """Compare what was told with a replay of what was stored; the number of events compared.

    Every claim that was answered by an event is in there, byte for byte.
    """
    found = {}
    for game in _replay(stored).games:
        for raw in game.events:
            found[_numbered(raw).seq] = bytes(raw)
    for number, (data, told) in enumerate(zip(table.log, table.told, strict=True), table.base):
        claimed = told.answer in ("taken", "wrong")
        if (number in found or claimed) and found.get(number) != data:
            table.broken.report("lost")
    return len(found)
