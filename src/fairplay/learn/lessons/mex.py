"""The mex rule: the value of a heap is the least number that no option has."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.picking import mex
from fairplay.learn.tasks.playing import PlayGame
from fairplay.learn.tasks.reading import values

SCREENS = (
    screen(mex("lasker:3")),
    screen(mex("kayles:4")),
    screen(mex("kayles:6")),
    screen(values("grundy", 7)),
    screen(PlayGame("grundy:8")),
)
