"""Secrets that all processes share and that never change, each made when it is first asked for."""

import secrets

from sqlalchemy import Engine, insert, select

from fairplay.server.store.database import transaction, unless_there
from fairplay.server.store.tables import SECRET


def secret(engine: Engine, name: str) -> str:
    """The secret of a name. Several processes may ask at once: all get the same."""
    query = select(SECRET.c.value).where(SECRET.c.name == name)
    with transaction(engine) as connection:
        found = connection.execute(query).scalar()
    if found is None:
        row = {"name": name, "value": secrets.token_urlsafe(32)}
        with unless_there(), transaction(engine, writes=True) as connection:
            connection.execute(insert(SECRET).values(row))
        with transaction(engine) as connection:
            found = connection.execute(query).scalar_one()
    return str(found)
