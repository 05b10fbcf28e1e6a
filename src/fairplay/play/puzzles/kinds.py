"""What puzzles are about: every game and some sums, normal and misère, and both decks."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fairplay.cards import MOD3, ZERO, Deck, find_deck
from fairplay.errors import InputError
from fairplay.play.how_rules import rule_told
from fairplay.rules.base import Misere
from fairplay.rules.position import Position, find_sum
from fairplay.rules.registry import (
    FORGET,
    AnyRules,
    find,
    game,
    kind,
    offered,
    puzzle_forms,
    sums,
)

DECKS = (ZERO.name, MOD3.name)


class Kind(NamedTuple):
    """A game of the registry, a sum of them (``kayles + nim``) or a deck, by name."""

    name: str
    misere: bool = False

    @property
    def deck(self) -> Deck | None:
        return find_deck(self.name) if self.name in DECKS else None

    def __str__(self) -> str:
        return f"{self.name} misère" if self.misere else self.name


@cache
def names() -> tuple[str, ...]:
    """Everything there are puzzles about, from the simplest on.

    Only games are named whose rule is told in full, by its words or by the pictures beside them.

    >>> names()[:2], names()[-2:]
    (('nim', 'resta-zero'), ('zero', 'mod3'))
    """
    games = [name for name in offered() if game(name).worksheets or rule_told(game(name))]
    found: dict[tuple[str, ...], str] = {}
    for parts in map(_components, sums()):
        found.setdefault(tuple(sorted(parts)), " + ".join(parts))
    return (*games, *found.values(), *DECKS)


def _components(text: str) -> list[str]:
    return [kind(part.rules.name) for part in Position(text).components]


def forms(kind: Kind) -> tuple[AnyRules, ...]:
    """The rules that a puzzle of this kind may have: several, if the game is a family of rules.

    >>> [rules.name for rules in forms(find_kind("row"))][:2]
    ['row{XX→..}', 'row{XX.→..X either way}']
    """
    parts, own = kind.name.split("+"), rules_of(kind)
    if len(parts) > 1 or own.worksheets:
        return (own,)
    found = map(find, dict.fromkeys(puzzle_forms(kind.name, kind.misere)))
    other = Misere.NEVER if kind.misere else Misere.ALWAYS
    return tuple(rules for rules in found if rules.misere is not other)


def rules_of(kind: Kind) -> AnyRules:
    """The rules of a kind that is no deck."""
    parts = [game(part.strip()) for part in kind.name.split("+")]
    return parts[0] if len(parts) == 1 else find_sum("+".join(rules.name for rules in parts))


@cache
def kinds() -> tuple[Kind, ...]:
    """All kinds. Where a game can be played both ways, each way is one."""
    return tuple(one for name in names() for one in _conventions(name))


def _conventions(name: str) -> Iterator[Kind]:
    if name in DECKS:
        yield Kind(name)
        return
    allowed = rules_of(Kind(name)).misere
    if allowed is not Misere.ALWAYS:
        yield Kind(name)
    # In misère play a sum of three games takes too long to search.
    if allowed is not Misere.NEVER and name.count("+") < 2:
        yield Kind(name, misere=True)


def find_kind(name: str, misere: bool = False) -> Kind:
    """The kind with this name; a game that is always misère needs not say so.

    >>> find_kind("kayles"), find_kind("resta-um")
    (Kind(name='kayles', misere=False), Kind(name='resta-um', misere=True))
    """
    ways = {one.misere: one for one in kinds() if one.name == name}
    if not ways:
        # Of a game with a misspelt name, this says which one may be meant.
        rules = find(name) if "+" not in name else find_sum(name)
        raise InputError("error-puzzle-game", name=rules.name)
    if misere and misere not in ways:
        raise InputError("error-normal-only", name=name)
    return ways.get(misere) or ways[True]


FORGET += [names.cache_clear, kinds.cache_clear]
