"""50,000 random positions, options, moves, rules and cards: each is accepted or refused, none
freezes, and nothing piles up.

A million in one run: ``python -m tests.hostile.position_fuzz 1000000``.
"""

from random import Random

import pytest

from fairplay.rules import registry
from fairplay.theory import sums
from fairplay.theory.sequences import MAX_KEPT, sequence_of
from tests.hostile.position_fuzz import TRIED, Fuzz

#: Parts can run in parallel processes.
PARTS, INPUTS = 5, 10_000


@pytest.mark.parametrize("part", range(PARTS))
def test_every_input_is_accepted_or_refused(part: int) -> None:
    fuzz = Fuzz(Random(part))
    fuzz.run(INPUTS)
    assert fuzz.outcomes.total() == INPUTS
    # Every kind has some valid inputs, else nothing was tested.
    assert all(fuzz.outcomes[f"{kind} taken"] > INPUTS // 200 for kind in TRIED), fuzz.outcomes
    assert len(fuzz.outcomes) > 50
    assert registry._found.cache_info().currsize <= registry.MAX_KEPT
    assert len(sequence_of) <= MAX_KEPT
    assert len(sums._values._memo) <= sums.MAX_REMEMBERED
