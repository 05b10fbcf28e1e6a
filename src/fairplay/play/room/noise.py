"""Limits on what guests do besides playing, counted for each guest.

Each such event has a cost, which wears off with time. The count follows from the events, so all
processes agree on it. Moves, claims and all that ends a game cost nothing: nobody can be kept from
playing.
"""

from fairplay.play.room.events import Event
from fairplay.play.room.state import Room

#: All others have to read a new name, so it costs the most.
COST = {
    "rename": 12,
    "sit": 4,
    "ask": 4,
    "game": 4,
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
#: A guest to whom the host has said *not now* may ask again after so many milliseconds.
ASK_AGAIN_MS = 60_000
#: The most guests that are counted; the quietest is dropped.
MOST = 64


def louder(noise: dict[str, int], event: Event) -> dict[str, int]:
    """For each guest the time at which all is forgotten, after one event more.

    >>> louder({"bo": 7_000, "cleo": 999}, Event(9, "bo", "", "say", {}, 1_000))
    {'bo': 12000}
    """
    return _with(
        noise, event.player, min(_until(noise, event), event.at + UNIT_MS * UNITS), event.at
    )


def quieted(noise: dict[str, int], guest: str, at: int) -> dict[str, int]:
    """The same after the host has put a guest off, who has to wait before asking again.

    >>> wait_ms(quieted({}, "bo", 1_000), Event(9, "bo", "", "ask", {}, 21_000))
    40000
    """
    until = at + ASK_AGAIN_MS + UNIT_MS * UNITS - COST["ask"] * UNIT_MS
    return _with(noise, guest, max(until, noise.get(guest, 0)), at)


def _with(noise: dict[str, int], guest: str, until: int, at: int) -> dict[str, int]:
    kept = {one: time for one, time in noise.items() if time > at}
    kept[guest] = until
    if len(kept) > MOST:
        del kept[min(kept, key=kept.__getitem__)]
    return kept


def wait_ms(noise: dict[str, int], event: Event) -> int:
    """How long this event has to wait, if now it would be too much.

    >>> wait_ms({}, Event(9, "bo", "", "say", {}, 0))
    0
    >>> wait_ms({"bo": 300_000}, Event(9, "bo", "", "say", {}, 0))
    5000
    """
    return max(0, _until(noise, event) - event.at - UNIT_MS * UNITS)


def plays_on(room: Room, player: str, kind: str) -> bool:
    """Whether this is part of a game that goes on. Their number is bounded in a game, so no quota
    needs to refuse them."""
    return kind not in COST and room.phase == "playing" and room.seat_of(player) is not None


def _until(noise: dict[str, int], event: Event) -> int:
    return max(noise.get(event.player, 0), event.at) + COST[event.kind] * UNIT_MS
