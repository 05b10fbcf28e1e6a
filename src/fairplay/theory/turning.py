"""Coin-turning games: the value of a single coin that shows heads.

Coins lie in a row. A move turns some of them, and the rightmost one that is turned goes from heads
to tails. A position plays like the sum of its heads, each alone in the row: two heads on one coin
would cancel, as turning it twice changes nothing. So the value of a position is the nim-sum of the
values of its heads (Berlekamp, Conway and Guy, *Winning Ways*, chapter 14).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from threading import Lock

from fairplay.errors import TooLargeError
from fairplay.theory.nim import mex, nim_sum

#: The last coin whose value is computed where there is no formula.
MAX_COIN = 1000
#: How many nim-sums of values are remembered for that.
MAX_SUMS = 60_000
#: The longest play that is told apart from longer ones.
MAX_PLAY = 10**15


@dataclass(frozen=True)
class Turn:
    """How many coins a move may turn (no numbers: as many as one likes), and whether they must be
    next to each other.

    >>> [Turn((1, 2, 3)).value(n) for n in range(1, 9)]
    [1, 2, 4, 7, 8, 11, 13, 14]
    >>> [Turn(run=True).value(n) for n in range(1, 9)]
    [1, 2, 1, 4, 1, 2, 1, 8]
    """

    counts: tuple[int, ...] = ()
    run: bool = False

    def sets(self, last: int) -> Iterator[tuple[int, ...]]:
        """All sets of coins that may be turned, if this is the rightmost of them."""
        for count in self._counts(last):
            if self.run:
                yield tuple(range(last - count + 1, last + 1))
            else:
                yield from ((*others, last) for others in _chosen(last - 1, count - 1))

    def _counts(self, last: int) -> Iterable[int]:
        return (n for n in self.counts if n <= last) if self.counts else range(1, last + 1)

    def value(self, coin: int) -> int:
        """The value of this coin if it alone shows heads. Raises TooLargeError if it is not known.

        >>> Turn((1, 2)).value(10**30) == 10**30
        True
        """
        if not self.counts:
            return coin & -coin if self.run else _power(coin)
        match self.counts:
            case (1,):
                return 1
            case (1, 2) if not self.run:
                return coin
            case (1, 2, 3) if not self.run:
                return odious(coin)
        table = _table(self)
        table.extend(coin)
        return table.values[coin]

    def others(self, last: int, value: int) -> tuple[int, ...] | None:
        """Coins to turn together with the last one, whose values have this nim-sum; None if there
        are none. No sets are listed.

        >>> Turn((1, 2, 3)).others(10**9, 6)
        (2, 3)
        """
        if self.run:
            found = (one[:-1] for one in self.sets(last))
            return next((one for one in found if nim_sum(map(self.value, one)) == value), None)
        if not self.counts:
            others = tuple(n for n in range(1, value.bit_length() + 1) if value >> n - 1 & 1)
            return others if not others or others[-1] < last else None
        if self.counts in ((1,), (1, 2), (1, 2, 3)):
            others = _split(value, len(self.counts))
            known = all(map(last.__gt__, others)) and len(others) < len(self.counts)
            return others if known else None
        table = _table(self)
        table.extend(last)
        return table.others(last, value)

    def most(self, coin: int) -> int:
        """How many coins a move may turn whose last one is this."""
        return min(self.counts[-1], coin) if self.counts else coin

    def longest(self, coin: int) -> int:
        """No play from this coin alone has more moves: each coin that is turned to heads may be
        turned back on its own.

        >>> [Turn((1, 2, 3)).longest(n) for n in (1, 2, 3, 10)], Turn((1, 2)).longest(7)
        ([1, 2, 4, 143], 7)
        """
        most = self.counts[-1] if self.counts else coin
        if most < 3:
            return 1 if most == 1 else min(coin, MAX_PLAY)
        plays: list[int] = []
        while len(plays) < coin and (not plays or plays[-1] < MAX_PLAY):
            plays.append(1 + sum(plays[-most + 1 :]))
        return min(plays[-1], MAX_PLAY)


def _chosen(last: int, count: int) -> Iterator[tuple[int, ...]]:
    """All sets of so many coins up to the last one, one by one, however many there are."""
    if last <= MAX_COIN:
        yield from combinations(range(1, last + 1), count)
    elif not count:
        yield ()
    else:
        for coin in range(count, last + 1):
            yield from ((*others, coin) for others in _chosen(coin - 1, count - 1))


def _power(coin: int) -> int:
    """Any coins may be turned: the heads are the digits of a number, and each move lowers it."""
    if coin > MAX_COIN:
        raise TooLargeError("error-coin-value", coin=coin, limit=MAX_COIN)
    return 1 << coin - 1


def odious(coin: int) -> int:
    """The number of the coin, counted from 0, with a digit that makes its ones odd in number.

    >>> [odious(n) for n in range(1, 9)]
    [1, 2, 4, 7, 8, 11, 13, 14]
    """
    before = coin - 1
    return 2 * before + (before.bit_count() + 1) % 2


def _split(value: int, most: int) -> tuple[int, ...]:
    """At most two coins whose values have this nim-sum: ``most`` tells which of three games.

    An odious number is the value of a coin. Any other but 0 is the nim-sum of two smaller odious
    numbers, its largest power of two and the rest.
    """
    if not value:
        return ()
    if most < 3:
        return (value,)
    if value.bit_count() % 2:
        return (value // 2 + 1,)
    power = 1 << value.bit_length() - 1
    return tuple(sorted(one // 2 + 1 for one in (power, value ^ power)))


class _Table:
    """The values of the first coins by the mex rule.

    ``first[k]`` has for each nim-sum of the values of k different coins the coin with which it was
    reached, which is the rightmost one. Sets of coins are found from that without being listed.
    """

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.values = [0]
        self.first: list[dict[int, int]] = [{0: 0}, *({} for _ in range(1, turn.counts[-1]))]
        self._lock = Lock()

    def extend(self, coin: int) -> None:
        """Compute the values up to this coin. Raises TooLargeError with the last one it reaches.

        Some rules use up their sums long before the last coin, so all values are computed first.
        """
        with self._lock:
            while len(self.values) <= min(coin, MAX_COIN) and not self._is_full:
                self._add(len(self.values))
            if coin >= len(self.values):
                raise TooLargeError("error-coin-value", coin=coin, limit=len(self.values) - 1)

    @property
    def _is_full(self) -> bool:
        return sum(map(len, self.first)) > MAX_SUMS

    def _add(self, coin: int) -> None:
        if self.turn.run:
            runs = (one[:-1] for one in self.turn.sets(coin))
            self.values.append(mex(nim_sum(self.values[n] for n in run) for run in runs))
            return
        reached = {value for n in self.turn.counts for value in self.first[n - 1]}
        value = mex(reached)
        self.values.append(value)
        for fewer, more in reversed(list(zip(self.first, self.first[1:], strict=False))):
            for one in fewer:
                more.setdefault(one ^ value, coin)

    def others(self, last: int, value: int) -> tuple[int, ...] | None:
        for count in self.turn.counts:
            if self.first[count - 1].get(value, last) < last:
                return tuple(sorted(self._found(count - 1, value)))
        return None

    def _found(self, count: int, value: int) -> Iterator[int]:
        for left in range(count, 0, -1):
            coin = self.first[left][value]
            yield coin
            value ^= self.values[coin]


@lru_cache(maxsize=64)
def _table(turn: Turn) -> _Table:
    return _Table(turn)
