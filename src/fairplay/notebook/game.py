"""The board to play on: an anywidget, drawn by the boards of the browser app.

Python has the match, and the page has only what it shows of it. The board sends the commands of
the protocol, and is sent its answers; every state of the match is the trait ``view``, so that a
board which is shown twice is the same in both places, and one that is shown later is up to date.
"""

from pathlib import Path
from typing import Any

import anywidget
import msgspec
import traitlets

from fairplay.notebook.agreed import read_language, read_opponent, read_seat, rules_told, texts
from fairplay.notebook.questions import Answered, Question
from fairplay.notebook.session import Session
from fairplay.play.match import Match, Result
from fairplay.play.players import Player
from fairplay.protocol import Ping, Pong
from fairplay.rules.position import Position

STATIC = Path(__file__).parent / "static"
#: So many games of this kernel are kept for ``games``.
MAX_KEPT = 100

_kept: "list[Game]" = []


class Game(anywidget.AnyWidget):
    """A match in a notebook, to be played with the mouse, by keys or by touch, and from Python.

    ``position``, ``moves`` and ``result`` follow the match and can be observed::

        game = fp.Position("kayles:9").play()
        game                                     # shows the board
        game.move("9→4,4")                       # makes a move; the computer answers
        game.observe(print, "position")
        Game(game.match)                         # goes on from here on a second board
    """

    _esm = STATIC / "widget.js"

    #: What is agreed; the page only reads it.
    setup = traitlets.Dict().tag(sync=True)
    #: What is shown now: a ``MatchView``.
    view = traitlets.Dict().tag(sync=True)
    #: Where the match was lost: a ``Decided``, or nothing until that is known.
    decided = traitlets.Dict().tag(sync=True)

    position = traitlets.Instance(Position, read_only=True)
    moves = traitlets.Tuple(read_only=True)
    result = traitlets.Instance(Result, allow_none=True, default_value=None, read_only=True)

    def __init__(
        self,
        match: Match | Position | str,
        opponent: str | int | Player = "medium",
        *,
        misere: bool = False,
        first: str = "auto",
        lang: str | None = None,
    ) -> None:
        """``opponent`` is easy, medium, perfect, random, human, a level from 1 to 10, or anything
        with a method ``choose(match)``. ``first`` is auto (you can win), me or computer."""
        if not isinstance(match, Match):
            match = Match.begin(match, misere)
        computer, name = read_opponent(opponent)
        language = read_language(lang)
        seat = read_seat(first, match, computer)
        self._session = Session(match, seat, computer, self._show)
        # What cannot be shown is refused before there is a board.
        view = msgspec.to_builtins(self._session.view())
        super().__init__(setup=_setup(match, name, seat, language), view=view)
        self.on_msg(self._asked)
        _keep(self)
        self._show()
        self._session.answer()

    @property
    def match(self) -> Match:
        """The match so far; another board can go on from it."""
        return self._session.match

    def move(self, move: str) -> None:
        """Make a move, in notation. The computer answers at once."""
        self._session.move(move)

    def undo(self) -> None:
        """Take back your last move, and the answer to it."""
        self._session.undo()

    def restart(self) -> None:
        """Play again from the start."""
        self._session.restart()

    def __repr__(self) -> str:
        played = f", {len(self.moves)} moves" if self.moves else ""
        return f"<Game {self.position}{played}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The board, and a picture of it for pages without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        return {**bundle[0], "image/svg+xml": self.position._repr_svg_()}, bundle[1]

    # -- between the match and the page ------------------------------------------------------------

    def _show(self) -> None:
        """Tell everything that has changed, after each move."""
        match = self._session.match
        self.view = msgspec.to_builtins(self._session.view())
        self.set_trait("moves", match.moves)
        self.set_trait("position", match.position)
        self.set_trait("result", match.result)
        found = self._session.decided()
        self.decided = msgspec.to_builtins(found) if found else {}

    def _asked(self, _: object, content: Any, buffers: object) -> None:
        """Answer what the page has sent. Nothing else than its own messages is understood."""
        del buffers
        try:
            question = msgspec.convert(content, Question | Ping)
        except msgspec.ValidationError:
            return
        if isinstance(question, Ping):
            self._tell(Pong(question.cmd, 0))
        else:
            self._tell(Answered(question.cmd, self._session.do(question)))

    def _tell(self, message: msgspec.Struct) -> None:
        self.send(msgspec.to_builtins(message))


def _setup(match: Match, opponent: str | int, seat: int | None, language: str) -> dict[str, Any]:
    return {
        "language": language,
        "texts": texts(language, match.start),
        "opponent": opponent,
        "seat": seat,
        "rules": msgspec.to_builtins(rules_told(match.start)),
    }


def _keep(game: Game) -> None:
    _kept.append(game)
    del _kept[:-MAX_KEPT]


def games() -> tuple[Game, ...]:
    """The games of this kernel, the newest last.

    A cell that is run again makes a new board, and the one before is still here.
    """
    return tuple(_kept)
