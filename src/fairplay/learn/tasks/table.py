"""The nim-addition table: touch the cells that are asked for."""

from collections.abc import Callable
from dataclasses import dataclass

from fairplay.explain.binary import addition_table
from fairplay.learn.task import Judged, split, unreadable, whole
from fairplay.learn.views import AskTable
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say

Cell = tuple[int, int]


@dataclass(frozen=True)
class Table:
    """All cells for which ``right`` holds are to be found, ``label`` says which these are.

    >>> task = Table(say("learn-table-zeros"), lambda a, b: a ^ b == 0, size=4)
    >>> task.solution(), task.judge("0+0,1+1").told[0].params["count"]
    ('0+0,1+1,2+2,3+3', 2)
    """

    label: Sentence
    right: Callable[[int, int], bool]
    size: int = 16
    #: What is wrong with a cell, by its row and its column.
    why: Callable[[int, int], Sentence] | None = None

    def _cells(self) -> list[Cell]:
        each = range(self.size)
        return [(a, b) for a in each for b in each if self.right(a, b)]

    def view(self) -> AskTable:
        return AskTable(self.label, addition_table(self.size), len(self._cells()))

    def judge(self, answer: str) -> Judged:
        said, wanted = [self._cell(part) for part in split(answer, most=256)], self._cells()
        if len(set(said)) < len(said):
            raise unreadable(answer)
        wrong = next((cell for cell in said if cell not in wanted), None)
        if wrong:
            return Judged(False, (self._wrong(*wrong),))
        if left := len(wanted) - len(said):
            return Judged(None, (say("learn-table-left", count=left),))
        return Judged(True)

    def _cell(self, text: str) -> Cell:
        row, _, column = text.partition("+")
        return whole(row, 0, self.size - 1), whole(column, 0, self.size - 1)

    def _wrong(self, row: int, column: int) -> Sentence:
        if self.why:
            return self.why(row, column)
        return say("learn-table-wrong", row=row, column=column, value=row ^ column)

    def solution(self) -> str:
        return ",".join(f"{row}+{column}" for row, column in self._cells())
