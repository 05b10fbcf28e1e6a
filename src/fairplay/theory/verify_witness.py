"""An independent check of a certificate by the theorem ``witness``.

The theorem and its proof are in ``docs/explanation/engine.md``; names are those used there. The
first values are computed by the definition, those up to the first mark by another method of the
engine with samples, and all later ones by ``Recheck`` (``theory/stretches.py``).
"""

import random
from typing import Any, NamedTuple

import numpy as np

from fairplay._core import NimSequence
from fairplay.digest import digest_sum
from fairplay.errors import InputError
from fairplay.theory.codes import ONE, TWO, Code
from fairplay.theory.primes import prime_factors
from fairplay.theory.stretches import FIRST, Piece, Stretches, VerifyOptions
from fairplay.theory.verify_values import by_other_solver, check_samples
from fairplay.theory.witness_fields import Proof, wrong_field

#: The last rare of a window.
MAX_RARE = FIRST // 4
#: So many values are looked at together.
PART = 2**16


# -- the check ------------------------------------------------------------------------------------


class Checked(NamedTuple):
    """How many stretches were computed again, and of how many, and how many values were samples."""

    stretches: int
    all_stretches: int
    samples: int


def verify_witness(data: dict[str, Any], code: Code, options: VerifyOptions) -> Checked:
    """Check the certificate. InputError names the condition that fails."""
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
    before, samples = _begin(proof, first, pieces, random.Random(options.seed))
    stretches = Stretches(code, proof.mask, proof.domain, proof.marks, first, before, pieces)
    done = stretches.check(options)
    _check_claim(proof, pieces)
    return Checked(done, len(proof.marks) - 1, samples)


def _check_listed_values(proof: Proof) -> None:
    """The last state must continue the listed period: an early and cheap test."""
    last = proof.marks[-1]
    values = last.values
    for n in range(max(proof.n0, last.n - len(values)), last.n if proof.values else 0):
        if values[n - last.n] != proof.value(n):
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
        raise wrong_field("mask")


def _check_witnesses(proof: Proof, first: list[int]) -> None:
    """Condition (c): each smaller value of the rare kind is that of a move into the period."""
    left = iter(proof.witnesses)
    for n in range(proof.n0, proof.n0 + proof.p):
        for value in proof.to_show(n):
            if not _shows(proof, first, n, value, next(left, None)):
                raise InputError("error-certificate-witness", n=n, value=value)
    if next(left, None) is not None:
        raise wrong_field("witnesses")


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
    """Condition (d): whether B is what the theorem demands. More would prove nothing more."""
    if proof.values:
        witnessed = max((k + a for k, a in proof.witnesses), default=0)
        start = proof.n0 + max(proof.reach, witnessed)
        if proof.code.unequal:
            start = max(start, 2 * witnessed + 1)
        needed = start + proof.p
    else:
        both = len({k % 2 for k in proof.splits}) > 1
        turns = proof.p if proof.p % 2 == 0 or both else 2 * proof.p
        window = len(proof.code.digits) - 1 + FIRST
        needed = max(proof.n0 + max(proof.reach, window), proof.marks[0].n) + turns
    if proof.checked < needed:
        raise InputError("error-certificate-bound", checked=proof.checked)
    if proof.checked > needed:
        raise InputError("error-certificate-field", name="checked")


def _begin(
    proof: Proof, first: list[int], pieces: list[Piece], chance: random.Random
) -> tuple[list[int], int]:
    """Check the values up to the first mark, by another method, with samples by the definition.

    Gives the last of them, and how many samples there were.
    """
    mark = proof.marks[0]
    values = by_other_solver(proof.code, mark.n)
    if values[:FIRST].tolist() != first:
        raise InputError("error-certificate-mark", start=0, n=FIRST)
    samples = check_samples(proof.code, values, chance)
    for start in range(FIRST, mark.n, PART):
        rare = np.flatnonzero(~proof.are_common(values[start : start + PART], start))
        if rare.size:
            raise InputError("error-certificate-rare", n=start + int(rare[0]))
    same = (
        int(values.max()) == mark.maximum
        and values[mark.n - len(mark.state) // 2 :].astype("<u2").tobytes() == mark.state
        and digest_sum(values) == mark.sum
    )
    if not same:
        raise InputError("error-certificate-mark", start=0, n=mark.n)
    for piece in pieces:
        piece.take(mark.n, values)
    return values[-2 * FIRST :].tolist(), samples


def _pieces(proof: Proof) -> list[Piece]:
    """Where the claim is looked at: from n₀ - 1 on, p later, at every p/q, q a prime, and a turn.

    The theorem asks for G(n) = G(n+p) up to B - p. It is enough to look at the first T heaps n, as
    all later values follow from T before them, and all heaps up to B are shown to be common.
    """

    def piece(start: int, count: int) -> Piece:
        return Piece(start, np.full(count, -1, np.int64))

    n0, p, reach = proof.n0, proof.p, proof.reach
    parts = [piece(n0 + p // q, reach) for q in prime_factors(p)]
    listed = [piece(n0, p)] if proof.values else []
    return [piece(n0 - 1, 1 + reach), piece(n0 - 1 + p, 1 + reach), *parts, *listed]


def _check_claim(proof: Proof, pieces: list[Piece]) -> None:
    """Condition (b), and that neither the period nor the preperiod can be smaller."""
    here, later = pieces[0].values, pieces[1].values
    if not (here[1:] == later[1:]).all():
        raise InputError("error-certificate-period", period=proof.p, preperiod=proof.preperiod)
    if proof.preperiod and here[0] == later[0]:
        raise InputError("error-certificate-least", name="preperiod")
    if not proof.preperiod and here[0] != later[0]:
        raise InputError("error-certificate-period", period=proof.p, preperiod=proof.preperiod)
    others = pieces[2 : len(pieces) - bool(proof.values)]
    if any((other.values == here[1:]).all() for other in others):
        raise InputError("error-certificate-least", name="period")
    if proof.values:
        wrong = np.flatnonzero(pieces[-1].values != np.array(proof.values))
        if wrong.size:
            raise InputError("error-certificate-turn", n=proof.n0 + int(wrong[0]))
