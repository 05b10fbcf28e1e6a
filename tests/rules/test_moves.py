"""The moves of each family, compared with a second formulation of the rules."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.errors import InputError, TooLargeError
from fairplay.rules.heaps import HeapRules
from fairplay.rules.looks import Heaps
from fairplay.rules.pawns import EMPTY, HOME, Files, PawnRules
from fairplay.rules.position import Position
from fairplay.rules.solve import Solution, Solver

# -- pawns ----------------------------------------------------------------------------------------

Square = tuple[int, int]


class Chess:
    """Pawns on a board seen from above: white moves up, black moves down, squares are fixed."""

    def __init__(self, width: int) -> None:
        self.pawns: dict[Square, str] = {}
        for file in range(1, width + 1):
            self.pawns |= {(file, 0): "white", (file, 2): "black"}
        self.width, self.mover = width, "white"

    def moves(self) -> list[tuple[Square, Square]]:
        ahead = 1 if self.mover == "white" else -1
        captures, advances = [], []
        for (file, rank), colour in self.pawns.items():
            if colour != self.mover:
                continue
            if (file, rank + ahead) not in self.pawns and 0 <= rank + ahead <= 2:
                advances.append(((file, rank), (file, rank + ahead)))
            captures += [
                ((file, rank), (aside, rank + ahead))
                for aside in (file - 1, file + 1)
                if self.pawns.get((aside, rank + ahead), colour) != colour
            ]
        return captures or advances

    def play(self, start: Square, end: Square) -> None:
        self.pawns[end] = self.pawns.pop(start)
        self.mover = "black" if self.mover == "white" else "white"

    def seen(self) -> Files:
        """The board as the player to move sees it."""
        ranks = (0, 1, 2) if self.mover == "white" else (2, 1, 0)
        return tuple("".join(self._pawn(file, rank) for rank in ranks) for file in self.files)

    @property
    def files(self) -> range:
        return range(1, self.width + 1)

    def _pawn(self, file: int, rank: int) -> str:
        colour = self.pawns.get((file, rank))
        return "." if colour is None else "P" if colour == self.mover else "p"


def written(start: Square, end: Square) -> str:
    return str(start[0]) if start[0] == end[0] else f"{start[0]}x{end[0]}"


@given(st.integers(1, 12), st.data())
@settings(max_examples=80)
def test_pawns_move_as_in_chess(width: int, data: st.DataObject) -> None:
    chess, position = Chess(width), Position(f"dawson:{width}")
    while moves := chess.moves():
        assert position.state == chess.seen()
        assert sorted(position.moves()) == sorted(written(*move) for move in moves)
        start, end = data.draw(st.sampled_from(sorted(moves)))
        chess.play(start, end)
        position = position.after(written(start, end))
    assert position.over


def reached(rules: PawnRules, width: int) -> set[Files]:
    """Every board that play can reach, from any files that are still in play."""
    seen: set[Files] = set()
    todo = list(product((HOME, EMPTY), repeat=width))
    while todo:
        board = todo.pop()
        if board not in seen:
            seen.add(board)
            todo += [rules.after(board, move) for move in rules.moves(board)]
    return seen


@pytest.mark.parametrize("width", [1, 2, 3])
def test_every_board_of_a_real_game_is_read(width: int) -> None:
    """And few others: those with the other player to move, or dead files of another game."""
    rules = PawnRules("dawson", ())
    real = reached(rules, width)
    files = ["".join(file) for file in product("Pp.", repeat=3)]
    read = 0
    for board in product(files, repeat=width):
        text = "/".join("".join(rank) for rank in reversed(list(zip(*board, strict=True))))
        try:
            assert rules.parse(text) == board
        except InputError:
            assert board not in real
        else:
            read += 1
    assert len(real) <= read <= 2 * len(real)


@pytest.mark.parametrize("files", range(1, 11))
def test_an_exchange_takes_an_odd_number_of_moves(files: int) -> None:
    """It leaves of a stretch what the octal game 0.137 says: the neighbouring files go too."""
    for file in range(1, files + 1):
        position, count = Position(f"dawson:{files}").after(str(file)), 1
        while position.rules.urgent(position.state):
            position, count = position.after(next(position.moves())), count + 1
        assert count % 2 == 1
        live = [i for i, board in enumerate(position.state, start=1) if board == HOME]
        assert live == [i for i in range(1, files + 1) if abs(i - file) > 1]


# -- rows, coins, stocks --------------------------------------------------------------------------

rows = st.tuples(st.integers(1, 6), st.integers(1, 6)).filter(lambda row: row[0] != row[1])


@given(st.lists(rows, min_size=1, max_size=3))
def test_moves_of_pieces(board: list[tuple[int, int]]) -> None:
    text = ",".join(f"{mine}-{theirs}" for mine, theirs in board)
    position = Position(f"northcott6:{text}")
    expected = set()
    for number, (mine, theirs) in enumerate(board, start=1):
        for step in (-1, 1):
            column = mine + step
            while 1 <= column <= 6 and column != theirs:
                expected.add(f"{number}:{mine}→{column}")
                column += step
    assert set(position.moves()) == expected
    for move in expected:
        label, columns = move.split(":")
        row = position.after(move).state[int(label) - 1]
        assert row == (board[int(label) - 1][1], int(columns.split("→")[1]))


@given(st.sets(st.integers(1, 9), min_size=1, max_size=5), st.booleans())
def test_moves_of_coins(squares: set[int], one_step: bool) -> None:
    text = ",".join(map(str, sorted(squares)))
    position = Position(f"modified-nimble{1 if one_step else ''}:{text}")
    expected = {}
    for square in squares:
        to = square - 1
        while to >= 0 and to not in squares:
            expected[f"{square}→{to}"] = tuple(sorted((squares - {square} | {to}) - {0}))
            to = -1 if one_step else to - 1
    assert {move: position.after(move).state for move in position.moves()} == expected


@given(st.lists(st.integers(1, 5), max_size=3), st.integers(0, 3), st.integers(0, 3))
def test_poker_nim_by_cases(heaps: list[int], mine: int, theirs: int) -> None:
    text = ",".join(map(str, heaps)) or "0"
    position = Position(f"poker-nim:{text}/{mine},{theirs}")
    expected = set()
    for heap in heaps:
        expected |= {f"{heap}→{heap - taken}" for taken in range(1, heap + 1)}
        expected |= {f"{heap}→{heap + added}" for added in range(1, mine + 1)}
    assert set(position.moves()) == expected
    for move in expected:
        before, after = map(int, move.split("→"))
        state = position.after(move).state
        assert (state.mine, state.theirs) == (theirs, mine - max(0, after - before))
        left = list(heaps)
        left[left.index(before)] = after
        assert state.heaps == tuple(heap for heap in left if heap)


def test_taken_beans_never_return_in_poker_nim() -> None:
    assert str(Position("poker-nim:4/1,1").after("4→1")) == "poker-nim:1/1,1"
    assert Position("poker-nim:0/5,5").over


# -- a new game -----------------------------------------------------------------------------------


class Halves(HeapRules):
    """Take at least one and at most half: a game that is not in the registry."""

    def splits(self, heap: int) -> Iterator[Heaps]:
        return ((left,) for left in range((heap + 1) // 2, heap))


def test_a_game_in_three_lines_is_solved_and_played() -> None:
    position = Position.of(Halves("halves", (9,)), (9,))
    solution = Solution(position, misere=False)
    # G(2n) = n and G(2n+1) = G(n), so nine has the value of four, which is two.
    assert solution.value == 2
    assert solution.winning_moves == ("9→7",)
    assert position.after("9→5").state == (5,)
    assert Solution(position, misere=True).won
    lost = {n for n in range(1, 40) if not Solver(position.rules, False).won((n,))}
    assert lost == {1, 3, 7, 15, 31}


def test_a_heap_with_too_many_moves_to_list_is_playable() -> None:
    position = Position("kayles:1000000")
    with pytest.raises(TooLargeError) as caught:
        list(position.moves())
    assert caught.value.params == {"limit": 100_000}
    assert not position.over
    assert str(position.after("1000000→499999,499999")) == "kayles:499999,499999"
