"""The keys that sign cookies, and the guests whose cookies are void."""

from sqlalchemy import Engine, delete, insert, select, update

from fairplay.server.store.database import change, fetch, transaction, unless_there
from fairplay.server.store.rows import Key
from fairplay.server.store.tables import KEY, REVOKED


class Credentials:
    """A part of the store."""

    engine: Engine

    def keys(self) -> list[Key]:
        """All keys, newest first."""
        return [Key(*row) for row in fetch(self.engine, select(KEY).order_by(KEY.c.id.desc()))]

    def renew_key(self, secret: str, now: int, max_age: int) -> list[Key]:
        """All keys, newest first. If none is younger than ``max_age``, ``secret`` is added; of
        several processes that do this at once, one succeeds."""
        keys = self.keys()
        if keys and now - keys[0].created_at < max_age:
            return keys
        row = {"id": keys[0].id + 1 if keys else 1, "secret": secret, "created_at": now}
        with unless_there():
            change(self.engine, insert(KEY).values(row))
        return self.keys()

    def drop_keys(self, before: int) -> int:
        """Delete the keys made before a time; returns how many."""
        return change(self.engine, delete(KEY).where(KEY.c.created_at < before))

    def revoke(self, digest: str, now: int) -> None:
        """Revoke a guest, by its digest."""
        with transaction(self.engine, writes=True) as connection:
            again = update(REVOKED).where(REVOKED.c.guest == digest).values(at=now)
            if not connection.execute(again).rowcount:
                connection.execute(insert(REVOKED).values(guest=digest, at=now))

    def revoked(self, since: int) -> list[str]:
        """The guests who were revoked since a time."""
        return [
            row.guest for row in fetch(self.engine, select(REVOKED).where(REVOKED.c.at >= since))
        ]

    def forget_revoked(self, before: int) -> int:
        """Delete those who were revoked before a time; returns how many."""
        return change(self.engine, delete(REVOKED).where(REVOKED.c.at < before))
