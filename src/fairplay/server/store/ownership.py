"""Whether a database is one of Fair Play, told by its tables. Nothing is made or changed."""

from sqlalchemy import Connection, inspect

from fairplay.server.store.errors import StorageError

#: The table that counts the steps of the schema, and what the first step has made beside it.
STEPS, FIRST = "migration", {"event", "room"}


def check_ours(connection: Connection) -> None:
    """Raise StorageError for a database in which another program keeps its tables.

    Ours may have other tables beside ours: those of a newer version, or an operator's own.
    """
    seen = inspect(connection)
    tables = {*seen.get_table_names()}
    if not tables:
        return
    if tables >= {STEPS, *FIRST}:
        columns = {column["name"] for column in seen.get_columns(STEPS)}
        if columns >= {"version", "at"}:
            return
    raise StorageError(
        f"it is not a database of Fair Play: it has the table {min(tables)}; name a new one"
    )
