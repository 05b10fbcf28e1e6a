"""Sums of games: why won and lost are not enough, and how values are added."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.marking import outcomes
from fairplay.learn.tasks.moves import FindMove
from fairplay.learn.tasks.picking import add_heap
from fairplay.learn.tasks.playing import PlayGame
from fairplay.learn.tasks.writing import last_heap

SCREENS = (
    screen(outcomes("won", "nim:3", "nim:2,2", "nim:1,2", "nim:1,2,3")),
    screen(add_heap("kayles:5", "nim")),
    screen(last_heap(5, 3)),
    screen(FindMove("kayles:7 + nim:3", show="values")),
    screen(PlayGame("kayles:5 + nim:2,3")),
)
