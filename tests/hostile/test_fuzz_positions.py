"""50,000 positions, options, moves, rules and cards that no person would send: each is taken or
refused, none freezes, and nothing of them piles up.

A million at once: ``python -m tests.hostile.position_fuzz 1000000``.
"""

from random import Random

import pytest

from fairplay.rules import registry
from fairplay.theory import sums
from fairplay.theory.sequence import MAX_KEPT, sequence_of
from tests.hostile.position_fuzz import TRIED, Fuzz

#: Each part may run in a process of its own.
PARTS, INPUTS = 5, 10_000


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_is_sent_is_taken_or_refused(part: int) -> None:
    fuzz = Fuzz(Random(part))
    fuzz.run(INPUTS)
    assert fuzz.outcomes.total() == INPUTS
    # Of every kind some are good, or nothing was tried.
    assert all(fuzz.outcomes[f"{kind} taken"] > INPUTS // 200 for kind in TRIED), fuzz.outcomes
    assert len(fuzz.outcomes) > 50
    assert registry._found.cache_info().currsize <= registry.MAX_KEPT
    assert len(sequence_of) <= MAX_KEPT
    assert sums._values.remembered <= sums.MAX_REMEMBERED
