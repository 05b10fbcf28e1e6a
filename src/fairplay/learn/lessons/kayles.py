"""Kayles: cut a row of pins, and balance rows by their values."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.cutting import Cut
from fairplay.learn.tasks.marking import outcomes
from fairplay.learn.tasks.moves import FindMove
from fairplay.learn.tasks.playing import PlayGame

SCREENS = (
    screen(FindMove("kayles:5")),
    screen(Cut("kayles:7")),
    screen(outcomes("won", "kayles:3,6", "kayles:3,5", "kayles:2,7", "kayles:1,4")),
    screen(FindMove("kayles:4 + kayles:7", show="values")),
    screen(PlayGame("kayles:10")),
)
