"""A proved period as data: the claim, the theorem, the range it was checked over, and how to check.

For most theorems that is a hash: SHA-256 over the values G(0) … G(checked-1), each as four bytes,
the least significant first. The theorem ``witness`` has its rares, witnesses and marks instead
(``docs/explanation/engine.md``). ``fairplay.theory.verify`` checks a certificate without the code
that made it.
"""

import hashlib
import json
import struct
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from fairplay.theory.codes import Code
from fairplay.theory.period import Period

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fairplay._core import WitnessProof

FORMAT = "fairplay period certificate 1"


@dataclass(frozen=True)
class Mark:
    """The last values before G(n), and a sum over all of them, to check stretches one by one.

    ``state`` has these values in two bytes each, the low one first: there may be millions of them.
    """

    n: int
    sum: int
    maximum: int
    state: bytes

    @property
    def values(self) -> tuple[int, ...]:
        """The values of the state.

        >>> Mark(4, 0, 300, bytes([3, 0, 44, 1])).values
        (3, 300)
        """
        return struct.unpack(f"<{len(self.state) // 2}H", self.state)

    def json(self) -> dict[str, Any]:
        """Plain data: the sum in hexadecimal digits, and the state."""
        plain = {"n": self.n, "sum": f"{self.sum:016x}", "maximum": self.maximum}
        return plain | {"state": b64encode(self.state).decode()}


def state_of(values: Sequence[int]) -> bytes:
    """Values as a state has them."""
    return struct.pack(f"<{len(values)}H", *values)


@dataclass(frozen=True)
class Witnesses:
    """What proves a period by the theorem ``witness``.

    ``values`` is one period, and ``witnesses`` has for each of its heaps n, and each smaller value
    of the rare kind, how many a move takes and the smaller heap that it leaves. Both are empty if
    the period is too long to list.
    """

    mask: int
    domain: bool
    rares: tuple[tuple[int, int], ...]
    values: tuple[int, ...]
    witnesses: tuple[tuple[int, int], ...]
    marks: tuple[Mark, ...]

    @classmethod
    def of(cls, proof: "WitnessProof") -> "Witnesses":
        """The proof as the engine gives it."""
        return cls(
            mask=proof["mask"],
            domain=proof["domain"],
            rares=tuple(proof["rares"]),
            values=tuple(proof["turn"]),
            witnesses=tuple(proof["witnesses"]),
            marks=tuple(Mark(n, s, most, state_of(v)) for n, s, most, _, v in proof["marks"]),
        )

    def json(self) -> dict[str, Any]:
        """Plain data, as a certificate has it."""
        pairs = {
            "rares": [list(rare) for rare in self.rares],
            "values": list(self.values),
            "witnesses": [list(witness) for witness in self.witnesses],
            "marks": [mark.json() for mark in self.marks],
        }
        return {"mask": self.mask, "domain": self.domain} | pairs


@dataclass(frozen=True)
class Certificate:
    """A proved period with all that is needed to check it again.

    ``digits``, ``repeating`` and ``unequal`` are the code of the rule. From the first ``checked``
    values, whose hash is ``sha256``, the theorem proves that G(n + period) = G(n) + saltus for all
    n ≥ preperiod. ``heaps`` is the most that a move leaves, ``last`` the index of the last digit
    that does not repeat. The theorem ``witness`` has a ``proof`` instead of a hash.
    ``fairplay.certificate`` makes one, and ``fairplay.verify`` checks it.

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
    sha256: str | None = None
    proof: Witnesses | None = None

    def json(self) -> dict[str, Any]:
        """Plain data, as ``fairplay period --certificate`` writes it."""
        lists = {"digits": list(self.digits), "repeating": list(self.repeating)}
        plain = {"format": FORMAT} | asdict(self) | lists
        del plain["proof"]
        if self.proof is not None:
            del plain["sha256"]
            plain |= self.proof.json()
        return plain

    def text(self) -> str:
        """The same as the text of a file, with a line for each field."""
        fields = (
            f" {json.dumps(name)}: {json.dumps(value)}" for name, value in self.json().items()
        )
        return "{\n" + ",\n".join(fields) + "\n}\n"


def certificate(
    rule: str, code: Code, found: Period, proof: "NDArray[np.uint32] | WitnessProof"
) -> Certificate:
    """The certificate of a proved period, from all values that were used, or from witnesses."""
    assert found.theorem
    witnesses = Witnesses.of(proof) if isinstance(proof, dict) else None
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
        sha256=None if isinstance(proof, dict) else values_hash(proof),
        proof=witnesses,
    )


def values_hash(values: "NDArray[np.uint32]") -> str:
    """The hash of values, the same on every machine.

    >>> import numpy as np
    >>> values_hash(np.array([0, 1, 2], np.uint32))[:16]
    'ad5dc1478de06a4c'
    """
    return hashlib.sha256(values.astype("<u4", order="C", copy=False).data).hexdigest()
