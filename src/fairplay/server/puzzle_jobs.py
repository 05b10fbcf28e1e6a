"""Jobs about puzzles: show one, judge an answer, give a hint, draw it."""

import msgspec

from fairplay.explain.cards import why_claim
from fairplay.play.match_view import match_view
from fairplay.play.puzzles.judging import begin, hint, judge_claim, judge_move
from fairplay.play.puzzles.making import Puzzle, make
from fairplay.play.puzzles.tickets import Ticket
from fairplay.protocol import PuzzleAnswer, PuzzleView
from fairplay.vocabulary import sentence as say


def _made(code: str) -> Puzzle:
    return make(Ticket.read(code))


def shown(code: str, day: str | None) -> bytes:
    """A puzzle without its solution."""
    puzzle = _made(code)
    ticket = puzzle.ticket
    kind, deck = ticket.kind, ticket.kind.deck
    view = None if deck else match_view(begin(puzzle))
    cards = [str(card) for card in puzzle.hand]
    return msgspec.json.encode(
        PuzzleView(
            ticket.code,
            day,
            kind.name,
            kind.misere,
            ticket.level,
            view,
            deck.name if deck else None,
            cards,
        )
    )


def judged(code: str, move: str, a: list[int], b: list[int]) -> bytes:
    """Whether an answer is right, and why not."""
    puzzle = _made(code)
    deck = puzzle.ticket.kind.deck
    if deck is None:
        verdict = judge_move(puzzle, move)
        reply = match_view(verdict.reply) if verdict.reply else None
        answer = PuzzleAnswer(verdict.right, [verdict.told], match_view(verdict.match), reply)
    else:
        right = judge_claim(puzzle, a, b)
        why = () if right else why_claim(deck, puzzle.hand, a, b).before
        answer = PuzzleAnswer(right, list(why) or [say("puzzle-right-claim")])
    return msgspec.json.encode(answer)


def hinted(code: str, step: int) -> bytes:
    return msgspec.json.encode(hint(_made(code), step))


def drawn(code: str) -> bytes:
    """The position or the hand as SVG."""
    puzzle = _made(code)
    if puzzle.position:
        from fairplay.art.boards import drawing

        return drawing(puzzle.position.boards()).svg(str(puzzle.position)).encode()
    from fairplay.cards.drawing import hand_drawing

    return hand_drawing(puzzle.hand).svg(" ".join(map(str, puzzle.hand))).encode()
