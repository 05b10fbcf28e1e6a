"""Take-and-break codes: a row of digits that says what may be done to one heap.

Digit d_k of ``d0.d1d2d3…`` is about taking k beans: bit 1 allows it when nothing is left,
bit 2 when one heap is left, bit 4 when the rest is split into two heaps, bit 8 into three. Without
bit 8 the digits are octal, with it hexadecimal. ``0.1[25]`` repeats the digits in brackets.

Reference: Berlekamp, Conway, Guy, *Winning Ways*, chapter 4.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, count, takewhile

from fairplay.errors import InputError, check_type, natural

GONE, ONE, TWO, THREE = 1, 2, 4, 8
MAX_DIGITS = 4096
MAX_DIGIT = GONE | ONE | TWO | THREE

_CODE = re.compile(r"([0-9a-f])\.([0-9a-f]*)(?:\[([0-9a-f]+)\])?")
_SUBTRACTION = re.compile(r"sub\{([^{}]*)\}")


@dataclass(frozen=True)
class Code:
    """A rule for one heap; ``unequal`` forbids splitting into two equal heaps.

    ``parse_code`` reads a code as people write it. Raises InputError for a digit beyond 15 and for
    a first digit that lets a move change nothing, and TypeError for anything but a tuple of
    numbers.

    >>> kayles = parse_code("0.77")
    >>> list(kayles.options(4))
    [(3,), (1, 2), (2,), (1, 1)]
    >>> str(parse_code("4.[3]")), parse_code("0.770") == kayles
    ('4.[3]', True)
    """

    digits: tuple[int, ...]
    tail: tuple[int, ...] = ()
    unequal: bool = False

    def __post_init__(self) -> None:
        check_type("digits", self.digits, tuple)
        check_type("tail", self.tail, tuple)
        if not self.digits:
            raise InputError("error-code-syntax", text=".")
        for digits in (self.digits, self.tail):
            if not _are_digits(digits):
                for digit in digits:
                    natural(digit, 0, MAX_DIGIT)
        if self.digits[0] & (GONE | ONE):
            raise InputError("error-code-whole", text=str(self))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Codes may have thousands of digits, and are keys of many dictionaries."""
        return hash((self.digits, self.tail, self.unequal))

    def digit(self, k: int) -> int:
        """What may be left when k are taken."""
        if k < len(self.digits):
            return self.digits[k]
        return self.tail[(k - len(self.digits)) % len(self.tail)] if self.tail else 0

    @property
    def last(self) -> int | None:
        """The index of the last digit; None when the digits repeat for ever."""
        return None if self.tail else len(self.digits) - 1

    @property
    def most_heaps(self) -> int:
        """The most heaps that one move may leave."""
        digits = self.digits + self.tail
        return max(0, max(digits, default=0).bit_length() - 1)

    @property
    def kind(self) -> str:
        """What is known about periods depends on this. ``finite`` codes are octal, too."""
        if self.unequal:
            return "unequal"
        if self.tail:
            return "repeating"
        return "finite" if self.most_heaps < 3 else "hexadecimal"

    def options(
        self, heap: int, taken: int | None = None, small: int | None = None
    ) -> Iterator[tuple[int, ...]]:
        """Every way one move may leave the heap, as heaps in ascending order, each way once.

        Some of them only: those that take less than ``taken``, or all; and those in which all
        heaps but the largest are below ``small``. The cost grows with the digits and with what is
        yielded, not with the heap.

        >>> list(parse_code("0.77").options(10**6, taken=2, small=3))
        [(999999,), (1, 999998), (2, 999997)]
        """
        steps, small = min(heap, taken or heap), small or heap
        for k, digit in takewhile(lambda step: step[0] < steps, self._steps()):
            rest = heap - k
            if digit & ONE:
                yield (rest,)
            if digit & TWO:
                yield from self._pairs(rest, small)
            if digit & THREE:
                yield from _triples(rest, small)
        if self.digit(heap) & GONE:
            yield ()

    def _steps(self) -> Iterator[tuple[int, int]]:
        """Each k that leaves something of a large heap, in ascending order, with its digit."""
        start, length = len(self.digits), len(self.tail)
        first, again = self._leaving
        turns = count(start, length) if again else ()
        return chain(first, ((turn + at, digit) for turn in turns for at, digit in again))

    @cached_property
    def _leaving(self) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
        """The places of the digits, and of the tail, that leave at least one heap."""
        useful = ONE | TWO | THREE
        first, again = (
            tuple((k, digit) for k, digit in enumerate(digits) if digit & useful)
            for digits in (self.digits, self.tail)
        )
        return first, again

    def allows(self, heap: int, left: tuple[int, ...]) -> bool:
        """Whether one move may turn a heap into the heaps ``left`` (in any order)."""
        taken = heap - sum(left)
        if taken < 0 or min(left, default=1) < 1 or len(left) > 3:
            return False
        if self.unequal and len(left) == 2 and left[0] == left[1]:
            return False
        return bool(self.digit(taken) >> len(left) & 1) and (taken, left) != (0, (heap,))

    def takes(self, heap: int, k: int) -> bool:
        """Whether some move takes k from a heap of this size.

        >>> [k for k in range(1, 4) if parse_code("0.137").takes(3, k)]
        [2, 3]
        """
        digit, rest = self.digit(k), heap - k
        pairs = digit & TWO and rest > 1 + (self.unequal and rest == 2)
        one = digit & (ONE if rest else GONE)
        return bool(rest >= 0 and (one or pairs or (digit & THREE and rest > 2)))

    def _pairs(self, rest: int, small: int) -> Iterator[tuple[int, int]]:
        for a in range(1, min(rest // 2 + 1, small)):
            if not (self.unequal and 2 * a == rest):
                yield a, rest - a

    def __str__(self) -> str:
        digits = "".join(f"{d:x}" for d in self.digits[1:])
        if self.tail:
            digits += "[" + "".join(f"{d:x}" for d in self.tail) + "]"
        return f"{self.digits[0]:x}.{digits or 0}" + (" unequal" if self.unequal else "")


def _are_digits(digits: tuple[int, ...]) -> bool:
    """As bytes, since a code may have thousands of them."""
    try:
        return max(bytes(digits), default=0) <= MAX_DIGIT
    except (TypeError, ValueError):
        return False


def _triples(rest: int, small: int) -> Iterator[tuple[int, int, int]]:
    for a in range(1, min(rest // 3 + 1, small)):
        for b in range(a, min((rest - a) // 2 + 1, small)):
            yield a, b, rest - a - b


def parse_code(text: str) -> Code:
    """Read ``0.137``, ``4.[3]``, ``0.f`` or ``sub{1,2,5}``.

    Raises InputError if the text is no code, and TypeError if it is not a str.

    >>> parse_code("sub{1,2}") == parse_code("0.33")
    True
    >>> parse_code("3.7")
    Traceback (most recent call last):
    fairplay.errors.InputError: 3.7: the digit before the point can only be 0, 4, 8 or c, because \
a move that takes nothing must split a heap
    """
    if _SUBTRACTION.fullmatch(text):
        return _subtraction(subtraction_set(text))
    match = _CODE.fullmatch(text.lower())
    if not match:
        raise InputError("error-code-syntax", text=text)
    whole, digits, tail = int(match[1], 16), match[2], match[3] or ""
    if whole & (GONE | ONE):  # before the length, and with the text as it was written
        raise InputError("error-code-whole", text=text)
    if len(digits) + len(tail) > MAX_DIGITS:
        raise InputError("error-code-long", text=text[:20] + "…", limit=MAX_DIGITS)
    if not tail.strip("0"):
        digits, tail = digits.rstrip("0"), ""
    if not tail and not digits and not whole:
        raise InputError("error-code-empty", text=text)
    return Code((whole, *(int(d, 16) for d in digits)), tuple(int(d, 16) for d in tail))


def subtraction_set(text: str) -> list[int]:
    """The numbers in ``sub{1,2,5}``, each once, in ascending order.

    >>> subtraction_set("sub{5,1,2,1}")
    [1, 2, 5]
    """
    match = _SUBTRACTION.fullmatch(text)
    items = [item.strip() for item in match[1].split(",")] if match else []
    if not items or not all(map(_is_step, items)):
        raise InputError("error-subtraction-syntax", text=text)
    steps = sorted({int(item) for item in items})
    if steps[0] < 1 or steps[-1] > MAX_DIGITS:
        raise InputError("error-subtraction-range", text=text, limit=MAX_DIGITS)
    return steps


def _is_step(item: str) -> bool:
    return item.isdecimal() and item.isascii() and len(item) < 10


def _subtraction(steps: list[int]) -> Code:
    """Taking s is allowed for every s in the set, whatever is left: the digit 3 at each s."""
    digits = bytearray(steps[-1] + 1)
    for step in steps:
        digits[step] = GONE | ONE
    return Code(tuple(digits))
