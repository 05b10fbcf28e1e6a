"""Worksheets: the answers are right, the exercises mixed, and the result is reproducible."""

from collections import Counter
from math import comb
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.cards import all_claims, find_deck
from fairplay.cards.hands import claim_size
from fairplay.messages import LANGUAGES, Messages
from fairplay.paper.exercises import exercises
from fairplay.paper.hands import claim_places, claim_text, deal, deals
from fairplay.paper.worksheet import Sheet, hand_sheet, position_sheet
from fairplay.paper.worksheet_pages import worksheet_pdf
from fairplay.rules.position import Position, convention
from fairplay.rules.registry import AnyRules, find, kind, names
from fairplay.rules.solve import solve
from fairplay.rules.sums import Sum
from tests.helpers import VARIANTS, conventions, exhaustive, small
from tests.paper.reading import images, ink, render, words

ENGLISH = Messages("en")
# Coins in words have no worksheets: lost positions are few, and misère ones too large to search.
GAMES = tuple(name for name in (*names(), *VARIANTS) if kind(name) != "coins")


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
        heaps = Counter(len(s.position.state) for s in found)
        wanted = find("nim").level(level).heaps
        # Few lost positions are small, so some have a heap more.
        assert set(heaps) <= {wanted, wanted + 1}
        assert heaps[wanted] >= len(found) / 2
        totals.append(sum(sum(s.position.state) for s in found))
    assert totals == sorted(totals)


@pytest.mark.parametrize("name", ["northcott3", "nim", "dawson", "poker-nim", "0.1"])
def test_no_position_repeats_in_any_order(name: str) -> None:
    found = exercises(find(name), 100, 1, False, Random(1))
    assert len({_multiset(solution.position) for solution in found}) == len(found)
    assert len(found) < 100 if name == "0.1" else len(found) == 100


def _multiset(position: Position) -> str:
    """The position with its heaps, rows or stretches sorted, from its text alone."""
    heaps, *stocks = str(position).partition(":")[2].split("/")
    return ",".join(sorted(heaps.split(","))) + "".join(stocks)


@given(st.data())
@pytest.mark.parametrize("name", ["nim", "kayles", "nimble", "poker-nim", "dawson"])
def test_one_exercise_in_another_order_has_the_same_solution(
    name: str, data: st.DataObject
) -> None:
    position = data.draw(small(name))
    heaps, *stocks = str(position).partition(":")[2].split("/")
    mixed = ",".join(data.draw(st.permutations(heaps.split(","))))
    other = Position(f"{name}:{'/'.join([mixed, *stocks])}")
    assert other.unordered() == position.unordered()
    assert solve(str(other)).value == solve(str(position)).value


def test_what_is_another_exercise() -> None:
    for one, other in (
        ("nim:3,4", "nim:3,3,4"),
        ("poker-nim:1,2/1,2", "poker-nim:1,2/2,1"),
        ("northcott:1-6,2-6", "northcott:1-6,2-5"),
        ("kayles:3 + nim:4", "kayles:4 + nim:3"),
        ("nim:1 + nim:2,3", "nim:1,2 + nim:3"),
        ("modified-nimble:2,4,8", "modified-nimble:2,4,7"),
    ):
        assert Position(one).unordered() != Position(other).unordered()
    for one, other in (
        ("northcott:1-6,2-4", "northcott:7-5,1-6"),
        ("nim:1 + nim:2,3", "nim:3,2 + nim:1"),
        ("modified-nimble:2,4,8", "modified-nimble:8,2,4"),
    ):
        assert Position(one).unordered() == Position(other).unordered()


def test_too_few_exercises_are_told() -> None:
    sheet = position_sheet(find("0.1"), 100, 1, False, Random(1), ENGLISH)
    few = len(sheet.exercises)
    assert 1 < few < 100
    told = f"We found only {few} different exercises at this level, so this sheet has {few}"
    assert sheet.few == f"{told} instead of 100."
    pdf, _ = worksheet_pdf(sheet, "a4", "", ENGLISH)
    assert sheet.few in words(pdf)[0]
    assert sheet_of("nim").few == ""


def test_the_notation_of_answers_is_explained() -> None:
    sheet = position_sheet(find("chomp"), 4, 2, False, Random(1), ENGLISH)
    row, column = sheet.key.split()[0].split(":")
    assert sheet.key == f"{row}:{column} means: Bite row {row}, column {column}."
    assert any(f"{row}:{column}" in one.answers[-1].split() for one in sheet.exercises)
    pdf, pages = worksheet_pdf(sheet, "a4", "", ENGLISH)
    assert sheet.key in words(pdf)[pages - 1]


def test_hands_do_not_repeat() -> None:
    """Three cards over F2 in two shapes are one hand, in every order."""
    assert len(hand_sheet(find_deck("F2^2"), 5, 1, Random(1), ENGLISH).exercises) == 1
    found = deals(find_deck("F2^3"), 60, 1, Random(1))
    assert len(found) == len({frozenset(hand) for hand in found}) == comb(7, 4)


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
    assert sheet.heads == ("position", "won or lost", "winning moves")
    assert "Whoever makes the last move loses (misère)." in sheet.intro


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
        assert all_claims(found, hand)[0].size == claim_size(found, level)


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
