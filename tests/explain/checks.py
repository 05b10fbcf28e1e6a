"""A check for every sentence of an explanation that claims something about moves.

A check works out the claim on its own: on the board, by counting, and by trying every play.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeVar

from fairplay.explain import Explanation, explain
from fairplay.explain import blocks as b
from fairplay.explain.explanation import settled
from fairplay.rules.position import Position
from fairplay.rules.solve import solve
from fairplay.theory.nim import mex, nim_sum
from fairplay.vocabulary import Params
from tests.helpers import exhaustive

Kind = TypeVar("Kind")


class Case:
    """A position with its explanation, and what the player to move and the other can do."""

    def __init__(self, position: Position, misere: bool) -> None:
        self.position, self.misere = position, misere
        self.explanation: Explanation = explain(position, misere)

    def said(self) -> Iterator[tuple[str, Params]]:
        for block in self.explanation.blocks:
            for one in (*block.before, *block.after):
                yield one.key, one.params

    def blocks(self, kind: type[Kind]) -> list[Kind]:
        return [block for block in self.explanation.blocks if isinstance(block, kind)]

    def only(self, kind: type[Kind]) -> Kind:
        (block,) = self.blocks(kind)
        return block

    def answers(self) -> list[b.Answer]:
        return [one for block in self.blocks(b.WhyLost) for one in block.answers]

    def winning(self) -> list[Position]:
        """The positions that the winning moves shown leave."""
        moves = [one for block in self.blocks(b.WinningMoves) for one in block.moves]
        return [settled(self.position.after(one.move)) for one in moves]

    def replies(self) -> Iterator[tuple[Position, Position]]:
        """The positions after a move that is shown, and after its answer."""
        for one in self.answers():
            after = settled(self.position.after(one.move))
            if one.answer:
                yield after, settled(after.after(one.answer))

    def won(self, position: Position) -> bool:
        """By trying every play. Where play may go round, as the solver says."""
        if position.rules.loops:
            return solve(position, self.misere).won
        return exhaustive(position.rules, self.misere).won(position.state)


Check = Callable[[Case, Params], None]


# -- the heaps behind a board ---------------------------------------------------------------------


def counted_gaps(coins: tuple[int, ...]) -> list[int]:
    """Every other gap, starting at the right; an odd first match counts its steps off the board.
    The gaps are in this order, so that the same gap has the same place after a move."""
    found = []
    for right in range(len(coins) - 1, -1, -2):
        left = coins[right - 1] if right else None
        found.append(coins[right] if left is None else coins[right] - left - 1)
    return found


def check_pairs(case: Case, _: Params) -> None:
    """A gap that grew is made as small as before by the match on its right."""
    before = counted_gaps(case.position.state)
    for answer in case.answers():
        after = case.position.after(answer.move)
        grown = [
            place
            for place, (old, new) in enumerate(zip(before, counted_gaps(after.state), strict=False))
            if new > old
        ]
        if grown and answer.answer:
            coin, _arrow, _to = answer.answer.partition("→")
            assert int(coin) == after.state[len(after.state) - 1 - 2 * grown[0]]
            answered = counted_gaps(after.after(answer.answer).state)
            assert [gap for gap in answered if gap] == [gap for gap in before if gap]


def check_stock(case: Case, _: Params) -> None:
    """Matches that are added are taken away again, and nothing is answered by adding."""
    for answer in case.answers():
        here, _arrow, there = answer.move.partition("→")
        if int(there) > int(here):
            assert answer.answer == f"{there}→{here}"
        elif answer.answer:
            before, _arrow, after = answer.answer.partition("→")
            assert int(after) < int(before)


def check_gaps(case: Case, _: Params) -> None:
    """A retreat is answered in its row by an advance just as far, and every answer advances."""
    for answer in case.answers():
        row, gap, after = _row(case.position, answer.move)
        if not answer.answer:
            continue
        reply = _row(case.position.after(answer.move), answer.answer)
        assert reply[2] < reply[1]
        if after > gap:
            assert reply == (row, after, gap)


def _row(position: Position, move: str) -> tuple[str, int, int]:
    """The row of a move, and its gap before and after."""
    row = move.partition(":")[0]
    at = int(row) - 1
    gaps = (
        abs(mine - theirs) - 1
        for mine, theirs in (position.state[at], position.after(move).state[at])
    )
    return row, *gaps


def check_coins(case: Case, _: Params) -> None:
    stands = [stand.heap for block in case.blocks(b.Disguise) for stand in block.stands]
    assert stands == list(case.position.state)


def check_total(case: Case, _: Params) -> None:
    """One step after the other: all games are as long as there are steps."""
    steps = sum(case.position.state)
    assert case.won(case.position) == (steps % 2 == 1)
    for move in case.position.moves():
        assert sum(case.position.after(move).state) == steps - 1


def check_stretches(case: Case, _: Params) -> None:
    """An advance and its captures are an odd number of moves, and take the files beside away."""
    for move in case.position.moves():
        position, count = case.position.after(move), 1
        while position.rules.urgent(position.state):
            position, count = position.after(next(position.moves())), count + 1
        assert count % 2 == 1
        gone = {int(move) - 1, int(move) - 2, int(move)}
        live = [at for at, file in enumerate(case.position.state) if file == "P.p"]
        left = [at for at, file in enumerate(position.state) if file == "P.p"]
        assert left == [at for at in live if at not in gone]


# -- columns --------------------------------------------------------------------------------------


def numbers(position: Position) -> list[int]:
    """What stands in the columns: the heaps, or the value of each heap or game."""
    if len(position.components) > 1:
        return [solve(one).value or 0 for one in position.components]
    return list(position.rules.values(position.state))


def changed(before: list[int], after: list[int]) -> tuple[int, list[int]]:
    """The one number that a move changes, and what it becomes: nothing, or one or two others."""
    gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
    assert sum(gone.values()) <= 1
    return next(gone.elements(), 0), list(come.elements())


def check_winning_columns(case: Case, _: Params) -> None:
    """Each move shown changes one number, exactly in the odd columns."""
    before = numbers(case.position)
    for after in case.winning():
        old, new = changed(before, numbers(after))
        assert len(new) <= 1
        assert old ^ nim_sum(new) == nim_sum(before) != 0


def check_winning_values(case: Case, _: Params) -> None:
    """Each move shown changes the value of one heap or game, exactly in the odd columns."""
    before = numbers(case.position)
    for after in case.winning():
        old, new = changed(before, numbers(after))
        assert old ^ nim_sum(new) == nim_sum(before) != 0


def check_winning_zero(case: Case, _: Params) -> None:
    assert case.winning()
    assert all(solve(after).value == 0 for after in case.winning())


def check_lost_columns(case: Case, _: Params) -> None:
    """Each move shown makes a column odd, and its answer makes them all even."""
    assert nim_sum(numbers(case.position)) == 0
    for after, answered in case.replies():
        assert nim_sum(numbers(after)) != 0
        assert nim_sum(numbers(answered)) == 0


def check_odd_columns(case: Case, params: Params) -> None:
    """The columns that are named are those of the value."""
    places = params.get("places") or (int(str(params["place"])),)
    assert isinstance(places, tuple)
    assert sum(places) == nim_sum(numbers(case.position))


def check_even_columns(case: Case, _: Params) -> None:
    assert nim_sum(numbers(case.position)) == 0


# -- who wins -------------------------------------------------------------------------------------


def check_won(case: Case, _: Params) -> None:
    """The moves shown leave a position from which every play loses."""
    assert case.won(case.position)
    assert case.winning()
    assert not any(case.won(after) for after in case.winning())


def check_lost(case: Case, _: Params) -> None:
    """Every move shown exists, and so does the answer, and it leaves a lost position."""
    assert not case.won(case.position)
    assert case.answers()
    for one in case.answers():
        assert one.move in set(case.position.moves())
        after = settled(case.position.after(one.move))
        assert case.won(after)
        if one.answer:
            assert one.answer in set(after.moves())
            assert not case.won(settled(after.after(one.answer)))
        else:
            assert after.over


def check_value(case: Case, params: Params) -> None:
    """With a heap of Nim that is as large as the value, the position is lost."""
    assert solve(Position(f"{case.position} + nim:{params['value']}")).outcome == "P"
    smaller = (Position(f"{case.position} + nim:{n}") for n in range(int(str(params["value"]))))
    assert all(solve(one).won for one in smaller)


def check_mex(_: Case, params: Params) -> None:
    reached = params["reached"]
    assert isinstance(reached, tuple)
    assert mex(set(reached)) == params["value"]
    assert len(reached) == params["count"]


def check_capture(case: Case, params: Params) -> None:
    assert str(params["captures"]).split(", ") == list(case.position.moves())


def check_over(case: Case, _: Params) -> None:
    assert case.position.over
    assert case.won(case.position) == case.misere


def check_finished(case: Case, params: Params) -> None:
    """Whoever moved last has won, and what that made is on the board."""
    check_over(case, params)
    assert case.position.rules.ended(case.position.state)
    assert str(params.get("signs", "XXX")) in "".join(one.cells for one in case.position.boards())


# -- misère ---------------------------------------------------------------------------------------


def heaps(position: Position) -> list[int]:
    return [part.value() for part in position.rules.parts(position.state) if part.value()]


def check_misere_rule(case: Case, _: Params) -> None:
    """Leave even columns, or an odd number of ones and nothing else."""
    left = case.winning() + [answered for _after, answered in case.replies()]
    for rows in map(heaps, left):
        assert nim_sum(rows) == (0 if max(rows, default=0) > 1 else 1)


def check_misere_large(case: Case, params: Params) -> None:
    assert sum(heap > 1 for heap in heaps(case.position)) == params["large"] != 1
    check_misere_rule(case, params)


def check_misere_turning(case: Case, params: Params) -> None:
    assert heaps(case.position).count(1) == params["ones"]
    assert case.winning()
    check_misere_rule(case, params)
    assert all(max(heaps(after)) == 1 for after in case.winning())


def check_misere_ones(case: Case, params: Params) -> None:
    rows = heaps(case.position)
    assert rows == [1] * len(rows)
    assert len(rows) == params["ones"]
    assert case.won(case.position) == (len(rows) % 2 == 0)
    check_misere_rule(case, params)


def check_misere_firm(case: Case, params: Params) -> None:
    assert case.won(case.position) == (params["value"] != 0)


def check_misere_even(case: Case, _: Params) -> None:
    assert case.won(case.position)


def check_misere_odd(case: Case, _: Params) -> None:
    assert not case.won(case.position)


def check_algebra(case: Case, params: Params) -> None:
    """The small sum has the same outcome, alone and with a heap added to both."""
    like = str(params["like"]).replace("+", ",")
    small = Position(f"{case.position.rules.name}:{like}")
    assert params["count"] == len(case.position.state)
    for extra in (0, *case.position.state[:2]):
        whole, alone = (
            Position.of(one.rules, (*one.state, extra) if extra else one.state)
            for one in (case.position, small)
        )
        assert case.won(whole) == case.won(alone)


def _agrees(case: Case, won: bool) -> None:
    assert case.won(case.position) == won


def check_square(case: Case, params: Params, lost: bool) -> None:
    """The heap is among the lost ones that are shown, and all of these are lost."""
    (figures,) = case.blocks(b.Figures)
    shown = figures.rows[0].cells
    assert (str(params["heap"]) in shown) == lost
    assert not any(case.won(Position(f"{case.position.rules.name}:{cell}")) for cell in shown)
    _agrees(case, won=not lost)


CHECKS: dict[str, Check] = {
    "square-lost": lambda case, params: check_square(case, params, lost=True),
    "square-won": lambda case, params: check_square(case, params, lost=False),
    "outcome-won": lambda case, _: _agrees(case, won=True),
    "outcome-lost": lambda case, _: _agrees(case, won=False),
    "explain-value": check_value,
    "explain-value-zero": lambda case, _: _agrees(case, won=False),
    "explain-steps": check_coins,
    "explain-coins": check_coins,
    "explain-pairs": check_pairs,
    "explain-stock": check_stock,
    "explain-gaps": check_gaps,
    "explain-total": check_total,
    "explain-stretches": check_stretches,
    "explain-columns-even": check_even_columns,
    "explain-column-odd": check_odd_columns,
    "explain-columns-odd": check_odd_columns,
    "explain-mex": check_mex,
    "explain-winning-columns": check_winning_columns,
    "explain-winning-values": check_winning_values,
    "explain-winning-zero": check_winning_zero,
    "explain-winning": check_won,
    "explain-lost-columns": check_lost_columns,
    "explain-lost-values": check_lost_columns,
    "explain-lost": check_lost,
    "explain-misere-large": check_misere_large,
    "explain-misere-turning": check_misere_turning,
    "explain-misere-ones": check_misere_ones,
    "explain-misere-firm": check_misere_firm,
    "explain-misere-even": check_misere_even,
    "explain-misere-odd": check_misere_odd,
    "explain-algebra-won": check_algebra,
    "explain-algebra-lost": check_algebra,
    "explain-must-capture": check_capture,
    "explain-over-won": check_over,
    "explain-over-lost": check_over,
    "explain-over-crosses": check_finished,
    "explain-over-signs": check_finished,
    "explain-over-at-once": check_finished,
}


def check(position: Position, misere: bool) -> None:
    case = Case(position, misere)
    for key, params in case.said():
        if key in CHECKS:
            CHECKS[key](case, params)
    if case.blocks(b.WinningMoves):
        check_won(case, {})
    if case.blocks(b.WhyLost):
        check_lost(case, {})
