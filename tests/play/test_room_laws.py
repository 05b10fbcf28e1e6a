"""Random rooms: right and wrong commands in any order, and laws that always hold."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from fairplay.errors import InputError
from fairplay.play.room import NOBODY, Event, MatchPlay, due, export, finished_games, tag_of
from fairplay.protocol import Late, Taken, Wrong
from tests.play.room_log import GUESTS, RoomLog, cards, match

CLOCKS = st.sampled_from(
    [None, {"initial_ms": 5_000, "increment_ms": 0}, {"initial_ms": 9_000, "increment_ms": 2_000}]
)
MATCHES = st.builds(
    match,
    st.sampled_from(
        [
            "nim:1,2",
            "nim:1,1,1",
            "nim:3,4,5 misère",
            "kayles:4 + nim:2",
            "poker-nim:2,1/2,1",
            "northcott5:1-5,4-2",
            "modified-nimble:2,5,6",
            "dawson:3",
            "resta-um:2,1",
        ]
    ),
    first=st.sampled_from([0, 1, None]),
    clock=CLOCKS,
)
TABLES = st.builds(
    cards,
    st.sampled_from(["zero", "mod3", "F2^4", "F2^3", "F2^2", "F3^2"]),
    seats=st.integers(1, 6),
    mode=st.sampled_from(["race", "race", "call"]),
    wrong=st.sampled_from(["none", "lockout", "minus"]),
    call_ms=st.just(2_000),
)
#: Strangers, guests, the server itself, and bots that may not exist.
PEOPLE = (*GUESTS, "guest-eve-secret")
ANYONE = st.sampled_from([*GUESTS, *PEOPLE, NOBODY, "bot:0", "bot:1"])
DOORS = st.sampled_from(["open", "ask", "locked"])
SEATS = st.none() | st.integers(0, 5)
NAMES = st.sampled_from(["Anna", "Bo", "Cleo", "", " ", "\u202e", "<b>x</b>", "ﷺ" * 24, "é" * 24])
CARDS = st.lists(st.sampled_from(["000011", "110000", "2102", "0011", "11", "x", "", "7"]))
NONCES = st.none() | st.sampled_from(["0" * 32, "0123456789abcdef" * 2])
BODIES: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "sit": {"name": NAMES, "seat": SEATS},
    "rename": {"name": NAMES},
    "stand": {},
    "ready": {"ready": st.booleans(), "nonce": NONCES},
    "start": {"nonce": NONCES},
    "bot": {"level": st.integers(1, 10), "seat": SEATS},
    "kick": {"seat": st.integers(0, 5), "door": st.none() | DOORS},
    "ask": {"name": NAMES, "seat": SEATS},
    "admit": {
        "tag": st.sampled_from([tag_of(guest) for guest in PEOPLE]),
        "admit": st.booleans(),
        "ban": st.booleans(),
    },
    "door": {"door": DOORS},
    "rename-seat": {"seat": st.integers(0, 5), "name": NAMES},
    "move": {"move": st.sampled_from(["2→1", "1→0", "3→1", "1-2", "x", "", "5→2+2", "9" * 200])},
    "claim": {"a": CARDS, "b": CARDS},
    "call": {},
    "give-up": {},
    "resign": {},
    "end": {"win": st.booleans()},
    "takeback": {},
    "decline": {},
    "hint": {},
    "rematch": {"nonce": NONCES},
    "game": {"game": MATCHES | TABLES, "nonce": NONCES},
    "say": {"phrase": st.just("hello")},
    "deal": {},
    "expire": {},
    "flag": {},
}
#: Everything except closing, which would end most examples early.
COMMANDS = st.sampled_from(sorted(BODIES)).flatmap(
    lambda kind: st.tuples(st.just(kind), st.fixed_dictionaries(BODIES[kind]))
)
PAUSES = st.sampled_from([0, 1, 50, 700, 1_999, 2_000, 4_000, 30_000])


class Rooms(RuleBasedStateMachine):
    """RoomLog checks the laws after every step."""

    @initialize(
        game=MATCHES | TABLES, bots=st.lists(st.integers(1, 10), max_size=2), data=st.data()
    )
    def create(self, game: dict[str, Any], bots: list[int], data: st.DataObject) -> None:
        seats = game.get("seats", 2)
        self.led = RoomLog(
            game,
            old=not data.draw(st.integers(0, 4)),
            bots=bots[: seats - 1],
            hints=data.draw(st.booleans()),
            chat=data.draw(st.booleans()),
            door=data.draw(st.sampled_from(["open", "open", "ask"])),
        )
        if data.draw(st.integers(0, 3)):
            self.get_ready(data)
            self.led.happen()

    def attempt(self, player: str, kind: str, at: int | None = None, **body: Any) -> None:
        """Try a command. A refused one must change nothing. A server never sits down."""
        if kind in ("sit", "ask") and player not in PEOPLE:
            return
        try:
            answer = self.led.do(player, kind, at, **body)
        except InputError as error:
            event(f"{kind}: {error.code}")
        else:
            event(f"{kind}: {type(answer).__name__}")

    # -- any command by anyone --------------------------------------------------------------------

    @rule(player=ANYONE, command=COMMANDS)
    def anything(self, player: str, command: tuple[str, dict[str, Any]]) -> None:
        self.attempt(player, command[0], **command[1])

    @rule(data=st.data(), player=ANYONE)
    def again(self, data: st.DataObject, player: str) -> None:
        """Repeat an earlier command, by the same player or by someone else."""
        old: Event = data.draw(st.sampled_from(self.led.log[-12:]))
        if old.kind not in ("created", "outage", "close", "idle"):
            # A server never uses a seed twice.
            body = {name: value for name, value in old.body.items() if name not in ("seed", "next")}
            self.attempt(data.draw(st.sampled_from([player, old.player])), old.kind, **body)

    @rule(player=ANYONE, command=COMMANDS, back=PAUSES)
    def before_its_time(self, player: str, command: tuple[str, dict[str, Any]], back: int) -> None:
        """A command with an earlier time, since the clocks of two servers differ."""
        self.attempt(player, command[0], self.led.now - back, **command[1])

    # -- towards a game ---------------------------------------------------------------------------

    @rule(data=st.data())
    @precondition(lambda self: self.led.phase == "waiting")
    def some_get_ready(self, data: st.DataObject) -> None:
        self.get_ready(data)

    def get_ready(self, data: st.DataObject) -> None:
        """Some sit down, all seated players are ready, and the host starts."""
        led = self.led
        for guest in GUESTS[: data.draw(st.integers(1, 4))]:
            self.attempt(guest, "sit", name=guest.split("-")[1])
        for guest in GUESTS:
            self.attempt(guest, "ready", ready=True)
        if data.draw(st.integers(0, 3)):
            self.attempt(led.room.host, "start")

    @rule(pause=PAUSES)
    def wait(self, pause: int) -> None:
        """Let time pass, but not beyond the next timed event unless the server is slow."""
        self.led.now += pause
        self.led.check()

    @rule(times=st.integers(1, 4))
    def happen(self, times: int) -> None:
        for _ in range(times):
            coming = self.led.happen()
            event(f"by itself: {coming and coming.kind}")

    @rule(beat=st.integers(0, 1_000), gone=PAUSES)
    @precondition(lambda self: self.led.phase != "closed")
    def outage(self, beat: int, gone: int) -> None:
        """No server runs. The last sign of life may be older than the last event."""
        led = self.led
        coming = due(led.room, led.now)
        led.now += gone
        led.do(NOBODY, "outage", ms=gone + beat)
        later = due(led.room, led.now)
        if coming and later and coming.player == NOBODY and coming.kind == later.kind:
            assert later.at >= coming.at

    @rule()
    def restart(self) -> None:
        self.led.restart()

    # -- in a game --------------------------------------------------------------------------------

    @rule(data=st.data())
    @precondition(lambda self: isinstance(self.led.room.play, MatchPlay))
    def good_move(self, data: st.DataObject) -> None:
        led = self.led
        moves = sorted(led.match.match.position.moves())
        player = led.room.seats[led.match.mover].guest or NOBODY
        if moves:
            self.attempt(player, "move", move=data.draw(st.sampled_from(moves)))

    @rule(
        player=st.sampled_from(GUESTS), index=st.integers(0, 9), rival=st.sampled_from(GUESTS[1:])
    )
    @precondition(lambda self: self.led.phase == "playing" and self.led.room.cards)
    def race(self, player: str, index: int, rival: str) -> None:
        """Two players claim the same cards at once: at most one gets them."""
        led, claim = self.led, self.led.right(index)
        if led.table.table.options.mode == "call":
            self.attempt(player, "call")
        for one in (player, rival):
            try:
                answer = led.do(one, "claim", **claim)
            except InputError:
                continue
            assert isinstance(answer, Taken | Late)

    @rule(player=st.sampled_from(GUESTS))
    @precondition(lambda self: self.led.phase == "playing" and self.led.room.cards)
    def wrong_claim(self, player: str) -> None:
        led = self.led
        try:
            answer = led.do(player, "claim", **led.wrong())
        except InputError:
            return
        assert isinstance(answer, Wrong | Late)

    @rule()
    @precondition(lambda self: self.led.phase == "playing")
    def all_agree(self) -> None:
        """All agree to give up, or to take a move back."""
        kind = "give-up" if self.led.room.cards else "takeback"
        for guest in GUESTS:
            self.attempt(guest, kind)

    @rule()
    @precondition(lambda self: self.led.phase == "over")
    def all_again(self) -> None:
        for guest in GUESTS:
            self.attempt(guest, "rematch")

    @rule(player=st.sampled_from(GUESTS), game=MATCHES | TABLES)
    @precondition(lambda self: self.led.phase == "over")
    def another_game(self, player: str, game: dict[str, Any]) -> None:
        self.attempt(player, "game", game=game)

    @rule(player=ANYONE)
    @precondition(lambda self: len(self.led.log) > 20)
    def close(self, player: str) -> None:
        self.attempt(player, "close")

    # -- at the end -------------------------------------------------------------------------------

    def teardown(self) -> None:
        if not hasattr(self, "led"):
            return
        led = self.led
        assert led.fold() == led.room
        games = list(finished_games(led.room.code, led.log))
        text = export(led.room.code, led.log)
        told = msgspec.json.encode([game.played() for game in games]).decode()
        assert "guest-" not in text + told
        room = led.room
        hidden = {str(room.next_seed)}
        if room.phase in ("countdown", "playing"):
            hidden |= {str(room.seed), room.deal_seed}
        for seed in hidden:
            assert not re.search(rf"\b{seed}\b", text + told), "a deal that is a secret"
        for seed in led.secrets - hidden:
            assert re.search(rf"\b{seed}\b", text), "a seed that is never told"
        event(f"{len(games)} games of {'cards' if led.room.cards else 'two'}")


TestRooms = pytest.mark.slow(Rooms.TestCase)
TestRooms.settings = settings(
    max_examples=100, stateful_step_count=40, phases=(Phase.explicit, Phase.generate, Phase.shrink)
)
