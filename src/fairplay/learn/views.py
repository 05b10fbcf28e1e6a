"""The kinds of questions, as plain data. Browser, terminal and book draw these and know no lesson.

Each kind says what an answer to it looks like.
"""

import re
from dataclasses import dataclass
from typing import Any, Literal

from fairplay.explain.blocks import Columns, Option, Summand, Told
from fairplay.protocol import MatchView
from fairplay.vocabulary import Board, Sentence


@dataclass(frozen=True)
class Picture:
    """What is above a question: the boards of a position, a block of an explanation, or cards."""

    boards: tuple[Board, ...] = ()
    #: One of the kinds of blocks; their union has no type in messages.
    block: Told | None = None
    deck: str = ""
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Asked:
    """Pictures, and sentences below them."""

    pictures: tuple[Picture, ...] = ()
    told: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Left:
    """What a move leaves: its columns or its summands, and the nim-sum. No move: the position."""

    move: str
    value: int
    columns: Columns | None = None
    summands: tuple[Summand, ...] = ()


@dataclass(frozen=True)
class AskMove(Asked):
    """Find a winning move. ``lefts`` has what each move leaves, if that is to be shown.

    Answer: a move, ``5→3``.
    """

    match: MatchView
    lefts: tuple[Left, ...] = ()


@dataclass(frozen=True)
class AskPlay(Asked):
    """Win a game from this seat. If it is the second, the computer has made its first move.

    Answer: the player's own moves so far, ``4→1; 3→0``. A mistake is told, and the game goes on.
    """

    match: MatchView
    seat: int


@dataclass(frozen=True)
class Choice:
    """One of several answers: its words (without any, the answer itself) and its picture."""

    answer: str
    told: Sentence | None = None
    boards: tuple[Board, ...] = ()


@dataclass(frozen=True)
class AskPick(Asked):
    """Pick one of some numbers or sentences. Answer: that of a choice, ``4``."""

    label: Sentence
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Item:
    """Something to mark: a short text, its words if it has any, and its boards."""

    text: str
    told: Sentence | None = None
    boards: tuple[Board, ...] = ()


@dataclass(frozen=True)
class AskMark(Asked):
    """Give each item one of the labels. With ``columns``, the items are the columns of this block,
    and the last label is the one before anything is marked.

    Answer: the labels in the order of the items, ``won,lost,won``.
    """

    label: Sentence
    labels: tuple[Choice, ...]
    items: tuple[Item, ...]
    columns: Columns | None = None


@dataclass(frozen=True)
class WriteRow:
    """A row to write: so many digits below ``base``, or with no digits a number up to ``most``."""

    text: str
    told: Sentence | None = None
    digits: int = 0
    base: int = 2
    most: int = 0


@dataclass(frozen=True)
class AskWrite(Asked):
    """Write numbers. ``heads`` name the places of digits. Rows that are ``given`` stand above.

    If ``counted``, the ones of each column are counted below. With a ``deck``, the cards are added
    and the row is the card of their sum; one card alone is written as its digits.
    Answer: the rows in order, as digits or as numbers, ``100,101`` or ``4,5``.
    """

    rows: tuple[WriteRow, ...]
    heads: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    counted: bool = False
    deck: str = ""
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class CutOption:
    """A move of one heap, and the option that it leads to."""

    move: str
    option: Option


@dataclass(frozen=True)
class AskCut(Asked):
    """Choose moves until all values that can be reached are found. ``value`` is that of the heap.

    Answer: the moves so far, ``7→6; 7→5``.
    """

    match: MatchView
    options: tuple[CutOption, ...]
    value: int


@dataclass(frozen=True)
class ScaleStep:
    """A heap, and its pairs: the smaller part and the nim-sum."""

    heap: int
    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class AskScale(Asked):
    """Set Grundy's scale to each heap and read off its value. ``values`` are those of 0, 1, …

    Answer: the values of the heaps so far, ``1,0``.
    """

    values: tuple[int, ...]
    steps: tuple[ScaleStep, ...]
    choices: tuple[int, ...]


@dataclass(frozen=True)
class AskRhythm(Asked):
    """The values of heaps 0, 1, … in rows. Find the length of the period, from ``least`` to
    ``most``; or the last heap whose value differs from the one below it, in rows of ``length``.

    Answer: the length, or the heap.
    """

    find: Literal["length", "last"]
    values: tuple[int, ...]
    length: int
    least: int
    most: int


@dataclass(frozen=True)
class AskHand(Asked):
    """Find a claim among cards. With a ``seed`` the hand is dealt, and another seed deals another.

    Answer: the places of the cards, from 1, ``2,5,7``; with two sides ``1,3/2``.
    """

    deck: str
    cards: tuple[str, ...]
    seed: int | None = None


@dataclass(frozen=True)
class AskAway(Asked):
    """Put cards away until every count is even. Answer: the places of those put away so far."""

    deck: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class AskFree(Asked):
    """Take cards without a claim among them: ``most`` of them, and then one more.

    Answer: the places of the cards in the order in which they were taken.
    """

    deck: str
    cards: tuple[str, ...]
    most: int


@dataclass(frozen=True)
class AskTable(Asked):
    """Touch cells of a table whose rows and columns count from 0: ``count`` of them are asked for.

    Answer: row and column of the cells so far, ``3+5,6+0``.
    """

    label: Sentence
    values: tuple[tuple[int, ...], ...]
    count: int


View = (
    AskMove
    | AskPlay
    | AskPick
    | AskMark
    | AskWrite
    | AskCut
    | AskScale
    | AskRhythm
    | AskHand
    | AskAway
    | AskFree
    | AskTable
)


def kind(question: object) -> str:
    """The name of a question's kind.

    >>> kind(AskFree("zero", (), 6))
    'free'
    """
    return re.sub("^Ask", "", type(question).__name__).lower()


def view_json(view: View) -> dict[str, Any]:
    """Plain data. The question and each block in a picture say their ``kind``."""
    from msgspec import to_builtins

    from fairplay.explain.explanation import kind as block_kind

    data: dict[str, Any] = {"kind": kind(view)} | to_builtins(view)
    for picture, drawn in zip(view.pictures, data["pictures"], strict=True):
        if picture.block:
            drawn["block"] = {"kind": block_kind(picture.block)} | drawn["block"]
    return data
