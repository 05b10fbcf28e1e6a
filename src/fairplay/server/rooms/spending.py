"""What guests and addresses write into the log on a day.

It is counted in memory, since there are thousands of events a second. At intervals the sums of all
processes are read from the database. Accounts that are not used are dropped, and read again.
"""

from collections import OrderedDict

from fairplay.server.config import Config
from fairplay.server.limits import MAX_KEYS
from fairplay.server.store.usage import address_owner, guest_owner

MEGABYTE = 2**20
#: Bytes that an event takes in the database besides what the client has sent.
EVENT_BYTES = 200


class Account:
    """What one owner has written today, and how much of it is not stored yet.

    >>> account = Account(most=1000)
    >>> account.spend(700); account.over
    False
    >>> account.spend(100); account.over
    True
    """

    __slots__ = ("_most", "over", "pending", "spent")

    def __init__(self, most: int) -> None:
        self._most = most
        self.spent = self.pending = 0
        self.over = False

    def spend(self, size: int) -> None:
        """An event was stored because of a command of this size."""
        self.pending += size + EVENT_BYTES
        self.know(self.spent + size + EVENT_BYTES)

    def know(self, spent: int) -> None:
        self.spent = spent
        self.over = spent >= self._most


class Spending:
    """The accounts of those who were here last."""

    def __init__(self, config: Config, keys: int = MAX_KEYS) -> None:
        self._guest = config.megabytes_per_guest_day * MEGABYTE
        self._address = config.megabytes_per_address_day * MEGABYTE
        self._keys = keys
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._day = 0

    def of_guest(self, guest: str) -> Account:
        return self._of(guest_owner(guest), self._guest)

    def of_address(self, address: str) -> Account:
        return self._of(address_owner(address), self._address)

    def _of(self, owner: str, most: int) -> Account:
        account = self._accounts.get(owner)
        if account is None:
            account = self._accounts[owner] = Account(most)
            if len(self._accounts) > self._keys:
                self._accounts.popitem(last=False)
        self._accounts.move_to_end(owner)
        return account

    def pending(self) -> dict[str, int]:
        """What has to be stored. The caller stores it: it is not pending any more."""
        found = {}
        for owner, account in self._accounts.items():
            if account.pending:
                found[owner], account.pending = account.pending, 0
        return found

    def learn(self, day: int, sums: dict[str, int]) -> None:
        """What everyone has written on this day, all processes together."""
        if day != self._day:
            self._day = day
            for account in self._accounts.values():
                account.know(account.pending)
        for owner, total in sums.items():
            if known := self._accounts.get(owner):
                known.know(total + known.pending)
