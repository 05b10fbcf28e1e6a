"""Why a position is won or lost, as data in the articles' manner; the words come later."""

from fairplay.explain.explanation import Explanation, explain

__all__ = ["Explanation", "explain"]
