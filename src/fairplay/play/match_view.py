"""A match as it is sent to those who play or watch it."""

from itertools import islice

from fairplay.play.boards import boards
from fairplay.play.match import Match
from fairplay.protocol import MAX_MOVES, Board, MatchResult, MatchView


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
    >>> view.position, view.mover, view.moves, view.last
    ('nim:1,1', 0, ['1→0'], '2→1')
    >>> match_view(Match.begin("nim:1").play("1→0"), first=1).result
    MatchResult(winner=1, reason='no-move')
    """
    ended = result or _result(match, first)
    return MatchView(
        position=str(match.position),
        misere=match.misere,
        mover=match.mover ^ first,
        seen=_seen(match, first),
        moves=[] if ended else _moves(match),
        played=match.played,
        last=match.last,
        since=since,
        left_ms=left_ms,
        result=ended,
    )


def _seen(match: Match, first: int) -> tuple[list[Board], list[Board]]:
    """The boards of the two seats. In most games both see the same."""
    players = match.seen_by(first), match.seen_by(1 - first)
    boards_of_first = boards(players[0])
    return boards_of_first, boards_of_first if players[0] == players[1] else boards(players[1])


def _result(match: Match, first: int) -> MatchResult | None:
    if (result := match.result) is None:
        return None
    winner = None if result.winner is None else result.winner ^ first
    return MatchResult(winner, result.reason)


def _moves(match: Match) -> list[str] | None:
    """All legal moves, or None if there are more than anyone wants to be sent."""
    rules, state = match.position.rules, match.position.state
    moves = list(islice(rules.moves(state), MAX_MOVES + 1))
    return [rules.move_text(move) for move in moves] if len(moves) <= MAX_MOVES else None
