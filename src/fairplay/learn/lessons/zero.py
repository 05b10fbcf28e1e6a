"""Zero sumZ: what a claim is and how to see one."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.cards import Claim, Collect
from fairplay.learn.tasks.counting import third_card

POOL = (
    *("110000", "011000", "101000", "000110", "000011", "000101"),
    *("001001", "100100", "111000", "010010", "001111", "111111"),
)
#: As in the article's first example: cards 1, 2, 3, 4 and 6, with every shape on two of them.
FIVE = ("110000", "011000", "001101", "000110", "011010", "100011", "100000")

SCREENS = (
    screen(Claim("zero", ("110000", "010010", "000101", "100010"))),
    screen(Claim("zero", ("101000", "011000", "000110", "110011", "000011"))),
    screen(third_card("110100", "011001")),
    screen(Claim("zero", FIVE)),
    screen(Collect(POOL)),
    screen(Claim("zero")),
)
