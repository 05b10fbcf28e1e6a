"""A game as text: the options, the seed, and every event. Replaying it gives the same table."""

import json
from typing import Literal

import msgspec

from fairplay.cards import find_deck
from fairplay.errors import InputError
from fairplay.play.steps import Steps, finish
from fairplay.play.table.events import TableEvent
from fairplay.play.table.options import TableOptions
from fairplay.play.table.state import Table

FORMAT: Literal["fairplay-table-1"] = "fairplay-table-1"


class _Head(msgspec.Struct):
    """What stands before the events."""

    format: Literal["fairplay-table-1"]
    deck: str
    players: int
    mode: str
    wrong: str
    call_ms: int
    seed: str


def record(table: Table) -> str:
    """JSON, one line for each event. It tells the seed: not for players before the end.

    >>> from fairplay.cards import ZERO
    >>> table = Table.begin(TableOptions(ZERO), seed="1")
    >>> replay(record(table)) == table
    True
    """
    options, encode = table.options, msgspec.json.Encoder().encode
    rules = options.mode, options.wrong, options.call_ms
    head = _Head(FORMAT, options.deck.name, options.players, *rules, table.seed)
    events = b",\n".join([encode(event.json()) for event in table.log])
    return f'{encode(head)[:-1].decode()},"events":[\n{events.decode()}\n]}}\n'


def replay(text: str) -> Table:
    """The table at the end of a record; InputError if no game goes like that."""
    return finish(replaying(text))


def replaying(text: str) -> Steps[Table]:
    """The same with a pause after each event, for records can be long."""
    try:
        data = json.loads(text)
        head = msgspec.convert(data, _Head)
        deck = find_deck(head.deck)
        options = TableOptions(deck, head.players, head.mode, head.wrong, head.call_ms)
        table = Table.begin(options, head.seed)
        for item in data["events"]:
            table = _after(table, TableEvent.from_json(item, deck))
            yield
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise InputError("error-table-record") from error
    return table


def _after(table: Table, event: TableEvent) -> Table:
    """Apply an event; ValueError if it changes nothing, or happened at another time."""
    after, _ = table.apply(event)
    if len(after.log) != len(table.log) + 1 or after.log[-1] != event:
        raise ValueError(event)
    return after
