"""What can be typed for a move."""

from itertools import islice

import pytest

from fairplay.cli.terminal.entry import Entry, read
from fairplay.cli.terminal.replay import arranged
from fairplay.cli.terminal.words import (
    CARDS_HERE,
    CARDS_ROOM,
    MATCH_HERE,
    MATCH_ROOM,
    command,
    plain,
    words,
)
from fairplay.messages import LANGUAGES, Messages
from fairplay.play import Match, Random
from fairplay.rules.position import Position
from tests.helpers import POSITIONS

EN = Messages("en")


@pytest.mark.parametrize("text", POSITIONS)
def test_shown_moves_can_be_typed(text: str) -> None:
    """In every position of a match, for every move: ``read`` is the inverse of ``typed``."""
    for position in _played(text, seed=1):
        for move in islice(position.moves(), 50):
            typed = position.typed(move)
            again = read(typed, position, EN)
            assert position.after(again.move) == position.after(move), typed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", POSITIONS)
def test_every_move_has_words(text: str, lang: str) -> None:
    messages = Messages(lang)
    for position in _played(text, seed=2):
        for move in islice(position.moves(), 50):
            assert "{" not in messages.fill(position.view(move), "said-")


def _played(text: str, seed: int) -> tuple[Position, ...]:
    """The positions of a random match, cut short, since Northcott's game would hardly end."""
    match, player = Match.begin(text), Random(seed)
    while match.result is None and len(match.moves) < 60:
        match = match.play(player.choose(match))
    return match.positions


@pytest.mark.parametrize(
    ("text", "line", "entry"),
    [
        ("nim:5,4", "5 2", Entry("5→2")),
        ("nim:5,4", " 5   2 ", Entry("5→2")),
        ("nim:5,4", "5->2", Entry("5->2")),
        ("nim:5,4", "Take 3 from 5", Entry("5→2")),
        ("nim:5", "take 5", Entry("5→0")),
        ("poker-nim:5/3,3", "add 2 to 5", Entry("5→7")),
        ("poker-nim:5/3,3", "take 2", Entry("5→3")),
        ("lasker:7", "7 3 4", Entry("7→3,4")),
        ("lasker:7", "7 3,4", Entry("7→3,4")),
        ("resta-um:7,5", "7 0", Entry("7→0")),
        ("kayles:7,2", "4", Entry("7→3,3", 0)),
        ("kayles:7,2", "8 9", Entry("2→0", 1)),
        ("kayles:7,2", "9,8", Entry("2→0", 1)),
        ("kayles:7,2", "7→6", Entry("7→6")),
        ("nimble:6,1", "6 0", Entry("6→0")),
        ("northcott:2-7,3-6", "2 5", Entry("2:3→5")),
        ("northcott:2-7,3-6", "2:3-5", Entry("2:3-5")),
        ("dawson:5", "3", Entry("3")),
        ("dawson:p.p/.p./PPP", "1 2", Entry("1x2")),
        ("nim:5 + kayles:3", "1/5 2", Entry("1/5→2")),
        ("nim:5 + kayles:3", "1 5 2", Entry("1/5→2")),
        ("nim:5 + kayles:3", "1/take 3", Entry("1/5→2")),
        ("nim:5 + kayles:3", "2 2", Entry("2/3→1,1", 0)),
    ],
)
def test_typed_moves(text: str, line: str, entry: Entry) -> None:
    assert read(line, Match.begin(text).position, EN) == entry


def test_groups_of_pins_stay_in_their_place_in_a_sum() -> None:
    match = Match.begin("nim:2 + kayles:2,2").play("2/2→1").play("1/2→1")
    assert str(arranged(match, 0, (1, None))) == "nim:1 + kayles:2,1"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("offered", [MATCH_HERE, CARDS_HERE, MATCH_ROOM, CARDS_ROOM])
def test_each_word_means_one_command(offered: tuple[str, ...], lang: str) -> None:
    messages = Messages(lang)
    every = [plain(word) for name in offered for word in words(name, messages)]
    assert len(every) == len(set(every))
    for name in offered:
        for word in words(name, messages):
            assert command(f"  {word.upper()} ", offered, messages) == (name, "")
