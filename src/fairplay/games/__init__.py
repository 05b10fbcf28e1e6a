"""One file per game, each binds ``GAME``; the folder is the registry.

A file may also bind ``EXAMPLES``: positions worth playing, besides the one it starts from; and
``HOW``: small positions and moves that show how to play.

>>> from fairplay import games
>>> games.find("kayles").name
'kayles'
"""

from fairplay.rules.registry import find, game, names

__all__ = ["find", "game", "names"]


def __dir__() -> list[str]:
    return __all__


#: The groups in which games are offered, each from the simplest on. A game that is not named here
#: comes last, in the last group.
GROUPS = {
    "articles": (
        *("nim", "resta-zero", "resta-um", "nimble", "modified-nimble", "poker-nim", "northcott"),
        *("lasker", "kayles", "dawson", "grundy"),
    ),
    "classics": (
        *("wythoff", "euclid", "fibonacci-nim", "subtract-a-square", "turning-turtles"),
        *("mock-turtles", "treblecross", "node-kayles", "hackenbush", "chomp", "cram"),
    ),
    "own": ("subtraction", "heap", "pair", "row", "graph", "coins", "octal"),
}

#: What the puzzle of a day may be about, from the simplest on; and the card games. One more would
#: change days that people have seen, so newer games are in random puzzles only.
DAILY = (
    *("nim", "resta-zero", "resta-um", "nimble", "modified-nimble", "poker-nim", "northcott"),
    *("lasker", "kayles", "dawson", "grundy", "subtraction"),
    *("kayles + nim", "grundy + nimble", "kayles + nim + nimble", "northcott + nim"),
    "dawson + kayles",
)

#: Several games at once, worth playing.
SUMS = (
    "kayles:7 + nim:2",
    "nim:3,4 + kayles:5",
    "grundy:8 + nimble:1,4",
    "kayles:7 + nim:2,3 + nimble:4",
    "northcott:2-6,1-5 + nim:3",
    "dawson:5 + kayles:4",
)
