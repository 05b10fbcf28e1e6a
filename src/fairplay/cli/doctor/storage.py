"""Checks of what keeps things: the data folder, and the database and Redis of ``fairplay serve``.

Nothing is made or changed. Passwords in addresses are not repeated.
"""

from urllib.parse import urlsplit

from fairplay.cli.doctor.check import Check, absent, broken, works
from fairplay.errors import InputError
from fairplay.extras import missing
from fairplay.folders import can_write, data_folder
from fairplay.vocabulary import Sentence

#: Seconds for Redis to answer.
REDIS_SECONDS = 2


def folder() -> Check:
    try:
        path = data_folder()
    except InputError as error:
        return _refused("folder", error)
    if can_write(path):
        return works("folder", "folder-is", path=str(path))
    return absent("folder", "folder-read-only", path=str(path))


def _refused(name: str, error: InputError) -> Check:
    return Check(name, "broken", Sentence(error.code, dict(error.params)))


def database() -> Check:
    if missing("serve"):
        return absent("database", "needs", extra="serve")
    from fairplay.server.config import Config
    from fairplay.server.store import StorageError
    from fairplay.server.store.inspection import shown, stored_schema
    from fairplay.server.store.migrations import MIGRATIONS

    try:
        url = Config.read({}).database_url
        place, found = shown(url), stored_schema(url)
    except InputError as error:
        return _refused("database", error)
    except StorageError as error:
        return broken("database", "database-broken", reason=str(error))
    known = len(MIGRATIONS)
    if found is None:
        return works("database", "database-new", place=place)
    if found.oldest > known:
        return broken("database", "database-newer", place=place, version=found.version, known=known)
    key = "database-old" if found.version < known else "database-is"
    return works("database", key, place=place, version=found.version, known=known)


def redis() -> Check:
    if missing("serve"):
        return absent("redis", "needs", extra="postgres")
    from fairplay.server.config import Config

    try:
        url = Config.read({}).redis
    except InputError as error:
        return _refused("redis", error)
    if not url:
        return absent("redis", "redis-none")
    if missing("postgres"):
        return absent("redis", "needs", extra="postgres")
    return _answering(url)


def _answering(url: str) -> Check:
    from redis import Redis, RedisError

    place = urlsplit(url).netloc.rpartition("@")[2]
    limits = {"socket_connect_timeout": REDIS_SECONDS, "socket_timeout": REDIS_SECONDS}
    try:
        with Redis.from_url(url, **limits) as client:
            client.ping()
    except (RedisError, OSError, ValueError) as error:
        return broken("redis", "redis-broken", place=place, reason=str(error))
    return works("redis", "redis-is", place=place)
