"""Whether an answer solves a puzzle; and if not, the reply that beats it."""

from dataclasses import dataclass

from fairplay.cards.claims import all_claims, check_claim, unequal
from fairplay.errors import InputError
from fairplay.play.hints import claim_hint, match_hint
from fairplay.play.match import Match
from fairplay.play.players import Perfect
from fairplay.play.puzzles.making import Puzzle
from fairplay.protocol import PuzzleHint
from fairplay.rules.solve import Solution
from fairplay.vocabulary import Sentence, in_mood
from fairplay.vocabulary import sentence as say


@dataclass(frozen=True)
class Verdict:
    """``match`` has the move that was tried, and ``reply`` the move that beats it, if any."""

    right: bool
    told: Sentence
    match: Match
    reply: Match | None = None


def begin(puzzle: Puzzle) -> Match:
    """The match of a puzzle about a position."""
    if puzzle.position is None:
        raise InputError("error-puzzle-answer")
    return Match.begin(puzzle.position, puzzle.ticket.kind.misere)


def judge_move(puzzle: Puzzle, move: str) -> Verdict:
    """
    >>> from fairplay.play.puzzles.kinds import Kind
    >>> from fairplay.play.puzzles.making import make
    >>> from fairplay.play.puzzles.tickets import Ticket
    >>> puzzle = make(Ticket(Kind("nim"), 1, 0))  # nim:4,1
    >>> judge_move(puzzle, "4→1").right, judge_move(puzzle, "4→2").reply.last
    (True, '2→1')
    """
    before = begin(puzzle)
    match = before.play(move)
    if not Solution(match.position, match.misere).won:
        count = len(Solution(before.position, match.misere).winning_moves)
        return Verdict(True, say("puzzle-right", count=count), match)
    if match.result:
        # Only in misère play is a position won that has no move.
        return Verdict(False, say("puzzle-last-loses"), match)
    reply = match.play(Perfect(0).choose(match))
    assert reply.last
    view = match.position.view(reply.last)
    key = "puzzle-beaten-at-once" if reply.result else "puzzle-beaten"
    return Verdict(False, say(key, what=in_mood(view, "said-")), match, reply)


def judge_claim(puzzle: Puzzle, a: list[int], b: list[int]) -> bool:
    """Whether the cards at these places are a claim; InputError if they cannot be one."""
    deck, hand = puzzle.ticket.kind.deck, puzzle.hand
    if deck is None:
        raise InputError("error-puzzle-answer")
    check_claim(deck, len(hand), a, b)
    sides = ([hand[place - 1] for place in side] for side in (a, b))
    return not any(unequal(deck, *sides))


def hint(puzzle: Puzzle, step: int) -> PuzzleHint:
    """A step of help. That the position is won is known already."""
    deck = puzzle.ticket.kind.deck
    if deck is None:
        found = match_hint(begin(puzzle), step + 1)
        return PuzzleHint(found, found.move is not None)
    found = claim_hint(deck, puzzle.hand, step)
    second = [puzzle.hand[place - 1].text for place in all_claims(deck, puzzle.hand)[0].b]
    b = [card for card in found.cards if card in second]
    return PuzzleHint(found, found.told.key == "cards-hint-all", b)
