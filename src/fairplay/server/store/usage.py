"""How much guests and addresses have used on a day."""

from collections.abc import Mapping
from hashlib import sha256

from sqlalchemy import Engine, delete

from fairplay.server.store import upserts
from fairplay.server.store.database import change, transaction
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


def stored_owner(day: int, owner: str) -> str:
    """The stored form of an owner. It changes every day, so that nobody can be tracked."""
    return sha256(f"{day} {owner}".encode()).hexdigest()[:24]


def spend(engine: Engine, day: int, written: Mapping[str, int]) -> dict[str, int]:
    """Add bytes to what each owner has written on a day; returns the sums over all processes."""
    owners = {stored_owner(day, owner): owner for owner in written}
    rows = [
        {"day": day, "owner": stored, "rooms": 0, "bytes": written[owner]}
        for stored, owner in owners.items()
    ]
    with transaction(engine, writes=True) as connection:
        sums = upserts.add(connection, USAGE, rows)
    return {owners[row.owner]: row.bytes for row in sums}


def forget(engine: Engine, before: int) -> int:
    """Delete the days before one; returns how many rows."""
    return change(engine, delete(USAGE).where(USAGE.c.day < before))
