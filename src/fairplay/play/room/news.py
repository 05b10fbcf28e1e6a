"""What is said of an event in a room.

A sentence is the same for all who read it. Each client fills in what depends on the reader:

- ``seat``: ``name`` is who sits there, the reader as *you*; ``you`` is yes or no, for verbs;
- ``other``: the name on another seat;
- ``seats``: ``names``, in a list;
- ``ms``: ``seconds``.

Then the first letter becomes a capital one.
"""

from typing import Any

from fairplay.play.room.events import Event
from fairplay.play.room.state import Room
from fairplay.play.titles import game_title
from fairplay.protocol import Agreed, AnyAnswer, CardOptions, Shown, Taken, Wrong
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say

#: Told as ``told-KIND``, some of them with the seat that did it.
_OF_SEATS = frozenset({"sit", "stand", "hint", "decline", "rematch"})
_OF_ROOMS = frozenset({"rename-seat", "deal", "idle"})


def told(
    before: Room, after: Room, event: Event, answer: AnyAnswer, changed: dict[str, Any]
) -> tuple[Sentence, ...]:
    """The sentences of an event; ``changed`` is what it has changed in the view.

    A claim has none: there are many claims, and ``claim_told`` makes them of the answer.
    """
    if isinstance(answer, Agreed):
        return (say("told-agreed", seat=answer.seat, seats=answer.waiting),)
    if after.game != before.game and not after.cards:
        chosen = _chosen(after, event) if event.kind == "game" else ()
        return (*chosen, say("told-first", seat=after.first))
    seat = actor(before, after, event)
    found = _people(before, after, event)
    if seat is not None:
        found += _player(before, after, event, seat, changed)
    return tuple([*found, say("told-shown")] if isinstance(answer, Shown) else found)


def actor(before: Room, after: Room, event: Event) -> int | None:
    """The seat of whoever did it: the one that they leave, take, or have in another game."""
    seat = before.seat_of(event.player)
    if seat is None or event.kind == "game":
        return after.seat_of(event.player)
    return seat


def _chosen(after: Room, event: Event) -> tuple[Sentence]:
    """The game that somebody has chosen, perhaps a host who only watches."""
    game, seat = game_title(after.options.game), after.seat_of(event.player)
    if seat is None:
        return (say("told-game-host", game=game),)
    return (say("told-game", seat=seat, game=game),)


def claim_told(answer: AnyAnswer | None) -> list[Sentence]:
    """The sentences of a claim, or of a call without one."""
    match answer:
        case Taken(seat, a, b, ms):
            return [say("told-taken", seat=seat, count=len(a) + len(b), ms=ms)]
        case Wrong(seat, _, lock_ms, lost, why) if why is not None:
            found = [say(why.key, **why.params, seat=seat)]
            found += [say("told-lockout", seat=seat, ms=lock_ms)] if lock_ms else []
            return found + ([say("told-lost", seat=seat)] if lost else [])
    return []


def _people(before: Room, after: Room, event: Event) -> list[Sentence]:
    """Who comes and goes."""
    kind, body = event.kind, event.body
    match kind:
        case "ask":
            return [say("told-ask", name=after.asking[-1].name)]
        case "door":
            return [say(f"told-door-{after.door}")]
        case "kick":
            door = [say(f"told-door-{after.door}")] if after.door != before.door else []
            return [say("told-kick"), *door]
        case "admit" if body["admit"]:
            pairs = zip(before.seats, after.seats, strict=True)
            came = (number for number, (was, now) in enumerate(pairs) if was.guest != now.guest)
            return [say("told-admit", seat=number) for number in came]
        case "admit" if body["ban"]:
            return [say("told-ban")]
        case "game":
            return [*_chosen(after, event)]
        case "outage":
            return [say("told-outage", ms=body["ms"])]
    return [say(f"told-{kind}")] if kind in _OF_ROOMS else []


def _player(
    before: Room, after: Room, event: Event, seat: int, changed: dict[str, Any]
) -> list[Sentence]:
    """What the player on a seat does."""
    match event.kind:
        case "move":
            return [changed["match"].moved]
        case "call":
            assert isinstance(after.options.game, CardOptions)
            return [say("told-call", seat=seat, ms=after.options.game.call_ms)]
        case "takeback" if after.asked is not None:
            return [say("told-takeback", seat=seat)]
        case "takeback":
            agreed = before.asked is not None
            return [say("told-agree", seat=seat) if agreed else say("told-taken-back")]
        case "ready" if after.phase == "waiting":
            ready = after.seats[seat].ready
            return [say("told-ready" if ready else "told-unready", seat=seat)]
        case "decline" if before.phase == "over":
            return [say("told-no-rematch", seat=seat)]
        case "rename":
            names = before.seats[seat].name or "", after.seats[seat].name or ""
            return [say("told-rename", old=names[0], new=names[1])]
        case "say":
            return [say("told-say", seat=seat, words=say(f"phrase-{event.body['phrase']}"))]
    return [say(f"told-{event.kind}", seat=seat)] if event.kind in _OF_SEATS else []
