"""What is agreed before the first move."""

from dataclasses import dataclass, replace
from itertools import islice
from random import Random as Generator

from fairplay.errors import TooLargeError
from fairplay.messages import Messages
from fairplay.play import Casual, Match, Perfect, Player, Random
from fairplay.rules.heaps import MAX_LISTED
from fairplay.rules.position import Position, convention, split_convention
from fairplay.rules.solve import Solution

OPPONENTS = ("perfect", "casual", "random", "human")
FIRST = ("me", "computer", "random")
#: The strength of the casual opponent in per cent, unless one is asked for.
STRENGTH = 50


@dataclass(frozen=True)
class Setup:
    """The table: a position, a convention and the two players.

    ``me`` is the number in the match (0 moves first) of the person, or of player 1 when two people
    play. The board is always drawn from that side.
    """

    position: Position
    misere: bool = False
    opponent: str = "perfect"
    strength: int = STRENGTH
    me: int = 0
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
        me = {"me": 0, "computer": 1}.get(first, Generator(seed).randrange(2))
        agreed = convention(position, misere or said)
        setup = cls(position, agreed, opponent, strength, me, seed)
        setup._check_playable()
        return setup

    def _check_playable(self) -> None:
        """Raise TooLargeError if the moves cannot be listed, or the computer could not solve it."""
        if next(islice(self.position.moves(), MAX_LISTED, None), None):
            raise TooLargeError("error-moves-listed", limit=MAX_LISTED)
        if self.opponent in ("perfect", "casual"):
            _ = Solution(self.position, self.misere).won

    def match(self) -> Match:
        return Match.begin(self.position, self.misere)

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

    def swapped(self) -> "Setup":
        """The same table, with the other side to start."""
        return replace(self, me=1 - self.me)

    def names(self, messages: Messages) -> tuple[str, str]:
        """What players 0 and 1 of the match are called.

        >>> Setup(Position("nim"), me=1).names(Messages("en"))
        ('the computer', 'you')
        """
        if self.opponent == "human":
            pair = (messages("play-name", number=1), messages("play-name", number=2))
        else:
            pair = (messages("play-you"), messages("play-computer"))
        return pair if self.me == 0 else (pair[1], pair[0])
