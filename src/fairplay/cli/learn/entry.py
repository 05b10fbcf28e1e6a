"""From what people like to type to the answers that tasks read.

Spaces may stand for commas, a label may be cut short, and a move is typed as in a match.
"""

import re
from collections.abc import Sequence
from itertools import accumulate

from fairplay.cli.terminal import entry
from fairplay.cli.terminal.words import plain
from fairplay.errors import InputError
from fairplay.learn import views as v
from fairplay.learn.wording import said
from fairplay.messages import Messages
from fairplay.rules.position import Position

#: Answers that grow line by line, and what is between their parts.
SEPARATORS: dict[type, str] = {
    v.AskPlay: "; ",
    v.AskCut: "; ",
    v.AskScale: ",",
    v.AskAway: ",",
    v.AskFree: ",",
    v.AskTable: ",",
}
_PARTS = re.compile(r"[,;\s]+")


def read(view: v.View, line: str, position: Position | None, messages: Messages) -> str:
    """An answer, or its next parts, as the task reads them. What makes no sense stays as it is:
    the task says so.

    >>> read(v.AskHand("zero", ()), "1 3 = 2", None, Messages("en"))
    '1,3/2'
    >>> read(v.AskTable(v.Sentence(""), (), 2), "3 5; 6+0", None, Messages("en"))
    '3+5,6+0'
    """
    match view:
        case v.AskMove() | v.AskPlay() | v.AskCut():
            return _moves(line, position, messages)
        case v.AskPick():
            return _picked(view.choices, line, messages)
        case v.AskMark():
            return ",".join(_label(view.labels, one, messages) for one in _labels_typed(line))
        case v.AskHand():
            return "/".join(_joined(side) for side in re.split("[=/]", line))
        case v.AskTable():
            return _cells(line)
        case v.AskWrite(rows=rows) if all(row.digits for row in rows):
            return _digits(line, [row.digits for row in rows])
    return _joined(line)


def _joined(line: str) -> str:
    return ",".join(filter(None, _PARTS.split(line)))


def _digits(line: str, lengths: list[int]) -> str:
    """Digits may be typed apart, as they are drawn, or as tuples.

    >>> _digits("(1, 0, 0, 1, 1, 0)", [6]), _digits("100 101", [3, 3])
    ('100110', '100,101')
    """
    digits = re.sub(r"[(),;\s]", "", line)
    if len(digits) != sum(lengths):
        return _joined(line)
    ends = accumulate(lengths)
    return ",".join(digits[end - length : end] for end, length in zip(ends, lengths, strict=True))


def _moves(line: str, position: Position | None, messages: Messages) -> str:
    """One move, in notation or in words; several only in notation, with semicolons."""
    if position is None or ";" in line:
        return line.strip()
    return entry.read(line, position, messages).move


def _picked(choices: Sequence[v.Choice], line: str, messages: Messages) -> str:
    """A choice by itself; one in words by its number from 1."""
    answers = [choice.answer for choice in choices]
    text = line.strip()
    if text in answers or not is_listed(choices):
        return text
    if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(choices):
        return answers[int(text) - 1]
    return _label(choices, text, messages)


def is_listed(choices: Sequence[v.Choice]) -> bool:
    """Whether choices are picked by their place in a list. Numbers are picked by themselves.

    >>> is_listed([v.Choice("4"), v.Choice("7")]), is_listed([v.Choice("won"), v.Choice("lost")])
    (False, True)
    """
    return not all(choice.answer.isdecimal() for choice in choices)


def typed(choices: Sequence[v.Choice], answer: str) -> str:
    """What to type for a choice."""
    if not is_listed(choices):
        return answer
    return str([choice.answer for choice in choices].index(answer) + 1)


def _labels_typed(line: str) -> list[str]:
    """With commas a label may have several words."""
    return [part.strip() for part in line.split(",")] if "," in line else line.split()


def _label(labels: Sequence[v.Choice], text: str, messages: Messages) -> str:
    """A label by its words in any language, or their beginning, if only one begins like that."""
    typed = plain(text)
    named = {label.answer: (plain(said(label, messages)), plain(label.answer)) for label in labels}
    for answer, words in named.items():
        if typed in words:
            return answer
    own = [answer for answer, (words, _) in named.items() if words.startswith(typed)]
    any_ = [answer for answer, (_, word) in named.items() if word.startswith(typed)]
    found = own or any_
    if not typed or len(found) != 1:
        choices = ", ".join(said(label, messages) for label in labels)
        raise InputError("error-choice", text=text, choices=choices)
    return found[0]


def _cells(line: str) -> str:
    """``3 5`` is row 3 and column 5; several cells are typed with commas or semicolons."""
    cells = (cell.split() for cell in re.split("[,;]", line.replace("+", " ")))
    return ",".join("+".join(cell) for cell in cells)
