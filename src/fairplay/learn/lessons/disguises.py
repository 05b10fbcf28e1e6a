"""Disguises: Nimble, Poker-Nim, modified Nimble and Northcott's game are all Nim."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.moves import FindMove
from fairplay.learn.tasks.playing import PlayGame
from fairplay.learn.tasks.reading import disguised

#: The positions of the article. Its figures are lost, but it tells the heaps.
COINS = "nimble:1,3,3,6"
PAIRS = "modified-nimble:1,3,6,10,12,14"
ROWS = "northcott:1-6,2-6,3-6,4-5,1-8,7-3,5-3,2-8"

SCREENS = (
    screen(disguised(COINS, "learn-disguises-coin", "learn-disguises-coin-wrong")),
    screen(FindMove(COINS, show="columns")),
    # 1, 2, 3 with 4 matches added. The own stock is too small for a second winning move.
    screen(FindMove("poker-nim:1,6,3/3,1")),
    screen(disguised(PAIRS, "learn-disguises-pair", "learn-disguises-pair-wrong")),
    screen(FindMove(PAIRS, show="columns")),
    screen(disguised(ROWS, "learn-disguises-row", "learn-disguises-row-wrong")),
    screen(FindMove(ROWS, show="columns")),
    screen(PlayGame("northcott:2-6,8-2,4-7")),
)
