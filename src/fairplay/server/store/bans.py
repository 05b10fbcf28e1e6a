"""The bans, as they are stored."""

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Engine, delete, insert, select

from fairplay.server.store.database import change, fetch, transaction
from fairplay.server.store.rows import Ban, BanKind
from fairplay.server.store.tables import BAN


def add(engine: Engine, ban: Ban) -> None:
    """Ban somebody; a new ban replaces an old one."""
    with transaction(engine, writes=True) as connection:
        connection.execute(delete(BAN).where(_same(ban.kind, ban.subject)))
        connection.execute(insert(BAN).values(asdict(ban)))


def remove(engine: Engine, kind: BanKind, subject: str) -> bool:
    """Lift a ban; returns whether there was one."""
    return change(engine, delete(BAN).where(_same(kind, subject))) > 0


def standing(engine: Engine, now: int) -> list[Ban]:
    """The bans that hold at a time, newest first."""
    holds = BAN.c.until.is_(None) | (BAN.c.until > now)
    query = select(BAN).where(holds).order_by(BAN.c.at.desc(), BAN.c.subject)
    return [Ban(*row) for row in fetch(engine, query)]


def ended(engine: Engine, now: int) -> bool:
    """Whether there are bans to delete."""
    return bool(fetch(engine, select(BAN.c.at).where(BAN.c.until <= now).limit(1)))


def forget(engine: Engine, now: int) -> None:
    """Delete the bans that have ended."""
    change(engine, delete(BAN).where(BAN.c.until <= now))


def _same(kind: str, subject: str) -> ColumnElement[bool]:
    return (BAN.c.kind == kind) & (BAN.c.subject == subject)
