"""Periods: Grundy's scale, the rhythm of Kayles and Dawson's chess, and why it is certain."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.marking import Mark, Marked
from fairplay.learn.tasks.marking import Question as MarkQuestion
from fairplay.learn.tasks.picking import Answer, Pick, Question, like, number
from fairplay.learn.tasks.reading import values
from fairplay.learn.tasks.rhythm import Rhythm
from fairplay.learn.tasks.scales import Scale
from fairplay.learn.views import Choice, Item
from fairplay.rules.sequences import code_of, period
from fairplay.theory.period import values_needed
from fairplay.vocabulary import sentence as say

#: Enough values to prove the periods.
LIMIT = 1000


def needed(rule: str) -> tuple[int, int, int, int]:
    """Start and length of a period, the most that a move takes, and the last value for a proof.

    >>> needed("kayles"), needed("dawson")
    ((71, 12, 2, 167), (52, 34, 3, 174))
    """
    found, code = period(rule, LIMIT), code_of(rule)
    assert found
    assert code.last
    last = values_needed(code, found.preperiod, found.period) - 1
    return found.preperiod, found.period, code.last, last


def _longer() -> Question:
    """One more pin than is known: how long is the longer of the two rows that a throw leaves?"""
    start, length, most, last = needed("kayles")
    right = (last + 1 - most) // 2

    def answer(n: int) -> Answer:
        if n < right:
            return number(n, say("learn-periods-longer-few", number=n, sum=2 * n))
        return number(n, None if n == right else say("learn-periods-longer-many", number=n))

    numbers = (start, right, right + 1, last + 1 - length)
    return Question(say("learn-periods-longer"), tuple(answer(n) for n in numbers))


def _far() -> Question:
    """How far the values of Dawson's chess must be known; the article's number is too small."""
    start, length, most, last = needed("dawson")
    seen = start + 2 * length

    def answer(n: int) -> Answer:
        if n == last:
            return number(n, None)
        if n == seen:
            return number(n, say("learn-periods-far-seen", number=n, start=start, period=length))
        return number(n, say("learn-periods-far-wrong", start=start, period=length, most=most))

    numbers = (seen, last - length, last, last + length)
    return Question(say("learn-periods-far"), tuple(answer(n) for n in numbers))


def _limits() -> MarkQuestion:
    """In which games is there a limit to what a move takes?"""
    games = ("kayles", "nim", "dawson", "lasker", "grundy")
    labels = (
        Choice("limit", say("learn-periods-limit")),
        Choice("unlimited", say("learn-periods-unlimited")),
    )
    return MarkQuestion(say("learn-periods-limits"), labels, tuple(map(_limited, games)))


def _limited(game: str) -> Marked:
    label = "unlimited" if code_of(game).last is None else "limit"
    why = say(f"learn-periods-limit-{game}")
    return Marked(Item(game, say(f"game-{game}-title")), label, why)


#: The values that are shown are just enough for the proof.
KNOWN = needed("kayles")[-1] + 1

SCREENS = (
    screen(Scale("grundy", (8, 10, 12))),
    screen(Rhythm("kayles", KNOWN, "length")),
    screen(Rhythm("kayles", KNOWN, "last")),
    screen(Pick(_longer)),
    screen(like("kayles:1000")),
    screen(values("dawson", 5)),
    screen(Pick(_far)),
    screen(Mark(_limits)),
)
