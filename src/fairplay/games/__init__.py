"""One file per game, each binds ``GAME``; the folder is the registry.

>>> from fairplay import games
>>> games.find("kayles").name
'kayles'
"""

from fairplay.rules.registry import find, game, names

__all__ = ["find", "game", "names"]
