"""What a row says about values besides their period. It depends on nothing but the values.

The engine has a mask of its own, which may change on the way and be another after a checkpoint.
Here the mask is a function of the values, so that every way to compute them gives the same row.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fairplay.theory.codes import TWO, Code

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.uint32]

#: Masks are looked for among values below 2^12, as the engine does.
MASK_BITS = 12


class Mask(NamedTuple):
    """A mask, whether the parity of n enters, and the parity of the digits that split."""

    bits: int
    domain: bool
    odd: bool


def none_below(values: "Values") -> int:
    """The largest N such that the values rule out every period with preperiod + period < N.

    A period p that begins at n₀ makes the last values equal to those p places before, back to
    n₀ + p. So N is the number of values less the longest stretch at their end that occurs before.
    Whether a stretch does can be looked up by halving: if it does, so do the shorter ones.

    >>> none_below(np.array([5, 1, 2, 3, 1, 2, 3, 1], np.uint32))
    4
    """
    # Turned round, a stretch at the end is one at the beginning. One character is one value.
    text = values[::-1].astype("<u4").tobytes().decode("utf-32-le", "surrogatepass")
    least, most = 0, 1
    while most < len(text) and text.find(text[:most], 1) >= 0:
        least, most = most, 2 * most
    most = min(most, len(text))
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (middle, most) if text.find(text[:middle], 1) >= 0 else (least, middle)
    return len(text) - least


def best_mask(code: Code, values: "Values") -> Mask | None:
    """The mask with the fewest rares in the second half of the values; None if over a quarter is.

    Of equally good ones it is the largest, with the parity of n if that does as well: the same
    choice as in ``core/src/sequence/sparse/mask.hpp``. Rules that do not split have none.
    """
    splits = [k for k, digit in enumerate(code.digits) if digit & TWO]
    bits = int(values.max(initial=0)).bit_length()
    if not splits or bits > MASK_BITS:
        return None
    half = values[len(values) // 2 :]
    odd, mixed = splits[0] % 2, len({k % 2 for k in splits}) > 1
    # Twice the number of commons less all heaps: at most a quarter may be rare.
    best, found = len(half) // 2, None
    start = len(values) // 2 % 2
    for domain in (False,) if mixed else (False, True):
        spectrum = _spectrum(half, bits, start if domain else None)
        scores = spectrum if domain and odd else -spectrum
        # Without the parity, the mask 0 calls every value rare.
        score = int(scores[not domain :].max(initial=-1))
        if score >= best:
            mask = int(np.flatnonzero(scores == score)[-1])
            best, found = score, Mask(mask, domain, bool(domain and odd))
    return found


def _spectrum(values: "Values", bits: int, first_parity: int | None) -> "NDArray[np.int64]":
    """The Walsh–Hadamard transform of the histogram: for each mask, values of even less of odd
    parity. With a parity of the first n, values at odd n count negatively."""
    size = 1 << bits
    counts = np.bincount(values, minlength=size)
    if first_parity is not None:
        counts = counts - 2 * np.bincount(values[1 - first_parity :: 2], minlength=size)
    result = counts.astype(np.int64)
    half = 1
    while half < size:
        pairs = result.reshape(-1, 2, half)
        result = np.stack((pairs[:, 0] + pairs[:, 1], pairs[:, 0] - pairs[:, 1]), axis=1).ravel()
        half *= 2
    return result


def rares(mask: Mask, values: "Values") -> tuple[int, int | None]:
    """How many heaps n ≥ 1 are rare under a mask, and the last of them, if there is any."""
    parity = np.bitwise_count(values & np.uint32(mask.bits)) & 1
    if mask.domain:
        parity[(1 - mask.odd) :: 2] ^= 1
    places = np.flatnonzero(parity[1:] == 0)
    return len(places), int(places[-1]) + 1 if len(places) else None
