"""What matches and card tables have in common in the eyes of a session."""

from collections.abc import Iterable

from fairplay.cli.terminal.claim_entry import Places
from fairplay.cli.terminal.viewpoint import Handlers, Viewpoint
from fairplay.errors import InputError


class Side:
    """``offered`` are the commands of the room, ``commands`` those that this side carries out."""

    #: Where the catalogues have its words, and what is said of commands at first.
    where = ""
    first_words: tuple[str, tuple[str, ...]]
    #: Whether a room of our own is left after one game.
    one_game = False
    #: Whether somebody else has to do something first.
    busy = False
    #: The cards that are on the screen now.
    places: Places = ()

    def __init__(self, viewpoint: Viewpoint, offered: Iterable[str], commands: Handlers) -> None:
        self._viewpoint, self._messages = viewpoint, viewpoint.messages
        self.offered, self.commands = tuple(offered), commands

    def exampled(self, error: InputError) -> InputError:
        """What is refused, with an example that fits what is on the screen."""
        return error
