"""The bans that this process knows. It reads them from time to time."""

from collections.abc import Callable, Iterable

from fairplay.server.guests import Guest
from fairplay.server.store.rows import Ban

#: The code for a guest who is banned.
BANNED = "error-banned"


class Bans:
    """The current bans, and their ends.

    >>> bans = Bans(lambda: 1000)
    >>> bans.use([Ban("guest", Guest("x").tag, "", 0, 2000), Ban("address", "a", "", 0, 900)])
    >>> bans.hold("x", "b"), bans.hold("y", "a"), bans.hold("y", "b")
    (True, False, False)
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._until: dict[tuple[str, str], int | None] = {}

    def use(self, bans: Iterable[Ban]) -> None:
        self._until = {(ban.kind, ban.subject): ban.until for ban in bans}

    def hold(self, guest: str | None, address: str) -> bool:
        """Whether a guest, or everyone at an address, is banned now."""
        if not self._until:
            return False
        banned = self._holds("address", address)
        return banned or (guest is not None and self._holds("guest", Guest(guest).tag))

    def _holds(self, kind: str, subject: str) -> bool:
        key = kind, subject
        if key not in self._until:
            return False
        until = self._until[key]
        return until is None or until > self._now()
