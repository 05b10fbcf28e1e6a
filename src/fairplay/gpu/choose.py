"""Which plan a game gets. A game that does not fit is refused, with the reason: the CPU engine
serves it.

The numbers are from measurements on an H200: the plan of each open game is within 2 % of the
quickest one (``tests/gpu/measured_plans.csv``).
"""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from fairplay.gpu.game import KEPT, UNKNOWN, Game, Indices
from fairplay.gpu.plan import CHAINS, Plan, Taps, lay_out

#: Largest number of words of 32 indices that rows have.
MOST_WORDS = 7
#: Taps up to which the chain looks at all of them itself.
FEW_TAPS = 80
#: Taps up to which 32 marks are better than packed candidates.
MARKED_TAPS = 160
#: Numbers of helpers; more need more memory for their lists.
CREWS = (16, 13, 11, 8)
#: Share of helpers apart from a chain that looks at marks: if it has so many near taps that it is
#: slow, and if it is quick and waits for helpers.
MARKED_SLOW, SLOW_SHARE, QUICK_SHARE = 17, 1.0, 0.8
#: Far taps beside a slow chain for which the smallest crew is enough.
FEW_FAR = 32
#: With marks helpers lag behind: early taps cost the chain less than waiting.
MARKED_LAG = 5
#: Share of heaps whose indices may lie beyond the words that helpers look at.
BEYOND = 1 / 200
#: A word of candidates more pays if it saves so many heaps in a block, for each near tap.
PAYS = 1 / 450
#: How often a row may be copied down: if it is linear so that each word takes one xor, if it is
#: linear so that all words share one list, and otherwise.
COPIES_XOR, COPIES_LIST, COPIES = 3, 15, 32
#: Spare blocks at least.
LEAST_SPARE = 8


class UnsuitedError(Exception):
    """A game that the GPU engine cannot take. ``reason`` is one of ``Progress.reason``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def make_plan(game: Game) -> Plan:
    """The plan of a game. Raises UnsuitedError."""
    _check(game)
    sample = game.known(game.last, game.start - len(game.last))
    sample = sample[sample != UNKNOWN]
    taps = game.taps
    words = _words(int(sample.max()), max(u for _, u in taps))
    far_words = next(
        t for t in range(1, words + 1) if t == words or np.mean(sample >= 32 * t) < BEYOND
    )
    if len(taps) <= FEW_TAPS and game.reach + 32 * (CHAINS + 3) <= 1 << 14:
        return lay_out(taps, words, far_words, 0, 0)
    groups = 0 if len(taps) <= MARKED_TAPS else _groups(game, words, far_words)
    plan = with_room(quickest(taps, words, far_words, groups))
    if plan.spare_blocks < LEAST_SPARE:
        raise UnsuitedError("reach")
    return plan


def quickest(taps: Taps, words: int, far_words: int, groups: int) -> Plan:
    """The plan that was quickest for games like this one, if it has room."""
    many, some, _, few = CREWS
    if groups:
        return lay_out(taps, words, far_words, many, groups)
    plan = lay_out(taps, words, far_words, many, 0, MARKED_LAG, QUICK_SHARE)
    if len(plan.near) < MARKED_SLOW:
        return plan
    crew = few if len(plan.far) <= FEW_FAR else some
    return replace(plan, helpers=crew, share=SLOW_SHARE)


def with_room(plan: Plan) -> Plan:
    """The same with rows that take less room, or with fewer helpers, whose lists take less."""
    tries = ((True, COPIES_XOR if plan.power_of_two else COPIES_LIST), (False, COPIES))
    for helpers in (crew for crew in CREWS if crew <= plan.helpers):
        for linear, most in tries:
            found = replace(plan, helpers=helpers, linear=linear)
            if found.copies <= most:
                return found
    return found


def _check(game: Game) -> None:
    if any(digit > 7 for digit in game.digits) or not game.splits:
        raise UnsuitedError("rule")
    if not game.mask or not game.rares:
        raise UnsuitedError("mask")
    known = len(game.first)
    if known < KEPT or game.rares[-1] >= known or game.rares[-1] + game.reach >= known:
        raise UnsuitedError("rares")
    # An index has a byte: of a tap, of a witness and in the history.
    if max(int(game.first.max()), int(game.last.max())) >= 1 << 9:
        raise UnsuitedError("values")


def _words(largest: int, largest_tap: int) -> int:
    """With room for indices larger by an eighth, and for taps; three words are as slow as four."""
    words = max(-(-(largest + largest // 8 + 6) // 32), largest_tap // 32 + 1)
    if words > MOST_WORDS:
        raise UnsuitedError("values")
    return 4 if words == 3 else words


def _groups(game: Game, words: int, far_words: int) -> int:
    """How many words of candidates pay."""
    indices = game.known(game.last, game.start - len(game.last))
    ranks = _ranks(game.taps, indices, 32 * CHAINS + 32)
    for groups in (1, 2):
        plan = lay_out(game.taps, words, far_words, 8, groups)
        if 32 * np.mean(ranks >= plan.capacity) < PAYS * len(plan.near):
            return groups
    return 3


def _ranks(taps: Taps, indices: Indices, first: int, heaps: int = 20_000) -> NDArray[np.int64]:
    """How many indices below the right one are not excluded by far taps, for the last heaps."""
    end = len(indices)
    marked = np.zeros((heaps, 256), np.bool_)
    rows = np.arange(heaps)
    for offset, u in taps:
        if offset >= first:
            marked[rows, indices[end - heaps - offset : end - offset] ^ u] = True
    right = indices[end - heaps : end].astype(np.int64)
    free = np.cumsum(~marked, axis=1)
    return free[rows, right] - 1
