"""Finding games by name: every module in ``fairplay.games`` that binds ``GAME`` is a game.

Modules are imported by name when they are asked for, so that adding a game is adding a file, and
solving one position does not load the others.
"""

import pkgutil
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from itertools import chain
from types import ModuleType
from typing import Any

from fairplay.errors import InputError, check_type
from fairplay.rules.base import Rules

_PACKAGE = "fairplay.games"
AnyRules = Rules[Any, Any]

#: What is kept of the list of games, here and in other layers: called when the list changes.
FORGET: list[Callable[[], None]] = []
#: The names of the games that were added from files.
_added: set[str] = set()

#: How many rules to cache. Users name them, and the largest take some 40 KB.
MAX_KEPT = 128


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order.

    >>> "kayles" in names()
    True
    """
    folder = import_module(_PACKAGE).__path__
    modules = (info.name for info in pkgutil.iter_modules(folder))
    return tuple(sorted({name.replace("_", "-") for name in modules} | _added))


def add(name: str, module: ModuleType) -> None:
    """Add the game of a module that is no file of the folder, or replace it.

    Raises InputError if a game of the folder has this name.
    """
    if name in names() and name not in _added:
        raise InputError("error-own-taken", name=name)
    sys.modules[_module(name)] = module
    _added.add(name)
    for forget in FORGET:
        forget()


def remove(name: str, module: ModuleType) -> None:
    """Take back what ``add`` added, unless it was replaced."""
    if name in _added and sys.modules.get(_module(name)) is module:
        del sys.modules[_module(name)]
        _added.remove(name)
        for forget in FORGET:
            forget()


def _module(name: str) -> str:
    return f"{_PACKAGE}.{name.replace('-', '_')}"


def game(name: str) -> AnyRules:
    """The rules of the game with exactly this name.

    Raises InputError if there is none, and TypeError if the name is not a str.

    >>> game("nim").start
    (3, 4, 5)
    """
    check_type("name", name, str)
    if name not in names():
        raise _unknown(name)
    rules: AnyRules = import_module(_module(name)).GAME
    return rules


def groups() -> dict[str, list[str]]:
    """The groups in which games are offered, with the names of their games.

    >>> groups()["articles"][:3]
    ['nim', 'resta-zero', 'resta-um']
    """
    listed: dict[str, tuple[str, ...]] = import_module(_PACKAGE).GROUPS
    found = {group: [name for name in some if name in names()] for group, some in listed.items()}
    known = set(chain.from_iterable(found.values()))
    found[list(found)[-1]] += (name for name in names() if name not in known)
    return {group: some for group, some in found.items() if some}


def offered() -> list[str]:
    """The names of all games, group by group, from the simplest on.

    >>> offered()[:3]
    ['nim', 'resta-zero', 'resta-um']
    """
    return list(chain.from_iterable(groups().values()))


def examples(name: str) -> tuple[str, ...]:
    """Positions of a game that are worth playing, without the one it starts from."""
    module = import_module(_module(name))
    start = f"{module.GAME.name}:{module.GAME.text(module.GAME.start)}"
    return tuple(text for text in getattr(module, "EXAMPLES", ()) if text != start)


def puzzle_forms(name: str, misere: bool) -> tuple[str, ...]:
    """The forms of a game that puzzles are about, if it names them: in the others all moves are
    alike, or the search takes too long. Else those of its start and its examples.

    >>> puzzle_forms("graph", misere=False)[1], puzzle_forms("coins", misere=True)
    ('graph{remove an edge with its ends}', ('coins{turn a run}',))
    """
    module = import_module(_module(name))
    known = (module.GAME.name, *(text.partition(":")[0] for text in examples(name)))
    named: tuple[str, ...] = getattr(module, "PUZZLES", known)
    return getattr(module, "MISERE_PUZZLES", named) if misere else named


def sums() -> tuple[str, ...]:
    """Sums of games that are worth playing."""
    found: tuple[str, ...] = import_module(_PACKAGE).SUMS
    return found


def daily() -> tuple[str, ...]:
    """The games and sums of games that the puzzle of a day may be about."""
    found: tuple[str, ...] = import_module(_PACKAGE).DAILY
    return found


def find(name: str) -> AnyRules:
    """The rules of the game with this name, or of the form of a game that it describes.

    Raises InputError if there is none, and TypeError if the name is not a str.

    >>> find("northcott10").width, find("0.77").name
    (10, '0.77')
    """
    check_type("name", name, str)
    return _found(name)[1]


def kind(name: str) -> str:
    """The game of the registry that these rules are a form of, by their name.

    >>> kind("northcott10"), kind("0.137"), kind("sub{1,2,5}"), kind("nim")
    ('northcott', 'octal', 'subtraction', 'nim')
    """
    try:
        return _found(name)[0]
    except InputError:
        return name


def kind_at_sight(name: str) -> str | None:
    """The game that a name seems to be a form of; None if it seems to be of none.

    Words in braces are not read, so that this is immediate for any name.

    >>> kind_at_sight("row{XX→..}"), kind_at_sight("row{nonsense}"), kind_at_sight("0.137")
    ('row', 'row', 'octal')
    """
    family, brace, _ = name.partition("{")
    if brace:
        return _families().get(family.strip())
    try:
        found = _form(name)
    except InputError:
        return None
    return found[0] if found else None


@cache
def _families() -> dict[str, str]:
    """The games whose forms have words in braces, by what stands before these."""
    pairs = ((game(name).name.partition("{"), name) for name in names())
    return {family: name for (family, brace, _), name in pairs if brace}


@lru_cache(maxsize=MAX_KEPT)
def _found(name: str) -> tuple[str, AnyRules]:
    """A game of the registry, and the form of it that has this name."""
    if found := _form(name):
        return found
    raise _unknown(name)


def _form(name: str) -> tuple[str, AnyRules] | None:
    if name in names():
        return name, game(name)
    for known in names():
        if variant := game(known).variant(name):
            return known, variant
    return None


def _unknown(name: str) -> InputError:
    from difflib import get_close_matches

    shown = name if len(name) <= 24 else name[:20] + "…"
    nearest = get_close_matches(name, names(), n=1, cutoff=0.5)
    if nearest:
        return InputError("error-unknown-game", name=shown, nearest=nearest[0])
    return InputError("error-unknown-game-list", name=shown, games=", ".join(names()))


FORGET += [names.cache_clear, _found.cache_clear, _families.cache_clear]
