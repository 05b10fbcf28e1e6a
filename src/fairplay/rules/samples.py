"""Small positions to show a game with: where it is drawn, some moves, and a last move."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from fairplay.rules.registry import AnyRules, kind, names

#: The largest heap, and the widest board, that is drawn if the rule allows.
HEAP, WIDTH = 10, 8


@dataclass(frozen=True, slots=True)
class Sample:
    """A position, moves that are made there, and the position and the move at the end of a game.

    A move ``3 then 2x3`` is a move and the answer to it; the answer is drawn. A game binds ``HOW``
    to the samples of its forms.
    """

    position: str
    moves: tuple[str, ...]
    last: str
    end: str


def sample(rules: AnyRules) -> Sample | None:
    """The sample of a game, if it gives one.

    >>> from fairplay.rules.registry import find
    >>> sample(find("nimble1")).moves, sample(find("0.137"))
    (('3→2',), None)
    """
    if (name := kind(rules.name)) not in names():
        return None
    module = import_module(f"fairplay.games.{name.replace('-', '_')}")
    bound: tuple[Sample, ...] = getattr(module, "HOW", ())
    samples = {one.position.partition(":")[0]: one for one in bound}
    wide = getattr(rules, "width", 0) > WIDTH  # drawn on a board of the usual width
    return samples.get(name if wide else rules.name)


def small(rules: AnyRules) -> Any:
    """A small state in which there is a move.

    >>> from fairplay.rules.registry import find
    >>> small(find("sub{1,2,5}")), small(find("0.1"))
    ((9,), (1,))
    """
    # Games are imported when they are asked for, and they import this file.
    from fairplay.rules.heaps import TakeAndBreak
    from fairplay.rules.rows import RowRules

    if isinstance(rules, RowRules):
        return rules.start[:2]
    if not isinstance(rules, TakeAndBreak):
        return rules.start
    last = rules.code.last
    wanted = HEAP if last is None else min(last + 4, HEAP)
    sizes = (*range(wanted, 0, -1), *range(wanted + 1, 2 * len(rules.code.digits)))
    heap = next((n for n in sizes if any(True for _ in rules.splits(n))), rules.start[0])
    return (heap,)
