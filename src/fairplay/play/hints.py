"""Hints, a little more at each step."""

from collections.abc import Sequence

from fairplay.cards import Card, Deck, all_claims
from fairplay.play.match import Match
from fairplay.play.players import Perfect
from fairplay.play.table import Table
from fairplay.protocol import Hinted, Place
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution
from fairplay.vocabulary import Board, Gesture, MoveView, Sentence, in_mood
from fairplay.vocabulary import sentence as say

#: The step of a match's hint that shows a move.
LAST_STEP = 3
_WHERE = {"N": "hint-where", "P": "hint-where-lost", "D": "hint-where-drawn"}
_MOVE = {"N": "hint-move", "P": "hint-hard", "D": "hint-keep"}


def match_hint(match: Match, step: int) -> Hinted:
    """Who wins; where to look; a move. A lost position has no winning move, but one that makes it
    hardest for the other player. It can take long.

    >>> match_hint(Match.begin("nim:3,4,5"), 2).place
    Place(component=0, elements=[[3, 0, 3]])
    >>> match_hint(Match.begin("nim:3,4,5"), 3).move.text
    '3→1'
    """
    solution = Solution(match.position, match.misere)
    if step == 1:
        if not solution.complete:
            return Hinted(say("outcome-won"))
        count = len(solution.winning_moves)
        lost = "hint-drawn" if solution.outcome == "D" else "hint-lost"
        return Hinted(say("hint-won", count=count) if count else say(lost))
    # Not every winning move makes progress, but those of a perfect player do.
    move = match.position.view(Perfect(0).choose(match))
    place, words = _place(match.position, move)
    if step == 2:
        return Hinted(say(_WHERE[solution.outcome], place=words), place)
    key = _MOVE[solution.outcome]
    return Hinted(say(key, what=in_mood(move, "web-do-")), place, move)


def _place(position: Position, move: MoveView) -> tuple[Place, Sentence]:
    """What a move touches first, as a place on the board, and in words."""
    boards = position.boards()
    elements, words = _element(boards[move.component], move)
    if len(boards) > 1:
        words = say("hint-place-sum", what=words, number=move.component + 1)
    return Place(move.component, elements), words


def _element(board: Board, move: MoveView) -> tuple[Gesture, Sentence]:
    match board.family, move.touches:
        case "heaps", [[size, *_], *_]:
            return [[size, 0, size]], say(f"hint-place-{board.things}", size=size)
        case "strip", [[square, *_], *_] if board.cells and board.things == "coin":
            return [[square]], say("hint-place-turned", square=square)
        case "strip", [[square, *_], *_] if board.cells:
            return [[square]], say("hint-place-cell", square=square)
        case "strip", [[square], *_]:
            return [[square]], say("hint-place-coin", square=square)
        case "grid", [[rank, file], *_] if board.things == "coin":
            return [[rank, file]], say("hint-place-coin-at", row=rank + 1, column=file + 1)
        case "grid", [[rank, file], *_] if board.lanes == "ranks":
            return [[rank, file]], say("hint-place-row", row=rank + 1)
        case "grid", [[rank, file], *_]:
            return [[rank, file]], say("hint-place-file", file=file + 1)
        case "tiles", [[rank, file], *_]:
            return [[rank, file]], say("hint-place-tile", row=rank + 1)
        case "graph", [[vertex], *_]:
            return [[vertex]], say("hint-place-vertex", vertex=vertex)
        case "graph", [[a, b], *_]:
            return [[a, b]], say("hint-place-edge", edge=f"{a}-{b}")
    return [], say("hint-place-board")


def table_hint(table: Table, step: int) -> Hinted:
    return claim_hint(table.options.deck, table.face_up, step)


def claim_hint(deck: Deck, hand: Sequence[Card], step: int) -> Hinted:
    """How large a smallest claim is, then its cards, one more each time."""
    claim = all_claims(deck, hand)[0]
    shown = claim.places[: step - 1]
    if len(shown) == claim.size:
        told = say("cards-hint-all", claim=claim.text(deck))
    elif not shown:
        told = say("cards-hint-size", size=claim.size)
    elif len(shown) == 1:
        told = say("cards-hint-card", card=shown[0], size=claim.size)
    else:
        told = say("cards-hint-more", cards=shown, size=claim.size)
    return Hinted(told, cards=tuple(hand[place - 1].text for place in shown))
