"""Hints, a little more at each step."""

from fairplay.cards import all_claims
from fairplay.play.match import Match
from fairplay.play.players import Perfect
from fairplay.play.table import Table
from fairplay.protocol import Hinted
from fairplay.rules.solve import Solution
from fairplay.vocabulary import in_mood
from fairplay.vocabulary import sentence as say


def match_hint(match: Match, step: int) -> Hinted:
    """Whether the position is won, then a move: not every winning one makes progress, but those of
    a perfect player do. It can take long.

    >>> match_hint(Match.begin("nim:3,4,5"), 2).told.params["move"]
    '3→1'
    """
    solution = Solution(match.position, match.misere)
    if step == 1:
        count = len(solution.winning_moves)
        return Hinted(say("hint-won", count=count) if count else say("hint-lost"))
    move = match.position.view(Perfect(0).choose(match))
    key = "hint-move" if solution.won else "hint-hard"
    return Hinted(say(key, what=in_mood(move, "web-do-"), move=move.text), move=move)


def table_hint(table: Table, step: int) -> Hinted:
    """How large a smallest claim is, then its cards, one more each time."""
    hand, deck = table.face_up, table.options.deck
    claim = all_claims(deck, hand)[0]
    shown = claim.places[: step - 1]
    cards = ", ".join(map(str, shown))
    if len(shown) == claim.size:
        told = say("cards-hint-all", claim=claim.text(deck))
    elif not shown:
        told = say("cards-hint-size", size=claim.size)
    elif len(shown) == 1:
        told = say("cards-hint-card", card=cards, size=claim.size)
    else:
        told = say("cards-hint-more", cards=cards, size=claim.size)
    return Hinted(told, cards=tuple(hand[place - 1].text for place in shown))
