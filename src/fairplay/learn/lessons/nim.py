"""Nim: two heaps, the binary columns, and the move that makes them all even."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.marking import odd_columns
from fairplay.learn.tasks.moves import FindMove
from fairplay.learn.tasks.playing import PlayGame
from fairplay.learn.tasks.writing import binary

SCREENS = (
    screen(FindMove("nim:3,5")),
    screen(PlayGame("nim:4,4", second=True)),
    # The article's own example, and what is left after its first move.
    screen(binary(4, 5, 6, 7)),
    screen(odd_columns(4, 5, 6, 7)),
    screen(odd_columns(4, 5, 6, 3)),
    screen(FindMove("nim:4,5,6,3", show="columns")),
    screen(PlayGame("nim:1,2,3", second=True)),
    screen(PlayGame("nim:3,4,5")),
)
