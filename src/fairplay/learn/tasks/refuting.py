"""How a wrong move is refuted: the perfect reply, in words and on the board."""

from fairplay.play.match import Match
from fairplay.play.players import Perfect
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution, solve
from fairplay.rules.titles import title_told
from fairplay.vocabulary import Sentence, in_mood, joined
from fairplay.vocabulary import sentence as say


def bare(position: Position) -> str | Sentence:
    """A position without the name of its game, or the heaps behind its board. In a sum each game
    has its name.

    >>> bare(Position("nim:4,5,6")), bare(Position("northcott:1-6,2-6"))
    ('4, 5, 6', '4, 3')
    """
    if len(position.components) > 1:
        return named(position)
    return _heaps(position)


def named(position: Position) -> Sentence:
    """A position with the name of its game."""
    return joined("learn-sum", [_named(one) for one in position.components])


def _heaps(position: Position) -> str:
    if disguise := position.rules.disguise(position.state):
        return ", ".join(str(stand.heap) for stand in disguise.stands) or "0"
    return position.rules.text(position.state).replace(",", ", ") or "0"


def _named(position: Position) -> Sentence:
    return say("learn-game", game=title_told(position.rules), heaps=_heaps(position))


def offered(position: Position, move: str) -> Sentence:
    """A move as something that can be done: *Take 3*."""
    return in_mood(position.view(move), "web-do-")


def answered(match: Match) -> Match:
    """The match after the computer's perfect move, always the same one."""
    return match.play(Perfect(0).choose(match))


def won(match: Match) -> bool:
    """Whether the player to move can win."""
    return Solution(match.position, match.misere).won


def refutation(tried: Match, reply: Match | None) -> Sentence:
    """Why a move was wrong: what it leaves, and the reply that wins, if one is needed."""
    left = bare(tried.position)
    if reply is None or reply.last is None:
        return say("learn-leaves-over", left=left)
    return say("learn-leaves", left=left, what=offered(tried.position, reply.last))


def why_won(position: Position, left: str | Sentence) -> Sentence:
    """A position is won: a move that wins it. If it is over, misère play has decided it.
    ``left`` is what to call it."""
    moves = solve(position).winning_moves
    if not moves:
        return say("learn-is-over", left=left)
    return say("learn-is-won", left=left, what=offered(position, moves[0]))


def why_lost(position: Position, left: str | Sentence) -> Sentence:
    """A position is lost: one of its moves with the answer to it. ``left`` is what to call it."""
    match = Match.begin(position)
    move = next(position.moves(), None)
    if move is None:
        return say("learn-is-over", left=left)
    tried = match.play(move)
    if tried.result:
        return say("learn-is-lost-at-once", left=left)
    reply = answered(tried)
    assert reply.last
    what, then = offered(position, move), offered(tried.position, reply.last)
    return say("learn-is-lost", left=left, what=what, then=then)
