"""Databases for the tests of the server.

``database_url`` is an empty SQLite file, and in a second run of the test an empty database of a
real PostgreSQL; ``redis_url`` is a real Redis. Each test process has its own servers. Tests
marked ``anyio`` may be coroutines.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from fairplay.play.room import noise
from fairplay.server.store import Store
from tests.server.databases import PostgresServer, RedisServer, Server
from tests.serving import FAST, Served, serve, test_config


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def loud() -> Iterator[None]:
    """Let guests in tests rename themselves without limit, since it is the simplest command."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(noise, "UNITS", 10**9)
        yield


S = TypeVar("S", bound=Server)


def _running(server: S) -> Iterator[S]:
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    yield from _running(PostgresServer())


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    yield from _running(RedisServer())


@pytest.fixture
def redis_url(redis_server: RedisServer) -> str:
    return redis_server.url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rooms.db'}"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The database that a test runs on."""
    return str(request.param)


@pytest.fixture
def database_url(database: str, request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue({"sqlite": "sqlite_url"}.get(database, "postgres_url")))


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with limits for fast test guests. Some modules override this fixture."""
    with serve(test_config(tmp_path, **FAST)) as server:
        yield server


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store.open(database_url)
    yield store
    store.close()
