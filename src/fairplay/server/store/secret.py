"""Secrets that all processes share. Each is made at its first use and never changes."""

import secrets

from sqlalchemy import Engine, insert, select

from fairplay.server.store.database import change, fetch, unless_there
from fairplay.server.store.tables import SECRET


def secret(engine: Engine, name: str) -> str:
    """The secret of a name, the same for all processes that ask at once."""
    query = select(SECRET.c.value).where(SECRET.c.name == name)
    if not fetch(engine, query):
        with unless_there():
            change(engine, insert(SECRET).values(name=name, value=secrets.token_urlsafe(32)))
    [(found,)] = fetch(engine, query)
    return str(found)
