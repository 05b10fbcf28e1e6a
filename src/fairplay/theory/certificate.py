"""A proved period as data: the claim, the theorem, the range it was checked over, and a hash.

The hash is SHA-256 over the values G(0) … G(checked-1), each as four bytes, the least significant
first. ``fairplay.theory.verify`` checks a certificate without the code that made it.
"""

import hashlib
from typing import TYPE_CHECKING, Any

from fairplay.theory.codes import Code
from fairplay.theory.period import Period

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FORMAT = "fairplay period certificate 1"


def certificate(
    rule: str, code: Code, found: Period, values: "NDArray[np.uint32]"
) -> dict[str, Any]:
    """The certificate of a proved period; ``values`` are all values that the check used."""
    return {
        "format": FORMAT,
        "rule": rule,
        "digits": list(code.digits),
        "repeating": list(code.tail),
        "unequal": code.unequal,
        "preperiod": found.preperiod,
        "period": found.period,
        "saltus": found.saltus,
        "theorem": found.theorem,
        "heaps": max(1, code.most_heaps),
        "last": len(code.digits) - 1,
        "checked": found.computed,
        "sha256": values_hash(values),
    }


def values_hash(values: "NDArray[np.uint32]") -> str:
    """The hash of values, the same on every machine.

    >>> import numpy as np
    >>> values_hash(np.array([0, 1, 2], np.uint32))[:16]
    'ad5dc1478de06a4c'
    """
    return hashlib.sha256(values.astype("<u4").tobytes()).hexdigest()
