"""The log of what operators have done. Only operators can read it."""

from msgspec.structs import asdict
from sqlalchemy import Engine, insert, select

from fairplay.server.store.database import change, fetch
from fairplay.server.store.rows import AdminAction
from fairplay.server.store.tables import ADMIN_LOG


def note(engine: Engine, action: AdminAction) -> None:
    change(engine, insert(ADMIN_LOG).values(asdict(action)))


def latest(engine: Engine, limit: int) -> list[AdminAction]:
    """Newest first."""
    query = select(ADMIN_LOG).order_by(ADMIN_LOG.c.at.desc()).limit(limit)
    return [AdminAction(*row) for row in fetch(engine, query)]
