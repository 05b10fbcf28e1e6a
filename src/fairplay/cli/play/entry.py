"""From what people like to type to the notation of moves.

The notation always works. Besides, per picture:

- heaps, points: ``5 2`` leaves 2 of 5, ``7 3 4`` splits 7; ``take 3 from 5``, ``add 2 to 5``
- strip: ``6 1`` moves the coin on square 6 to square 1, ``6 0`` off the board
- pins: ``4`` or ``4 5`` knocks down the pins with these numbers
- rows: ``3 5`` moves the own piece in row 3 to column 5
- pawns: ``3`` advances, ``2 3`` captures
- sums: any of these after the number of the game, ``2/5 1`` or ``2 5 1``
"""

import re
from dataclasses import dataclass, replace

from fairplay.cli.play.commands import plain, words
from fairplay.errors import IllegalMoveError
from fairplay.messages import Messages
from fairplay.rules.heaps import HeapMove
from fairplay.rules.numbers import numbers_text, parse_number
from fairplay.rules.poker import Stocked
from fairplay.rules.position import Position
from fairplay.rules.rows import RowMove
from fairplay.rules.sums import Sum

_IN_SUM = re.compile(r"\s*([0-9]+)\s*[/ ]\s*(.*)")
_NUMBERS = re.compile(r"[0-9]+(?:[ ,]+[0-9]+)*")
_TOLD = re.compile(r"([^0-9]+?) ?([0-9]+)(?: [^0-9]+? ([0-9]+))?")


@dataclass(frozen=True)
class Entry:
    """A move in notation; ``group`` says which group of pins was meant, counted from the left."""

    move: str
    group: int | None = None


def read(line: str, position: Position, messages: Messages) -> Entry:
    """The move a line means.

    >>> read("3 5", Position("northcott:1-6,2-6,3-8"), Messages("en")).move
    '3:3→5'
    >>> read("tag 3 fra 5", Position("nim:5,4"), Messages("da")).move
    '5→2'
    """
    if isinstance(position.rules, Sum):
        return _in_sum(line, position, messages)
    text = " ".join(line.split())
    numbers = [parse_number(n) for n in re.split("[ ,]+", text)] if _NUMBERS.fullmatch(text) else []
    match position.rules.picture, numbers:
        case "pins", [_] | [_, _]:
            return _pins(numbers, position.state)
        case "rows", [row, column]:
            rows = position.state
            here = rows[row - 1][0] if 1 <= row <= len(rows) else column
            return Entry(f"{row}:{here}→{column}")
        case "pawns", [here, there]:
            return Entry(f"{here}x{there}")
        case "heaps" | "points" | "strip", [heap, *left] if left:
            return Entry(f"{heap}→{numbers_text(tuple(left))}")
        case "heaps" | "points" | "pins", []:
            return Entry(_told(text, position, messages) or text)
    return Entry(text)


def write(move: str, position: Position) -> str:
    """What to type for a move in notation: the inverse of ``read``.

    >>> write("7→3,2", Position("kayles:1,7")), write("3:3→5", Position("northcott"))
    ('5 6', '3 5')
    >>> write("2/5→1", Position("dawson:3 + nim:5"))
    '2/5 1'
    """
    rules = position.rules
    parsed = rules.parse_move(move)
    if isinstance(rules, Sum):
        index, inner = parsed
        component = position.components[index]
        return f"{index + 1}/{write(component.rules.move_text(inner), component)}"
    match parsed:
        case RowMove():
            return f"{parsed.row} {parsed.there}"
        case HeapMove() if rules.picture == "pins":
            return _pins_struck(parsed, position.state)
        case HeapMove():
            return " ".join(map(str, (parsed.heap, *(parsed.left or (0,)))))
    return move


def _in_sum(line: str, position: Position, messages: Messages) -> Entry:
    match = _IN_SUM.fullmatch(line)
    count = len(position.components)
    if not match or not 1 <= parse_number(match[1]) <= count or not match[2]:
        return Entry(line)
    number = parse_number(match[1])
    entry = read(match[2], position.components[number - 1], messages)
    return replace(entry, move=f"{number}/{entry.move}")


def _pins(pins: list[int], groups: tuple[int, ...]) -> Entry:
    """Find the group in which the pins stand, and say what is left of it.

    >>> _pins([4, 5], (3, 4))
    Entry(move='4→2', group=1)
    """
    count, first, last = sum(groups), min(pins), max(pins)
    for pin in pins:
        if not 1 <= pin <= count:
            raise IllegalMoveError("error-no-pin", pin=pin, count=count)
    at = 0
    for index, size in enumerate(groups):
        if at < first <= at + size:
            if last > at + size or last - first != len(pins) - 1:
                raise IllegalMoveError("error-not-neighbours", first=first, last=last)
            left = tuple(n for n in (first - at - 1, at + size - last) if n)
            return Entry(f"{size}→{numbers_text(left)}", index)
        at += size
    raise AssertionError("every pin stands in a group")


def _pins_struck(move: HeapMove, groups: tuple[int, ...]) -> str:
    """The pins that fall: after those that are left standing on the left."""
    first = sum(groups[: groups.index(move.heap)]) + sum(move.left[:1]) + 1
    return " ".join(str(first + n) for n in range(move.heap - sum(move.left)))


def _told(text: str, position: Position, messages: Messages) -> str | None:
    """``take 3 from 5``, and without saying from where when there is one heap only."""
    match = _TOLD.fullmatch(plain(text))
    if not match:
        return None
    state = position.state
    heaps: tuple[int, ...] = state.heaps if isinstance(state, Stocked) else state
    count = parse_number(match[2])
    heap = parse_number(match[3]) if match[3] else heaps[0] if len(heaps) == 1 else None
    if heap is None:
        return None
    if match[1] in map(plain, words("take", messages)):
        return f"{heap}→{heap - count}" if count <= heap else None
    if match[1] in map(plain, words("add", messages)):
        return f"{heap}→{heap + count}"
    return None
