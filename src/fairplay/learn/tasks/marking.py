"""Give several items a label each: won or lost, safe or not, odd or even."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Literal

from fairplay.explain.binary import columns
from fairplay.explain.blocks import Columns
from fairplay.learn.task import Judged, one_of, split, unreadable
from fairplay.learn.tasks.refuting import bare, named, why_lost, why_won
from fairplay.learn.views import AskMark, Choice, Item, Picture
from fairplay.rules.position import Position
from fairplay.rules.solve import solve
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say

#: For each way to ask: the labels of a position that is won for the player to move, and lost.
ASKED = {"won": ("won", "lost"), "safe": ("unsafe", "safe")}
LABELS = {
    "won": say("learn-won"),
    "lost": say("learn-lost-word"),
    "safe": say("learn-safe"),
    "unsafe": say("learn-unsafe"),
    "odd": say("learn-odd"),
    "even": say("learn-even"),
}


@dataclass(frozen=True)
class Marked:
    """An item, its label, and why it has this one."""

    item: Item
    label: str
    why: Sentence


@dataclass(frozen=True)
class Question:
    label: Sentence
    labels: tuple[Choice, ...]
    marked: tuple[Marked, ...]
    columns: Columns | None = None
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True)
class Mark:
    """Every item has one label. The first wrong one is told, and why. The question is made when it
    is asked for.

    >>> task = outcomes("won", "nim:3", "nim:2,2")
    >>> task.solution(), task.judge("won,won").told[0].params["left"]
    ('won,lost', '2, 2')
    """

    ask: Callable[[], Question]

    @cached_property
    def question(self) -> Question:
        return self.ask()

    def view(self) -> AskMark:
        asked = self.question
        items = tuple(one.item for one in asked.marked)
        return AskMark(asked.label, asked.labels, items, asked.columns, pictures=asked.pictures)

    def judge(self, answer: str) -> Judged:
        asked = self.question
        accepted = [label.answer for label in asked.labels]
        said = [one_of(part, accepted) for part in split(answer)]
        if len(said) != len(asked.marked):
            raise unreadable(answer)
        pairs = zip(asked.marked, said, strict=True)
        wrong = next((one for one, label in pairs if one.label != label), None)
        return Judged(False, (wrong.why,)) if wrong else Judged(True)

    def solution(self) -> str:
        return ",".join(one.label for one in self.question.marked)


def labels(*names: str) -> tuple[Choice, ...]:
    return tuple(Choice(name, LABELS[name]) for name in names)


def outcomes(ask: Literal["won", "safe"], *positions: str) -> Mark:
    """Is each position won for the player to move; or is it safe to leave?"""
    return Mark(partial(_outcomes, ask, positions))


def _outcomes(ask: str, positions: tuple[str, ...]) -> Question:
    won, lost = ASKED[ask]
    asked = [Position(one) for one in positions]
    # The same heaps may be there in two games.
    called = named if len({one.rules.name for one in asked}) > 1 else bare
    marked = tuple(_outcome(one, called(one), won, lost) for one in asked)
    shown = labels(won, lost) if ask == "won" else labels(lost, won)
    return Question(say(f"learn-mark-{ask}"), shown, marked)


def _outcome(position: Position, called: str | Sentence, won: str, lost: str) -> Marked:
    name = bare(position)
    text, told = (str(position), name) if isinstance(name, Sentence) else (name, None)
    item = Item(text, told, tuple(position.boards()))
    if solve(position).won:
        return Marked(item, won, why_won(position, called))
    return Marked(item, lost, why_lost(position, called))


def odd_columns(*heaps: int) -> Mark:
    """Which columns of these numbers in binary have an odd number of ones?"""
    return Mark(partial(_odd_columns, heaps))


def _odd_columns(heaps: tuple[int, ...]) -> Question:
    block = columns(heaps)
    triples = zip(block.places, block.counts, block.odd, strict=True)
    marked = tuple(_column(place, count, odd) for place, count, odd in triples)
    return Question(say("learn-mark-odd"), labels("odd", "even"), marked, block)


def _column(place: str, count: int, odd: bool) -> Marked:
    why = say("learn-column-odd" if odd else "learn-column-even", place=place, count=count)
    item = Item(place, say("learn-column", place=place))
    return Marked(item, "odd" if odd else "even", why)
