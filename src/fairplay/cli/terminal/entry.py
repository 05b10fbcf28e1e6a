"""From what people like to type to the notation of moves.

The notation always works. Besides, the game itself reads numbers: ``5 2`` leaves 2 of 5, ``3 5``
moves the own piece in row 3 to column 5. In heaps there are words for it, ``take 3 from 5``. In a
sum all this comes after the number of the game, ``2/5 1`` or ``2 5 1``.
"""

import re
from dataclasses import dataclass, replace

from fairplay.cli.terminal.words import plain, words
from fairplay.messages import Messages
from fairplay.rules.numbers import parse_number
from fairplay.rules.position import Position

_IN_SUM = re.compile(r"\s*([0-9]+)\s*[/ ]\s*(.*)")
_NUMBERS = re.compile(r"[0-9]+(?:[ ,]+[0-9]+)*")
_TOLD = re.compile(r"([^0-9]+?) ?([0-9]+)(?: [^0-9]+? ([0-9]+))?")


@dataclass(frozen=True)
class Entry:
    """A move in notation; ``place`` says which of several heaps was meant that are alike."""

    move: str
    place: int | None = None


def read(line: str, position: Position, messages: Messages) -> Entry:
    """The move a line means.

    >>> read("3 5", Position("northcott:1-6,2-6,3-8"), Messages("en")).move
    '3:3→5'
    >>> read("tag 3 fra 5", Position("nim:5,4"), Messages("da")).move
    '5→2'
    """
    if len(position.components) > 1:
        return _in_sum(line, position, messages)
    rules, text = position.rules, " ".join(line.split())
    if _NUMBERS.fullmatch(text):
        numbers = tuple(parse_number(n) for n in re.split("[ ,]+", text))
        if found := rules.read(position.state, numbers):
            move, place = found
            return Entry(rules.move_text(move), place)
    return Entry(_told(text, position, messages) or text)


def _in_sum(line: str, position: Position, messages: Messages) -> Entry:
    match = _IN_SUM.fullmatch(line)
    count = len(position.components)
    if not match or not 1 <= parse_number(match[1]) <= count or not match[2]:
        return Entry(line)
    number = parse_number(match[1])
    entry = read(match[2], position.components[number - 1], messages)
    return replace(entry, move=f"{number}/{entry.move}")


def _told(text: str, position: Position, messages: Messages) -> str | None:
    """``take 3 from 5``, and without saying from where when there is one heap only."""
    match = _TOLD.fullmatch(plain(text))
    if not match:
        return None
    count, heap = parse_number(match[2]), parse_number(match[3]) if match[3] else None
    for word, taken in (("take", count), ("add", -count)):
        if match[1] in map(plain, words(word, messages)):
            move = position.rules.counted(position.state, taken, heap)
            return None if move is None else position.rules.move_text(move)
    return None
