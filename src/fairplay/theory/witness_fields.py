"""The fields of a certificate by the theorem ``witness``, read strictly.

Nothing here takes more memory or time than the certificate is long. What is read is bounded before
anything is computed from it.
"""

from base64 import b64decode
from bisect import bisect_left
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fairplay.errors import InputError
from fairplay.theory.certificate import Mark
from fairplay.theory.codes import TWO, Code
from fairplay.theory.stretches import FIRST

Values = NDArray[np.uint32]

#: The most marks, and values of a state, of a period and of witnesses that are read.
MAX_MARKS, MAX_STATE, MAX_LISTED = 4096, 2**17, 2**21
#: The most heaps that a certificate speaks of, and the most values before its first mark.
MOST_CHECKED, MOST_BEGUN = 2**48, 2**26
#: The most pairs of a rare heap and a digit that splits: the engine takes no window with so many.
MOST_TAPS = 2**20
#: Values are below this.
MOST_VALUES = 2**16


class Proof:
    """The fields of a certificate, read strictly: InputError names the one that is wrong."""

    def __init__(self, data: dict[str, Any], code: Code) -> None:
        self.code = code
        self.preperiod: int = data["preperiod"]
        self.checked: int = data["checked"]
        self.n0, self.p = max(1, self.preperiod), int(data["period"])
        self.mask = _number(data, "mask", MOST_VALUES)
        if type(data.get("domain")) is not bool:
            raise wrong_field("domain")
        self.domain: bool = data["domain"]
        self.rares = _pairs(data, "rares", FIRST)
        self.values: list[int] = _numbers(data, "values", MOST_VALUES)
        self.witnesses = _pairs(data, "witnesses", 2**32)
        self.marks = _marks(data)
        self.splits = [k for k, digit in enumerate(code.digits) if digit & TWO]
        if code.tail or code.most_heaps != 2 or data["saltus"]:
            raise wrong_field("theorem")
        self._check()

    def _check(self) -> None:
        """Refuse fields that do not fit together."""
        if not 0 < len(self.rares) * len(self.splits) <= MOST_TAPS:
            raise wrong_field("rares")
        if self.values and len(self.values) != self.p:
            raise wrong_field("values")
        if self.code.unequal and not self.values:
            raise wrong_field("values")  # a larger heap may split equally what this one does not
        if self.checked > self.marks[-1].n:
            raise InputError("error-certificate-bound", checked=self.checked)
        if self.domain and len({k % 2 for k in self.splits}) > 1:
            raise wrong_field("domain")
        if self.domain and self.p % 2:
            raise wrong_field("period")

    @property
    def reach(self) -> int:
        """T of the theorem: so many values determine the next one, while no heap is rare."""
        return len(self.code.digits) - 1 + self.rares[-1][0]

    def is_common(self, value: int, n: int) -> bool:
        """The kind of a heap, or the kind that a value would make it."""
        odd = (value & self.mask).bit_count() % 2 == 1
        return odd != (self.domain and (n - self.splits[0]) % 2 == 1)

    def are_common(self, values: Values, first: int) -> NDArray[np.bool_]:
        """The same for the values of heaps first, first + 1, …"""
        odd = self._are_odd(values)
        if self.domain:
            odd[(self.splits[0] + 1 - first) % 2 :: 2] ^= True
        return odd

    def _are_odd(self, values: Values) -> NDArray[np.bool_]:
        odd: NDArray[np.bool_] = np.bitwise_count(values & np.uint32(self.mask)) & 1 == 1
        return odd

    def value(self, n: int) -> int:
        """G(n) for n ≥ n₀, by the period that is listed."""
        return int(self.values[(n - self.n0) % self.p])

    def to_show(self, n: int) -> list[int]:
        """The values below G(n), for n ≥ n₀, that would make n rare: each needs a witness."""
        values = self._rare_values[n % 2]
        return values[: bisect_left(values, self.value(n))]

    @cached_property
    def _rare_values(self) -> tuple[list[int], list[int]]:
        """All values that would make a heap rare: an even one, an odd one."""
        odd = self._are_odd(np.arange(MOST_VALUES, dtype=np.uint32))
        flipped = [self.domain and (n - self.splits[0]) % 2 == 1 for n in (0, 1)]
        even, uneven = (np.flatnonzero(odd == flip).tolist() for flip in flipped)
        return even, uneven


# -- reading --------------------------------------------------------------------------------------


def wrong_field(name: str) -> InputError:
    return InputError("error-certificate-field", name=name)


def _number(data: dict[str, Any], name: str, bound: int) -> int:
    value = data.get(name)
    if type(value) is not int or not 0 <= value < bound:
        raise wrong_field(name)
    return int(value)


def _numbers(data: dict[str, Any], name: str, bound: int) -> list[int]:
    values: list[int] | None = data.get(name)
    if not isinstance(values, list) or len(values) > MAX_LISTED:
        raise wrong_field(name)
    if any(type(value) is not int or not 0 <= value < bound for value in values):
        raise wrong_field(name)
    return values


def _pairs(data: dict[str, Any], name: str, bound: int) -> list[tuple[int, int]]:
    pairs = data.get(name)
    if not isinstance(pairs, list) or len(pairs) > MAX_LISTED:
        raise wrong_field(name)
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise wrong_field(name)
        _numbers({name: pair}, name, bound)
    return [(first, second) for first, second in pairs]


def _marks(data: dict[str, Any]) -> tuple[Mark, ...]:
    marks = data.get("marks")
    if not isinstance(marks, list) or not 0 < len(marks) <= MAX_MARKS:
        raise wrong_field("marks")
    read = tuple(map(_mark, marks))
    # States that are as long as each other are known where they are compared.
    orderly = all(
        0 < b.n - a.n <= most_apart(a.n) and a.maximum <= b.maximum and len(a.state) == len(b.state)
        for a, b in pairwise(read)
    )
    if not orderly or not 2 * FIRST <= read[0].n <= MOST_BEGUN:
        raise wrong_field("marks")
    return read


def most_apart(n: int) -> int:
    """How far the next mark may be: as in the engine, so that who asks for much work must write
    many marks.

    >>> most_apart(5), most_apart(2**31) == 2**30, most_apart(2**40) == 10 * 2**30
    (5, True, True)
    """
    return min(n, 2**30) if n < 2**38 else 10 * 2**30


def _mark(mark: Any) -> Mark:
    if not isinstance(mark, dict):
        raise wrong_field("marks")
    try:
        total = int(mark["sum"], 16)
        state = b64decode(mark["state"], validate=True)
        largest = int(np.frombuffer(state, "<u2").max())
    except (KeyError, TypeError, ValueError) as error:
        raise wrong_field("marks") from error
    if not 0 <= total < 2**64 or len(state) > 2 * MAX_STATE:
        raise wrong_field("marks")
    n, maximum = _number(mark, "n", 2 * MOST_CHECKED), _number(mark, "maximum", MOST_VALUES)
    # Memory for a stretch grows with the values of its state: they are those it has to expect.
    if largest > maximum:
        raise wrong_field("marks")
    return Mark(n, total, maximum, state)
