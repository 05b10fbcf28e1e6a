"""A game as text: the options, the seed, and every event. Replaying it gives the same table."""

import json
from typing import Any

import msgspec

from fairplay.cards import find_deck
from fairplay.errors import InputError
from fairplay.play.steps import Steps, finish
from fairplay.play.table.events import TableEvent
from fairplay.play.table.options import TableOptions
from fairplay.play.table.state import Table

FORMAT = "fairplay-table-1"


def record(table: Table) -> str:
    """JSON, one line for each event. It tells the seed: not for players before the end.

    >>> from fairplay.cards import ZERO
    >>> table = Table.begin(TableOptions(ZERO), seed="1")
    >>> replay(record(table)) == table
    True
    """
    options = table.options
    head = {
        "format": FORMAT,
        "deck": options.deck.name,
        "players": options.players,
        "mode": options.mode,
        "wrong": options.wrong,
        "call_ms": options.call_ms,
        "seed": table.seed,
    }
    encode = msgspec.json.Encoder().encode
    events = b",\n".join([encode(event.json()) for event in table.log])
    return f'{encode(head)[:-1].decode()},"events":[\n{events.decode()}\n]}}\n'


def replay(text: str) -> Table:
    """The table at the end of a record; InputError if no game goes like that."""
    return finish(replaying(text))


def replaying(text: str) -> Steps[Table]:
    """The same with a pause after each event, for records can be long."""
    try:
        data = json.loads(text)
        table = _begin(data)
        for item in data["events"]:
            table = _after(table, TableEvent.from_json(item, table.options.deck))
            yield
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise InputError("error-table-record") from error
    return table


def _begin(data: Any) -> Table:
    kinds = {"deck": str, "players": int, "mode": str, "wrong": str, "call_ms": int, "seed": str}
    if data["format"] != FORMAT or any(type(data[key]) is not kinds[key] for key in kinds):
        raise ValueError(data["format"])
    options = TableOptions(
        find_deck(data["deck"]), data["players"], data["mode"], data["wrong"], data["call_ms"]
    )
    return Table.begin(options, data["seed"])


def _after(table: Table, event: TableEvent) -> Table:
    """A record has what happened, no more and no less, at the times when it did."""
    after, _ = table.apply(event)
    if len(after.log) != len(table.log) + 1 or after.log[-1] != event:
        raise ValueError(event)
    return after
