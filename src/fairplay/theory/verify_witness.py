"""An independent check of a certificate by the theorem ``witness``.

The theorem and its proof are in ``docs/explanation/engine.md``; names are those used there. The
first values are computed by the definition, those up to the first mark by another method of the
engine with samples, and all later ones by ``Recheck`` (``theory/stretches.py``).
"""

import random
from base64 import b64decode
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fairplay._core import NimSequence
from fairplay.errors import InputError
from fairplay.theory.certificate import Mark
from fairplay.theory.codes import ONE, TWO, Code
from fairplay.theory.stretches import FIRST, Piece, Stretches, VerifyOptions, rolling_sum

Values = NDArray[np.uint32]

#: The most marks, and values of a state, of a period and of witnesses that are read.
MAX_MARKS, MAX_STATE, MAX_LISTED = 4096, 2**17, 2**21
#: The most heaps that a certificate speaks of, and the most values before its first mark.
MOST_CHECKED, MOST_BEGUN = 2**48, 2**26
#: The last rare of a window.
MAX_RARE = FIRST // 4


class Proof:
    """The fields of a certificate, read strictly: InputError names the one that is wrong."""

    def __init__(self, data: dict[str, Any], code: Code) -> None:
        self.code = code
        self.preperiod: int = data["preperiod"]
        self.checked: int = data["checked"]
        self.n0, self.p = max(1, self.preperiod), int(data["period"])
        self.mask = _number(data, "mask", 2**32)
        if type(data.get("domain")) is not bool:
            raise InputError("error-certificate-field", name="domain")
        self.domain: bool = data["domain"]
        self.rares = _pairs(data, "rares", FIRST)
        self.values: list[int] = _numbers(data, "values", 2**16)
        self.witnesses = _pairs(data, "witnesses", 2**32)
        self.marks = _marks(data)
        if not self.rares:
            raise InputError("error-certificate-field", name="rares")
        if self.values and len(self.values) != self.p:
            raise InputError("error-certificate-field", name="values")
        if self.checked > self.marks[-1].n:
            raise InputError("error-certificate-bound", checked=self.checked)
        if self.marks[0].n > MOST_BEGUN:
            raise InputError("error-certificate-field", name="marks")
        self.splits = [k for k, digit in enumerate(code.digits) if digit & TWO]
        if code.tail or code.most_heaps != 2 or data["saltus"]:
            raise InputError("error-certificate-field", name="theorem")
        if self.domain and len({k % 2 for k in self.splits}) > 1:
            raise InputError("error-certificate-field", name="domain")

    def is_common(self, value: int, n: int) -> bool:
        """The kind of a heap, or the kind that a value would make it."""
        odd = (value & self.mask).bit_count() % 2 == 1
        return odd != (self.domain and (n - self.splits[0]) % 2 == 1)

    def are_common(self, values: Values, first: int) -> NDArray[np.bool_]:
        """The same for the values of heaps first, first + 1, …"""
        odd: NDArray[np.bool_] = np.bitwise_count(values & np.uint32(self.mask)) & 1 == 1
        if self.domain:
            odd[(self.splits[0] + 1 - first) % 2 :: 2] ^= True
        return odd

    def value(self, n: int) -> int:
        """G(n) for n ≥ n₀, by the period that is listed."""
        return int(self.values[(n - self.n0) % self.p])


# -- reading --------------------------------------------------------------------------------------


def _wrong(name: str) -> InputError:
    return InputError("error-certificate-field", name=name)


def _number(data: dict[str, Any], name: str, bound: int) -> int:
    value = data.get(name)
    if type(value) is not int or not 0 <= value < bound:
        raise _wrong(name)
    return int(value)


def _numbers(data: dict[str, Any], name: str, bound: int) -> list[int]:
    values: list[int] | None = data.get(name)
    if not isinstance(values, list) or len(values) > MAX_LISTED:
        raise _wrong(name)
    if any(type(value) is not int or not 0 <= value < bound for value in values):
        raise _wrong(name)
    return values


def _pairs(data: dict[str, Any], name: str, bound: int) -> list[tuple[int, int]]:
    pairs = data.get(name)
    if not isinstance(pairs, list) or len(pairs) > MAX_LISTED:
        raise _wrong(name)
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise _wrong(name)
        _numbers({name: pair}, name, bound)
    return [(first, second) for first, second in pairs]


def _marks(data: dict[str, Any]) -> tuple[Mark, ...]:
    marks = data.get("marks")
    if not isinstance(marks, list) or not 0 < len(marks) <= MAX_MARKS:
        raise _wrong("marks")
    read = tuple(map(_mark, marks))
    places = [mark.n for mark in read]
    if places != sorted(set(places)) or places[0] < 2 * FIRST:
        raise _wrong("marks")
    return read


def _mark(mark: Any) -> Mark:
    if not isinstance(mark, dict):
        raise _wrong("marks")
    try:
        total = int(mark["sum"], 16)
        state = np.frombuffer(b64decode(mark["state"], validate=True), "<u2")
    except (KeyError, TypeError, ValueError) as error:
        raise _wrong("marks") from error
    if not 0 <= total < 2**64 or not 0 < len(state) <= MAX_STATE:
        raise _wrong("marks")
    n, maximum = _number(mark, "n", 2**62), _number(mark, "maximum", 2**16)
    return Mark(n, total, maximum, tuple(state.tolist()))


# -- the check ------------------------------------------------------------------------------------


def verify_witness(data: dict[str, Any], code: Code, options: VerifyOptions) -> tuple[int, int]:
    """Check the certificate; how many stretches were computed again, and how many there are."""
    proof = Proof(data, code)
    if options.sample is not None and not proof.values:
        raise InputError("error-certificate-sample")
    _check_listed_values(proof)
    first = _first_values(code)
    _check_rares(proof, first)
    if proof.values:
        _check_witnesses(proof, first)
    _check_bound(proof)
    pieces = _pieces(proof)
    begun = _begun(proof, first, random.Random(options.seed))
    for piece in pieces:
        piece.take(len(begun), begun)
    stretches = Stretches(code, proof.mask, proof.domain, proof.marks, begun, pieces)
    done = stretches.check(options)
    _check_claim(proof, pieces)
    return done, len(proof.marks) - 1


def _check_listed_values(proof: Proof) -> None:
    """The last state must continue the listed period: an early and cheap test."""
    last = proof.marks[-1]
    for n in range(max(proof.n0, last.n - len(last.values)), last.n if proof.values else 0):
        if last.values[n - last.n] != proof.value(n):
            raise InputError("error-certificate-turn", n=n)


def _first_values(code: Code) -> list[int]:
    slow = NimSequence(code.digits, (), code.unequal, "definition", "plain")
    slow.extend(FIRST)
    return slow.tolist(0, FIRST)


def _check_rares(proof: Proof, first: list[int]) -> None:
    found = [(n, value) for n, value in enumerate(first) if n and not proof.is_common(value, n)]
    wrong = sorted(set(found) ^ set(proof.rares))
    if wrong or found != proof.rares:
        raise InputError("error-certificate-rare", n=(wrong or proof.rares)[0][0])
    if found[-1][0] > MAX_RARE:
        raise _wrong("mask")


def _check_witnesses(proof: Proof, first: list[int]) -> None:
    """Condition (c): each smaller value of the rare kind is that of a move into the period."""
    if proof.domain and proof.p % 2:
        raise _wrong("period")
    left = iter(proof.witnesses)
    for n in range(proof.n0, proof.n0 + proof.p):
        for value in range(proof.value(n)):
            if not proof.is_common(value, n) and not _shows(
                proof, first, n, value, next(left, None)
            ):
                raise InputError("error-certificate-witness", n=n, value=value)
    if next(left, None) is not None:
        raise _wrong("witnesses")


def _shows(
    proof: Proof, first: list[int], n: int, value: int, witness: tuple[int, int] | None
) -> bool:
    if witness is None:
        return False
    k, a = witness
    digits = proof.code.digits
    if k >= len(digits) or a >= FIRST or not digits[k] & (TWO if a else ONE):
        return False
    return first[a] ^ proof.value(n - k - a) == value


def _check_bound(proof: Proof) -> None:
    """Condition (d): whether B is what the theorem demands. More would prove nothing more, and ask
    for memory."""
    last = len(proof.code.digits) - 1
    reach = last + proof.rares[-1][0]
    if proof.values:
        witnessed = max((k + a for k, a in proof.witnesses), default=0)
        start = proof.n0 + max(reach, witnessed)
        if proof.code.unequal:
            start = max(start, 2 * witnessed + 1)
        needed = start + proof.p
    else:
        both = len({k % 2 for k in proof.splits}) > 1
        turns = proof.p if proof.p % 2 == 0 or both else 2 * proof.p
        needed = max(proof.n0 + max(reach, last + FIRST), proof.marks[0].n) + turns
    if proof.checked < needed:
        raise InputError("error-certificate-bound", checked=proof.checked)
    if proof.checked > needed:
        raise InputError("error-certificate-field", name="checked")


def _begun(proof: Proof, first: list[int], chance: random.Random) -> list[int]:
    """The values up to the first mark, by another method, with samples by the definition."""
    from fairplay.theory.verify import by_other_solver, check_samples

    mark = proof.marks[0]
    values = by_other_solver(proof.code, mark.n)
    if values[:FIRST].tolist() != first:
        raise InputError("error-certificate-mark", start=0, n=FIRST)
    check_samples(proof.code, values, chance)
    rare = np.flatnonzero(~proof.are_common(values[FIRST:], FIRST))
    if rare.size:
        raise InputError("error-certificate-rare", n=FIRST + int(rare[0]))
    same = (
        values[mark.n - len(mark.values) :].tolist() == list(mark.values)
        and rolling_sum(values) == mark.sum
        and int(values.max()) == mark.maximum
    )
    if not same:
        raise InputError("error-certificate-mark", start=0, n=mark.n)
    begun: list[int] = values.tolist()
    return begun


def _pieces(proof: Proof) -> list[Piece]:
    """Where the claim is looked at: n₀ - 1 and on, p later, and at every p/q, q a prime."""

    def piece(start: int, count: int) -> Piece:
        return Piece(start, np.full(count, -1, np.int64))

    n0, p = proof.n0, proof.p
    before = n0 - 1
    range_ = proof.checked - p - before
    state = len(proof.marks[0].values)
    parts = [piece(n0 + p // q, state) for q in _primes(p)]
    listed = [piece(n0, p)] if proof.values else []
    return [piece(before, range_), piece(before + p, range_), *parts, *listed]


def _primes(number: int) -> list[int]:
    found, rest, q = [], number, 2
    while q * q <= rest:
        if rest % q == 0:
            found.append(q)
        while rest % q == 0:
            rest //= q
        q += 1
    return [*found, rest] if rest > 1 else found


def _check_claim(proof: Proof, pieces: list[Piece]) -> None:
    """Condition (b), and that neither the period nor the preperiod can be smaller."""
    here, later = pieces[0].values, pieces[1].values
    if not (here[1:] == later[1:]).all():
        raise InputError("error-certificate-period", period=proof.p, preperiod=proof.preperiod)
    if proof.preperiod and here[0] == later[0]:
        raise InputError("error-certificate-least", name="preperiod")
    if not proof.preperiod and here[0] != later[0]:
        raise InputError("error-certificate-period", period=proof.p, preperiod=proof.preperiod)
    state = len(proof.marks[0].values)
    begin = here[1 : 1 + state]
    others = pieces[2 : len(pieces) - bool(proof.values)]
    if any((other.values == begin).all() for other in others):
        raise InputError("error-certificate-least", name="period")
    if proof.values:
        wrong = np.flatnonzero(pieces[-1].values != np.array(proof.values))
        if wrong.size:
            raise InputError("error-certificate-turn", n=proof.n0 + int(wrong[0]))
