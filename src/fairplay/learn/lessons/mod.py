"""MOD-3 SUMZ: adding cards modulo 3, two sides with the same sum, and why five are enough."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.card_digits import add_cards
from fairplay.learn.tasks.cards import Claim
from fairplay.learn.tasks.picking import ways

#: The first two are the article's example, and 1120 is their sum.
THREE = ("2102", "2021", "2011")

SCREENS = (
    screen(add_cards(*THREE[:2])),
    screen(add_cards("1120", THREE[2])),
    screen(add_cards(*THREE)),
    screen(Claim("mod3", ("2102", "0112", "2021", "1120"))),
    screen(Claim("mod3", ("2102", "1021", "1011", "0210"))),
    screen(Claim("mod3", ("0210", "1201", "0100", "2102"))),
    screen(ways("mod3")),
    screen(Claim("mod3")),
)
