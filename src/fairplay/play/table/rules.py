"""What each kind of event does to a table. InputError: refused, with the reason.

Answers are those of the protocol; their seats are the numbers of the players at this table.
"""

from collections.abc import Callable, Container
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from fairplay.cards import Card, all_claims
from fairplay.cards.claims import check_claim, unequal
from fairplay.errors import InputError
from fairplay.play.table.events import TableEvent, texts
from fairplay.play.table.options import LOCK_MS, MAX_LOCK_MS, SHOWN_MS
from fairplay.play.table.wrong import why_wrong
from fairplay.protocol import Agreed, AnyAnswer, Done, Late, Shown, Taken, Wrong

if TYPE_CHECKING:
    from fairplay.cards.decks import Counts
    from fairplay.play.table.state import Table, TableSeat


DONE = Done()
#: The table after an event, and the answer to it.
Outcome = tuple["Table", AnyAnswer]


class Calling(Struct, frozen=True, gc=False):
    """The player who has called, and when the time to show a claim is over."""

    player: int
    until: int


# -- claims ------------------------------------------------------------------------------------


def claim(table: "Table", event: TableEvent) -> Outcome:
    """A claim of cards that are gone is late, even if the player may not claim now."""
    deck, places = table.options.deck, table.places
    seat = _seat(table, event.player)
    try:
        a = [places.index(card) + 1 for card in event.a]
        b = [places.index(card) + 1 for card in event.b]
    except ValueError:
        return table, Late(_gone(table, [card for card in event.cards if card not in places]))
    check_claim(deck, deck.hand, a, b)
    _check_open(table)
    _check_free(table, event)
    if table.options.mode == "call" and table.calling is None:
        raise InputError("error-table-call-first")
    if any(off := unequal(deck, event.a, event.b)):
        return _wrong(table, event, off)
    cards = dict.fromkeys(event.cards)
    seat = replace(seat, taken=(*seat.taken, *cards), claims=seat.claims + 1, lock_ms=0)
    ms = max(0, event.at - table.since)
    answer = Taken(event.player, texts(event.a), texts(event.b), ms)
    return _refilled(table, event, cards, seats=_with_seat(table, event.player, seat)), answer


def _gone(table: "Table", missing: list[Card]) -> tuple[str, ...]:
    """The missing cards, all of which must have lain there before."""
    gone = {*table.aside}.union(*(seat.taken for seat in table.seats))
    for card in missing:
        if card not in gone:
            raise InputError("error-claim-card", text=str(card))
    return tuple([card.text for card in missing])


def _refilled(table: "Table", event: TableEvent, gone: Container[Card], **changes: Any) -> "Table":
    """A new hand: fill the holes with the next cards of the pile, while there are any."""
    pile = iter(table.pile)
    places = tuple(next(pile, None) if card in gone else card for card in table.places)
    return replace(
        table,
        places=places,
        pile=tuple(pile),
        since=event.at,
        calling=None,
        giving_up=frozenset(),
        log=table.log.then(event),
        **changes,
    )


def _wrong(table: "Table", event: TableEvent, difference: "Counts | None") -> Outcome:
    seat, rule, lost, lock_ms = table.seats[event.player], table.options.wrong, None, 0
    if rule == "lockout":
        lock_ms = min(2 * seat.lock_ms or LOCK_MS, MAX_LOCK_MS)
    elif rule == "minus" and seat.taken:
        lost = seat.taken[-1]
        table = replace(table, aside=(*table.aside, lost))
        seat = replace(seat, taken=seat.taken[:-1])
    seat = replace(seat, wrong=seat.wrong + 1, lock_ms=lock_ms, free_from=event.at + lock_ms)
    seats, log = _with_seat(table, event.player, seat), table.log.then(event)
    after = replace(table, seats=seats, calling=None, log=log)
    deck = table.options.deck
    why = why_wrong(deck, difference and (deck.total(event.a), deck.total(event.b)))
    card = None if lost is None else lost.text
    return after, Wrong(event.player, difference, lock_ms, card, why)


# -- calls -------------------------------------------------------------------------------------


def call(table: "Table", event: TableEvent) -> Outcome:
    """Whoever calls has not given up this hand."""
    _seat(table, event.player)
    _check_open(table)
    if table.options.mode != "call":
        raise InputError("error-table-no-calls")
    _check_free(table, event)
    if table.calling:
        raise InputError("error-table-already")
    until = event.at + table.options.call_ms
    calling, giving_up = Calling(event.player, until), table.giving_up - {event.player}
    log = table.log.then(event)
    return replace(table, calling=calling, giving_up=giving_up, log=log), DONE


def expire(table: "Table", event: TableEvent) -> Outcome:
    """The time after a call is over: at its end, however late that is noticed."""
    calling = table.calling
    if calling is None or event.at < calling.until or event.player != calling.player:
        raise InputError("error-table-already")
    return _wrong(table, replace(event, at=calling.until), None)


# -- giving up, leaving ------------------------------------------------------------------------


def give_up(table: "Table", event: TableEvent) -> Outcome:
    """When all who are still there agree, a largest claim is shown and goes aside."""
    _seat(table, event.player)
    _check_open(table)
    if table.calling:
        raise _called(table.calling, event)
    if event.player in table.giving_up:
        raise InputError("error-table-already")
    table = replace(table, giving_up=table.giving_up | {event.player})
    if waiting := _waiting(table):
        return replace(table, log=table.log.then(event)), Agreed(event.player, waiting)
    return _show(table, event)


def leave(table: "Table", event: TableEvent) -> Outcome:
    """The player's cards stay where they are, a call is forgotten, the others play on."""
    player, calling = event.player, table.calling
    seats = _with_seat(table, player, replace(_seat(table, player), here=False))
    if calling and calling.player == player:
        calling = None
    giving_up = table.giving_up - {player}
    table = replace(table, seats=seats, calling=calling, giving_up=giving_up)
    if table.giving_up and not _waiting(table) and not table.over:
        return _show(table, event)
    return replace(table, log=table.log.then(event)), DONE


def _waiting(table: "Table") -> tuple[int, ...]:
    """The players who have not given up this hand."""
    players = enumerate(table.seats)
    return tuple(i for i, seat in players if seat.here and i not in table.giving_up)


def _show(table: "Table", event: TableEvent) -> Outcome:
    """Of several largest claims the one with the first places is shown."""
    hand = table.face_up
    largest = min(all_claims(table.options.deck, hand), key=lambda c: (-c.size, c.places, c.a))
    a, b = (tuple(hand[place - 1] for place in side) for side in (largest.a, largest.b))
    cards = dict.fromkeys((*a, *b))
    after = _refilled(table, event, cards, aside=(*table.aside, *cards))
    return replace(after, since=event.at + SHOWN_MS), Shown(texts(a), texts(b))


# -- what all of them need ---------------------------------------------------------------------


def _seat(table: "Table", player: int) -> "TableSeat":
    if not (0 <= player < len(table.seats) and table.seats[player].here):
        raise InputError("error-table-player", number=player + 1)
    return table.seats[player]


def _check_open(table: "Table") -> None:
    if table.over:
        raise InputError("error-table-over")


def _check_free(table: "Table", event: TableEvent) -> None:
    """Neither locked out, nor while somebody else has called."""
    left = table.seats[event.player].free_from - event.at
    if left > 0:
        raise InputError("error-table-locked", seconds=_seconds(left), left=left)
    if table.calling and table.calling.player != event.player:
        raise _called(table.calling, event)


def _called(calling: Calling, event: TableEvent) -> InputError:
    left, number = calling.until - event.at, calling.player + 1
    return InputError("error-table-called", number=number, seconds=_seconds(left), left=left)


def _seconds(ms: int) -> int:
    """Whole seconds, rounded up."""
    return -(-ms // 1000)


def _with_seat(table: "Table", player: int, seat: "TableSeat") -> "tuple[TableSeat, ...]":
    return (*table.seats[:player], seat, *table.seats[player + 1 :])


RULES: dict[str, Callable[["Table", TableEvent], Outcome]] = {
    "claim": claim,
    "call": call,
    "give-up": give_up,
    "leave": leave,
    "expire": expire,
}
