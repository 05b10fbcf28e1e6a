"""How a game has ended, and where it was lost. :mod:`fairplay.play.room.news` says who is named."""

from itertools import pairwise

from fairplay.play.match import Match
from fairplay.play.players import Perfect
from fairplay.protocol import Decided, MatchResult, Verdict
from fairplay.rules.base import Words
from fairplay.rules.solve import Solution
from fairplay.vocabulary import MoveView, Sentence, in_mood
from fairplay.vocabulary import sentence as say


def match_ending(result: MatchResult, misere: bool, finish: Words | None = None) -> Sentence:
    """Who has won a match, and why. ``finish`` is what the rules say of a move that won at once.

    >>> match_ending(MatchResult(0, "no-move"), misere=True)
    Sentence(key='end-misere', params={'seat': 0, 'other': 1})
    """
    if result.winner is None:
        return say("end-stopped" if result.reason == "away" else f"end-{result.reason}")
    reason, params = finish or ("misere" if misere else "no-move", {})
    if result.reason != "no-move":
        reason, params = result.reason, {}
    return say(f"end-{reason}", seat=result.winner, other=1 - result.winner, **params)


def table_ending(winners: list[int], count: int) -> Sentence:
    """Who has won a card game of several players, with how many of the cards.

    >>> table_ending([2], count=30)
    Sentence(key='end-cards', params={'seat': 2, 'count': 30})
    """
    if not winners:
        return say("end-nobody")
    if len(winners) > 1:
        return say("end-shared", seats=tuple(winners), count=count)
    return say("end-cards", seat=winners[0], count=count)


def table_stopped(leaders: list[int], count: int) -> Sentence:
    """All players have left before the end, so nobody has won.

    >>> table_stopped([], count=0)
    Sentence(key='end-broken-early', params={})
    """
    if not leaders:
        return say("end-broken-early")
    return say("end-broken", seats=tuple(leaders), count=count)


def alone_ending(seat: int, count: int, size: int, *, shown: int, left: bool) -> Sentence:
    """What someone who played alone has done: so many of the cards, and ``shown`` were given up.

    >>> alone_ending(0, 30, 63, shown=0, left=False).key
    'end-alone'
    """
    if left:
        return say("end-alone-left", seat=seat, count=count, size=size)
    if shown:
        return say("end-alone-shown", seat=seat, count=count, size=size, shown=shown)
    return say("end-alone", seat=seat, count=count, size=size)


def verdicts(match: Match) -> list[Verdict]:
    """What each move did to the chances of the player who made it.

    >>> verdicts(Match.begin("nim:3,1").play("3→2").play("2→1").play("1→0").play("1→0"))
    ['gave', 'kept', 'lost', 'kept']
    """
    outcomes = [Solution(position, match.misere).outcome for position in match.positions]
    return [_verdict(before, after) for before, after in pairwise(outcomes)]


def _verdict(before: str, after: str) -> Verdict:
    """From N the best is to leave P, from D to leave D."""
    if before == "P":
        return "lost"
    return "kept" if after == {"N": "P", "D": "D"}[before] else "gave"


def decided(match: Match, first: int = 0) -> Decided:
    """Where the loser could have won; the player who moves first has the seat ``first``."""
    result = match.result
    assert result is not None
    judged = verdicts(match)
    if result.winner is None:
        return Decided(say(f"end-{result.reason}"), judged)
    loser = 1 - result.winner
    if match.resigned == match.mover and Solution(match.position, match.misere).won:
        better = _winning(match)
        words = in_mood(better, "web-do-")
        told = say("end-resigned-early", seat=loser ^ first, better=words)
        return Decided(told, judged, match.played + 1, better=better)
    if not match.played and match.resigned is None:
        return Decided(say("end-not-played", seat=match.mover ^ first), judged)
    given = [at for at in range(loser, match.played, 2) if judged[at] == "gave"]
    if not given:
        return Decided(say("end-no-mistake", seat=loser ^ first), judged)
    return _mistake(match, given[-1], loser ^ first, judged)


def _mistake(match: Match, at: int, seat: int, judged: list[Verdict]) -> Decided:
    before = match.undo(match.played - at + (match.resigned is not None))
    played, better = before.position.view(match.moves[at]), _winning(before)
    told = say(
        "end-mistake",
        seat=seat,
        number=at + 1,
        what=in_mood(played, "said-"),
        better=in_mood(better, "web-do-"),
    )
    return Decided(told, judged, at + 1, played, better)


def _winning(match: Match) -> MoveView:
    """The move of a perfect player in a won position."""
    return match.position.view(Perfect(0).choose(match))
