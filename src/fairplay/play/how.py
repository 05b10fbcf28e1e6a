"""How to play: three pictures for every game, made from its rules.

The first shows what is on the board, the second a move or two, the third the last move. They are
drawn from small positions, whatever is played, so that a newcomer sees everything at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from fairplay.play.how_rules import rule_told
from fairplay.rules.position import Position, convention
from fairplay.rules.registry import AnyRules, kind
from fairplay.rules.samples import sample, small
from fairplay.rules.titles import credit
from fairplay.vocabulary import Board, MoveView, Sentence, sentence

#: A position and the last move of a game, made there.
Last = tuple[Position, str]

#: How many moves are compared to find examples, and how long a play is followed to its end.
MAX_COMPARED, MAX_FOLLOWED = 200, 500


@dataclass(frozen=True, slots=True)
class HowStep:
    """A move, with the boards before and after it, both as the one who makes it sees them."""

    before: Board
    move: MoveView
    after: Board


@dataclass(frozen=True, slots=True)
class HowTo:
    """The three pictures of a game with their words: ``seen``, ``rule`` and ``ending``.

    ``end`` is the last move of a game. It is None only if no short game was found.
    """

    game: str
    seen: Sentence
    board: Board
    rule: tuple[Sentence, ...]
    moves: tuple[HowStep, ...]
    ending: Sentence
    end: HowStep | None
    #: The key of the text that says which article explains the game, or empty.
    credit: str


@dataclass(frozen=True, slots=True)
class How:
    """How to play a position: each of its games once; ``told`` says how several go together."""

    games: tuple[HowTo, ...]
    told: Sentence | None


def how(position: Position, misere: bool = False) -> How:
    """The pictures for a position, one set for each kind of game in it.

    >>> told = how(Position("nim:9,9"))
    >>> told.games[0].board.heaps, told.games[0].end.move.text, told.told
    ((3, 4, 5), '2→0', None)
    >>> [game.game for game in how(Position("kayles:7 + nim:2 + kayles:1")).games]
    ['kayles', 'nim']
    """
    play = "misere" if convention(position, misere) else "normal"
    rules = {one.rules.name: one.rules for one in position.components}
    several = len(position.components) > 1
    ending = sentence("how-end-part" if several else f"how-end-{play}")
    games = tuple(_how_to(one, ending) for one in rules.values())
    return How(games, sentence(f"how-sum-{play}") if several else None)


def _how_to(rules: AnyRules, ending: Sentence) -> HowTo:
    start, moves, last = _sample(rules)
    board = start.boards()[0]
    told = rule_told(rules)
    end = step(*last) if last else None
    if last and (finish := _finish(*last)):
        ending = finish
    return HowTo(kind(rules.name), _seen(board), board, told, moves, ending, end, credit(rules))


def _finish(position: Position, move: str) -> Sentence | None:
    """What the last move makes, if that wins at once, in a sum too."""
    after = position.after(move)
    if made := after.rules.finish(after.state):
        return sentence(f"how-end-{made[0]}", **made[1])
    return None


def _seen(board: Board) -> Sentence:
    """What is on the board, and what of it is whose."""
    if board.things == "coin":
        return sentence("how-see-coin-board" if board.family == "grid" else "how-see-coin")
    if board.cells:
        return sentence("how-see-cells")
    if board.family == "grid":
        return sentence("how-see-pawns" if board.facing else "how-see-rows")
    if board.family == "heaps" and board.things == "match" and len(board.heaps) == 1:
        return sentence("how-see-heap")
    if board.family == "heaps":
        return sentence("how-see-stocks" if board.stocks else f"how-see-{board.things}")
    if board.family == "tiles":
        return sentence("how-see-bar" if board.reach == "corner" else "how-see-tiles")
    if board.family == "graph" and 0 in board.vertices:
        return sentence("how-see-ground")
    return sentence(f"how-see-{board.family}")


def _sample(rules: AnyRules) -> tuple[Position, tuple[HowStep, ...], Last | None]:
    """Where the pictures come from: what the game gives, or else any play from a small state."""
    if given := sample(rules):
        moves = tuple(_noted(given.position, move) for move in given.moves)
        return Position(given.position), moves, (Position(given.last), given.end)
    start = Position.of(rules, small(rules))
    return start, tuple(_examples(start)), _last(start)


def _noted(position: str, moves: str) -> HowStep:
    *before, move = moves.split(" then ")
    at = Position(position)
    for one in before:
        at = at.after(one)
    return step(at, move)


def step(position: Position, move: str) -> HowStep:
    """A move, drawn as the one who makes it sees it.

    >>> step(Position("northcott:2-7"), "1:2→5").after.ranks
    ('....P.p.',)
    """
    after = position.after(move).turned()
    return HowStep(position.boards()[0], position.view(move), after.boards()[0])


def _examples(start: Position) -> Iterator[HowStep]:
    """One move of each kind, at most two: of many alike, one in the middle."""
    by_words: dict[str, list[str]] = {}
    for move in islice(start.moves(), MAX_COMPARED):
        by_words.setdefault(start.view(move).key, []).append(move)
    alike = sorted(by_words.values(), key=len, reverse=True)
    return (step(start, moves[len(moves) // 2]) for moves in alike[:2])


def _last(start: Position) -> Last | None:
    """The last move of one play from here, in which everyone goes forward as far as possible."""
    position, found = start, None
    for _ in range(MAX_FOLLOWED):
        rules, state = position.rules, position.state
        moves = list(islice(rules.moves(state), MAX_COMPARED))
        if not moves:
            return found
        ahead = [move for move in moves if rules.forward(state, move)]
        move = rules.move_text((ahead or moves)[-1])
        found = position, move
        position = position.after(move)
    return None
