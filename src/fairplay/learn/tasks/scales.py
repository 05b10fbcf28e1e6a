"""Grundy's scale: set it to a heap and read off the value, one heap after the other."""

from dataclasses import dataclass

from fairplay.explain.blocks import MexRule
from fairplay.explain.heaps import mex_rule
from fairplay.learn.task import Judged, unreadable, wholes
from fairplay.learn.tasks.picking import why_not_mex
from fairplay.learn.views import AskScale, ScaleStep
from fairplay.rules.sequences import code_of, sequence
from fairplay.vocabulary import sentence as say


@dataclass(frozen=True)
class Scale:
    """The values of these heaps, in rising order, of a game whose moves split a heap in two.

    >>> task = Scale("grundy", (6, 7))
    >>> task.solution(), task.judge("1").right, task.judge("0").told[0].key
    ('1,0', None, 'learn-mex-reached')
    """

    rule: str
    heaps: tuple[int, ...]

    def _rules(self) -> list[MexRule]:
        return [mex_rule(code_of(self.rule), heap) for heap in self.heaps]

    @property
    def _most(self) -> int:
        """One more than any value that is asked for."""
        return max(int(value) for value in sequence(self.rule, max(self.heaps) + 1)) + 2

    def view(self) -> AskScale:
        values = sequence(self.rule, max(self.heaps) + 1).tolist()
        steps = tuple(
            ScaleStep(rule.heap, tuple((min(one.left), one.value) for one in rule.options))
            for rule in self._rules()
        )
        return AskScale(tuple(values), steps, tuple(range(self._most + 1)))

    def judge(self, answer: str) -> Judged:
        said, rules = wholes(answer, 0, self._most), self._rules()
        if len(said) > len(rules):
            raise unreadable(answer)
        for rule, number in zip(rules, said, strict=False):
            if number != rule.value:
                return Judged(False, (why_not_mex(rule, number),))
        if len(said) == len(rules):
            return Judged(True)
        last = rules[len(said) - 1]
        return Judged(None, (say("learn-scale-next", heap=last.heap, value=last.value),))

    def solution(self) -> str:
        return ",".join(str(rule.value) for rule in self._rules())
