"""Every fair game is a heap: why the mex rule works, Lasker's Nim, and the main theorem."""

from fairplay.learn.task import screen
from fairplay.learn.tasks.marking import outcomes
from fairplay.learn.tasks.moves import FindMove
from fairplay.learn.tasks.picking import Answer, Pick, Question, mex, number
from fairplay.learn.tasks.playing import PlayGame
from fairplay.learn.tasks.reading import summands, values
from fairplay.rules.sequences import sequence
from fairplay.vocabulary import sentence as say

#: Five pins are worth 4, and so is a heap of 3 in Lasker's Nim.
EQUAL = ("kayles:5 + nim:4", "kayles:5 + nim:3", "kayles:5 + lasker:3", "lasker:3 + nim:3")
#: Worth 3, 1 and 2.
SUM = "lasker:4 + kayles:4 + grundy:5"
LARGE = 100


def _large() -> Question:
    """The value of a large heap. A wrong number is the value of another heap."""
    found = sequence("lasker", LARGE + 2).tolist()
    label = say("learn-heap-large", heap=LARGE)
    return Question(label, tuple(_value(found, n) for n in range(LARGE - 2, LARGE + 2)))


def _value(found: list[int], n: int) -> Answer:
    heap = found.index(n)
    if heap == LARGE:
        return number(n, None)
    return number(n, say("learn-heap-large-wrong", value=n, heap=heap, rest=heap % 4))


SCREENS = (
    screen(outcomes("won", *EQUAL)),
    screen(mex("lasker:4")),
    screen(FindMove("lasker:1,3 + nim:3", show="values")),
    screen(FindMove("lasker:4 + nim:1", show="values")),
    screen(values("lasker", 8)),
    screen(Pick(_large)),
    screen(summands(SUM)),
    screen(PlayGame(SUM, second=True)),
)
