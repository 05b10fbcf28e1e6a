"""Kayles: cut a row of pins, find its values, and see that they repeat."""

from fairplay.learn.task import screen
from fairplay.learn.tasks import Cut, FindMove, PlayGame, Rhythm, like

SCREENS = (
    screen(FindMove("kayles:5")),
    screen(Cut("kayles:7")),
    screen(Rhythm("kayles", 144, "length")),
    screen(Rhythm("kayles", 144, "last")),
    screen(like("kayles:1000")),
    screen(PlayGame("kayles:10")),
)
