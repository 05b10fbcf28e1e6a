"""Adding to rows that may be there already, in the words of either database."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, RowMapping, Table
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")

_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
#: Rows of one statement: databases bound the number of parameters.
SLICE = 500


def put(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows, or replace those with the same key."""
    _upsert(connection, table, rows, add=False)


def add(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]
) -> list[RowMapping]:
    """Insert rows, or add their numbers to those with the same key; returns the sums."""
    return _upsert(connection, table, rows, add=True)


def _upsert(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]], *, add: bool
) -> list[RowMapping]:
    key = [column.name for column in table.primary_key]
    found: list[RowMapping] = []
    # In one order, so that two processes never wait for each other in a circle.
    for some in slices(sorted(rows, key=lambda row: [row[name] for name in key]), SLICE):
        statement = _INSERT[connection.dialect.name](table).values(some)
        others = (column.name for column in table.columns if column.name not in key)
        values = {
            name: table.c[name] + statement.excluded[name] if add else statement.excluded[name]
            for name in others
        }
        upsert = statement.on_conflict_do_update(index_elements=key, set_=values).returning(table)
        found += [row._mapping for row in connection.execute(upsert)]
    return found


def slices(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (items[start : start + size] for start in range(0, len(items), size))
