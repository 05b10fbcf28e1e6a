"""A move in words, to follow a name: *the computer takes 3 from the heap of 5*."""

from fairplay.messages import Messages
from fairplay.rules.heaps import HeapMove
from fairplay.rules.pawns import PawnMove
from fairplay.rules.position import Position
from fairplay.rules.rows import RowMove
from fairplay.rules.sums import Sum


def said(position: Position, move: str, messages: Messages) -> str:
    """
    >>> said(Position("lasker:7"), "7→3,4", Messages("en"))
    'splits the heap of 7 into 3 and 4'
    >>> said(Position("nim:1 + dawson:5"), "2/3", Messages("en"))
    'in game 2: advances on file 3'
    """
    rules = position.rules
    if isinstance(rules, Sum):
        index, inner = rules.parse_move(move)
        component = position.components[index]
        what = said(component, component.rules.move_text(inner), messages)
        return messages("said-sum", number=index + 1, what=what)
    match parsed := rules.parse_move(move):
        case RowMove():
            return messages("said-row", row=parsed.row, here=parsed.here, there=parsed.there)
        case PawnMove(here, there) if here == there:
            return messages("said-advance", file=here)
        case PawnMove(here, there):
            return messages("said-capture", here=here, there=there)
        case HeapMove():
            return _heap_move(parsed, rules.picture, messages)
    return move


def _heap_move(move: HeapMove, picture: str, messages: Messages) -> str:
    heap, left = move.heap, _and(move.left, messages)
    taken = heap - sum(move.left)
    if picture == "strip":
        key = "said-coin" if move.left else "said-coin-off"
        return messages(key, here=heap, there=sum(move.left))
    if picture == "points":
        return messages("said-points" if move.left else "said-points-all", count=taken, heap=heap)
    if picture == "pins":
        return messages("said-pin" if taken == 1 else "said-pins", heap=heap, left=left)
    if taken < 0:
        return messages("said-add", count=-taken, heap=heap)
    if not move.left:
        return messages("said-all", heap=heap)
    if len(move.left) == 1:
        return messages("said-take", count=taken, heap=heap)
    key = "said-take-split" if taken else "said-split"
    return messages(key, count=taken, heap=heap, left=left)


def _and(numbers: tuple[int, ...], messages: Messages) -> str:
    """
    >>> _and((1, 2, 3), Messages("sv")), _and((), Messages("en"))
    ('1, 2 och 3', '0')
    """
    if len(numbers) < 2:
        return str(sum(numbers))
    before = ", ".join(map(str, numbers[:-1]))
    return messages("said-and", before=before, last=numbers[-1])
