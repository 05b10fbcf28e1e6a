"""Limits on rates and on numbers. The time is passed in; there is no clock here.

The number of keys is bounded: the least recently used one is dropped, which frees its limit.
"""

import ipaddress
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

MAX_KEYS = 20_000


@dataclass(slots=True)
class Bucket:
    """A token bucket: ``rate`` tokens per second, at most ``burst`` of them.

    >>> bucket = Bucket(rate=2, burst=2, tokens=2, filled=0.0)
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 0.5, 0.5)]
    [0.0, 0.0, 0.5, 0.0, 0.5]
    """

    rate: float
    burst: float
    tokens: float
    filled: float

    @classmethod
    def full(cls, rate: float, burst: float, now: float) -> "Bucket":
        return cls(rate, burst, burst, now)

    def take(self, now: float) -> float:
        """Take one token: 0.0, or the seconds until there is one."""
        if now > self.filled:
            self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
            self.filled = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate
        self.tokens -= 1
        return 0.0

    def give(self) -> None:
        """Give an unused token back."""
        self.tokens = min(self.burst, self.tokens + 1)


class Buckets:
    """A bucket for each of the most recently used keys."""

    def __init__(self, rate: float, burst: float, keys: int = MAX_KEYS) -> None:
        self.rate, self.burst, self.keys = rate, burst, keys
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def of(self, key: Hashable, now: float) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket.full(self.rate, self.burst, now)
            if len(self._buckets) > self.keys:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def take(self, key: Hashable, now: float) -> float:
        """Take one token of the key: 0.0, or the seconds until there is one."""
        return self.of(key, now).take(now)


class Slots:
    """Limits how many slots each key has at once.

    >>> slots = Slots(most=1)
    >>> slots.take("a"), slots.take("a"), slots.give("a"), slots.take("a")
    (True, False, None, True)
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[Hashable, int] = {}

    def take(self, key: Hashable) -> bool:
        taken = self.taken(key)
        if taken >= self.most:
            return False
        self._taken[key] = taken + 1
        return True

    def taken(self, key: Hashable) -> int:
        return self._taken.get(key, 0)

    def give(self, key: Hashable) -> None:
        if (left := self._taken[key] - 1) > 0:
            self._taken[key] = left
        else:
            del self._taken[key]


def address_key(host: str) -> str:
    """What counts as one address: an IPv6 /64 network is usually one household.

    >>> address_key("192.0.2.7"), address_key("2001:db8::1:2:3:4"), address_key("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
