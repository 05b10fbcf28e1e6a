"""The mex rule: the value of a heap is the least number that no option has."""

from fairplay.learn.task import screen
from fairplay.learn.tasks import FindMove, PlayGame, Scale, mex

SCREENS = (
    screen(mex("lasker:3")),
    screen(mex("lasker:4")),
    screen(FindMove("lasker:1,3 + nim:3", show="values")),
    screen(mex("kayles:6")),
    screen(Scale("grundy", (6, 7, 12))),
    screen(PlayGame("grundy:8")),
)
