"""Why a position is won, lost or drawn where play may go round."""

from collections.abc import Iterator
from itertools import islice

from fairplay.explain import blocks as b
from fairplay.rules.solve import Solution
from fairplay.rules.state_graphs import outcome
from fairplay.vocabulary import sentence

MAX_MOVES = 12


def loopy_blocks(solution: Solution) -> Iterator[b.Block]:
    """How it was found out, and how soon play ends or how it goes on.

    >>> from fairplay.rules.general import game
    >>> from fairplay.rules.position import Position
    >>> from fairplay.rules.solve import solve
    >>> ring = game("ring", 0, lambda n: [(n + 1) % 3], loopy=True)
    >>> [block.before[-1].params for block in loopy_blocks(solve(Position.of(ring, 0)))]
    [{}, {'moves': '1'}]
    """
    position = solution.position
    rules, state = position.rules, position.state
    letter, moves = outcome(rules, state, solution.misere)
    yield b.reason("explain-loopy")
    if letter != "D":
        yield b.reason("explain-loopy-moves", count=moves)
        return
    kept = ", ".join(islice(keeping(solution), MAX_MOVES))
    yield b.Reason(before=(sentence("explain-drawn"), sentence("explain-drawn-moves", moves=kept)))


def keeping(solution: Solution) -> Iterator[str]:
    """The moves of a drawn position after which it is drawn still."""
    rules, state = solution.position.rules, solution.position.state
    for move in rules.moves(state):
        if outcome(rules, rules.after(state, move), solution.misere)[0] == "D":
            yield rules.move_text(move)
