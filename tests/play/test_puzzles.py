"""Puzzles: every one has a solution to be found, and its code always means the same puzzle."""

import os
import subprocess
import sys
from contextlib import suppress
from datetime import date, timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.cards import all_claims
from fairplay.errors import IllegalMoveError, InputError
from fairplay.play.puzzles import tickets
from fairplay.play.puzzles.choosing import FIRST_DAY, LEVELS, at_random, choice, of_day, read_day
from fairplay.play.puzzles.judging import begin, hint, judge_claim, judge_move
from fairplay.play.puzzles.kinds import DECKS, Kind, find_kind, kinds, names
from fairplay.play.puzzles.making import Puzzle, make
from fairplay.play.puzzles.tickets import LENGTH, MAX_LEVEL, MAX_SEED, SIGNS, Ticket
from fairplay.rules.registry import game, offered
from fairplay.rules.solve import Solution
from tests.helpers import LOOPY, conventions, exhaustive

GAMES = [kind for kind in kinds() if not kind.deck]
CARDS = [kind for kind in kinds() if kind.deck]
FAR = date(2999, 1, 1)


def ends(kind: Kind) -> bool:
    """Whether no position can come again, so that every play can be tried."""
    return "poker" not in kind.name and not any(name in kind.name for name in LOOPY)


levels, seeds = st.integers(1, MAX_LEVEL), st.integers(0, MAX_SEED)
any_ticket = st.builds(Ticket, st.sampled_from(kinds()), levels, seeds)


# -- what there is -------------------------------------------------------------------------------


def test_every_game_has_puzzles_in_every_convention() -> None:
    for name in offered():
        found = {kind.misere for kind in kinds() if kind.name == name}
        assert found == set(conventions(game(name)))
    assert any("+" in kind.name and kind.misere for kind in kinds())
    assert set(DECKS) <= set(names())


def test_a_kind_by_its_name() -> None:
    for kind in kinds():
        assert find_kind(kind.name, kind.misere) == kind
    for name, code in {
        "nimm": "error-unknown-game",
        "0.137": "error-puzzle-game",
        "nim + nim": "error-puzzle-game",
    }.items():
        with pytest.raises(InputError) as found:
            find_kind(name)
        assert found.value.code == code
    with pytest.raises(InputError, match="misère is not offered"):
        find_kind("northcott", misere=True)


# -- codes ---------------------------------------------------------------------------------------


@settings(max_examples=30)
@given(any_ticket)
def test_a_code_is_read_again(ticket: Ticket) -> None:
    assert len(ticket.code) == LENGTH
    assert Ticket.read(ticket.code) == ticket
    assert Ticket.read(f" {ticket.code.upper()} ") == ticket


def test_kinds_have_different_numbers() -> None:
    assert len({tickets._number(kind) for kind in kinds()}) == len(kinds())


@settings(max_examples=30)
@given(any_ticket, st.integers(0, LENGTH - 1), st.sampled_from(SIGNS))
def test_a_wrong_sign_is_found_out(ticket: Ticket, place: int, sign: str) -> None:
    code = ticket.code
    damaged = code[:place] + sign + code[place + 1 :]
    if damaged != code:
        with pytest.raises(InputError, match="damaged"):
            Ticket.read(damaged)


@settings(max_examples=30)
@given(any_ticket, st.integers(0, LENGTH - 2))
def test_exchanged_signs_are_found_out(ticket: Ticket, place: int) -> None:
    code = ticket.code
    damaged = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    if damaged != code:
        with pytest.raises(InputError, match="damaged"):
            Ticket.read(damaged)


@settings(max_examples=30)
@given(st.text(max_size=20) | st.text(SIGNS, min_size=LENGTH, max_size=LENGTH))
def test_any_other_text_is_damaged_or_a_code(text: str) -> None:
    with suppress(InputError):
        ticket = Ticket.read(text)
        assert 1 <= ticket.level <= MAX_LEVEL
        assert ticket.kind in kinds()


# -- what a puzzle asks --------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", GAMES, ids=str)
@settings(max_examples=6)
@given(level=levels, seed=seeds)
def test_a_position_is_won_and_some_moves_lose(kind: Kind, level: int, seed: int) -> None:
    puzzle = make(Ticket(kind, level, seed))
    position = puzzle.position
    assert position
    solution = Solution(position, kind.misere)
    assert solution.won
    assert 0 < len(solution.winning_moves) < len(list(position.moves()))


@pytest.mark.parametrize("kind", [one for one in GAMES if ends(one)], ids=str)
def test_the_easiest_ones_by_trying_every_play(kind: Kind) -> None:
    for seed in range(3):
        puzzle = make(Ticket(kind, 1, seed))
        before = begin(puzzle)
        search = exhaustive(before.position.rules, kind.misere)
        assert search.won(before.position.state)
        for move in before.position.moves():
            verdict = judge_move(puzzle, move)
            assert verdict.right == (not search.won(verdict.match.position.state))


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_a_wrong_move_is_beaten(kind: Kind) -> None:
    for level in (1, 3):
        puzzle = make(Ticket(kind, level, 5))
        for move in list(begin(puzzle).position.moves())[:12]:
            verdict = judge_move(puzzle, move)
            assert verdict.match.last == move
            if verdict.right:
                assert verdict.reply is None
            elif verdict.reply is None:
                # The last move was made, and that loses.
                assert verdict.match.result
                assert verdict.match.result.winner == 1
            else:
                after = Solution(verdict.reply.position, kind.misere)
                assert not after.won
                result = verdict.reply.result
                assert result is None or result.winner == 1
                assert (verdict.told.key == "puzzle-beaten-at-once") == (result is not None)


@pytest.mark.parametrize("kind", CARDS, ids=str)
@settings(max_examples=30)
@given(level=levels, seed=seeds)
def test_a_hand_has_one_claim(kind: Kind, level: int, seed: int) -> None:
    puzzle = make(Ticket(kind, level, seed))
    deck = kind.deck
    assert deck
    (claim,) = all_claims(deck, puzzle.hand)
    assert judge_claim(puzzle, list(claim.a), list(claim.b))
    assert deck.p == 2 or judge_claim(puzzle, list(claim.b), list(claim.a))
    assert not judge_claim(puzzle, list(claim.places[:1]), [])
    if deck.p == 2:
        assert claim.size < deck.hand, "taking all cards would solve it"


def choices(puzzle: Puzzle) -> int:
    """How many moves there are; of a hand, how large its claim is."""
    if puzzle.position:
        return len(list(puzzle.position.moves()))
    deck = puzzle.ticket.kind.deck
    assert deck
    return all_claims(deck, puzzle.hand)[0].size


@pytest.mark.slow
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_difficulty_rises(kind: Kind) -> None:
    easy, middle, hard = (
        sum(choices(make(Ticket(kind, level, seed))) for seed in range(8)) for level in (1, 3, 5)
    )
    assert easy < middle < hard


@pytest.mark.slow
def test_the_higher_the_level_the_fewer_moves_win() -> None:
    def share(kind: Kind, level: int) -> float:
        position = make(Ticket(kind, level, 1)).position
        assert position
        count = len(list(position.moves()))
        return len(Solution(position, kind.misere).winning_moves) / count

    for level in range(1, MAX_LEVEL + 1):
        shares = [share(kind, level) for kind in GAMES]
        assert sum(shares) / len(shares) <= 1 / max(2, level)


def test_answers_that_are_none() -> None:
    position, hand = make(Ticket(Kind("nim"), 1, 0)), make(Ticket(Kind("zero"), 1, 0))
    for answer in (lambda: judge_move(hand, "4→1"), lambda: judge_claim(position, [1], [])):
        with pytest.raises(InputError, match="does not fit"):
            answer()
    with pytest.raises(IllegalMoveError):
        judge_move(position, "9→1")
    with pytest.raises(InputError):
        judge_claim(hand, [8], [])


@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_hints_end_with_a_solution(kind: Kind) -> None:
    puzzle = make(Ticket(kind, 2, 3))
    steps = [hint(puzzle, step) for step in range(1, 10)]
    lasts = [one.last for one in steps]
    count = lasts.index(True)
    assert all(lasts[count:])
    shown = steps[count].hint
    if kind.deck:
        (claim,) = all_claims(kind.deck, puzzle.hand)
        for places, cards in ((claim.places, shown.cards), (claim.b, steps[count].b)):
            assert [puzzle.hand[place - 1].text for place in places] == list(cards)
    else:
        assert shown.move
        assert judge_move(puzzle, shown.move.text).right


# -- which puzzle comes --------------------------------------------------------------------------

#: What everyone has seen on these days. They must not change.
DAYS = {
    date(2026, 1, 1): "4dt76kpc7 grundy + nimble grundy:4,3,5 + nimble:3,1,2",
    date(2026, 11, 18): "8qfmf5sth lasker lasker:4,5,3",
    date(2026, 11, 21): "t1494mgdz dawson misère dawson:3,2,6",
    date(2026, 11, 22): "z4ctc98bv zero 110011 101011 111010 010011 110010 110100 000011",
    date(2027, 2, 28): "aaatvgmrg kayles + nim kayles:7,5,6 + nim:3,9,8,8",
    date(2099, 12, 31): "ceh6vg12w subtraction sub{1,2,3}:4,5,3",
}


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_the_puzzle_of_a_day_never_changes(day: date) -> None:
    assert told(day) == DAYS[day]


def told(day: date) -> str:
    puzzle = make(of_day(day, FAR))
    shown = puzzle.position or " ".join(map(str, puzzle.hand))
    return f"{puzzle.ticket.code} {puzzle.ticket.kind} {shown}"


@pytest.mark.slow
def test_it_is_the_same_in_every_process() -> None:
    """Nothing depends on the order of sets, which differs from one process to the next."""
    script = (
        "from datetime import date\n"
        "from fairplay.play.puzzles.choosing import of_day\n"
        "from fairplay.play.puzzles.making import make\n"
        "for day in range(1, 15): print(make(of_day(date(2026, 6, day), date(2999, 1, 1))))"
    )
    env = os.environ | {"PYTHONHASHSEED": "7"}
    ran = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True
    )
    here = [make(of_day(date(2026, 6, day), FAR)) for day in range(1, 15)]
    assert ran.stdout.splitlines() == list(map(str, here))


@settings(max_examples=30)
@given(st.dates(FIRST_DAY, date.max))
def test_a_day_has_the_level_of_its_weekday_and_a_game_that_its_week_has_not(day: date) -> None:
    ticket = of_day(day, date.max)
    assert ticket.level == LEVELS[day.weekday()]
    monday = day.toordinal() - day.weekday()
    before = [date.fromordinal(n) for n in range(monday, day.toordinal())]
    for one in before:
        if one >= FIRST_DAY:
            assert of_day(one, date.max).kind.name != ticket.kind.name


@pytest.mark.parametrize(
    "day", [date.min, FIRST_DAY - timedelta(1), date(2026, 11, 19), date(9999, 12, 31)]
)
def test_other_days_have_no_puzzle(day: date) -> None:
    with pytest.raises(InputError) as found:
        of_day(day, date(2026, 11, 18))
    assert found.value.code == "error-puzzle-date"


@pytest.mark.parametrize("text", ["2026-02-30", "2026-13-01", "0000-00-00", "today"])
def test_what_is_no_day(text: str) -> None:
    with pytest.raises(InputError, match="damaged"):
        read_day(text)


@settings(max_examples=30)
@given(levels, st.integers())
def test_a_random_puzzle_is_of_its_level(level: int, seed: int) -> None:
    ticket = at_random(level, None, None, Random(seed))
    assert ticket.level == level
    assert ticket.kind.name in choice(level, names())
    assert at_random(level, "kayles", True, Random(seed)).kind == Kind("kayles", True)
    assert at_random(level, "kayles", None, Random(seed)).kind == Kind("kayles")


def test_a_beginner_meets_the_simplest_games_first() -> None:
    one, two, three = (set(choice(level, names())) for level in (1, 2, 3))
    assert one < two < three <= set(names())
    assert not any(at_random(2, None, None, Random(n)).kind == Kind("nim", True) for n in range(99))
    assert any(at_random(3, None, None, Random(n)).kind.misere for n in range(99))
