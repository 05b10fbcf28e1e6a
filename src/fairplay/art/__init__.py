"""Cards and boards as SVG: the one source for web, notebook and print.

A leaf of the package: drawing takes numbers and knows no deck, no game and no language.

>>> from fairplay.art import card
>>> card(2, (1, 0, 0, 1, 1, 0)).svg("100110").startswith("<svg")
True
"""

from fairplay.art.cards import back, card
from fairplay.art.drawing import Drawing, Label

__all__ = ["Drawing", "Label", "back", "card"]
