"""What may become of a heap, in words: ``take 1-3 or split unequal``, or a code, ``0.77``.

A rule has clauses joined by *or*. Most rules are take-and-break codes, and get the engine's speed;
some are codes with endlessly many different digits (``take a prime``), others (``take at most
half``) are no codes at all.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import lcm

from fairplay.errors import InputError
from fairplay.rules.counts import Counts, Listed, Steps, read_counts
from fairplay.rules.looks import Heaps
from fairplay.rules.words import Words
from fairplay.theory.codes import GONE, MAX_DIGITS, ONE, THREE, TWO, Code, parse_code

#: A digit of a code. In CGSuite's codes ``!`` asks for different heaps, and ``=`` for equal ones.
_DIGIT = re.compile(r"[0-9a-f][!=]?", re.IGNORECASE)
_SIGNED = re.compile(r"([0-9a-f][!=]?)\.(([0-9a-f][!=]?)*)", re.IGNORECASE)
_CODE = re.compile(r"[0-9a-f][!=]*\.[0-9a-f!=]*(\[[0-9a-f]+\])?", re.IGNORECASE)
_HOW = {"!": "unequal", "=": "equal", "": ""}
_NOTHING = Listed((0,))


@dataclass(frozen=True)
class Clause:
    """One way to move: how many are taken, and what may be left, as the bits of a digit say it.

    >>> clause = Clause(Listed((2,)), TWO, "unequal")
    >>> str(clause), list(clause.options(7))
    ('take 2 and split unequal', [(1, 4), (2, 3)])
    """

    counts: Counts
    bits: int = GONE | ONE
    #: Which splits are meant: all, or those into ``unequal`` or ``equal`` heaps.
    how: str = ""

    def options(self, heap: int) -> Iterator[Heaps]:
        if self.bits & GONE and self.counts.whole(heap):
            yield ()
        if self.bits == GONE:
            return
        for k in (0,) if self.counts == _NOTHING else self.counts.upto(heap):
            if self.bits & ONE and k < heap:
                yield (heap - k,)
            yield from self._splits(heap - k)

    def _splits(self, rest: int) -> Iterator[Heaps]:
        heaps = self.bits.bit_length() - 1
        if heaps < 2:
            return
        if self.how == "equal":
            if rest and rest % heaps == 0:
                yield (rest // heaps,) * heaps
            return
        # A code with one digit says what may be left of the rest.
        for left in Code((self.bits & (TWO | THREE),)).options(rest):
            if not self.how or len({*left}) == heaps:
                yield left

    def __str__(self) -> str:
        if self.bits == GONE:
            return "take all" + ("" if self.counts == Steps(1, 1) else f" of {self.counts}")
        split = "split in 3" if self.bits == THREE else "split"
        split += f" {self.how}" if self.how else ""
        if self.counts == _NOTHING:
            return split
        end = {GONE | ONE: "", ONE: " but not all"}.get(self.bits, f" and {split}")
        return f"take {self.counts}{end}"


@dataclass(frozen=True)
class CodeClause:
    """A code among the words."""

    code: Code

    def options(self, heap: int) -> Iterator[Heaps]:
        return self.code.options(heap)

    def __str__(self) -> str:
        return str(self.code)


AnyClause = Clause | CodeClause


@dataclass(frozen=True)
class HeapRule:
    """All clauses of a rule.

    >>> rule = read_rule("TAKE at most 2 or 0.07")
    >>> str(rule), str(rule.code), list(rule.options(3))
    ('take 1-2 or 0.07', '0.37', [(2,), (1,)])
    >>> str(read_rule("4!.0")), read_rule("take at most half").code
    ('split unequal', None)
    """

    clauses: tuple[AnyClause, ...]

    def options(self, heap: int) -> Iterator[Heaps]:
        """What a heap may become, each way once, by the definition."""
        seen: set[Heaps] = set()
        for clause in self.clauses:
            for left in clause.options(heap):
                if left not in seen:
                    seen.add(left)
                    yield left

    def __str__(self) -> str:
        return " or ".join(map(str, self.clauses))

    @property
    def splits(self) -> bool:
        """Whether a heap may become several."""
        return any(
            clause.bits > GONE | ONE if isinstance(clause, Clause) else _splits(clause.code)
            for clause in self.clauses
        )

    @property
    def is_endless(self) -> bool:
        """Whether there is a digit for every number that is taken, whatever the heap."""
        plain = [clause for clause in self.clauses if isinstance(clause, Clause)]
        splits = {one.how for one in plain if one.bits & (TWO | THREE)}
        splits |= {"" for one in self.clauses if isinstance(one, CodeClause) and _splits(one.code)}
        triple = any(one.bits & THREE and one.how for one in plain)
        fixed = all(one.counts.fixed for one in plain)
        return fixed and splits in ({""}, {"unequal"}, set()) and not triple

    @property
    def unequal(self) -> bool:
        return any(isinstance(one, Clause) and one.how == "unequal" for one in self.clauses)

    def digits(self, most: int) -> list[int]:
        """The digits for taking 0 to ``most``."""
        digits = [0] * (most + 1)
        for clause in self.clauses:
            if isinstance(clause, CodeClause):
                for k in range(most + 1):
                    digits[k] |= clause.code.digit(k)
            elif clause.counts == _NOTHING:
                digits[0] |= clause.bits
            else:
                for k in clause.counts.upto(most):
                    digits[k] |= clause.bits
        return digits

    @property
    def code(self) -> Code | None:
        """The code of the rule; None if it has none with digits that end or repeat."""
        pairs = [_pattern(clause) for clause in self.clauses]
        if not self.is_endless or None in pairs:
            return None
        first = max(pair[0] for pair in pairs if pair)
        period = lcm(*(pair[1] for pair in pairs if pair and pair[1]))
        repeats = any(pair[1] for pair in pairs if pair)
        if first + period > MAX_DIGITS:
            return None
        digits = self.digits(first + period - 1 if repeats else first - 1)
        return _shortest(digits[:first], digits[first:], self.unequal)


def _pattern(clause: AnyClause) -> tuple[int, int] | None:
    """How many digits there are before they repeat, and after how many (0: only zeros follow)."""
    if isinstance(clause, CodeClause):
        return len(clause.code.digits), len(clause.code.tail)
    match clause.counts:
        case Listed():
            return clause.counts.numbers[-1] + 1, 0
        case Steps():
            return clause.counts.first, clause.counts.step
    return None


def _shortest(digits: list[int], tail: list[int], unequal: bool) -> Code:
    """Equal rules get equal codes, so that their values are computed once."""
    size = next((n for n in range(1, len(tail)) if tail[:n] * (len(tail) // n) == tail), len(tail))
    tail = tail[:size]
    while tail and len(digits) > 1 and digits[-1] == tail[-1]:
        tail = [digits.pop(), *tail[:-1]]
    while not tail and len(digits) > 1 and not digits[-1]:
        digits.pop()
    return Code(tuple(digits), tuple(tail), unequal)


def _splits(code: Code) -> bool:
    return code.most_heaps > 1


def read_rule(text: str) -> HeapRule:
    """Read a rule for heaps. Raises InputError with the place of what is not understood.

    >>> read_rule("take 1-x")
    Traceback (most recent call last):
    fairplay.errors.InputError: take 1-x: “x” at place 8 is not understood; accepted there: 1-4096
    """
    return rule_of(Words(text))


def rule_of(words: Words) -> HeapRule:
    clauses = list(_clauses(words))
    while words.maybe("or"):
        clauses += _clauses(words)
    words.end()
    return HeapRule(tuple(dict.fromkeys(clauses)))


def _clauses(words: Words) -> Iterator[AnyClause]:
    begin = words.at
    if found := words.match(_CODE):
        try:
            yield from _coded(found[0])
        except InputError:
            words.at = begin
            words.fail("0.77", "4.[3]", "0.3f", found=found[0])
        return
    word = words.take("take", "split", told=("take", "split", "0.77"))
    if word == "split":
        yield _split(words, _NOTHING)
    elif words.maybe("all"):
        counts = read_counts(words) if words.maybe("of") else Steps(1, 1)
        yield Clause(counts, GONE)
    else:
        yield _taking(words, read_counts(words))


def _taking(words: Words, counts: Counts) -> Clause:
    if words.maybe("and", told=("and split",)):
        words.take("split")
        return _split(words, counts)
    if words.maybe("but", told=("but not all",)):
        words.take("not")
        words.take("all")
        return Clause(counts, ONE)
    return Clause(counts)


def _split(words: Words, counts: Counts) -> Clause:
    heaps = 2
    if words.maybe("in", "into", told=("in",)):
        heaps = words.number(2, 3)
    how = words.maybe("unequal", "equal") or ""
    return Clause(counts, 1 << heaps, how)


def _coded(text: str) -> Iterator[AnyClause]:
    """A code; with CGSuite's signs it becomes words, a clause for each digit."""
    if not set("!=") & set(text):
        yield CodeClause(parse_code(text))
        return
    if not _SIGNED.fullmatch(text):  # one sign for a digit at most, and digits that end
        raise InputError("error-code-syntax", text=text)
    digits = _DIGIT.findall(text.replace(".", "", 1))
    parse_code(digits[0][0] + "." + "".join(digit[0] for digit in digits[1:]))
    for k, digit in enumerate(digits):
        yield from _digit(k, int(digit[0], 16), _HOW[digit[1:]])


def _digit(k: int, digit: int, how: str) -> Iterator[Clause]:
    plain = Clause(Listed((k,)))
    if digit & (GONE | ONE):
        yield replace(plain, bits=digit & (GONE | ONE))
    for bit in (TWO, THREE):
        if digit & bit:
            yield replace(plain, bits=bit, how=how)
