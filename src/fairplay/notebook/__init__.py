"""Boards to play on in a notebook; ``Position.play`` shows one.

It needs the extra ``notebook``. Pictures and tables in notebooks need nothing: a position, a
sequence or a hand of cards draws itself.
"""

from pathlib import Path

from fairplay.errors import InputError
from fairplay.extras import need

need("notebook")
if not (Path(__file__).parent / "static/widget.js").is_file():
    raise InputError("error-notebook-built")

from fairplay.notebook.game import Game, games  # noqa: E402 - what is missing is told first

__all__ = ["Game", "games"]


def __dir__() -> list[str]:
    return __all__
