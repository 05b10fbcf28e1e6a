"""Finding the names of games in texts of the source, for the tests that nobody names a game."""

import re
from functools import cache

from fairplay.rules.registry import kind, names

#: The families of games that are declared in words. Their names are plain words of the theory.
DECLARED = frozenset(("heap", "pair", "row", "graph", "coins"))
#: Words of the theory that games have their names from.
THEORY = re.compile(r"nim-(sum|values?)|error-subtraction-")


@cache
def _word() -> re.Pattern[str]:
    """The name of a game as a word of a key, such as ``game-kayles-title``."""
    return re.compile(
        rf"(?<![a-z])({'|'.join(sorted({*names()} - DECLARED, key=len, reverse=True))})(?![a-z])"
    )


def named(text: str) -> list[str]:
    """The games of a text that is the name of a game, a position, a sum of these, or a key with
    the name of a game.

    >>> named("kayles:7 + northcott10"), named("game-kayles-title"), named("Such as nim:3")
    (['kayles', 'northcott10'], ['kayles'], [])
    """
    found = [summand.strip().partition(":")[0] for summand in text.split("+")]
    if all(name[:1].isalpha() and kind(name) in names() for name in found) and not (
        DECLARED & {*found}
    ):
        return found
    is_key = re.fullmatch(r"[a-z0-9-]+", text)
    return _word().findall(THEORY.sub("", text)) if is_key else []
