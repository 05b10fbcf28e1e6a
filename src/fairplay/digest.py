"""The sum by which two computations of the same values are compared.

It is Σ (G(n) + 1) · mix(n) modulo 2^64, where mix is the finalizer of splitmix64 (Steele, Lea and
Flood 2014). It does not depend on the order, so sums of stretches are added. The engine has the
same (``core/include/fairplay/digest.hpp``).
"""

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: So many values are summed at a time: they fit in the cache.
PART = 1 << 14


def digest_sum(values: "NDArray[np.unsignedinteger[Any]]", start: int = 0) -> int:
    """The sum over values from heap ``start`` on.

    >>> hex(digest_sum(np.array([0, 1], np.uint32)))
    '0x43504128d228731'
    >>> first, rest = np.array([0, 1, 2], np.uint16), np.array([3, 1], np.uint16)
    >>> together = digest_sum(np.array([0, 1, 2, 3, 1], np.uint16))
    >>> (digest_sum(first) + digest_sum(rest, 3)) % 2**64 == together
    True
    """
    total = 0
    for begin in range(0, len(values), PART):
        part = values[begin : begin + PART].astype(np.uint64) + np.uint64(1)
        heaps = np.arange(start + begin, start + begin + len(part), dtype=np.uint64)
        total += int((part * _mix(heaps)).sum(dtype=np.uint64))
    return total % 2**64


def _mix(n: "NDArray[np.uint64]") -> "NDArray[np.uint64]":
    z = n + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))
