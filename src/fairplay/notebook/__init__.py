"""Boards to play on in a notebook; ``Position.play`` shows one.

It needs the extra ``notebook``. Pictures and tables in notebooks need nothing: a position, a
sequence or a hand of cards draws itself.
"""

from fairplay.notebook.game import Game, games

__all__ = ["Game", "games"]
