"""Tables are created once, whichever process starts first, and match the queries."""

import re
import sqlite3
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import BigInteger, inspect

from fairplay.server.store import StorageError, Store
from fairplay.server.store.database import open_engine, transaction
from fairplay.server.store.inspection import stored_schema
from fairplay.server.store.migrations import BREAKING, MIGRATIONS, migrate, version
from fairplay.server.store.tables import METADATA
from tests.server.logs import stopped_clock


def test_migrations_make_the_tables_that_are_declared(store: Store) -> None:
    made = inspect(store.engine)
    for table in METADATA.sorted_tables:
        columns = {
            (c["name"], "INT" in str(c["type"]), c["nullable"])
            for c in made.get_columns(table.name)
        }
        assert columns == {
            (c.name, isinstance(c.type, BigInteger), c.nullable) for c in table.columns
        }
        key = made.get_pk_constraint(table.name)["constrained_columns"]
        assert set(key) == {c.name for c in table.primary_key}


def test_every_step_runs_once(database_url: str) -> None:
    engine = open_engine(database_url)
    assert migrate(engine) == len(MIGRATIONS)
    assert migrate(engine) == 0
    with transaction(engine) as connection:
        assert version(connection) == len(MIGRATIONS)
    engine.dispose()


def test_later_steps_keep_data(store: Store) -> None:
    store.beat("one", stopped_clock(17))
    more = (*MIGRATIONS, ("ALTER TABLE process ADD COLUMN host TEXT NOT NULL DEFAULT ''",))
    assert migrate(store.engine, more) == 1
    assert store.beats()["one"].at == 17


def test_a_failed_step_leaves_nothing(store: Store) -> None:
    more = (*MIGRATIONS, ("CREATE TABLE half (a TEXT)", "CREATE NONSENSE"))
    with pytest.raises(StorageError):
        migrate(store.engine, more)
    assert not inspect(store.engine).has_table("half")
    assert migrate(store.engine) == 0


MORE = (*MIGRATIONS, ("CREATE TABLE more (a TEXT)",), ("CREATE TABLE most (a TEXT)",))


def test_a_newer_compatible_database_is_opened(database_url: str, store: Store) -> None:
    assert migrate(store.engine, MORE) == 2
    Store.open(database_url).close()
    assert migrate(store.engine) == 0
    assert migrate(store.engine, MORE) == 0


@pytest.mark.parametrize("step", [1, 2])
def test_a_newer_incompatible_database_is_refused(
    database_url: str, store: Store, step: int
) -> None:
    migrate(store.engine, MORE, BREAKING | {len(MIGRATIONS) + step})
    with pytest.raises(StorageError, match="made by a newer fairplay"):
        Store.open(database_url)
    assert migrate(store.engine, MORE) == 0


def test_a_database_of_the_first_version_is_opened(database_url: str) -> None:
    """Its table of steps does not yet name the oldest code that may open it."""
    engine = open_engine(database_url)
    with transaction(engine, writes=True) as connection:
        for statement in (
            "CREATE TABLE migration (version INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
            "INSERT INTO migration (version, at) VALUES (1, 17)",
            *MIGRATIONS[0],
            "INSERT INTO event VALUES ('A', 1, 'g', 'c', 'claim', '{}', 7)",
        ):
            connection.exec_driver_sql(statement)
    assert migrate(engine) == len(MIGRATIONS) - 1
    engine.dispose()
    store = Store.open(database_url)
    [event] = store.events_after("A", 0)
    assert event.version == 1
    store.close()


@pytest.mark.parametrize("number", range(2, len(MIGRATIONS) + 1))
def test_incompatible_steps_are_declared(number: int) -> None:
    """Older code keeps writing: it has no values for new columns."""
    adds = re.compile(
        r"CREATE (UNIQUE )?INDEX |CREATE TABLE |ALTER TABLE \w+ ADD COLUMN .*DEFAULT ", re.DOTALL
    )
    if number not in BREAKING:
        for statement in MIGRATIONS[number - 1]:
            assert adds.match(statement), f"step {number} belongs into BREAKING: {statement}"


def test_many_start_at_once(database_url: str) -> None:
    """Threads with their own engines look like processes to a database."""

    def start(_: int) -> int:
        engine = open_engine(database_url)
        try:
            return migrate(engine)
        finally:
            engine.dispose()

    with ThreadPoolExecutor(8) as threads:
        assert sorted(threads.map(start, range(8))) == [0] * 7 + [len(MIGRATIONS)]


def test_processes_start_at_once(database_url: str) -> None:
    program = "import sys; from fairplay.server.store import Store; Store.open(sys.argv[1]).close()"
    command = [sys.executable, "-c", program, database_url]
    processes = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(3)]
    assert [process.communicate()[1] for process in processes] == [b""] * 3
    assert [process.returncode for process in processes] == [0] * 3


@pytest.mark.parametrize(
    "url",
    [
        "mysql://localhost/rooms",
        "sqlite://",
        "sqlite:///:memory:",
        "rooms.db",
        "",
        "postgresql+asyncpg://h/d",
    ],
)
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(StorageError, match="use sqlite:///FILE or postgresql://HOST/NAME"):
        Store.open(url)


def test_a_password_is_not_repeated() -> None:
    with pytest.raises(StorageError) as caught:
        Store.open("postgresql://fairplay:sesame@127.0.0.1:1/rooms")
    assert "sesame" not in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


def test_only_the_default_folder_is_created(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    path = tmp_path / "new" / "fairplay" / "rooms.db"
    Store.open(f"sqlite:///{path}").close()
    assert path.exists()
    slip = tmp_path / "no" / "such"
    for use in (Store.open, stored_schema):
        with pytest.raises(StorageError, match="there is no such folder"):
            use(f"sqlite:///{slip / 'rooms.db'}")
    assert not slip.parent.exists()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE bookmarks (a TEXT)",
        "CREATE TABLE room (a TEXT)",
        "CREATE TABLE migration (name TEXT)",
    ],
)
def test_a_database_of_another_program_is_refused(database_url: str, statement: str) -> None:
    engine = open_engine(database_url)
    with transaction(engine, writes=True) as connection:
        connection.exec_driver_sql(statement)
        made = inspect(connection).get_table_names()
    for use in (Store.open, stored_schema):
        with pytest.raises(StorageError, match=f"not a database of Fair Play.* {made[0]};"):
            use(database_url)
    assert inspect(engine).get_table_names() == made
    engine.dispose()


def test_a_file_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE bookmarks (a TEXT)")
    other.close()
    path.chmod(0o644)
    before = path.read_bytes()
    with pytest.raises(StorageError, match="not a database of Fair Play"):
        Store.open(f"sqlite:///{path}")
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (before, 0o644)
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_a_file_of_another_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    path.write_bytes(b"not a database" * 100)
    with pytest.raises(StorageError, match="file is not a database"):
        Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == b"not a database" * 100


def test_an_impossible_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match=r"no such folder|Not a directory"):
        Store.open(f"sqlite:///{tmp_path / 'file' / 'sub' / 'rooms.db'}")


def test_sqlite_survives_a_loss_of_power(tmp_path: Path) -> None:
    """Commits reach the disk: the write-ahead log is synchronised at each commit."""
    store = Store.open(f"sqlite:///{tmp_path / 'rooms.db'}")
    with transaction(store.engine) as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()
    with sqlite3.connect(tmp_path / "rooms.db") as other:
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
