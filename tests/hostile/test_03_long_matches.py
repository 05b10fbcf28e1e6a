"""Finding 3, quadratic work: every move of a match of 4000 moves copied and compared all its
positions.
"""

import tracemalloc
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.play import Match, Result
from fairplay.rules.base import MAX_RETREATS
from fairplay.rules.position import Position
from tests.helpers import POSITIONS, conventions


class SlowMatch:
    """The definition: two lists, and everything counted again each time."""

    def __init__(self, start: Position, misere: bool) -> None:
        self.misere = misere
        self.positions, self.moves = [start], list[str]()

    @property
    def result(self) -> Result | None:
        now, mover = self.positions[-1], len(self.moves) % 2
        if next(now.moves(), None) is None:
            return Result(mover if self.misere else 1 - mover, "no-move")
        if self.positions[mover::2].count(now) >= 3:
            return Result(None, "repetition")
        if now.rules.loops and min(self.retreats(0), self.retreats(1)) >= MAX_RETREATS:
            return Result(None, "retreats")
        return None

    def retreats(self, player: int) -> int:
        played = list(zip(self.positions, self.moves, strict=False))[player::2]
        backwards = (
            not position.rules.forward(position.state, position.rules.parse_move(move))
            for position, move in played
        )
        return sum(backwards)

    def play(self, move: str) -> None:
        self.positions.append(self.positions[-1].after(move))
        self.moves.append(move)

    def undo(self, count: int) -> None:
        length = len(self.moves) - count
        del self.positions[length + 1 :], self.moves[length:]


def assert_same(match: Match, slow: SlowMatch) -> None:
    assert match.positions == tuple(slow.positions)
    assert match.moves == tuple(slow.moves)
    assert (match.position, match.played) == (slow.positions[-1], len(slow.moves))
    assert match.last == (slow.moves[-1] if slow.moves else None)
    assert match.result == slow.result


@pytest.mark.parametrize("text", [*POSITIONS, "northcott3:1-3,1-2", "northcott5:1-4"])
@given(seed=st.integers(0, 10**6))
@settings(max_examples=5)
def test_match_equals_the_definition(text: str, seed: int) -> None:
    """Also where several matches continue from the same one: none of them changes another."""
    random = Random(seed)
    for misere in conventions(Position(text).rules):
        match, slow = Match.begin(text, misere), SlowMatch(Position(text), misere)
        others: list[tuple[Match, tuple[str, ...]]] = []
        for _ in range(60):
            assert_same(match, slow)
            if match.moves and (match.result or random.random() < 0.2):
                count = random.randint(1, min(5, len(match.moves)))
                match = match.undo(count)
                slow.undo(count)
                continue
            if match.result:
                break
            move = random.choice(list(islice(match.position.moves(), 500)))
            others.append((match.play(random.choice(list(match.position.moves()))), match.moves))
            match = match.play(move)
            slow.play(move)
        for other, before in others:
            assert other.moves[:-1] == before


@pytest.mark.parametrize("text", ["poker-nim:100,100/400,400", "northcott19"])
def test_cost_of_a_match_is_linear(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All intermediate matches share their memory, and few positions are compared."""
    moves = long_line(text)
    compared = 0
    equal = Position.__eq__

    def counting(one: Position, other: object) -> bool:
        nonlocal compared
        compared += 1
        return bool(equal(one, other))

    monkeypatch.setattr(Position, "__eq__", counting)
    tracemalloc.start()
    try:
        matches = [Match.begin(text)]
        for move in moves:
            matches.append(matches[-1].play(move))
            assert matches[-1].result is None
        kept = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert len(moves) > 100
    assert compared <= 3 * len(moves)
    assert kept < 4_000 * len(moves)


def long_line(text: str) -> list[str]:
    """Moves that change as little as possible: one coin, or one square, and back."""
    match, found = Match.begin(text), list[str]()
    random = Random(7)
    while len(found) < 1000:
        moves = list(match.position.moves())
        after = match.play(random.choice(sorted(moves, key=_width)[:30]))
        if after.result:
            break
        match = after
        found.append(match.moves[-1])
    return found


def _width(move: str) -> int:
    """The size of a move."""
    here, there = (int(word) for word in move.rpartition(":")[2].split("→"))
    return abs(here - there)
