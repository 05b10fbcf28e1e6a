"""How well the computer plays, as one number from 1 to 10."""

from fairplay.errors import InputError
from fairplay.play.players import Casual, Perfect, Player
from fairplay.protocol import MAX_LEVEL


def opponent(level: int, seed: int | None = None) -> Player:
    """Level 10 never errs, level 1 knows only the rules; between them it often or rarely thinks.

    >>> from fairplay.play.match import Match
    >>> opponent(10, seed=1).choose(Match.begin("nim:3,4,5"))
    '3→1'
    """
    if not 1 <= level <= MAX_LEVEL:
        code = "error-number-least" if level < 1 else "error-number-most"
        raise InputError(code, text=str(level), limit=1 if level < 1 else MAX_LEVEL)
    if level == MAX_LEVEL:
        return Perfect(seed)
    return Casual((level - 1) / (MAX_LEVEL - 1), seed)
