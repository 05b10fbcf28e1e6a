"""Finding games by name: every module in ``fairplay.games`` that binds ``GAME`` is a game.

Modules are imported by name when they are asked for, so that adding a game is adding a file, and
solving one position does not load the others.
"""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from fairplay.errors import InputError
from fairplay.rules.base import Rules

_PACKAGE = "fairplay.games"
AnyRules = Rules[Any, Any]


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order.

    >>> "kayles" in names()
    True
    """
    folder = import_module(_PACKAGE).__path__
    modules = (info.name for info in pkgutil.iter_modules(folder))
    return tuple(sorted(name.replace("_", "-") for name in modules))


def game(name: str) -> AnyRules:
    """The game with exactly this name; its module's docstring says what it is."""
    rules: AnyRules = import_module(f"{_PACKAGE}.{name.replace('-', '_')}").GAME
    return rules


@cache
def find(name: str) -> AnyRules:
    """The game with this name, or the form of a game that it describes.

    >>> find("northcott10").width, find("0.77").name
    (10, '0.77')
    """
    if name in names():
        return game(name)
    for known in names():
        if variant := game(known).variant(name):
            return variant
    raise _unknown(name)


def _unknown(name: str) -> InputError:
    from difflib import get_close_matches

    shown = name if len(name) <= 24 else name[:20] + "…"
    nearest = get_close_matches(name, names(), n=1, cutoff=0.4)
    if nearest:
        return InputError("error-unknown-game", name=shown, nearest=nearest[0])
    return InputError("error-unknown-game-list", name=shown, games=", ".join(names()))
