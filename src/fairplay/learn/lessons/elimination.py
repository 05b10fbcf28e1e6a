"""Zero sumZ by elimination: the article's hand, and its two theorems."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.card_digits import digits
from fairplay.learn.tasks.cards import PutAway
from fairplay.learn.tasks.counting import alone, count_shapes, odd_shapes, third_card, with_shape
from fairplay.learn.tasks.picking import ways

#: The seven cards of the article.
SEVEN = ("100110", "010010", "000101", "001100", "110110", "000001", "100100")

SCREENS = (
    screen(digits(SEVEN[0])),
    screen(count_shapes(*SEVEN)),
    screen(odd_shapes(*SEVEN)),
    screen(alone(*SEVEN)),
    screen(PutAway(SEVEN)),
    screen(ways("zero")),
    screen(with_shape("triangle")),
    screen(third_card("101011", "100110")),
)
