"""What is agreed before the first move."""

from dataclasses import dataclass, replace
from itertools import islice
from random import Random as Generator

from fairplay.errors import TooLargeError
from fairplay.messages import Messages
from fairplay.play import Player, Random
from fairplay.play.levels import STRENGTHS, USUAL, level_of, opponent
from fairplay.play.offers import winning_seat
from fairplay.protocol import MatchOptions, RoomOptions
from fairplay.rules.heaps import MAX_LISTED
from fairplay.rules.position import Position, convention, split_convention
from fairplay.rules.solve import Solution

OPPONENTS = (*STRENGTHS, "random", "human")
#: Who may be asked to move first; by default whoever has to for the person to be able to win.
FIRST = ("auto", "me", "computer", "random")


@dataclass(frozen=True)
class Setup:
    """The table: a position, a convention and the two players.

    The person, or the first of two people, has seat 0, and the board is always drawn from there.
    ``first`` is the seat that moves first.
    """

    position: Position
    misere: bool = False
    opponent: str = USUAL
    first: int = 0
    seed: int | None = None

    @classmethod
    def of(
        cls,
        text: str,
        misere: bool = False,
        opponent: str = USUAL,
        first: str = "auto",
        seed: int | None = None,
    ) -> "Setup":
        """Read and check it: what could not be played to the end is refused at once."""
        bare, said = split_convention(text)
        position = Position(bare)
        setup = cls(position, convention(position, misere or said), opponent, seed=seed)
        setup._check_playable()
        return replace(setup, first=setup._seat(first))

    def _seat(self, first: str) -> int:
        """The seat that moves first. The person has seat 0, so it is the one that can win."""
        if self.opponent == "human" or first in ("me", "computer"):
            return int(first == "computer")
        if first == "random":
            return Generator(self.seed).randrange(2)
        try:
            return winning_seat(self.position, self.misere)
        except TooLargeError:
            return 0

    def _check_playable(self) -> None:
        """Raise TooLargeError if the moves cannot be listed, or the computer could not solve it."""
        if next(islice(self.position.moves(), MAX_LISTED, None), None):
            raise TooLargeError("error-moves-listed", limit=MAX_LISTED)
        if self.level:
            _ = Solution(self.position, self.misere).won

    @property
    def level(self) -> int | None:
        """How well the computer plays; None for a friend, and for one that plays anything."""
        return level_of(self.opponent)

    def options(self) -> RoomOptions:
        """The room: the person has the first seat, the opponent the second."""
        bots = () if self.opponent == "human" else (self.level or 1,)
        return RoomOptions(MatchOptions(str(self.position), self.misere, self.first), bots=bots)

    def computer(self) -> Player | None:
        """The opponent; None if that is a person."""
        if self.opponent == "random":
            return Random(self.seed)
        return opponent(self.level, self.seed) if self.level else None

    def names(self, messages: Messages) -> tuple[str, str]:
        """What those on the two seats are called.

        >>> Setup(Position("nim")).names(Messages("en"))
        ('you', 'the computer')
        """
        if self.opponent == "human":
            return messages("play-name", number=1), messages("play-name", number=2)
        return messages("play-you"), messages("play-computer")
