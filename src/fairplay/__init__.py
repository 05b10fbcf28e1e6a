"""Fair Play: fair games, played, explained and explored.

>>> import fairplay as fp
>>> fp.solve("nim:4,5,6,3").winning_moves
('4→0', '5→1', '6→2')
>>> fp.solve("kayles:7 + nim:2").outcome
'P'
>>> fp.sequence("0.77", 11).tolist()
[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]
>>> fp.period("0.77").preperiod, fp.period("0.77").period
(71, 12)
>>> fp.Position("nim:3,4,5").after("3→1")
Position('nim:1,4,5')

Positions
    :class:`Position` is a position of any game or sum of games. :func:`solve` tells who wins it and
    how, as a :class:`Solution`; :func:`explain` tells why, as an :class:`Explanation`.
    :class:`Match` is a game between two players. :mod:`fairplay.games` has all games by name;
    derive your own from :class:`HeapRules`.
Sequences
    :func:`sequence` computes nim-values, :func:`period` finds and proves their :class:`Period`,
    :class:`Sequence` gives single values of any heap. :func:`certificate` writes a proof down as a
    :class:`Certificate`, and :func:`verify` checks it. :func:`mex` and :func:`nim_sum` are the
    two operations of the theory.
Misère play
    :func:`genus` tells how heaps behave, as :class:`HeapGenus`; :func:`misere` finds the misère
    :class:`Quotient` of a rule, which decides every sum of its heaps. :func:`verify` checks it.
Cards
    :mod:`fairplay.cards`: the decks of Zero sumZ and MOD-3 SUMZ, hands, and claims.
Errors
    Bad input raises :class:`InputError`: :class:`IllegalMoveError` for a move that the position
    does not allow, :class:`TooLargeError` for work beyond a limit. Arguments of a wrong type raise
    TypeError.

The names are imported when they are first used, so that ``import fairplay`` costs nothing.
"""

from fairplay._lazy import lazy

# Type checkers take a variable of this name for ``typing.TYPE_CHECKING``; importing ``typing``
# would take longer than everything else here.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from fairplay import cards, games, play, rules, theory
    from fairplay.errors import IllegalMoveError, InputError, TooLargeError
    from fairplay.explain import Explanation, explain
    from fairplay.play import Match
    from fairplay.rules.heaps import HeapRules
    from fairplay.rules.position import Position
    from fairplay.rules.quotients import genus, misere
    from fairplay.rules.sequences import Sequence, certificate, period, sequence, verify
    from fairplay.rules.solve import Solution, solve
    from fairplay.theory.certificate import Certificate
    from fairplay.theory.genus import HeapGenus
    from fairplay.theory.nim import mex, nim_sum
    from fairplay.theory.period import Period
    from fairplay.theory.quotient import Quotient

__version__ = "0.1.0"

__all__ = [
    "Certificate",
    "Explanation",
    "HeapGenus",
    "HeapRules",
    "IllegalMoveError",
    "InputError",
    "Match",
    "Period",
    "Position",
    "Quotient",
    "Sequence",
    "Solution",
    "TooLargeError",
    "__version__",
    "cards",
    "certificate",
    "explain",
    "games",
    "genus",
    "mex",
    "misere",
    "nim_sum",
    "period",
    "play",
    "rules",
    "sequence",
    "solve",
    "theory",
    "verify",
]

if not TYPE_CHECKING:  # a type checker that sees __getattr__ finds no misspelt name
    __getattr__, __dir__ = lazy(
        __name__,
        {
            "fairplay": ("__version__",),
            "fairplay.cards": ("cards",),
            "fairplay.errors": ("IllegalMoveError", "InputError", "TooLargeError"),
            "fairplay.explain": ("Explanation", "explain"),
            "fairplay.games": ("games",),
            "fairplay.play": ("Match", "play"),
            "fairplay.rules": ("rules",),
            "fairplay.theory": ("theory",),
            "fairplay.rules.heaps": ("HeapRules",),
            "fairplay.rules.position": ("Position",),
            "fairplay.rules.quotients": ("genus", "misere"),
            "fairplay.rules.sequences": ("Sequence", "certificate", "period", "sequence", "verify"),
            "fairplay.rules.solve": ("Solution", "solve"),
            "fairplay.theory.certificate": ("Certificate",),
            "fairplay.theory.genus": ("HeapGenus",),
            "fairplay.theory.nim": ("mex", "nim_sum"),
            "fairplay.theory.period": ("Period",),
            "fairplay.theory.quotient": ("Quotient",),
        },
    )
    del TYPE_CHECKING, lazy  # they are no names of the library
