"""What operators have done. Nobody but they can read it, and it never names a guest or address."""

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Engine, insert, select

from fairplay.server.store.database import transaction
from fairplay.server.store.tables import ADMIN_LOG


class Done(Struct, frozen=True):
    """``who`` has done something to a subject."""

    at: int
    who: str
    action: str
    subject: str
    detail: str


def note(engine: Engine, done: Done) -> None:
    with transaction(engine, writes=True) as connection:
        connection.execute(insert(ADMIN_LOG).values(asdict(done)))


def latest(engine: Engine, limit: int) -> list[Done]:
    """Newest first."""
    query = select(ADMIN_LOG).order_by(ADMIN_LOG.c.at.desc()).limit(limit)
    with transaction(engine) as connection:
        return [Done(*row) for row in connection.execute(query)]
