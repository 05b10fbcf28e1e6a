"""The games whose logs are kept. Together they cover every kind of event and every option.

A scene is played with today's code, and its log is written once (see ``__main__``). From then
on the file is fixed, and every later version must read it.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from fairplay.play.room import Event, is_guest, tag_of
from fairplay.protocol import AWAY_MS, AnyAnswer, AnyCommand, RoomOptions
from tests.play.room_log import BO, CLEO, DAG, RoomLog, cards, match
from tests.play.room_log import HOST as ANNA

CLOCK = {"initial_ms": 60_000, "increment_ms": 2_000}


class Scene(RoomLog):
    """A room whose events have the bodies that a server stores."""

    def __init__(self, game: dict[str, Any], **options: Any) -> None:
        whole = msgspec.convert({"game": game, **options}, RoomOptions)
        super().__init__(**msgspec.to_builtins(whole))

    def do(self, player: str, kind: str, at: int | None = None, **body: Any) -> AnyAnswer:
        self.now += 1_000
        if is_guest(player):
            asked: Any = {"kind": kind, "cmd": "x", **body}
            command: msgspec.Struct = msgspec.convert(asked, AnyCommand)
            body = msgspec.to_builtins(command)
            del body["kind"], body["cmd"]
        return super().do(player, kind, at, **body)

    def moves(self, *moves: str) -> "Scene":
        for move in moves:
            self.do(str(self.room.seats[self.match.mover].guest), "move", move=move)
        return self

    def by_itself(self, until: str) -> "Scene":
        """Apply timed events until the room is in a phase."""
        while self.phase != until:
            assert self.happen()
        return self


def a_match() -> Scene:
    scene = Scene(match("nim:3,4,5", first=None), visibility="public", names="free")
    scene.begin(ANNA, BO)
    mover = scene.match.mover
    players = [str(scene.room.seats[seat].guest) for seat in (mover, 1 - mover)]
    for number, move in enumerate(("5→1", "4→2", "3→1", "2→1", "1→0", "1→0", "1→0")):
        scene.do(players[number % 2], "move", move=move)
    return scene


def a_match_with_everything() -> Scene:
    scene = Scene(match("kayles:5 + nim:2,3", misere=True, clock=CLOCK), chat=True)
    scene.do(CLEO, "sit", name="Cleo", seat=1)
    scene.do(CLEO, "stand")
    scene.begin(ANNA, BO)
    scene.do(ANNA, "say", phrase="good-luck")
    scene.moves(*_first_moves(scene, 3))
    scene.do(ANNA, "takeback")
    scene.do(BO, "decline")
    scene.do(ANNA, "takeback")
    scene.do(BO, "takeback")
    scene.do(ANNA, "hint")
    scene.do("", "outage", ms=5_000)
    scene.moves(*_first_moves(scene, 1))
    scene.do(ANNA, "resign")
    scene.do(ANNA, "rematch")
    scene.do(BO, "rename", name="Bob")
    scene.do(BO, "rematch")
    scene.by_itself("over")  # the flag falls
    scene.do(BO, "rematch")
    scene.do(ANNA, "rematch")
    scene.moves(*_first_moves(scene, 2))
    scene.do(BO, "stand")
    scene.do(ANNA, "close")
    return scene


def _first_moves(scene: Scene, count: int) -> list[str]:
    position, found = scene.match.match.position, []
    for _ in range(count):
        found.append(next(iter(position.moves())))
        position = position.after(found[-1])
    return found


def a_race() -> Scene:
    scene = Scene(cards("F2^4", seats=3, wrong="minus", aid=True), visibility="private")
    scene.seat(ANNA, BO, CLEO)
    for guest in (ANNA, BO, CLEO):
        scene.do(guest, "ready", ready=True)
    scene.do(CLEO, "ready", ready=False)  # stops the countdown
    scene.do(CLEO, "ready", ready=True)
    scene.happen()
    scene.do(BO, "claim", **scene.right())
    scene.do(ANNA, "claim", **scene.wrong())
    scene.do(CLEO, "claim", **scene.right(2))
    for guest in (ANNA, BO, CLEO):
        scene.do(guest, "give-up")
    scene.do(CLEO, "stand")
    while scene.phase == "playing":
        scene.do(ANNA, "claim", **scene.right())
    for guest in (ANNA, BO):
        scene.do(guest, "rematch")
    scene.by_itself("playing")
    scene.do(BO, "claim", **scene.right())
    return scene


def a_table_with_calls() -> Scene:
    scene = Scene(cards("F3^3", mode="call", wrong="lockout", call_ms=5_000))
    scene.begin(ANNA, BO)
    scene.do(ANNA, "call")
    scene.do(ANNA, "claim", **scene.right())
    scene.do(BO, "call")
    scene.happen()  # the time for the claim runs out
    assert scene.log[-1].kind == "expire"
    scene.do("", "outage", ms=9_000)
    scene.do(ANNA, "call")
    scene.do(ANNA, "claim", **scene.wrong())
    scene.do("", "idle")
    return scene


def a_kick() -> Scene:
    scene = Scene(match("nim:1,2"))
    scene.seat(ANNA, BO)
    scene.do(ANNA, "kick", seat=1)
    scene.do(ANNA, "bot", level=3, seat=1)
    scene.do(ANNA, "kick", seat=1)
    scene.do(ANNA, "door", door="open")
    scene.seat(CLEO)
    scene.do(ANNA, "ready", ready=True)
    scene.do(CLEO, "ready", ready=True)
    scene.moves("2→1")
    scene.do(CLEO, "resign")
    scene.do(ANNA, "kick", seat=1)
    return scene


def a_fair_deal() -> Scene:
    """Every way to start, with and without nonces."""
    scene = Scene(cards("F2^4", seats=3), names="free")
    scene.seat(ANNA, BO)
    scene.do(ANNA, "ready", ready=True, nonce="a" * 32)
    scene.do(BO, "ready", ready=True, nonce="b" * 32)
    scene.do(ANNA, "start", nonce="c" * 32)
    scene.by_itself("playing")
    while scene.phase == "playing":
        scene.do(BO, "claim", **scene.right())
    scene.do(ANNA, "rematch", nonce="d" * 32)
    scene.do(BO, "rematch")
    scene.by_itself("playing")
    scene.do(ANNA, "claim", **scene.right())
    return scene


def a_door() -> Scene:
    scene = Scene(cards("F2^4", seats=3), door="ask")
    scene.seat(ANNA)
    for guest, name in ((BO, "Bo"), (CLEO, "Cleo")):
        scene.do(guest, "ask", name=name, seat=2)
    scene.do(ANNA, "admit", tag=tag_of(BO), admit=True, ban=False)
    scene.do(ANNA, "admit", tag=tag_of(CLEO), admit=False, ban=True)
    scene.do("", "rename-seat", seat=2, name="Quiet Otter")
    scene.do(ANNA, "door", door="open")
    scene.do(DAG, "sit", name="Dag")
    scene.do(ANNA, "kick", seat=1, door="locked")
    return scene


def an_answer_at_the_door() -> Scene:
    scene = Scene(match("nim:2,3"), door="ask")
    scene.seat(ANNA)
    for guest, name in ((BO, "Bo"), (CLEO, "Cleo"), (DAG, "Dag")):
        scene.do(guest, "ask", name=name)
    scene.do(ANNA, "admit", tag=tag_of(DAG), admit=False, ban=True)
    scene.do(ANNA, "admit", tag=tag_of(CLEO), admit=False)
    scene.do(ANNA, "admit", tag=tag_of(BO))
    scene.now += 60_000
    scene.do(CLEO, "ask", name="Cleo")
    return scene


def an_absence() -> Scene:
    scene = Scene(match("nim:2,3"))
    scene.begin(ANNA, BO)
    scene.now += AWAY_MS
    scene.do(ANNA, "end", win=False)
    scene.do(ANNA, "rematch")
    scene.do(BO, "rematch")
    scene.now += AWAY_MS
    scene.do(BO, "end")
    return scene


def another_game() -> Scene:
    """Two who play a match go on with cards, and come back to another match."""
    scene = Scene(match("nim:1,2"))
    scene.seat(ANNA, BO)
    scene.do(ANNA, "game", game=match("nim:2,3", misere=True, clock=CLOCK), nonce="a" * 32)
    scene.do(BO, "ready", ready=True)
    scene.do(BO, "resign")
    scene.do(ANNA, "rematch")
    scene.do(BO, "decline")
    scene.do(BO, "game", game=cards("F2^3", seats=3))
    scene.seat(CLEO)
    scene.do(ANNA, "ready", ready=True)
    scene.do(CLEO, "ready", ready=True)
    scene.by_itself("playing")
    while scene.phase == "playing":
        scene.do(CLEO, "claim", **scene.right())
    scene.do(BO, "stand")
    scene.do(CLEO, "game", game=match("kayles:5"))
    scene.do(ANNA, "ready", ready=True)
    scene.moves(*_first_moves(scene, 1))
    return scene


def bots_in_a_match() -> Scene:
    scene = Scene(match("nim:2,3", first=1, clock=CLOCK), bots=[10], hints=False)
    scene.begin(ANNA)
    while scene.phase == "playing":
        if scene.match.mover == 1:
            scene.happen()
        else:
            scene.moves(*_first_moves(scene, 1))
    return scene


def bots_at_a_table() -> Scene:
    scene = Scene(cards("zero", seats=4, wrong="none"), bots=[4, 9])
    scene.do(ANNA, "sit", name="Anna")
    scene.do(ANNA, "start")
    scene.happen()
    scene.do(ANNA, "hint")
    for _ in range(12):
        scene.happen()
    scene.do(ANNA, "stand")
    return scene


SCENES: dict[str, Callable[[], RoomLog]] = {
    "match": a_match,
    "match-with-everything": a_match_with_everything,
    "race": a_race,
    "calls": a_table_with_calls,
    "kick": a_kick,
    "fair-deal": a_fair_deal,
    "door": a_door,
    "door-answers": an_answer_at_the_door,
    "absence": an_absence,
    "another-game": another_game,
    "bots-in-a-match": bots_in_a_match,
    "bots-at-a-table": bots_at_a_table,
}


def log_of(scene: str) -> tuple[list[Event], Any]:
    """The events of a scene, and the room after them."""
    played = SCENES[scene]()
    return played.log, played.room
