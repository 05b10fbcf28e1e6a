"""The code in the link of a puzzle: its kind, level and seed, and a checksum.

A code has nine signs of 5 bits each. The kind is there as a number made from its name, so a new
game gets puzzles without being listed, and old links keep their meaning. One wrong sign, or two
neighbours that are wrong or exchanged, are always found out: the checksum is a CRC of ten bits.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from fairplay.errors import InputError
from fairplay.play.puzzles.kinds import Kind, kinds

#: Digits and small letters without those that look alike.
SIGNS = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 9
MAX_LEVEL = 5
_KIND, _LEVEL, _SEED, _CHECK = 16, 3, 16, 10
MAX_SEED = 2**_SEED - 1
#: x^10 + x^9 + x^5 + x^4 + x + 1
_POLYNOMIAL = 0b11000110011
#: Read for what was meant.
_ALIKE = str.maketrans("oil", "011")


@dataclass(frozen=True)
class Ticket:
    """Which puzzle: what it is about, how hard it is, and which of them.

    >>> Ticket.read(Ticket(Kind("nim"), 1, 7).code)
    Ticket(kind=Kind(name='nim', misere=False), level=1, seed=7)
    """

    kind: Kind
    level: int
    seed: int

    @property
    def code(self) -> str:
        payload = (_number(self.kind) << _LEVEL | self.level) << _SEED | self.seed
        whole = payload << _CHECK | _check(payload)
        return "".join(SIGNS[whole >> 5 * place & 31] for place in reversed(range(LENGTH)))

    @classmethod
    def read(cls, code: str) -> "Ticket":
        """The ticket with this code; InputError if it is damaged."""
        signs = code.strip().lower().translate(_ALIKE)
        if len(signs) != LENGTH or not set(signs) <= set(SIGNS):
            raise _damaged(code)
        whole = 0
        for sign in signs:
            whole = whole << 5 | SIGNS.index(sign)
        payload = whole >> _CHECK
        number, level = payload >> _SEED + _LEVEL, payload >> _SEED & 2**_LEVEL - 1
        kind = _numbers().get(number)
        if _check(payload) != whole & 2**_CHECK - 1 or not kind or not 1 <= level <= MAX_LEVEL:
            raise _damaged(code)
        return cls(kind, level, payload & MAX_SEED)


def _damaged(code: str) -> InputError:
    return InputError("error-puzzle-code", text=code if len(code) <= 24 else code[:20] + "…")


def _check(payload: int) -> int:
    """The remainder of the payload, as a polynomial over F2. Zero has a remainder too, so that a
    code of zeros is not valid."""
    left = (payload ^ 1) << _CHECK
    for bit in reversed(range(_CHECK, left.bit_length())):
        if left >> bit & 1:
            left ^= _POLYNOMIAL << bit - _CHECK
    return left


def _number(kind: Kind) -> int:
    return int.from_bytes(sha256(str(kind).encode()).digest()[: _KIND // 8], "big")


@cache
def _numbers() -> dict[int, Kind]:
    return {_number(kind): kind for kind in kinds()}
