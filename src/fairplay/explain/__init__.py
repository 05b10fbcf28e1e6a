"""Why a position is won or lost, as data in the articles' manner; the words come later.

What finds the reasons is imported when it is first used: the blocks alone need none of it.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fairplay.explain.explanation import Explanation, explain

__all__ = ["Explanation", "explain"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from fairplay.explain import explanation

    return getattr(explanation, name)
