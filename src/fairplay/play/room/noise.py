"""Limits on what guests do besides playing, counted for each guest.

Each such event costs something, and the cost wears off with time. The count follows from the events
themselves, so all processes agree on it. Moves, claims and all that ends a game cost nothing:
nobody can be kept from playing, neither by others nor by their own chatter.
"""

from fairplay.play.room.events import Event
from fairplay.play.room.state import Room

#: A name is text that all others have to read, so a new one costs the most.
COST = {
    "rename": 12,
    "sit": 4,
    "ask": 4,
    "ready": 1,
    "start": 1,
    "bot": 1,
    "takeback": 1,
    "hint": 1,
    "rematch": 1,
    "say": 1,
    "door": 1,
}
#: A unit wears off in this many milliseconds. A guest may have this many units.
UNIT_MS, UNITS = 5_000, 60
#: Guests whose accounts are kept, those with the most on it.
MOST = 64


def louder(noise: dict[str, int], event: Event) -> dict[str, int]:
    """For each guest the time at which all is forgotten, after one event more.

    >>> louder({"bo": 7_000, "cleo": 999}, Event(9, "bo", "", "say", {}, 1_000))
    {'bo': 12000}
    """
    kept = {guest: until for guest, until in noise.items() if until > event.at}
    kept[event.player] = min(_until(noise, event), event.at + UNIT_MS * UNITS)
    if len(kept) > MOST:
        del kept[min(kept, key=kept.__getitem__)]
    return kept


def too_loud(noise: dict[str, int], event: Event) -> bool:
    """Whether this event would be too much.

    >>> too_loud({}, Event(9, "bo", "", "say", {}, 0))
    False
    >>> too_loud({"bo": 300_000}, Event(9, "bo", "", "say", {}, 0))
    True
    """
    return _until(noise, event) > event.at + UNIT_MS * UNITS


def plays_on(room: Room, player: str, kind: str) -> bool:
    """Whether this is part of a game that goes on. A game has a bounded number of such commands, so
    no quota needs to refuse them."""
    return kind not in COST and room.phase == "playing" and room.seat_of(player) is not None


def _until(noise: dict[str, int], event: Event) -> int:
    return max(noise.get(event.player, 0), event.at) + COST[event.kind] * UNIT_MS
