"""How well the computer plays: ten levels, three of which have a name."""

from fairplay.errors import InputError
from fairplay.play.players import Casual, Perfect, Player
from fairplay.protocol import MAX_LEVEL

#: The levels that are offered by name, and the one to begin with.
STRENGTHS = {"easy": 2, "medium": 5, "perfect": MAX_LEVEL}
USUAL = "medium"
#: How often each level plays perfectly and how often it gives a won position away, in per cent of
#: its moves. The others are random. The last level is perfect.
MOVES = ((0, 100), (0, 80), (0, 55), (0, 25), (20, 0), (35, 0), (50, 0), (65, 0), (85, 0))


def opponent(level: int, seed: int | None = None) -> Player:
    """Level 10 never errs, and level 1 lets the other player win.

    >>> from fairplay.play.match import Match
    >>> opponent(10, seed=1).choose(Match.begin("nim:3,4,5"))
    '3→1'
    """
    if not 1 <= level <= MAX_LEVEL:
        code = "error-number-least" if level < 1 else "error-number-most"
        raise InputError(code, text=str(level), limit=1 if level < 1 else MAX_LEVEL)
    if level == MAX_LEVEL:
        return Perfect(seed)
    strength, kindness = MOVES[level - 1]
    return Casual(strength / 100, seed, kindness=kindness / 100)


def strength_of(level: int) -> str | None:
    """The name of a level, if it has one.

    >>> strength_of(5), strength_of(6)
    ('medium', None)
    """
    return next((name for name, one in STRENGTHS.items() if one == level), None)


def level_of(text: str) -> int | None:
    """The level of a strength by its name or its number; None if it is neither.

    >>> level_of("perfect"), level_of("3"), level_of("nobody")
    (10, 3, None)
    """
    if text.isascii() and text.isdecimal() and 1 <= int(text[:3]) <= MAX_LEVEL:
        return int(text)
    return STRENGTHS.get(text)
