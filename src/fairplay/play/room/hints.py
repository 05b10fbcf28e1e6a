"""Hints, for those who may have them (:func:`fairplay.play.room.apply` has checked that)."""

from fairplay.cards import all_claims
from fairplay.play.match import Match
from fairplay.play.table import Table
from fairplay.protocol import Hinted
from fairplay.rules.solve import Solution


def match_hint(transcript: str) -> Hinted:
    """Whether the position can be won, and how. It can take long.

    >>> match_hint("nim:3,4,5\\n")
    Hinted(won=True, moves=('3→1',), cards=())
    """
    match = Match.from_transcript(transcript)
    solution = Solution(match.position, match.misere)
    return Hinted(won=solution.won, moves=tuple(solution.winning_moves))


def table_hint(table: Table, count: int) -> Hinted:
    """The first cards of a smallest claim, as many as hints have been asked for."""
    hand = table.face_up
    claim = all_claims(table.options.deck, hand)[0]
    return Hinted(cards=tuple(str(hand[place - 1]) for place in claim.places[:count]))
