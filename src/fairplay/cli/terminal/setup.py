"""What is agreed before the first move."""

from dataclasses import dataclass
from itertools import islice
from random import Random as Generator

from fairplay.errors import TooLargeError
from fairplay.messages import Messages
from fairplay.play import Casual, Perfect, Player, Random
from fairplay.protocol import MAX_LEVEL, MatchOptions, RoomOptions
from fairplay.rules.heaps import MAX_LISTED
from fairplay.rules.position import Position, convention, split_convention
from fairplay.rules.solve import Solution

OPPONENTS = ("perfect", "casual", "random", "human")
FIRST = ("me", "computer", "random")
#: The strength of the casual opponent in per cent, by default.
STRENGTH = 50


@dataclass(frozen=True)
class Setup:
    """The table: a position, a convention and the two players.

    The person, or the first of two people, has seat 0, and the board is always drawn from there.
    ``first`` is the seat that moves first.
    """

    position: Position
    misere: bool = False
    opponent: str = "perfect"
    strength: int = STRENGTH
    first: int = 0
    seed: int | None = None

    @classmethod
    def of(
        cls,
        text: str,
        misere: bool = False,
        opponent: str = "perfect",
        strength: int = STRENGTH,
        first: str = "me",
        seed: int | None = None,
    ) -> "Setup":
        """Read and check it: what could not be played to the end is refused at once."""
        bare, said = split_convention(text)
        position = Position(bare)
        seat = {"me": 0, "computer": 1}.get(first, Generator(seed).randrange(2))
        agreed = convention(position, misere or said)
        setup = cls(position, agreed, opponent, strength, seat, seed)
        setup._check_playable()
        return setup

    def _check_playable(self) -> None:
        """Raise TooLargeError if the moves cannot be listed, or the computer could not solve it."""
        if next(islice(self.position.moves(), MAX_LISTED, None), None):
            raise TooLargeError("error-moves-listed", limit=MAX_LISTED)
        if self.opponent in ("perfect", "casual"):
            _ = Solution(self.position, self.misere).won

    def options(self) -> RoomOptions:
        """The room: the person has the first seat, the opponent the second."""
        bots = () if self.opponent == "human" else (MAX_LEVEL,)
        return RoomOptions(MatchOptions(str(self.position), self.misere, self.first), bots=bots)

    def computer(self) -> Player | None:
        """The opponent; None if that is a person."""
        match self.opponent:
            case "perfect":
                return Perfect(self.seed)
            case "casual":
                return Casual(self.strength / 100, self.seed)
            case "random":
                return Random(self.seed)
        return None

    def names(self, messages: Messages) -> tuple[str, str]:
        """What those on the two seats are called.

        >>> Setup(Position("nim")).names(Messages("en"))
        ('you', 'the computer')
        """
        if self.opponent == "human":
            return messages("play-name", number=1), messages("play-name", number=2)
        return messages("play-you"), messages("play-computer")
