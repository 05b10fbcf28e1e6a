"""Putting an explanation together."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from fairplay.errors import TooLargeError, catalogue
from fairplay.explain import blocks as b
from fairplay.explain.algebra import algebra_blocks
from fairplay.explain.binary import chain, columns
from fairplay.explain.heaps import heap_blocks
from fairplay.explain.loopy import loopy_blocks
from fairplay.explain.plain import lines
from fairplay.explain.sentences import after_move, things_on, told
from fairplay.messages import Messages, language
from fairplay.rules.base import Disguised
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution, solve
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.deciding import QUICK, deciding
from fairplay.theory.sums import WILD, Genus, HeapPart, NimHeap, Part, add_genera
from fairplay.vocabulary import sentence

MAX_MOVES_SHOWN = 5
MAX_ANSWERS_SHOWN = 3
MAX_HEAPS_SHOWN = 3


@dataclass(frozen=True)
class Explanation:
    """The reasons for one position, in the order in which to read them; a sum has one part for
    each of its components.

    ``str`` tells them in English, :meth:`text` in any of the languages. ``blocks`` are the same as
    data: each has sentences and what to draw between them.

    >>> print(explain("nim:1,3"))
    Won for the player to move.
    The value is 2: with one more Nim heap of 2, the position would be lost.
    Write the heaps in binary, one below the other, and count the ones in each column.
      1  01
      3  11
    Column 2 has an odd number of ones.
    The position is won: each of these moves changes one number, exactly in the odd columns. Then \
every column is even.
      3→1   nim:1,1
    """

    position: str
    misere: bool
    blocks: tuple[b.Block, ...]
    components: "tuple[Explanation, ...]" = ()

    def json(self) -> dict[str, Any]:
        """Plain data; each block says its ``kind``."""
        from msgspec import to_builtins

        return {
            "position": self.position,
            "play": "misere" if self.misere else "normal",
            "blocks": [{"kind": kind(block)} | to_builtins(block) for block in self.blocks],
            "components": [component.json() for component in self.components],
        }

    def text(self, language: str = "en") -> str:
        """The reasons in English (en), Swedish (sv), Danish (da) or Portuguese (pt).

        Raises InputError for another language.
        """
        messages = catalogue(language)
        told = [line for block in self.blocks for line in lines(block, messages)]
        parts = [f"\n{part.position}\n{part.text(language)}" for part in self.components]
        return "\n".join([*told, *parts])

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        """How notebooks show it, in the language of the environment."""
        from fairplay.explain.html import written

        return written(self, Messages(language()))


def kind(block: object) -> str:
    """The name of a block's kind: ``winning-moves``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(block).__name__).lower()


def explain(position: str | Position, misere: bool = False) -> Explanation:
    """Explain why a position is won or lost, the way the articles do it.

    ``position`` is a Position or its notation, which may end in `` misère``; with
    ``misere`` the player who cannot move wins.

    Raises InputError if the position cannot be read, TooLargeError if it takes more work than the
    limits allow, and TypeError for arguments of another type.

    >>> print(explain("nim:4,5,6,7"))  # doctest: +ELLIPSIS
    Lost for the player to move.
    The value is 0, as in every lost position.
    ...
    >>> [kind(block) for block in explain("nim:4,5,6,3").blocks]
    ['verdict', 'columns', 'winning-moves']
    """
    solution = solve(position, misere)
    position, misere = solution.position, solution.misere
    parts: tuple[Explanation, ...] = ()
    if len(position.components) > 1 and not (misere or position.rules.draws):
        parts = tuple(_component(component) for component in position.components)
    things = things_on(position.boards())
    valued, mixes = _is_valued(position), position.rules.mixes
    blocks = told(_blocks(solution), misere, things, valued, mixes)
    return Explanation(str(position), misere, blocks, parts)


def _component(component: Position) -> Explanation:
    """A component of a sum, explained up to its value; the moves belong to the whole."""
    things = things_on(component.boards())
    blocks = told(_value_blocks(component), False, things, _is_valued(component))
    return Explanation(str(component), False, blocks)


def _is_valued(position: Position) -> bool:
    """Whether heaps have values other than their sizes."""
    if position.rules.draws:
        return False
    parts = (part for one in position.components for part in one.rules.parts(one.state))
    return not all(isinstance(part, NimHeap) for part in parts)


def _blocks(solution: Solution) -> Iterator[b.Block]:
    position = solution.position
    yield b.Verdict(solution.outcome, solution.misere, solution.value)
    if position.over:
        over, params = position.rules.finish(position.state) or (
            "won" if solution.won else "lost",
            {},
        )
        yield b.reason(f"explain-over-{over}", **params)
        return
    if position.rules.draws:
        yield from loopy_blocks(solution)
        if solution.outcome == "D":
            return
    elif position.rules.urgent(position.state):
        yield b.reason("explain-must-capture", captures=", ".join(position.moves()))
        return
    elif position.rules.wins_at_once(position.state):
        yield b.reason("explain-at-once")
    elif solution.misere:
        yield from _misere_blocks(position)
    elif len(position.components) > 1:
        yield from _sum_blocks(position)
    else:
        yield from _value_blocks(position)
    yield _winning(solution) if solution.won else _why_lost(solution)


def _value_blocks(position: Position) -> Iterator[b.Block]:
    """How one component gets its value."""
    found = position.rules.disguise(position.state)
    yield from _disguise(found)
    if position.rules.urgent(position.state) or position.rules.wins_at_once(position.state):
        return
    facts = tuple(_facts(position, misere=False))
    yield from facts
    if facts and _by_theorem(position, misere=False):
        return
    heaps = _heaps(position)
    for heap in islice(dict.fromkeys(heaps), MAX_HEAPS_SHOWN):
        yield from heap_blocks(heap)
    values = _values(position)
    if len(values) > 1 or not (heaps or facts):
        yield columns(values)
    if found and found.stepwise:
        yield from chain(values)


def _by_theorem(position: Position, misere: bool) -> bool:
    """Whether a theorem decides, so that there is no value to explain, or none that is known."""
    return position.rules.won(position.state, misere) is not None


def _disguise(found: Disguised | None) -> Iterator[b.Disguise]:
    if found:
        yield b.Disguise(found.stands, before=(sentence(f"explain-{found.how}"),))


def _facts(position: Position, misere: bool) -> Iterator[b.Figures]:
    for fact in position.rules.facts(position.state, misere):
        yield b.Figures(fact.rows, fact.marked, before=fact.before, after=fact.after)


def _heaps(position: Position) -> list[CodeHeap | HeapPart]:
    """The heaps whose values come from the mex rule rather than from their size."""
    parts = position.rules.parts(position.state)
    return [part for part in parts if isinstance(part, CodeHeap | HeapPart)]


def _values(position: Position) -> tuple[int, ...]:
    """The numbers whose nim-sum decides: gaps or values of heaps."""
    if len(components := position.components) > 1:
        return tuple(value for component in components for value in _values(component))
    return position.rules.values(position.state)


def _sum_blocks(position: Position) -> Iterator[b.Block]:
    solutions = [solve(component) for component in position.components]
    yield b.Summands(tuple(b.Summand(str(s.position), s.value, s.outcome) for s in solutions))
    values = [s.value for s in solutions if s.value is not None]
    yield columns(values)
    yield from chain(values)


def _winning(solution: Solution) -> b.WinningMoves:
    """Some winning moves. In misère play the reasons speak of moves that take, so show these."""
    rules, state = solution.position.rules, solution.position.state
    fitting = (
        move
        for move in solution.winning_moves
        if not solution.misere or rules.forward(state, rules.parse_move(move))
    )
    shown = tuple(islice(fitting, MAX_MOVES_SHOWN))
    moves = tuple(_winning_move(solution, move) for move in shown)
    more = len(solution.winning_moves) - len(shown) if solution.complete else None
    return b.WinningMoves(moves, more)


def _winning_move(solution: Solution, move: str) -> b.WinningMove:
    after = settled(solution.position.after(move))
    searched = solution.misere and not _plays_as_normal(after)
    known = after.rules.draws or after.rules.ended(after.state)
    if searched or known or _by_theorem(after, solution.misere):
        return b.WinningMove(move, str(after), None)
    if len(components := after.components) > 1:
        values = tuple(solve(component).value or 0 for component in components)
    else:
        values = _values(after)
    return b.WinningMove(move, str(after), after_move(columns(values), move))


def settled(position: Position) -> Position:
    """The position when all forced captures have been made.

    >>> str(settled(Position("dawson:5").after("3")))
    'dawson:p...p/..p../P.P.P'
    """
    while position.rules.urgent(position.state):
        position = position.after(next(position.moves()))
    return position


def _plays_as_normal(position: Position) -> bool:
    """Whether the columns decide in misère play, too: heaps of Nim, one of them above one."""
    parts = position.rules.parts(position.state)
    return all(isinstance(p, NimHeap) for p in parts) and any(p.value() > 1 for p in parts)


def _why_lost(solution: Solution) -> b.WhyLost:
    """A few moves, each with an answer; of different kinds rather than all of one."""
    try:
        moves = list(solution.position.moves())
    except TooLargeError:
        return b.WhyLost((), 0)
    shown = _various(solution.position, moves)
    answers = tuple(_answer(solution, move) for move in shown)
    return b.WhyLost(answers, len(moves) - len(shown))


def _various(position: Position, moves: list[str]) -> list[str]:
    """Moves from all over the list, one of them a move that can be undone, if there is any."""
    step = max(1, len(moves) // MAX_ANSWERS_SHOWN)
    shown = moves[::step][:MAX_ANSWERS_SHOWN]
    undone = next((move for move in moves if _undone_by(position, move)), None)
    if undone is None or any(_undone_by(position, move) for move in shown):
        return shown
    return [*shown[: MAX_ANSWERS_SHOWN - 1], undone]


def _answer(solution: Solution, move: str) -> b.Answer:
    """A move with a winning answer, or with none where the game is over and won already.

    An addition is taken back. Else prefer an answer that nobody can undo.
    """
    after = solve(settled(solution.position.after(move)), solution.misere)
    if not after.winning_moves:
        return b.Answer(move, "", sentence("explain-answer-none", move=move))
    answer = _undone_by(solution.position, move)
    if answer not in after.winning_moves:
        lasting = (one for one in after.winning_moves if not _undone_by(after.position, one))
        answer = next(lasting, after.winning_moves[0])
    return b.Answer(move, answer, sentence("explain-answer", move=move, answer=answer))


def _undone_by(position: Position, move: str) -> str | None:
    """The answer that the reasons promise for a move that only adds to a heap."""
    rules = position.rules
    undone = rules.undone_by(position.state, rules.parse_move(move))
    return None if undone is None else rules.move_text(undone)


def _misere_blocks(position: Position) -> Iterator[b.Block]:
    parts = position.rules.parts(position.state)
    if all(isinstance(part, NimHeap) for part in parts):
        yield from _disguise(position.rules.disguise(position.state))
        yield from _misere_nim(parts, things_on(position.boards()))
        return
    if facts := tuple(_facts(position, misere=True)):
        yield from facts
        return
    genus = _genus(parts)
    if genus is WILD:
        yield from _wild_blocks(parts)
    elif genus.firm:
        yield b.reason("explain-misere-firm", value=genus.value)
    else:
        yield b.reason("explain-misere-odd" if genus.value else "explain-misere-even")


def _genus(parts: tuple[Part, ...]) -> Genus:
    """The genus of a sum; wild if it takes too long to find out."""
    try:
        return add_genera(part.genus() for part in parts)
    except TooLargeError:
        return WILD


def _wild_blocks(parts: tuple[Part, ...]) -> Iterator[b.Block]:
    if decided := deciding(parts, QUICK, whole=True):
        yield from algebra_blocks(decided)
    else:
        yield b.reason("explain-searched")


def _misere_nim(parts: tuple[Part, ...], things: str) -> Iterator[b.Block]:
    heaps = [part.value() for part in parts]
    large, ones = sum(heap > 1 for heap in heaps), heaps.count(1)
    case = "ones" if large == 0 else "turning" if large == 1 else "large"
    if large:
        yield columns(heaps)
    yield b.reason(f"explain-misere-{case}", ones=ones, large=large, things=things)
