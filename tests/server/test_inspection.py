"""What ``fairplay doctor`` says of a real PostgreSQL, SQLite and Redis."""

import pytest

from fairplay.cli.doctor import storage
from fairplay.server.store import Store
from fairplay.server.store.inspection import stored_schema
from fairplay.server.store.migrations import MIGRATIONS


def test_looking_at_a_database_makes_nothing(database_url: str) -> None:
    assert stored_schema(database_url) is None
    assert stored_schema(database_url) is None
    Store.open(database_url).close()
    found = stored_schema(database_url)
    assert found is not None
    assert found.version == len(MIGRATIONS)


def test_redis_answers(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIRPLAY_REDIS", redis_url)
    assert storage.redis().state == "works"
