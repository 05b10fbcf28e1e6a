"""A small finding: 36 boards of 999 files cost 128 ms a move.

The limit is on the whole position, not on each part, so no move of a room costs more than a few
milliseconds. The unit is function calls, which other programs on the machine do not affect.
"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random
from types import FrameType
from typing import Any

import msgspec
import pytest

from fairplay.errors import InputError
from fairplay.play import Match
from fairplay.play.match_view import match_view
from fairplay.play.room.admission import MAX_PLAY, MAX_SIZE, admit, check_extent
from fairplay.rules.heaps import HeapRules
from fairplay.rules.position import Position

#: A call takes 0.1 to 0.2 µs, so this is a few milliseconds.
MAX_CALLS = 25_000


def filled(one: str, separator: str) -> str:
    """As many copies as the limits on characters and on parts of a room allow."""
    found = one
    while len(longer := found + separator + one) <= 400 and _admitted(longer):
        found = longer
    return found


def _admitted(text: str) -> bool:
    try:
        admit(text)
    except InputError:
        return False
    return True


def largest(name: str) -> str:
    """The largest heap of a game that a room accepts."""
    sizes = (size for size in range(MAX_PLAY, 0, -1) if _admitted(f"{name}:{size}"))
    return f"{name}:{next(sizes)}"


WORST = [
    *(filled(one, "+") for one in ("nim", "nim:9", "dawson", "dawson:1", "kayles:9", "4.f:9")),
    *(filled(one, "+") for one in ("northcott", "poker-nim", "modified-nimble", "sub{9}", "0.7:1")),
    *(filled(one, ",") for one in ("nim:9", "nim:10", "dawson:1", "northcott:1-8", "kayles:2")),
    *map(largest, ("nim", "kayles", "lasker", "4.[f]", "0.[f]", "grundy", "dawson", "sub{1}")),
    *("northcott20", "modified-nimble:900,999", "modified-nimble1:900,999"),
    "poker-nim:" + "3," * 150 + "3/300,300",
]


def calls(work: Callable[[], Any]) -> int:
    """The number of function calls, including C functions."""
    count = 0

    def counted(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        del frame, argument
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def judged_and_shown(match: Match, move: str) -> None:
    msgspec.json.encode(match_view(match.play(move)))


@pytest.mark.parametrize("text", WORST, ids=lambda text: text[:24])
def test_no_move_of_a_room_costs_much(text: str) -> None:
    admit(text)
    match, random = Match.begin(text), Random(1)
    for turn in range(60):
        moves = list(islice(match.position.moves(), 600))
        if match.result or not moves:
            break
        after = match.play(random.choice(moves))
        if turn % 6 == 0:
            assert calls(partial(judged_and_shown, match, after.moves[-1])) < MAX_CALLS
        match = after


@pytest.mark.parametrize("text", WORST, ids=lambda text: text[:24])
def test_play_stays_within_the_limits(text: str) -> None:
    """An accepted position stays within the limits, whatever is played."""
    position, random = Position(text), Random(2)
    size, longest = position.rules.size(position.state), position.rules.longest(position.state)
    assert size <= MAX_SIZE
    for _ in range(40):
        moves = list(islice(position.moves(), 600))
        if not moves:
            break
        position = position.after(random.choice(moves))
        assert position.rules.size(position.state) <= size
        now = position.rules.longest(position.state)
        assert now is not None
        assert longest is not None
        assert position.rules.loops or now < longest
        longest = now


def test_36_boards_of_999_files_are_refused() -> None:
    text = "+".join(["dawson:999"] * 36)
    with pytest.raises(InputError) as caught:
        admit(text)
    assert caught.value.params == {"size": 36_000, "limit": MAX_SIZE}


class Doubling(HeapRules):
    """A heap becomes several smaller ones that have more beans in all."""

    def splits(self, heap: int) -> Any:
        return ((heap - 1,) * 3,) if heap > 1 else ()


def test_the_length_of_an_own_game_is_searched() -> None:
    check_extent(Position.of(Doubling("doubling"), (5,)))
    with pytest.raises(InputError) as caught:
        check_extent(Position.of(Doubling("doubling"), (9,)))
    assert caught.value.params == {"moves": (3**8 - 1) // 2, "limit": MAX_PLAY}


def test_a_game_whose_length_takes_too_long_to_find_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        check_extent(Position.of(Doubling("doubling"), (9**20,)))
    assert caught.value.code == "error-room-endless"
    assert "doubling" in str(caught.value)
