"""What is agreed before the deal."""

from dataclasses import dataclass

from fairplay.cards import Deck
from fairplay.errors import InputError

#: Race: the first right claim takes its cards. Call: who calls first has some time to show a claim.
MODES = ("race", "call")
#: What a wrong claim costs: nothing, some seconds without claims, or one of the player's own cards.
WRONG = ("none", "lockout", "minus")
MAX_PLAYERS = 6

#: A lock-out in milliseconds: the first, and the longest. Each wrong claim doubles it.
LOCK_MS, MAX_LOCK_MS = 3_000, 12_000
#: So long a claim that was given up is looked at before the time of the new cards begins.
SHOWN_MS = 3_000


@dataclass(frozen=True)
class TableOptions:
    """The deck, how many players there are, and the rules of the table.

    ``call_ms`` is how many milliseconds a player has to show the claim after calling.
    """

    deck: Deck
    players: int = 1
    mode: str = "race"
    wrong: str = "lockout"
    call_ms: int = 10_000

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MAX_PLAYERS:
            raise InputError("error-table-players", count=self.players, limit=MAX_PLAYERS)
        for text, choices in ((self.mode, MODES), (self.wrong, WRONG)):
            if text not in choices:
                raise InputError("error-choice", text=text, choices=", ".join(choices))
        if self.call_ms < 1:
            raise InputError("error-number-least", text=str(self.call_ms), limit=1)
