"""A proved period as data: the claim, the theorem, the range it was checked over, and a hash.

The hash is SHA-256 over the values G(0) … G(checked-1), each as four bytes, the least significant
first. ``fairplay.theory.verify`` checks a certificate without the code that made it.
"""

import hashlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from fairplay.theory.codes import Code
from fairplay.theory.period import Period

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FORMAT = "fairplay period certificate 1"


@dataclass(frozen=True)
class Certificate:
    """A proved period with all that is needed to check it again.

    ``digits``, ``repeating`` and ``unequal`` are the code of the rule. From the first ``checked``
    values, whose hash is ``sha256``, the theorem proves that G(n + period) = G(n) + saltus for all
    n ≥ preperiod. ``heaps`` is the most that a move leaves, ``last`` the index of the last digit
    that does not repeat. ``fairplay.certificate`` makes one, and ``fairplay.verify`` checks it.

    >>> import fairplay as fp
    >>> found = fp.certificate("0.77")
    >>> found.preperiod, found.period, found.theorem, found.checked
    (71, 12, 'guy-smith', 168)
    """

    rule: str
    digits: tuple[int, ...]
    repeating: tuple[int, ...]
    unequal: bool
    preperiod: int
    period: int
    saltus: int
    theorem: str
    heaps: int
    last: int
    checked: int
    sha256: str

    def json(self) -> dict[str, Any]:
        """Plain data, as ``fairplay period --certificate`` writes it."""
        lists = {"digits": list(self.digits), "repeating": list(self.repeating)}
        return {"format": FORMAT} | asdict(self) | lists


def certificate(rule: str, code: Code, found: Period, values: "NDArray[np.uint32]") -> Certificate:
    """The certificate of a proved period; ``values`` are all values that the check used."""
    assert found.theorem
    return Certificate(
        rule=rule,
        digits=code.digits,
        repeating=code.tail,
        unequal=code.unequal,
        preperiod=found.preperiod,
        period=found.period,
        saltus=found.saltus,
        theorem=found.theorem,
        heaps=max(1, code.most_heaps),
        last=len(code.digits) - 1,
        checked=found.computed,
        sha256=values_hash(values),
    )


def values_hash(values: "NDArray[np.uint32]") -> str:
    """The hash of values, the same on every machine.

    >>> import numpy as np
    >>> values_hash(np.array([0, 1, 2], np.uint32))[:16]
    'ad5dc1478de06a4c'
    """
    return hashlib.sha256(values.astype("<u4").tobytes()).hexdigest()
