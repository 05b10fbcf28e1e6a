"""MOD-3 SUMZ: adding cards modulo 3, two sides with the same sum, and why five are enough."""

from fairplay.learn.task import screen
from fairplay.learn.tasks import Claim, add_cards, ways

SCREENS = (
    screen(add_cards("2102", "2021")),
    screen(add_cards("2100", "2011", "2210")),
    screen(Claim("mod3", ("2102", "0112", "2021", "1120"))),
    screen(Claim("mod3", ("2102", "1021", "1011", "0210"))),
    screen(ways("mod3")),
    screen(Claim("mod3")),
)
