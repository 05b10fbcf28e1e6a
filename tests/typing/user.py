"""A user's program with every public name. It is checked, never run: mypy and pyright, both strict.

``assert_type`` says what a reader of the documentation would expect.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, assert_type

import numpy as np
from numpy.typing import NDArray

import fairplay as fp
from fairplay import cards, play, rules, theory
from fairplay.errors import IllegalMoveError, InputError, MissingExtraError, TooLargeError


def positions() -> None:
    position = fp.Position("kayles:7 + nim:2")
    assert_type(position.after("1/7→5"), fp.Position)
    assert_type(position.over, bool)
    moves: list[str] = list(position.moves())
    solution = fp.solve(position, misere=len(moves) > 3)
    assert_type(solution, fp.Solution)
    assert_type(solution.outcome, Literal["N", "P", "D"])
    assert_type(solution.value, int | None)
    assert_type(solution.winning_moves, tuple[str, ...])
    assert_type(solution.complete, bool)
    assert_type(solution.json(), dict[str, Any])
    explanation = fp.explain("nim:4,5,6,3")
    assert_type(explanation, fp.Explanation)
    assert_type(explanation.text("sv"), str)
    winners: dict[fp.Position, str] = {position: solution.outcome}
    print(winners, fp.__version__)


def matches() -> str:
    match = fp.Match.begin("nim:3,4,5", misere=True)
    players: tuple[play.Player, play.Player] = (play.Perfect(seed=1), play.Random(seed=2))
    while match.result is None:
        match = match.play(players[match.mover].choose(match))
    assert_type(match.result, play.Result)
    assert_type(match.result.winner, int | None)
    again = fp.Match.from_transcript(match.transcript())
    other: play.Player = play.Casual(0.5, seed=3)
    return other.choose(again.undo(2).resign(0).undo())


def sequences() -> None:
    assert_type(fp.sequence("0.77", 1000), NDArray[np.uint32])
    found = fp.period("0.137", limit=10_000)
    assert_type(found, fp.Period | None)
    if found is not None and found.proved:
        assert_type(found.preperiod + found.period + found.saltus, int)
    officers = fp.Sequence("0.6")
    assert_type(officers[100], int)
    certificate = fp.certificate("kayles")
    assert_type(certificate, fp.Certificate)
    data: Mapping[str, Any] = certificate.json()
    assert_type(fp.verify(certificate), theory.Verified)
    assert_type(
        fp.verify(data), theory.Verified | theory.VerifiedQuotient | theory.VerifiedInfinite
    )
    assert_type(fp.verify(certificate, theory.VerifyOptions(sample=3)), theory.Verified)
    assert_type(fp.misere("kayles").outcome([50, 60]), Literal["N", "P"])
    assert_type(fp.genus("kayles", 9), tuple[fp.HeapGenus, ...])
    quotient: fp.Quotient = fp.misere("kayles")
    assert_type(quotient.like([50, 60, 70]), str)
    assert_type(quotient.infinite, theory.InfiniteQuotient | None)
    code = theory.parse_code("0.77")
    assert_type(theory.find_option(code, 10**20, 0), tuple[int, ...] | None)
    assert_type(theory.values_needed(rules.code_of("kayles"), 71, 12), int)
    assert_type(fp.mex([0, 1, 3]) ^ fp.nim_sum([1, 2]), int)
    period: theory.Period = fp.Period(71, 12, 0, "guy-smith", 168)
    print(period, theory.Code((0, 7, 7)) == code, theory.mex([]), theory.nim_sum([]))


class HalfNim(fp.HeapRules):
    """Take at least one, and at most half of a heap."""

    def splits(self, heap: int) -> Iterable[tuple[int, ...]]:
        return ((left,) for left in range((heap + 1) // 2, heap))


def games() -> None:
    half = HalfNim("half-nim", start=(12, 7), look=rules.PINS, misere=rules.Misere.OFFERED)
    assert_type(fp.Position.of(half, (12, 7)), fp.Position)
    names: tuple[str, ...] = fp.games.names()
    kayles = fp.games.find("kayles")
    bricks = rules.TakeAndBreak("bricks", "0.007", look=rules.MATCHES)
    pebbles: rules.Rules[tuple[int, ...], rules.HeapMove] = rules.Nim("pebbles", look=rules.COINS)
    move = next(pebbles.moves((3, 4)))
    assert_type(move, rules.HeapMove)
    print(names, kayles.name, bricks.start, move.heap, rules.POINTS, rules.HeapRules)
    print(fp.games.game("nim").misere is rules.Misere.OFFERED)


def own_games() -> None:
    half = rules.heap("half", lambda n: range(n - n // 2, n))
    squares = rules.heap("squares", "take a square")
    left: rules.Left = [0, 1, (1, 2)]
    assert half.splits(0) != left
    queen = rules.pair("queen", "take any from one or the same from both")
    clock: rules.General = rules.game("clock", 12, lambda n: range(max(n - 3, 0), n))
    arcs = rules.GraphRules("arcs", "remove an edge with its ends", "1-2,2-3")
    print(half.name, squares.start, queen.name, clock.start, arcs.name)


def claims() -> None:
    deck: cards.Deck = cards.find_deck("mod3")
    hand = deck.parse_hand(["2102", "2021", "1120", "0111", "2200"])
    assert_type(hand, cards.Hand)
    assert_type(hand[0], cards.Card)
    for claim in cards.all_claims(deck, hand):
        assert_type(claim, cards.Claim)
        print(claim.text(deck), claim == cards.claim_of(deck, 5, claim.a, claim.b))
    print(max(cards.ZERO.cards) > min(cards.MOD3.cards))


def errors() -> str:
    try:
        fp.Position("nim:3").after("3→4")
    except fp.IllegalMoveError as error:
        assert_type(error.params, dict[str, str | int])
        return f"{error.code} {error.message('pt')}"
    except (fp.TooLargeError, TooLargeError, IllegalMoveError):
        return "too large"
    except MissingExtraError as error:
        return error.code
    except fp.InputError as error:
        return str(error)
    raise InputError("error-no-guest")
