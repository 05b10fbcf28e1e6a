"""Delete the addresses that older versions have stored in clear.

Every start does it, since in a rolling restart older code goes on for a while.
"""

from sqlalchemy import Engine, delete, or_, select, update

from fairplay.server.store.database import transaction
from fairplay.server.store.tables import ROOM, USAGE


def scrub(engine: Engine) -> None:
    """The limits of such an address start from zero."""
    clear = or_(ROOM.c.address.contains("."), ROOM.c.address.contains(":"))
    # An owner in clear has a space; a hash has none.
    named = USAGE.c.owner.contains(" ")
    with transaction(engine) as connection:
        rooms, owners = (
            connection.execute(select(column).where(old).limit(1)).first()
            for column, old in ((ROOM.c.code, clear), (USAGE.c.owner, named))
        )
    if rooms or owners:
        with transaction(engine, writes=True) as connection:
            connection.execute(update(ROOM).where(clear).values(address=""))
            connection.execute(delete(USAGE).where(named))
