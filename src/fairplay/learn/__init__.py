"""The lessons: their list here, and the screens of each in a file of its own.

The list alone imports no task and solves nothing.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Literal

from fairplay.errors import InputError

if TYPE_CHECKING:
    from fairplay.learn.task import Screen, Task

__all__ = ["LESSONS", "Lesson", "find_lesson"]

DECKS = ("zero", "mod3")
#: The screens of each lesson in their order. Progress is kept by these names, so that it stays
#: right when a lesson gains a screen: never use one again for another screen.
_SCREENS = {
    "nim": "two-heaps equal-heaps powers count-ones odd-column make-even one-two-three game",
    "disguises": "coins slide undo gaps close-a-gap pieces forward game",
    "sums": "won-and-won balance no-carry pins-and-matches game",
    "mex": "missing gap six-pins grundy game",
    "kayles": "first-throw cut two-rows equal-values game",
    "heap": "equal-values too-many larger smaller lasker hundred three-games game",
    "periods": "scale rhythm last-exception forever thousand dawson far-enough limit",
    "misere": "single-dots side-by-side copy turning-point one-less one-two-three game",
    "group": "third-row equal-rows way-back any-order cancel plus large-rows marienbad",
    "zero": "even alone third-card five collect seven",
    "elimination": "digits columns odd-even pentagon leave-out always triangles last-card",
    "mod": "two-cards third-card three-cards sides empty-side opposites enough five",
}


@dataclass(frozen=True)
class Lesson:
    """A lesson. Its texts are ``learn-ID-title``, ``-about``, ``-teaches`` and ``-section``, where
    it is in the article; those of a screen ``learn-ID-N-title``, ``-text`` and ``-done``.

    ``picture`` is a game or a deck, and ``play`` a position or a deck, to play afterwards.
    ``needs`` are the lessons to take before.
    """

    id: str
    article: Literal["nim", "resta", "zero", "mod3"]
    age: int
    minutes: int
    length: int
    picture: str
    play: str
    needs: tuple[str, ...] = ()

    @property
    def screen_names(self) -> list[str]:
        """The names of its screens, by which progress is kept.

        >>> find_lesson("zero").screen_names
        ['even', 'alone', 'third-card', 'five', 'collect', 'seven']
        """
        return _SCREENS[self.id].split()

    @property
    def screens(self) -> "tuple[Screen, ...]":
        name = self.id.replace("-", "_")
        screens: tuple[Screen, ...] = import_module(f"{__name__}.lessons.{name}").SCREENS
        return screens

    def screen(self, number: int) -> "Screen":
        """A screen by its number, from 1."""
        if not 1 <= number <= self.length:
            raise InputError("error-lesson-screen", number=number, lesson=self.id, last=self.length)
        return self.screens[number - 1]

    def task(self, number: int, seed: int | None = None) -> "Task":
        """The task of a screen; where cards are dealt, those of this seed."""
        from fairplay.learn.task import Dealt

        task = self.screen(number).task
        return task.dealt(seed) if seed is not None and isinstance(task, Dealt) else task


#: All lessons in their order.
LESSONS: tuple[Lesson, ...] = (
    Lesson("nim", "nim", 9, 15, 8, "nim", "nim:4,5,6,7"),
    Lesson("disguises", "nim", 10, 20, 8, "northcott", "nimble:1,3,3,6", ("nim",)),
    Lesson("sums", "nim", 11, 15, 5, "nimble", "kayles:7 + nim:2,3 + nimble:4", ("nim",)),
    Lesson("mex", "nim", 12, 15, 5, "grundy", "grundy:12", ("sums",)),
    Lesson("kayles", "nim", 12, 15, 5, "kayles", "kayles:13", ("mex",)),
    Lesson("heap", "nim", 13, 25, 8, "lasker", "lasker:7,8 + kayles:5", ("mex",)),
    Lesson("periods", "nim", 14, 25, 8, "dawson", "dawson:9", ("mex", "kayles")),
    Lesson("misere", "resta", 10, 15, 7, "resta-um", "resta-um:7,5,3,1", ("nim",)),
    Lesson("group", "resta", 12, 20, 8, "resta-zero", "resta-um:7,5,3,1", ("misere",)),
    Lesson("zero", "zero", 8, 15, 6, "zero", "zero"),
    Lesson("elimination", "zero", 14, 20, 8, "zero", "zero", ("zero",)),
    Lesson("mod", "mod3", 11, 20, 8, "mod3", "mod3", ("zero",)),
)


def find_lesson(name: str) -> Lesson:
    """
    >>> find_lesson("kayles").needs
    ('mex',)
    """
    for lesson in LESSONS:
        if lesson.id == name:
            return lesson
    shown = name if len(name) <= 24 else name[:20] + "…"
    known = ", ".join(lesson.id for lesson in LESSONS)
    raise InputError("error-lesson", name=shown, lessons=known)
