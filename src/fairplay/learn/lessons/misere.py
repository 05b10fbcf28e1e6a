"""Resta-um: whoever erases the last dot loses, and the one exception that this brings."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.marking import outcomes
from fairplay.learn.tasks.moves import FindMove
from fairplay.learn.tasks.playing import PlayGame

SCREENS = (
    screen(outcomes("safe", "resta-um:1", "resta-um:1,1", "resta-um:1,1,1", "resta-um:1,1,1,1")),
    screen(
        outcomes(
            *("safe", "resta-zero:1,1", "resta-um:1,1", "resta-um:2,2"),
            *("resta-zero:1,2,3", "resta-um:1,2,3", "resta-um:1,2"),
        )
    ),
    screen(PlayGame("resta-um:2,2", second=True)),
    screen(FindMove("resta-um:1,1,4")),
    screen(FindMove("resta-um:1,1,1,5")),
    screen(PlayGame("resta-um:1,2,3", second=True)),
    screen(PlayGame("resta-um:5,3,1")),
)
