"""Making a puzzle from its ticket. The same ticket always makes the same puzzle."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from fairplay.cards import Card
from fairplay.cards.hands import claim_size, hand_with_claim
from fairplay.play.positions import random_position
from fairplay.play.puzzles.kinds import forms
from fairplay.play.puzzles.tickets import Ticket
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution

#: How many positions of one size to try, and how many steps larger they may become.
TRIES, MAX_LARGER = 24, 8
#: In misère play many positions have to be searched, so the hardest are no larger than these.
MAX_MISERE = 4


@dataclass(frozen=True)
class Puzzle:
    """A position with a winning move to find, or a hand with a claim to find."""

    ticket: Ticket
    position: Position | None = None
    hand: tuple[Card, ...] = ()


def make(ticket: Ticket) -> Puzzle:
    """

    >>> from fairplay.play.puzzles.kinds import Kind
    >>> make(Ticket(Kind("nim"), 1, 0)).position
    Position('nim:4,1')
    """
    random = Random(f"{ticket.kind} {ticket.level} {ticket.seed}")
    if deck := ticket.kind.deck:
        # Over F2 a claim of all cards has no sides to find: taking all would solve it.
        most = deck.hand - 1 if deck.p == 2 else deck.hand
        size = min(claim_size(deck, ticket.level), most)
        return Puzzle(ticket, hand=hand_with_claim(deck, size, random))
    return Puzzle(ticket, _position(ticket, random))


def _position(ticket: Ticket, random: Random) -> Position:
    """A won position in which at most one move in ``level`` wins, or one in two at level 1. If none
    is found soon, the one with the smallest share of winning moves; if all moves win, a larger one.
    """
    rules, *others = forms(ticket.kind)
    if others:  # Nothing is drawn where there is just one, so that older puzzles stay the same.
        rules = random.choice([rules, *others])
    start = Position.of(rules, rules.start)
    best: tuple[float, Position] = (1.0, start)
    for larger in range(MAX_LARGER):
        for position, share in _won(ticket, start, larger, random):
            if share < best[0]:
                best = share, position
            if share <= 1 / max(2, ticket.level):
                return position
        if best[0] < 1:
            break
    return best[1]


def _won(
    ticket: Ticket, start: Position, larger: int, random: Random
) -> Iterator[tuple[Position, float]]:
    """Random won positions, each with the share of the moves that win."""
    misere = ticket.kind.misere
    level = min(ticket.level, MAX_MISERE) if misere else ticket.level
    for _ in range(TRIES):
        position = random_position(start, level, larger, random)
        solution = Solution(position, misere)
        # In misère play a position that is over is won, but there is nothing to find.
        if solution.won and not position.over:
            count = sum(1 for _ in position.moves())
            yield position, len(solution.winning_moves) / count
