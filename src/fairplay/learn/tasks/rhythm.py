"""The values of heaps in rows: find the length of the period, or the last exception."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from fairplay.learn.task import Judged, whole
from fairplay.learn.views import AskRhythm
from fairplay.rules.sequences import period, sequence
from fairplay.theory.period import Period
from fairplay.vocabulary import sentence as say

#: How far the lengths go that can be tried, below and above the period.
AROUND = 6
#: Enough values to prove the periods of lessons.
LIMIT = 10_000


@dataclass(frozen=True)
class Rhythm:
    """
    >>> Rhythm("kayles", 144, "length").solution(), Rhythm("kayles", 144, "last").solution()
    ('12', '70')
    """

    rule: str
    count: int
    find: Literal["length", "last"]

    @cached_property
    def _period(self) -> Period:
        found = period(self.rule, LIMIT)
        assert found
        return found

    @cached_property
    def _values(self) -> list[int]:
        values: list[int] = sequence(self.rule, self.count).tolist()
        return values

    def view(self) -> AskRhythm:
        length = self._period.period
        first = length if self.find == "last" else length - AROUND + 2
        around = (max(2, length - AROUND), length + AROUND)
        return AskRhythm(self.find, tuple(self._values), max(2, first), *around)

    def judge(self, answer: str) -> Judged:
        if self.find == "length":
            view = self.view()
            return self._judge_length(whole(answer, view.least, view.most))
        return self._judge_last(whole(answer, 0, self.count - 1))

    def _judge_length(self, length: int) -> Judged:
        if length == self._period.period:
            return Judged(True)
        late = sum(n >= self._period.preperiod for n in self._breaks(length))
        if late:
            return Judged(False, (say("learn-period-differ", length=length, count=late),))
        # A multiple of the period repeats too, but it is not the shortest.
        return Judged(False, (say("learn-period-shorter", length=length),))

    def _breaks(self, length: int) -> list[int]:
        """The heaps whose value differs from the one below it, in rows of this length."""
        values = self._values
        return [n for n in range(len(values) - length) if values[n] != values[n + length]]

    def _judge_last(self, heap: int) -> Judged:
        to = heap + self._period.period
        if to >= self.count:
            return Judged(False, (say("learn-period-end", heap=heap),))
        value, other = self._values[heap], self._values[to]
        told = {"heap": heap, "to": to, "value": value, "other": other}
        if value == other:
            return Judged(False, (say("learn-period-agree", **told),))
        if str(heap) == self.solution():
            return Judged(True)
        return Judged(False, (say("learn-period-later", **told),))

    def solution(self) -> str:
        length = self._period.period
        return str(length if self.find == "length" else self._breaks(length)[-1])
