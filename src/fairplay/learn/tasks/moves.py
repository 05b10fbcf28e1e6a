"""Find a winning move."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from fairplay.explain.binary import columns
from fairplay.explain.blocks import Summand
from fairplay.learn.task import Judged
from fairplay.learn.tasks.refuting import answered, refutation, won
from fairplay.learn.views import AskMove, Left
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.rules.position import Position
from fairplay.rules.solve import solve
from fairplay.theory.nim import nim_sum


@dataclass(frozen=True)
class FindMove:
    """Find a winning move. ``show`` lets each move show what it leaves: columns, or values of the
    summands.

    >>> task = FindMove("nim:3,5")
    >>> task.solution(), task.judge("5→3").right, task.judge("5→0").shown[-1].position
    ('5→3', True, 'nim:0')
    """

    position: str
    show: Literal["", "columns", "values"] = ""

    def view(self) -> AskMove:
        match = Match.begin(self.position)
        lefts = tuple(self._lefts(match)) if self.show else ()
        return AskMove(match_view(match), lefts)

    def _lefts(self, match: Match) -> Iterator[Left]:
        yield self._left("", match.position)
        for move in match_view(match).moves or ():
            yield self._left(move.text, match.position.after(move.text))

    def _left(self, move: str, position: Position) -> Left:
        if self.show == "columns":
            values = position.rules.values(position.state)
            return Left(move, nim_sum(values), columns(values))
        solutions = [solve(one) for one in position.components]
        summands = tuple(Summand(str(s.position), s.value, s.outcome) for s in solutions)
        return Left(move, nim_sum(s.value or 0 for s in solutions), None, summands)

    def judge(self, answer: str) -> Judged:
        tried = Match.begin(self.position).play(answer)
        if not won(tried):
            return Judged(True, (), (match_view(tried),))
        reply = None if tried.result else answered(tried)
        shown = tuple(match_view(one) for one in (tried, reply) if one)
        return Judged(False, (refutation(tried, reply),), shown)

    def solution(self) -> str:
        return solve(self.position).winning_moves[0]
