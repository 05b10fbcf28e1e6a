"""Four players in a room: they claim when they are told to, and time the answers."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from fairplay.cli.loadtest.figures import Figures
from fairplay.cli.loadtest.table import EVENT, PLAYERS, Table
from fairplay.cli.loadtest.wire import Socket
from fairplay.cli.nonce import new_nonce
from fairplay.protocol import (
    Answered,
    AnyAnswer,
    AnyMessage,
    Claim,
    Close,
    Command,
    Failed,
    Ready,
    Refused,
    Rematch,
    Sit,
    Stand,
    Welcome,
)

#: Seconds until all four players must be welcome.
WELCOME = 60

_encode = msgspec.json.Encoder().encode


_decode = msgspec.json.Decoder(AnyMessage).decode


class RefusedError(Exception):
    """The server does not let us in; the code says why."""


class Player:
    """One socket. ``waiting`` are the times from which the answers to claims are counted;
    ``again`` are commands that were sent twice, with what was answered first."""

    def __init__(self, room: "Room", number: int) -> None:
        self.room, self.number = room, number
        self.waiting: dict[str, float] = {}
        self.again: dict[str, tuple[int, str]] = {}
        self.socket: Socket | None = None
        self.seq = 0
        self._next = 0

    def cmd(self) -> str:
        """A new id, different from those of the other players: an event shows whose it is."""
        self._next += 1
        return f"{self.number}-{self._next}"

    def send(self, command: Command) -> bytes:
        data = _encode(command)
        if self.socket is not None:
            self.socket.send(data)
        return data

    def heard(self, data: bytes) -> None:
        if data.startswith(EVENT):
            self._event(data)
            return
        match _decode(data):
            case Welcome(seq=seq):
                self.seq = seq
                self.room.welcomed()
            case Answered(cmd=cmd, seq=seq, answer=answer):
                self._answered(cmd, seq, answer)
            case Failed(code=code):
                self.room.refused(code)

    def skim(self, data: bytes) -> int:
        """Skip the events that another player has read already, and that are the same here."""
        table, done = self.room.table, 0
        while (frame := table.frame(self.seq + 1)) and data.startswith(frame, done):
            done += len(frame)
            self.seq += 1
            self._noticed(self.seq)
        return done

    def _event(self, data: bytes) -> None:
        self.seq = self.room.table.heard(self.seq, data)
        self._noticed(self.seq)

    def _noticed(self, seq: int) -> None:
        told = self.room.table.gist(seq)
        if told is not None and told[0] in self.waiting:
            self._counted(told[0], seq, told[1])
        if self.number == 0:
            self.room.follow()

    def _answered(self, cmd: str, seq: int, answer: AnyAnswer) -> None:
        if isinstance(answer, Refused) and not self.room.leaving:
            self.room.figures.refused[answer.code] += 1
        kind = str(answer.__struct_config__.tag)
        if cmd in self.waiting:
            self._counted(cmd, seq, kind)
        elif cmd in self.again:
            # Sent twice, done once: the same number, and the same answer.
            if self.again.pop(cmd) != (seq, kind):
                self.room.table.broken["repeat"] += 1
            self.room.figures.repeated += 1

    def _counted(self, cmd: str, seq: int, answer: str) -> None:
        self.room.figures.answered(self.waiting.pop(cmd), answer)
        if cmd in self.again:
            self.again[cmd] = (seq, answer)
        self.room.answered(answer)

    def closed(self, code: int) -> None:
        if not self.room.leaving:
            self.room.figures.closed[str(code)] += 1
            self.room.refused(f"{code}")


class Room:
    """Calls ``changed`` when a claim is answered, and when the phase of the game changes."""

    def __init__(
        self, table: Table, figures: Figures, changed: Callable[["Room"], None], host: str
    ) -> None:
        #: The cookie of the first player, who is the host.
        self.host = host
        self.table, self.figures, self._changed = table, figures, changed
        self.players = [Player(self, number) for number in range(PLAYERS)]
        self.outstanding = 0
        #: Whether a right claim is on its way: another one would be late.
        self.racing = False
        self.leaving = False
        self.playing = asyncio.Event()
        self._welcomes = 0
        self._all_here: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._phase = "waiting"
        self._turn = 0

    # -- coming and going -------------------------------------------------------------------------

    async def open(self, connect: Callable[[Player], Awaitable[Socket]]) -> None:
        for player in self.players:
            player.socket = await connect(player)
        async with asyncio.timeout(WELCOME):
            await self._all_here

    def welcomed(self) -> None:
        self._welcomes += 1
        if self._welcomes == PLAYERS and not self._all_here.done():
            self._all_here.set_result(None)

    def refused(self, code: str) -> None:
        if not self._all_here.done():
            self._all_here.set_exception(RefusedError(code))

    def begin(self) -> None:
        for player in self.players:
            player.send(Sit(player.cmd(), f"load {player.number + 1}", player.number))
            player.send(Ready(player.cmd(), nonce=new_nonce()))

    def leave(self) -> None:
        """End the game, so that it can be replayed. It is over when all have an answer."""
        self.leaving = True
        for player in self.players:
            stand = Stand(player.cmd())
            player.waiting[stand.cmd] = 0.0
            self.outstanding += 1
            player.send(stand)

    def close(self) -> None:
        """Close the room. Any player may be the host by now, so all of them try."""
        for player in self.players:
            player.send(Close(player.cmd()))

    def follow(self) -> None:
        """Note a new phase. When a game is over, ask for a rematch."""
        phase = self.table.phase
        if phase == self._phase:
            return
        self._phase = phase
        if phase == "playing":
            self.racing = False
            self.playing.set()
        elif phase == "over" and not self.leaving:
            for player in self.players:
                player.send(Rematch(player.cmd(), new_nonce()))
        self._changed(self)

    # -- claims -----------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        return self._phase == "playing" and self.table.phase == "playing"

    def answered(self, answer: str) -> None:
        self.outstanding -= 1
        if answer != "wrong":
            self.racing = False
        self._changed(self)

    def claim(self, cards: list[str], at: float, twice: bool = False) -> None:
        """Let the next player claim cards, as planned for the time ``at``."""
        self._turn = (self._turn + 1) % PLAYERS
        player = self.players[self._turn]
        claim = Claim(player.cmd(), cards)
        player.waiting[claim.cmd] = at
        self.outstanding += 1
        self.figures.sent += 1
        data = player.send(claim)
        if twice and player.socket is not None:
            player.again[claim.cmd] = (0, "")
            player.socket.send(data)
