"""What guests and addresses have used on a day."""

from collections.abc import Mapping

from sqlalchemy import Engine, delete

from fairplay.server.store import upserts
from fairplay.server.store.database import transaction
from fairplay.server.store.tables import USAGE

DAY_MS = 24 * 3600 * 1000


def day_of(now: int) -> int:
    """The day of a time, in UTC.

    >>> day_of(0), day_of(DAY_MS)
    (0, 1)
    """
    return now // DAY_MS


def guest_owner(guest: str) -> str:
    return f"guest {guest}"


def address_owner(address: str) -> str:
    return f"address {address}"


def spend(engine: Engine, day: int, written: Mapping[str, int]) -> dict[str, int]:
    """Add bytes to what each owner has written on a day; returns the sums, of all processes."""
    rows = [{"day": day, "owner": owner, "rooms": 0, "bytes": n} for owner, n in written.items()]
    with transaction(engine, writes=True) as connection:
        return {row["owner"]: row["bytes"] for row in upserts.add(connection, USAGE, rows)}


def forget(engine: Engine, before: int) -> int:
    """Forget the days before one; returns how many rows."""
    with transaction(engine, writes=True) as connection:
        return connection.execute(delete(USAGE).where(USAGE.c.day < before)).rowcount
