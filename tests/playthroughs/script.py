"""A play of every game as text: the board, the possible moves, the chosen move, and why.

The files beside this one are what the library said when they were written. A change of the rules,
the theory, the notation or the players shows up in them. ``python -m tests.playthroughs`` writes
them again; read the difference before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path

from fairplay.play import Casual, Match, Perfect, Player
from fairplay.rules.base import Misere
from fairplay.rules.position import Position
from fairplay.rules.registry import names
from fairplay.rules.solve import Solution

FOLDER = Path(__file__).parent
#: Variants and sums that have a file in addition to the games of the registry.
MORE = {
    "nimble1": "nimble1",
    "modified-nimble1": "modified-nimble1:2,3,5",
    "northcott5": "northcott5:1-5,4-2,3-2",
    "code": "4.7:6,5",
    "sum": "kayles:5 + dawson:4 + northcott5:1-5,2-3",
    "misere-sum": "kayles:6 + poker-nim:2,1/2,1 + nim:3",
}
MAX_MOVES = 24
SEED = 2024


def starts() -> dict[str, str]:
    """The start of each file's plays, by the name of the file."""
    return {name: name for name in names()} | MORE


def conventions(name: str) -> tuple[bool, ...]:
    misere = Position(starts()[name]).rules.misere
    if name == "misere-sum":
        return (True,)
    return {Misere.OFFERED: (False, True), Misere.ALWAYS: (True,), Misere.NEVER: (False,)}[misere]


def playthrough(name: str) -> str:
    """The whole file of a game: one play for each convention."""
    plays = ["\n".join(_play(starts()[name], misere)) for misere in conventions(name)]
    return "\n\n".join(plays) + "\n"


def _play(text: str, misere: bool) -> Iterator[str]:
    """The perfect player moves first; the other one is beatable."""
    match = Match.begin(text, misere)
    players: tuple[Player, Player] = (Perfect(SEED), Casual(0.5, SEED))
    yield f"{'misère' if misere else 'normal'} play from {match.position}"
    while not match.result:
        move = players[match.mover].choose(match)
        yield ""
        yield from _turn(match)
        yield f"plays    {move}"
        match = match.play(move)
    yield ""
    yield f"position {match.position}"
    yield f"result   {match.result.reason}, winner {match.result.winner}"


def _turn(match: Match) -> Iterator[str]:
    solution = Solution(match.position, match.misere)
    moves = list(match.position.moves())
    shown = " ".join(moves[:MAX_MOVES]) + (" …" if len(moves) > MAX_MOVES else "")
    yield f"position {match.position}"
    yield f"player   {match.mover}, outcome {solution.outcome}, value {solution.value}"
    yield f"moves    {len(moves)}: {shown}"
    yield f"winning  {len(solution.winning_moves)}: {' '.join(solution.winning_moves)}".rstrip()


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"
