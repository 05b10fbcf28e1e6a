"""Players that need no person: perfect, random, and one that can be beaten as often as you like."""

from itertools import islice
from math import isnan
from operator import index
from random import Random as Generator
from typing import Protocol

from fairplay.errors import InputError, check_type
from fairplay.play.match import Match
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution

#: Moves tried out, of those looked at, when a lost position has to be made as hard as possible.
MAX_TRAPS, MAX_SEEN = 24, 10_000
#: How much a guess looks at: moves of a position, moves of a game, and moves in all games together.
MAX_WIDTH, MAX_LENGTH, MAX_STEPS = 256, 100, 1500


def _generator(seed: int | None) -> Generator:
    """Raises TypeError for a seed that is no whole number."""
    return Generator(None if seed is None else index(seed))


def _chance(what: str, value: float) -> float:
    """A probability. Raises InputError for one that is none, TypeError for anything else."""
    check_type(what, value, int, float)
    if value < 0:
        raise InputError("error-number-least", text=str(value), limit=0)
    if isnan(value) or value > 1:
        raise InputError("error-number-most", text=str(value), limit=1)
    return value


class Player(Protocol):
    """Anything that chooses a move in a match that is not over."""

    def choose(self, match: Match) -> str:
        """A move, in notation."""
        ...


class Random:
    """Plays any legal move.

    >>> Random(seed=1).choose(Match.begin("nim:1"))
    '1→0'
    """

    def __init__(self, seed: int | None = None) -> None:
        self._generator = _generator(seed)

    def choose(self, match: Match) -> str:
        """Any legal move."""
        return self._generator.choice(list(match.position.moves()))


class Perfect:
    """Wins every position that can be won, and keeps every draw. In a lost one it leaves the fewest
    ways to answer right.

    It never goes backwards in a won position (adds matches, retreats), so it never draws one.

    >>> Perfect(seed=1).choose(Match.begin("nim:3,4,5"))
    '3→1'
    """

    def __init__(self, seed: int | None = None) -> None:
        self._generator = _generator(seed)

    def choose(self, match: Match) -> str:
        """A winning move, or one that is hard to answer."""
        solution = Solution(match.position, match.misere)
        if not solution.won:
            return self._trap(match)
        rules, state = match.position.rules, match.position.state
        if rules.draws:
            return solution.winning_moves[0]  # the quickest: others may go round
        winning = [rules.parse_move(move) for move in solution.winning_moves]
        forward = [move for move in winning if rules.forward(state, move)]
        return rules.move_text(self._generator.choice(forward))

    def _trap(self, match: Match) -> str:
        moves = list(islice(match.position.moves(), MAX_SEEN))
        most = MAX_SEEN if match.position.rules.draws else MAX_TRAPS  # find the moves that draw
        tried = self._generator.sample(moves, min(most, len(moves)))
        return min(tried, key=lambda move: _answers(match, move))


def _answers(match: Match, move: str) -> int:
    return len(Solution(match.position.after(move), match.misere).winning_moves)


class Hasty:
    """Guesses which move is best by playing on at random. It takes little time for any position.

    >>> Hasty(seed=1).choose(Match.begin("nim:9"))
    '9→0'
    """

    def __init__(self, seed: int | None = None) -> None:
        self._generator = _generator(seed)

    def choose(self, match: Match) -> str:
        moves = list(islice(match.position.moves(), MAX_WIDTH))
        tried = self._generator.sample(moves, min(MAX_TRAPS, len(moves)))
        won, left = dict.fromkeys(tried, 0.0), MAX_STEPS
        while left > 0:
            for move in tried:
                share, steps = self._play_on(match.position.after(move), match.misere)
                won[move] += 1 - share
                left -= steps
        return max(tried, key=lambda move: won[move])

    def _play_on(self, position: Position, misere: bool) -> tuple[float, int]:
        """How much of a random game the player to move has won, and how much work it was."""
        for step in range(MAX_LENGTH):
            if position.over:
                return float((step % 2 == 0) == misere), step + 1
            moves = list(islice(position.moves(), MAX_WIDTH))
            position = position.after(self._generator.choice(moves))
        return 0.5, MAX_LENGTH


class Generous:
    """Leaves the other player a won position where it can, but takes a win that is one move away.

    >>> Generous(seed=1).choose(Match.begin("nim:1,1,1"))
    '1→0'
    """

    def __init__(self, seed: int | None = None) -> None:
        self._generator = _generator(seed)

    def choose(self, match: Match) -> str:
        position = match.position
        winning = Solution(position, match.misere).winning_moves
        ends = [move for move in winning if position.after(move).over]
        away = [move for move in forward_moves(position) if move not in winning]
        return self._generator.choice(ends or away or winning)


class Casual:
    """Plays perfectly with a probability of ``strength`` in each move, gives a won position away
    with one of ``kindness``, and else plays anything that is no retreat.

    Raises InputError for a probability that is not between 0 and 1.
    """

    def __init__(
        self, strength: float = 0.5, seed: int | None = None, *, kindness: float = 0
    ) -> None:
        self._generator = _generator(seed)
        self._strength = _chance("strength", strength)
        self._kindness = _chance("kindness", kindness)
        self._perfect = Perfect(self._generator.getrandbits(32))
        self._generous = Generous(self._generator.getrandbits(32))

    def choose(self, match: Match) -> str:
        """A move, as good as its strength makes it."""
        drawn = self._generator.random()
        if drawn < self._strength:
            return self._perfect.choose(match)
        if drawn < self._strength + self._kindness:
            return self._generous.choose(match)
        return self._generator.choice(forward_moves(match.position))


def forward_moves(position: Position) -> list[str]:
    """The moves that bring the end nearer, or all moves if there is none."""
    rules, state = position.rules, position.state
    moves = list(islice(rules.moves(state), MAX_SEEN))
    forward = [move for move in moves if rules.forward(state, move)]
    return [rules.move_text(move) for move in forward or moves]
