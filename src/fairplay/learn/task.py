"""A task: a question to draw and a judge of answers, both without input and output."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from fairplay.errors import InputError
from fairplay.learn.views import View
from fairplay.protocol import MatchView
from fairplay.vocabulary import Parameter, Params, Sentence

#: The longest answer that is read.
MAX_ANSWER = 1000


@dataclass(frozen=True)
class Judged:
    """What becomes of an answer.

    ``right`` is True when the task is solved and False when the answer is wrong. None means: right
    so far, go on. ``told`` says why. ``shown`` are matches to draw one after the other: after the
    move that was tried, and after the reply that refutes it.
    """

    right: bool | None
    told: tuple[Sentence, ...] = ()
    shown: tuple[MatchView, ...] = ()


class Task(Protocol):
    """A question and its judge. Answers are texts, so that they can be typed and sent."""

    def view(self) -> View:
        """What to draw."""

    def judge(self, answer: str) -> Judged:
        """Judge an answer; InputError if it cannot be read."""

    def solution(self) -> str:
        """An answer that is right."""


@runtime_checkable
class Dealt(Task, Protocol):
    """A task about cards that are dealt: another seed deals another hand."""

    def dealt(self, seed: int) -> "Dealt": ...


@dataclass(frozen=True)
class Screen:
    """A task with the parameters of its texts ``-title``, ``-text`` and ``-done``."""

    task: Task
    params: Params = field(default_factory=dict)


def screen(task: Task, **params: Parameter) -> Screen:
    return Screen(task, params)


def unreadable(answer: str) -> InputError:
    shown = answer if len(answer) <= 24 else answer[:20] + "…"
    return InputError("error-lesson-answer", text=shown)


def split(answer: str, separator: str = ",", most: int = 200) -> list[str]:
    """The parts of an answer; at least one, and none of them empty.

    >>> split("1, 2"), split("4→1; 3→0", ";")
    (['1', '2'], ['4→1', '3→0'])
    """
    parts = [part.strip() for part in answer[: MAX_ANSWER + 1].split(separator)]
    if len(answer) > MAX_ANSWER or len(parts) > most or not all(parts):
        raise unreadable(answer)
    return parts


def whole(text: str, least: int, most: int) -> int:
    """A number in a range.

    >>> whole(" 12 ", 0, 20)
    12
    """
    text = text.strip()
    if text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most:
        return int(text)
    raise unreadable(text)


def wholes(answer: str, least: int, most: int) -> list[int]:
    return [whole(part, least, most) for part in split(answer)]


def one_of(text: str, accepted: Iterable[str]) -> str:
    if text in accepted:
        return text
    raise unreadable(text)
