"""Zero sumZ: cards as digits, even counts, and why seven cards are always enough."""

from fairplay.learn.task import screen
from fairplay.learn.tasks import Claim, Collect, PutAway, digits

#: The seven cards of the article.
SEVEN = ("100110", "010010", "000101", "001100", "110110", "000001", "100100")
POOL = (
    *("110000", "011000", "101000", "000110", "000011", "000101"),
    *("001001", "100100", "111000", "010010", "001111", "111111"),
)

SCREENS = (
    screen(digits("100110")),
    screen(Claim("zero", ("110000", "010010", "000101", "100010"))),
    screen(PutAway(SEVEN)),
    screen(Claim("zero", ("101000", "011000", "000110", "110011", "000011"))),
    screen(Collect(POOL)),
    screen(Claim("zero")),
)
