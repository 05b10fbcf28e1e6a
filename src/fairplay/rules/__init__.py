"""What a game is, and the families of games: heaps, strips, rows, pawns, sums.

A game of your own derives from :class:`HeapRules` (say what one heap may become) or, if it has no
heaps, from :class:`Rules` (start, moves, after, and the notation). :class:`TakeAndBreak` takes any
octal, hexadecimal or subtraction code. ``MATCHES``, ``POINTS``, ``PINS`` and ``COINS`` are the ways
to draw heaps. :func:`pair` makes a game on two heaps, from a rule in words or from a function.

>>> from fairplay import Position, rules, solve
>>> bricks = rules.TakeAndBreak("bricks", "0.007", start=(9,), look=rules.PINS)
>>> solve(Position.of(bricks, bricks.start)).winning_moves
('9→3,3',)
"""

from fairplay._lazy import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fairplay.rules.base import Misere, Rules
    from fairplay.rules.heaps import HeapRules, Nim, TakeAndBreak
    from fairplay.rules.looks import COINS, MATCHES, PINS, POINTS, HeapMove
    from fairplay.rules.pairs import pair
    from fairplay.rules.sequences import code_of

__all__ = [
    "COINS",
    "MATCHES",
    "PINS",
    "POINTS",
    "HeapMove",
    "HeapRules",
    "Misere",
    "Nim",
    "Rules",
    "TakeAndBreak",
    "code_of",
    "pair",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy(
        __name__,
        {
            "fairplay.rules.base": ("Misere", "Rules"),
            "fairplay.rules.heaps": ("HeapRules", "Nim", "TakeAndBreak"),
            "fairplay.rules.looks": ("COINS", "MATCHES", "PINS", "POINTS", "HeapMove"),
            "fairplay.rules.pairs": ("pair",),
            "fairplay.rules.sequences": ("code_of",),
        },
    )
