"""What a game is, and the families of games: heaps, strips, rows, pawns, sums.

A heap game of your own is one line: :func:`heap`, with the rule in words, as a code or as a
function. :func:`pair` makes a game on two heaps, :class:`GraphRules` one on a graph, and
:func:`game` one of a state and its moves. :class:`HeapRules` (say what one heap may become) is for
more than one line, and :class:`Rules` (start, moves, after, and the notation) for games with a
board. :class:`TakeAndBreak` takes any octal, hexadecimal or subtraction code. ``MATCHES``,
``POINTS``, ``PINS`` and ``COINS`` are the ways to draw heaps.

>>> from fairplay import Position, rules, solve
>>> bricks = rules.TakeAndBreak("bricks", "0.007", start=(9,), look=rules.PINS)
>>> solve(Position.of(bricks, bricks.start)).winning_moves
('9→3,3',)
"""

from fairplay._lazy import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fairplay.rules.base import Misere, Rules
    from fairplay.rules.general import General, game
    from fairplay.rules.graphs import GraphRules
    from fairplay.rules.heap_games import heap
    from fairplay.rules.heaps import HeapRules, Nim, TakeAndBreak
    from fairplay.rules.lefts import Left
    from fairplay.rules.looks import COINS, MATCHES, PINS, POINTS, HeapMove
    from fairplay.rules.pairs import pair
    from fairplay.rules.sequences import code_of

__all__ = [
    "COINS",
    "MATCHES",
    "PINS",
    "POINTS",
    "General",
    "GraphRules",
    "HeapMove",
    "HeapRules",
    "Left",
    "Misere",
    "Nim",
    "Rules",
    "TakeAndBreak",
    "code_of",
    "game",
    "heap",
    "pair",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy(
        __name__,
        {
            "fairplay.rules.base": ("Misere", "Rules"),
            "fairplay.rules.heap_games": ("heap",),
            "fairplay.rules.general": ("General", "game"),
            "fairplay.rules.graphs": ("GraphRules",),
            "fairplay.rules.heaps": ("HeapRules", "Nim", "TakeAndBreak"),
            "fairplay.rules.lefts": ("Left",),
            "fairplay.rules.looks": ("COINS", "MATCHES", "PINS", "POINTS", "HeapMove"),
            "fairplay.rules.pairs": ("pair",),
            "fairplay.rules.sequences": ("code_of",),
        },
    )
