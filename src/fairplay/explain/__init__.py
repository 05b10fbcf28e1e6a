"""Why a position is won or lost, as data in the articles' manner; the words come later.

The package is also the function in it, so that this works:

>>> import fairplay as fp
>>> explanation = fp.explain("nim:4,5,6,3")
>>> explanation.position, len(explanation.blocks)
('nim:4,5,6,3', 3)

What finds the reasons is imported when it is first used: the blocks alone need none of it.
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from fairplay._lazy import lazy

if TYPE_CHECKING:
    from fairplay.explain.explanation import Explanation, explain
    from fairplay.rules.position import Position

__all__ = ["Explanation", "explain"]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy(
        __name__, {"fairplay.explain.explanation": ("Explanation", "explain")}
    )


class _Callable(ModuleType):
    """A package and a function of the same name cannot both be ``fairplay.explain``."""

    def __call__(self, position: "str | Position", misere: bool = False) -> "Explanation":
        from fairplay.explain.explanation import explain

        return explain(position, misere)


sys.modules[__name__].__class__ = _Callable
