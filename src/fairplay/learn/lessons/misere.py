"""Resta-um: whoever erases the last dot loses."""

from fairplay.learn.task import screen
from fairplay.learn.tasks import FindMove, PlayGame, last_heap, outcomes

SCREENS = (
    screen(outcomes("safe", "resta-um:1", "resta-um:1,1", "resta-um:1,1,1")),
    screen(
        outcomes("safe", "resta-zero:1,1", "resta-um:2,2", "resta-zero:1,2,3", "resta-um:1,2,3")
    ),
    screen(last_heap(19, 21)),
    screen(FindMove("resta-um:1,1,4")),
    screen(PlayGame("resta-um:1,2,3", second=True)),
    screen(PlayGame("resta-um:5,3,1")),
)
