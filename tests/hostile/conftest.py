"""Attacks. Each file is named after a finding. The fixtures are those of tests/server."""

from tests.server.conftest import (
    anyio_backend,
    database,
    database_url,
    postgres,
    postgres_url,
    redis_server,
    redis_url,
    served,
    sqlite_url,
    store,
)

__all__ = [
    "anyio_backend",
    "database",
    "database_url",
    "postgres",
    "postgres_url",
    "redis_server",
    "redis_url",
    "served",
    "sqlite_url",
    "store",
]
