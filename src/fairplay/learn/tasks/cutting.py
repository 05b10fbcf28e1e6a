"""Choose moves of one heap until every value that can be reached is found."""

from dataclasses import dataclass

from fairplay.explain.blocks import Option
from fairplay.learn.task import Judged, split
from fairplay.learn.views import AskCut, CutOption
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.rules.position import Position
from fairplay.rules.solve import solve
from fairplay.theory.nim import nim_sum
from fairplay.vocabulary import sentence as say


@dataclass(frozen=True)
class Cut:
    """
    >>> task = Cut("kayles:3")
    >>> task.judge("3→2").told[0].params["found"], task.judge(task.solution()).right
    ((2,), True)
    """

    position: str

    def _option(self, move: str) -> Option:
        after = Position(self.position).after(move)
        heaps = [heap for heap in after.boards()[0].heaps if heap]
        values = after.rules.values(after.state)
        return Option(tuple(heaps), tuple(v for v in values if heaps), nim_sum(values))

    def _moves(self) -> list[str]:
        return [move.text for move in match_view(Match.begin(self.position)).moves or ()]

    def view(self) -> AskCut:
        options = tuple(CutOption(move, self._option(move)) for move in self._moves())
        value = solve(self.position).value
        assert value is not None
        return AskCut(match_view(Match.begin(self.position)), options, value)

    def judge(self, answer: str) -> Judged:
        values = [self._option(move).value for move in split(answer, ";")]
        found = tuple(sorted(set(values)))
        told = (say("learn-cut-value", value=values[-1], found=found),)
        wanted = {self._option(move).value for move in self._moves()}
        return Judged(True if set(found) == wanted else None, told)

    def solution(self) -> str:
        first = {self._option(move).value: move for move in reversed(self._moves())}
        return "; ".join(first.values())
