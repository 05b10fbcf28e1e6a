"""How a game has ended, and where it was lost. :mod:`fairplay.play.room.news` says who is named."""

from fairplay.play.match import Match
from fairplay.protocol import Decided, MatchResult
from fairplay.rules.solve import Solution
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say


def match_ending(result: MatchResult, misere: bool) -> Sentence:
    """Who has won a match, and why.

    >>> match_ending(MatchResult(0, "no-move"), misere=True)
    Sentence(key='end-misere', params={'seat': 0, 'other': 1})
    """
    if result.winner is None:
        return say("end-stopped" if result.reason == "away" else f"end-{result.reason}")
    reason = "misere" if result.reason == "no-move" and misere else result.reason
    return say(f"end-{reason}", seat=result.winner, other=1 - result.winner)


def table_ending(winners: list[int], players: int, count: int, size: int) -> Sentence:
    """Who has won a card game, with how many of the cards.

    >>> table_ending([2], players=3, count=30, size=63)
    Sentence(key='end-cards', params={'seat': 2, 'count': 30})
    """
    if not winners:
        return say("end-nobody")
    if players == 1:
        return say("end-alone", seat=winners[0], count=count, size=size)
    if len(winners) > 1:
        return say("end-shared", seats=tuple(winners), count=count)
    return say("end-cards", seat=winners[0], count=count)


def last_mistake(match: Match, player: int) -> tuple[int, str] | None:
    """The number, from 0, of the last move of a player that gave a won position away, and a move
    that would have won.

    >>> match = Match.begin("nim:3,1").play("3→2").play("2→1").play("1→0").play("1→0")
    >>> last_mistake(match, 0)
    (0, '3→1')
    """
    for number in reversed(range(player, len(match.moves), 2)):
        before = Solution(match.positions[number], match.misere)
        if before.won and Solution(match.positions[number + 1], match.misere).won:
            return number, before.winning_moves[0]
    return None


def decided(match: Match, first: int = 0) -> Decided:
    """Where the loser could have won; the player who moves first has the seat ``first``."""
    result = match.result
    assert result is not None
    if result.winner is None:
        return Decided(say(f"end-{result.reason}"))
    loser = 1 - result.winner
    seat = loser ^ first
    now = Solution(match.position, match.misere)
    if match.resigned == match.mover and now.won:
        return Decided(say("end-resigned-early", seat=seat, better=now.winning_moves[0]))
    mistake = last_mistake(match, loser)
    if mistake is None:
        return Decided(say("end-no-mistake", seat=seat))
    at, better = mistake
    left = str(match.positions[at + 1])
    found = say(
        "end-mistake", seat=seat, number=at + 1, move=match.moves[at], left=left, better=better
    )
    return Decided(found, at + 1)
