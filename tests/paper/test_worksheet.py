"""Worksheets: the answers are right, the exercises mixed, and the result is reproducible."""

from pathlib import Path
from random import Random

import pytest

from fairplay.cards import all_claims, find_deck
from fairplay.messages import LANGUAGES, Messages
from fairplay.paper.exercises import exercises
from fairplay.paper.hands import claim_places, claim_text, deal, smallest_wanted
from fairplay.paper.worksheet import Sheet, hand_sheet, position_sheet
from fairplay.paper.worksheet_pages import worksheet_pdf
from fairplay.rules.position import Position, convention
from fairplay.rules.registry import AnyRules, find, names
from fairplay.rules.solve import solve
from fairplay.rules.sums import Sum
from tests.helpers import VARIANTS, conventions, exhaustive
from tests.paper.reading import images, ink, render, words

ENGLISH = Messages("en")
GAMES = (*names(), *VARIANTS)


def sheet_of(name: str, count: int = 6, level: int = 2, misere: bool = False) -> Sheet:
    return position_sheet(find(name), count, level, misere, Random(1), ENGLISH)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_sheet_with_right_answers(name: str) -> None:
    rules = find(name)
    for misere in conventions(rules):
        sheet = sheet_of(name, misere=misere)
        for one in sheet.exercises:
            position, outcome, *value, moves = one.answers
            assert one.caption == position
            solution = solve(position, misere)
            assert outcome == {True: "won", False: "lost"}[solution.won]
            assert value == ([] if misere else [str(solution.value)])
            assert (moves.split() if moves != "–" else []) == list(solution.winning_moves)
            for move in solution.winning_moves:
                assert not solve(Position(position).after(move), misere).won


@pytest.mark.parametrize("name", ["nim", "kayles", "dawson", "grundy", "modified-nimble"])
@pytest.mark.parametrize("misere", [False, True])
def test_answers_by_trying_every_play(name: str, misere: bool) -> None:
    rules = find(name)
    search = exhaustive(rules, misere)
    for solution in exercises(rules, 10, 1, misere, Random(3)):
        assert solution.won == search.won(solution.position.state)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_won_and_lost_are_mixed(name: str, level: int) -> None:
    found = exercises(find(name), 20, level, False, Random(5))
    assert 5 <= sum(solution.won for solution in found) <= 15
    assert len({str(solution.position) for solution in found}) == 20
    assert not any(solution.position.over for solution in found)


def test_difficulty_is_number_and_size_of_heaps() -> None:
    totals = []
    for level in (1, 2, 3, 4, 5):
        found = exercises(find("nim"), 8, level, False, Random(2))
        assert {len(s.position.state) for s in found} == {find("nim").level(level).heaps}
        totals.append(sum(sum(s.position.state) for s in found))
    assert totals == sorted(totals)


def test_rules_without_enough_positions_still_fill_the_sheet() -> None:
    for name in ("northcott3", "northcott4", "sub{50}", "0.1", "modified-nimble1"):
        assert len(exercises(find(name), 200, 1, False, Random(1))) == 200


def test_a_sum_of_games() -> None:
    rules: AnyRules = Sum((find("kayles"), find("nim")))
    sheet = position_sheet(rules, 8, 2, False, Random(1), ENGLISH)
    assert sheet.title == "Kayles + Nim: exercises"
    assert {one.answers[1] for one in sheet.exercises} == {"won", "lost"}
    for one in sheet.exercises:
        assert one.answers[1] == ("won" if solve(one.caption).won else "lost")


def test_resta_um_is_always_misere() -> None:
    assert convention(Position("resta-um"))
    sheet = sheet_of("resta-um")
    assert sheet.heads == ("position", "outcome", "winning moves")
    assert "Misère: whoever makes the last move loses." in sheet.intro


@pytest.mark.parametrize("deck", ["zero", "mod3", "F2^2", "F2^4", "F3^3", "F5^3", "F7^3"])
def test_hands_with_all_their_claims(deck: str) -> None:
    found = find_deck(deck)
    write = claim_places if found.p == 2 else claim_text
    for one in hand_sheet(found, 5, 3, Random(1), ENGLISH).exercises:
        cards, claims = one.answers
        hand = found.parse_hand(cards.split())
        assert claims.strip("[]").split("]   [") == list(map(write, all_claims(found, hand)))


@pytest.mark.parametrize("deck", ["zero", "mod3"])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_harder_hand_has_larger_claims(deck: str, level: int) -> None:
    found = find_deck(deck)
    for seed in range(5):
        hand = deal(found, level, Random(seed))
        assert all_claims(found, hand)[0].size == smallest_wanted(found, level)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["nim", "northcott", "poker-nim", "zero", "mod3"])
def test_words_in_every_language(name: str, language: str) -> None:
    messages = Messages(language)
    if name in ("zero", "mod3"):
        sheet = hand_sheet(find_deck(name), 3, 2, Random(1), messages)
    else:
        sheet = position_sheet(find(name), 6, 2, False, Random(1), messages)
    content, pages = worksheet_pdf(sheet, "a4", "fairplay worksheet", messages)
    found = words(content)
    assert len(found) == pages == 2
    exercise_page, answer_page = found
    assert exercise_page.count(sheet.blanks[-1]) >= len(sheet.exercises)
    for line in sheet.intro:
        assert line in exercise_page
    assert messages("paper-sheet-name") in exercise_page
    assert sheet.answers_title in answer_page
    assert sheet.answers_title not in exercise_page
    for one in sheet.exercises:
        for answer in one.answers:
            assert " ".join(answer.split()) in answer_page


@pytest.mark.parametrize(("paper", "count"), [("a4", 60), ("letter", 15)])
def test_all_exercises_are_on_the_pages(paper: str, count: int, tmp_path: Path) -> None:
    sheet = sheet_of("resta-zero", count, 2)
    content, pages = worksheet_pdf(sheet, paper, "fairplay worksheet", ENGLISH)
    text = " ".join(words(content))
    assert all(text.count(one.caption) >= 2 for one in sheet.exercises)
    assert images(content) == 0
    drawn = render(content, tmp_path)
    assert len(drawn) == pages
    assert all(ink(page) > 0.01 for page in drawn)


def test_worksheets_are_reproducible() -> None:
    def made(seed: int) -> bytes:
        sheet = position_sheet(find("nim"), 4, 2, False, Random(seed), ENGLISH)
        return worksheet_pdf(sheet, "a4", "x", ENGLISH)[0]

    assert made(1) == made(1)
    assert made(1) != made(2)
