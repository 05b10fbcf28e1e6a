"""Insert or update many rows at once.

The rows are sent as one JSON text. SQLAlchemy would build a statement with a parameter per value,
which takes longer than to store a thousand rows.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Table, text

from fairplay.server.store.statements import upsert

T = TypeVar("T")

#: Rows of one statement.
SLICE = 500


def put(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows, or replace those with the same key."""
    _upsert(connection, table, rows, add=False)


def add(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> list[Row[Any]]:
    """Insert rows, or add their numbers to those with the same key; returns the sums."""
    return _upsert(connection, table, rows, add=True)


def _upsert(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]], *, add: bool
) -> list[Row[Any]]:
    if not rows:
        return []
    key = [column.name for column in table.primary_key]
    # In a fixed order, so that two processes never deadlock.
    ordered = sorted(rows, key=lambda row: [row[name] for name in key])
    statement = upsert(connection.dialect.name, ":given", table, "RETURNING *", add=add)
    given = {"given": msgspec.json.encode(ordered).decode()}
    return list(connection.execute(text(statement), given))


def slices(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (items[start : start + size] for start in range(0, len(items), size))
