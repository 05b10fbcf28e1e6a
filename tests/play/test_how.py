"""How to play: the pictures agree with the rules, and the words with the codes."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.cards import Card, find_deck
from fairplay.messages import LANGUAGES, Messages
from fairplay.play.how import HowStep, how
from fairplay.play.how_cards import how_cards
from fairplay.play.how_rules import code_told
from fairplay.rules.heaps import HeapRules
from fairplay.rules.position import Position
from fairplay.rules.registry import game, kind, names
from fairplay.rules.samples import sample
from fairplay.theory.codes import Code, parse_code
from fairplay.vocabulary import Sentence

FORMS = (
    *("nimble1", "modified-nimble1", "northcott3", "northcott5", "northcott10", "northcott100"),
    *("sub{1}", "sub{1,2,5}", "sub{30,40}", "0.137", "0.1", "4.7", "8.0", "0.f", "4.[3]", "0.[12]"),
    "0.000000000000000000001",
)
GAMES = (*sorted(names()), *FORMS)


def start(name: str) -> str:
    """Where a game begins; some are known by the name of one of their forms."""
    return {"octal": "0.07", "subtraction": "sub{1,2,3}"}.get(name, name)


def check(step: HowStep) -> Position:
    """A picture of a move: it is legal, and leads from the first board to the second."""
    before = Position(step.before.position)
    after = before.after(step.move.text)
    assert before.boards() == [step.before]
    assert after.turned().boards() == [step.after]
    assert before.view(step.move.text) == step.move
    assert before.touched(step.move.touches).text == step.move.text
    return after


@pytest.mark.parametrize("name", GAMES)
def test_the_pictures_are_real(name: str) -> None:
    (shown,) = how(Position(start(name))).games
    assert shown.game == kind(start(name))
    assert Position(shown.board.position).boards() == [shown.board]
    assert 1 <= len(shown.moves) <= 2
    for step in shown.moves:
        check(step)
    assert shown.end
    assert check(shown.end).over


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_words(name: str, language: str) -> None:
    (shown,) = how(Position(start(name))).games
    messages = Messages(language)
    for sentence in (shown.seen, shown.ending, *shown.rule):
        assert messages.fill(sentence).endswith(".")
    assert shown.rule


def test_an_answer_is_a_move_in_the_sample_before() -> None:
    """Dawson's second picture is the reply to the first."""
    advance, capture = how(Position("dawson")).games[0].moves
    assert Position(advance.before.position).after(advance.move.text).boards() == [capture.before]
    assert capture.move.key == "capture"


def test_who_makes_the_last_move_wins_or_loses() -> None:
    assert how(Position("nim")).games[0].ending.key == "how-end-normal"
    assert how(Position("nim"), misere=True).games[0].ending.key == "how-end-misere"
    assert how(Position("resta-um")).games[0].ending.key == "how-end-misere"
    told = how(Position("nim:1 + kayles:3 + nim:2"), misere=True)
    assert told.told == Sentence("how-sum-misere")
    assert [one.game for one in told.games] == ["nim", "kayles"]
    assert {one.ending.key for one in told.games} == {"how-end-part"}


@pytest.mark.parametrize("text", ["treblecross:0/11", "treblecross:0/11 + nim:2"])
def test_the_last_cross_wins_at_once(text: str) -> None:
    told = how(Position(text)).games[0]
    assert told.end
    assert told.ending.key == "how-end-crosses"
    assert "XXX" in told.end.after.cells


def test_a_pattern_that_wins_is_named() -> None:
    """A row that is full or has no pattern is told like any other last move."""
    until = how(Position("row{.→X until XX}:....")).games[0].ending
    assert until == Sentence("how-end-signs", {"signs": "XX"})
    assert how(Position("row{XX→..}:XXX")).games[0].ending.key == "how-end-normal"


@pytest.mark.parametrize("name", ["turning-turtles", "mock-turtles", "row", "coins"])
def test_the_first_picture_shows_what_was_there(name: str) -> None:
    told = how(Position.of(game(name), game(name).start)).games[0]
    assert told.end
    for step in (*told.moves, told.end):
        assert step.before.cells != step.after.cells


def test_heads_and_tails_are_explained() -> None:
    for text in ("turning-turtles", "coins{turn 1-2 x turn 1-2}:2-2"):
        assert "shows heads" in Messages("en").fill(how(Position(text)).games[0].seen)


def test_the_rule_of_coins_is_told_in_every_language() -> None:
    rule = how(Position("coins{turn a run}:3,5")).games[0].rule[0]
    board = how(Position("coins{turn any x turn 2 next to each other}:2-3")).games[0].rule[0]
    for language in ("sv", "da", "pt"):
        assert "turn " not in Messages(language).fill(rule) + Messages(language).fill(board)


def test_only_codes_are_shown_without_a_sample() -> None:
    without = {name for name in names() if sample(game(name)) is None}
    assert without == {"octal", "subtraction", "heap"}


class Halving(HeapRules):
    def splits(self, heap: int) -> Iterator[tuple[int, ...]]:
        return ((left,) for left in range((heap + 1) // 2, heap))


def test_a_game_of_ones_own_has_pictures_too() -> None:
    rules = Halving("half")
    (shown,) = how(Position.of(rules, (9,))).games
    assert shown.end
    assert (shown.rule, shown.end.after.heaps) == ((), (1,))


# -- the rule of a code ---------------------------------------------------------------------------


def read(told: list[Sentence]) -> dict[int, int]:
    """The digits that the sentences tell."""
    messages, digits = Messages("en"), {}
    for one in told:
        filled = {
            name: messages.fill(of) if isinstance(of, Sentence) else str(of)
            for name, of in one.params.items()
        }
        left = filled.get("left", "nothing or one heap")
        words = ("nothing", "one heap", "two heaps", "three heaps")
        digit = sum(1 << bit for bit, word in enumerate(words) if word in left)
        for number in re.findall(r"[0-9]+", filled.get("counts", "0")):
            digits[int(number)] = digit
    return digits


codes = st.builds(
    lambda whole, digits: Code((whole, *digits)),
    st.sampled_from((0, 4, 8, 12)),
    st.lists(st.integers(0, 15), min_size=1, max_size=12),
)


@given(codes)
def test_the_words_say_what_a_code_allows(code: Code) -> None:
    wanted = {k: code.digit(k) for k in range(len(code.digits)) if code.digit(k)}
    assert read(list(code_told(code))) == wanted


def test_codes_that_go_on() -> None:
    def said(text: str) -> list[str]:
        return [Messages("en").fill(one) for one in code_told(parse_code(text))]

    assert said("4.[3]") == [
        "Split a heap into two heaps without taking anything.",
        "Take 1 or more from a heap.",
    ]
    assert said("0.[30]") == ["Take 1, 3, 5 … from a heap."]
    many = ",".join(map(str, range(1, 30)))
    assert said(f"sub{{{many}}}") == ["Take 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 … from a heap."]


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["zero", "mod3", "F2^4", "F5^3"])
def test_the_cards_are_those_of_a_real_game(name: str) -> None:
    deck = find_deck(name)
    first, claim, end = how_cards(deck).pictures
    assert first.cards == claim.cards
    assert len({*first.cards}) == deck.hand
    assert first.pile == deck.size - deck.hand
    assert {*claim.a, *claim.b} <= {*claim.cards}

    def total(side: tuple[str, ...]) -> list[int]:
        cards: list[Card] = [deck.parse(text) for text in side]
        return [sum(card.counts[i] for card in cards) for i in range(deck.k)]

    a, b = total(claim.a), total(claim.b)
    assert [n % deck.p for n in a] == [n % deck.p for n in b]
    if deck.p == 2:  # as the words say
        assert {*a} <= {0, 2}
    assert end.pile == 0
    assert None in end.cards
