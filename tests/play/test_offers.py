"""Every start that is offered can be won by the person who gets the offered seat."""

from itertools import islice
from pathlib import Path

import pytest

from fairplay.cli.terminal.setup import Setup
from fairplay.errors import InputError
from fairplay.play.offers import winning_seat
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution
from tests.helpers import conventions, starts
from tests.web.literals import literals

FEATURED = Path(__file__).parents[2] / "web/src/lib/featured.ts"


def featured() -> list[str]:
    """The positions that the browser app offers on its own."""
    found = []
    for text in literals(FEATURED.read_text(encoding="utf-8")):
        try:
            found.append(str(Position(text)))
        except InputError:
            continue
    return found


OFFERS = sorted({position for position, _ in starts()} | set(featured()))


def test_the_app_offers_positions_of_its_own() -> None:
    assert len(featured()) > 12


#: It takes a second, more than all others together.
LARGE = "cram:4x4"


@pytest.mark.parametrize(
    "text",
    [pytest.param(text, marks=[pytest.mark.slow] if text == LARGE else []) for text in OFFERS],
)
def test_the_first_choice_of_the_person_is_won(text: str) -> None:
    position = Position(text)
    for misere in conventions(position.rules):
        seat = winning_seat(position, misere)
        assert Setup.of(text, misere).first == seat
        before = [position] if seat == 0 else list(map(position.after, position.moves()))
        assert before
        for first in islice(before, 40):
            assert not first.over
            assert Solution(first, misere).won
