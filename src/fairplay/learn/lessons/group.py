"""The Nim group: an addition in which every number is its own opposite."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.marking import outcomes
from fairplay.learn.tasks.sums import nim_sums, same_sums
from fairplay.learn.tasks.table import Table
from fairplay.vocabulary import sentence as say

SCREENS = (
    screen(Table(say("learn-table-both", a=3, b=5), lambda a, b: {a, b} == {3, 5})),
    screen(Table(say("learn-table-zeros"), lambda a, b: a == b, size=8)),
    screen(Table(say("learn-table-find", row=5, value=3), lambda a, b: (a, b) == (5, 6), size=8)),
    screen(nim_sums("2 ⊕ 3", "(2 ⊕ 3) ⊕ 4", "3 ⊕ 4", "2 ⊕ (3 ⊕ 4)")),
    screen(
        outcomes(
            *("safe", "resta-zero:2,3,4,5", "resta-zero:1,3,4,5"),
            *("resta-um:1,5,4,3,2,1", "resta-um:1,2,3,4"),
        )
    ),
    screen(same_sums((4, 1), (2, 3), (8, 7), (3, 5), (16, 3), (16, 16))),
    screen(nim_sums("19 ⊕ 16", "21 ⊕ 16", "3 ⊕ 5", "19 ⊕ 21")),
    screen(nim_sums("1 ⊕ 3", "2 ⊕ 5", "7 ⊕ 7")),
)
