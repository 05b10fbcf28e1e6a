"""How a match ended, and where it was decided."""

from collections.abc import Sequence
from dataclasses import dataclass

from fairplay.messages import Messages
from fairplay.play import Match
from fairplay.protocol import MatchResult
from fairplay.rules.solve import Solution

#: Green: your turn.
TURN = "bold #2e9e6b"


@dataclass(frozen=True)
class Mistake:
    """A move that gave a won position away: its number from 0, and one that would have won."""

    number: int
    better: str


def last_mistake(match: Match, player: int) -> Mistake | None:
    """The last move of a player that turned a won position into a lost one.

    >>> match = Match.begin("nim:3,1").play("3→2").play("2→1").play("1→0").play("1→0")
    >>> last_mistake(match, 0)
    Mistake(number=0, better='3→1')
    """
    for number in reversed(range(player, len(match.moves), 2)):
        before = Solution(match.positions[number], match.misere)
        if before.won and Solution(match.positions[number + 1], match.misere).won:
            return Mistake(number, before.winning_moves[0])
    return None


def verdict(
    result: MatchResult, misere: bool, names: Sequence[str], me: int | None, messages: Messages
) -> str:
    """Who has won and why; ``me`` is the seat of the person who plays a computer here, if any.

    >>> verdict(MatchResult(0, "no-move"), False, ("you", "the computer"), 0, Messages("en"))
    'You win: the computer has no move left.'
    """
    if result.winner is None:
        return messages(f"end-{result.reason}")
    kind = "misere" if result.reason == "no-move" and misere else result.reason
    if me is not None:
        return messages(f"end-{kind}-won" if result.winner == me else f"end-{kind}-lost")
    key = f"online-end-{kind}" if kind in ("time", "left", "away") else f"end-{kind}"
    winner, loser = names[result.winner], names[1 - result.winner]
    return capital(messages(key, winner=winner, loser=loser))


def decided(match: Match, names: tuple[str, str], me: int | None, messages: Messages) -> str:
    """Where the loser could have won."""
    result = match.result
    assert result is not None
    if result.winner is None:
        return messages(f"end-{result.reason}")
    loser = 1 - result.winner
    name = names[loser]
    if match.resigned == match.mover:
        now = Solution(match.position, match.misere)
        if now.won:
            return capital(messages("end-resigned-early", name=name, better=now.winning_moves[0]))
    mistake = last_mistake(match, loser)
    if mistake is None:
        return capital(messages("end-no-mistake", name=name))
    move, left = match.moves[mistake.number], str(match.positions[mistake.number + 1])
    key = "end-mistake-mine" if loser == me else "end-mistake"
    return messages(
        key, number=mistake.number + 1, name=name, move=move, left=left, better=mistake.better
    )


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]
