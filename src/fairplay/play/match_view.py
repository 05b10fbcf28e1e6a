"""A match as it is sent to those who play or watch it."""

from collections.abc import Iterable
from itertools import islice

from fairplay.errors import TooLargeError
from fairplay.play.endings import match_ending
from fairplay.play.match import Match
from fairplay.protocol import MAX_MOVES, MatchResult, MatchView
from fairplay.rules.base import Words
from fairplay.rules.position import Position
from fairplay.vocabulary import Board, MoveView, Sentence, in_mood
from fairplay.vocabulary import sentence as say

#: Every client reads whole numbers up to this; JavaScript rounds larger ones.
MAX_DRAWN = 2**53 - 1


def match_view(
    match: Match,
    first: int = 0,
    *,
    since: int = 0,
    left_ms: tuple[int, int] | None = None,
    result: MatchResult | None = None,
) -> MatchView:
    """What everyone sees, when the player who moves first has the seat ``first``.

    A ``result`` that the moves do not show (time, left) takes the place of the match's own.

    >>> view = match_view(Match.begin("nim:1,2").play("2→1"), first=1)
    >>> view.position, view.mover, [move.text for move in view.moves], view.last.text
    ('nim:1,1', 0, ['1→0'], '2→1')
    >>> match_view(Match.begin("nim:1").play("1→0"), first=1).result
    MatchResult(winner=1, reason='no-move')
    """
    ended, last, mover = result or seat_result(match, first), _last(match), match.mover ^ first
    return MatchView(
        position=str(match.position),
        misere=match.misere,
        mover=mover,
        seen=_seen(match, first),
        moves=[] if ended else _moves(match),
        played=match.played,
        last=last,
        since=since,
        left_ms=left_ms,
        result=ended,
        told=match_ending(ended, match.misere, _finish(match)) if ended else None,
        moved=_moved(last, 1 - mover) if last else None,
    )


def _seen(match: Match, first: int) -> list[list[Board]]:
    """The boards of the two seats, once where both see the same, as in most games."""
    one, other = match.seen_by(first), match.seen_by(1 - first)
    return [_boards(one)] if one == other else [_boards(one), _boards(other)]


def _boards(position: Position) -> list[Board]:
    boards = position.boards()
    for board in boards:
        _check_drawn((*board.heaps, *board.stocks, *board.coins))
    return boards


def _check_drawn(numbers: Iterable[int]) -> None:
    if (largest := max(numbers, default=0)) > MAX_DRAWN:
        text = f"{str(largest)[:20]}…"
        raise TooLargeError("error-number-most", text=text, limit=MAX_DRAWN)


def _finish(match: Match) -> Words | None:
    return match.position.rules.finish(match.position.state)


def seat_result(match: Match, first: int) -> MatchResult | None:
    """The result, with the winner's seat."""
    if (result := match.result) is None:
        return None
    winner = None if result.winner is None else result.winner ^ first
    return MatchResult(winner, result.reason)


def _moves(match: Match) -> list[MoveView] | None:
    """All legal moves, or None if there are more than anyone wants to be sent."""
    rules, state = match.position.rules, match.position.state
    images = (image for move in rules.moves(state) for image in rules.images(move))
    moves = list(islice(images, MAX_MOVES + 1))
    if len(moves) > MAX_MOVES:
        return None
    return [rules.move_view(state, move) for move in moves]


def _last(match: Match) -> MoveView | None:
    if match.last is None:
        return None
    before = match.plies[-2].position if match.played > 1 else match.start
    view = before.view(match.last)
    _check_drawn(n for element in view.touches for n in element)
    return view


def _moved(move: MoveView, seat: int) -> Sentence:
    """The words with the notation, or the notation alone if the game has no words."""
    words = in_mood(move, "said-")
    own = words.params.get("what", words)  # in a sum, those of its game
    if isinstance(own, Sentence) and own.key == "said-move":
        return say("told-played", seat=seat, move=move.text)
    return say("told-move", seat=seat, what=words, move=move.text)
