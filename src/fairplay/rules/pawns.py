"""Dawson's chess: a 3×n board, a row of pawns each, and whoever can capture must.

After an advance the neighbours capture and recapture until nothing can; the file of the advance and
its neighbours are then dead, and it is the other player's turn. The number of moves in such an
exchange is always odd, so it counts as one move in a game of heaps: files still in play, per
connected stretch. That is the octal game 0.137.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, product
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import Disguised, Rules, Words
from fairplay.rules.heaps import random_sizes
from fairplay.rules.levels import Level, level
from fairplay.rules.numbers import numbers_text, parse_number, parse_numbers
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.codes import parse_code
from fairplay.theory.sums import Part
from fairplay.vocabulary import Board, Gesture, Sentence, Stand, sentence

if TYPE_CHECKING:
    from random import Random

#: One file, from the mover's edge of the board to the other: P is the mover's pawn, p the other's.
File = str
Files = tuple[File, ...]

HOME, EMPTY, BLOCKED = "P.p", "...", ("Pp.", ".Pp")
_UNMOVED = frozenset((HOME, EMPTY))
MAX_FILES = 1000
_TURNED = {"".join(file): "".join(reversed(file)).swapcase() for file in product("Pp.", repeat=3)}
CODE = parse_code("0.137")
_MOVE = re.compile(r"\s*([0-9]+)\s*(?:x\s*([0-9]+)\s*)?")


@dataclass(frozen=True)
class PawnMove:
    """An advance on a file, ``3``, or a capture from one file to the next, ``2x3``."""

    here: int
    there: int


def stretches(board: Files) -> list[tuple[int, int]]:
    """First file (from 1) and length of each connected stretch of files still in play."""
    found, at = [], 1
    for live, files in groupby(board, key=HOME.__eq__):
        length = len(list(files))
        if live:
            found.append((at, length))
        at += length
    return found


def captures(board: Files) -> list[PawnMove]:
    """The mover's captures: one rank forward, one file aside."""
    # Neither a file as at the start nor an empty one has anything in the middle.
    moved = [at for at, file in enumerate(board) if file not in _UNMOVED]
    near = sorted({n for at in moved for n in (at - 1, at, at + 1) if 0 <= n < len(board)})
    return [
        PawnMove(here + 1, there + 1)
        for there in near
        for here in (there - 1, there + 1)
        if 0 <= here < len(board) and _captures(board[here], board[there])
    ]


def _captures(file: File, target: File) -> bool:
    return (file[0] == "P" and target[1] == "p") or (file[1] == "P" and target[2] == "p")


def _capturing_rank(file: File, target: File) -> int | None:
    return next((r for r in (0, 1) if file[r] == "P" and target[r + 1] == "p"), None)


class PawnRules(Rules[Files, PawnMove]):
    """Real pawns on a real board; the theory of heaps holds wherever nothing can be captured."""

    loops = False

    def __init__(self, name: str, start: Files) -> None:
        self.name, self.start = name, start

    def moves(self, state: Files) -> Iterator[PawnMove]:
        advances = (PawnMove(n, n) for n, file in enumerate(state, 1) if file == HOME)
        return iter(captures(state) or advances)

    def check(self, state: Files, move: PawnMove) -> None:
        forced = captures(state)
        if forced and move not in forced:
            raise IllegalMoveError("error-must-capture", here=forced[0].here, there=forced[0].there)
        here, there = move.here, move.there
        if forced:
            return
        if here != there:
            raise IllegalMoveError("error-no-capture", move=self.move_text(move))
        if not 1 <= here <= len(state) or state[here - 1] != HOME:
            raise IllegalMoveError("error-no-advance", file=here)

    def after(self, state: Files, move: PawnMove) -> Files:
        files = list(state)
        here, there = move.here - 1, move.there - 1
        rank = 0 if here == there else _capturing_rank(files[here], files[there])
        assert rank is not None
        files[here] = _put(files[here], rank, ".")
        files[there] = _put(files[there], rank + 1, "P")
        return self.turned(tuple(files))

    def turned(self, state: Files) -> Files:
        return tuple([_TURNED[file] for file in state])

    def longest(self, state: Files) -> int:
        """A file is advanced on once, from home; any other move captures a pawn."""
        return state.count(HOME) + sum(len(file) - file.count(".") for file in state)

    def size(self, state: Files) -> int:
        return len(state)

    def urgent(self, state: Files) -> bool:
        return bool(captures(state))

    def parts(self, state: Files) -> tuple[Part, ...]:
        return tuple(CodeHeap(CODE, length) for _, length in stretches(state))

    def disguise(self, state: Files) -> Disguised:
        return Disguised("stretches", tuple(_stand(*found) for found in stretches(state)))

    def candidates(self, state: Files, excess: int, misere: bool) -> Iterator[PawnMove]:
        """An advance takes its file and the files beside it out of a stretch."""
        if misere:
            yield from self.moves(state)
            return
        for first, length in stretches(state):
            before = CodeHeap(CODE, length).value()
            for at in range(length):
                left, right = max(0, at - 1), max(0, length - at - 2)
                after = CodeHeap(CODE, left).value() ^ CodeHeap(CODE, right).value()
                if before ^ after == excess:
                    yield PawnMove(first + at, first + at)

    def board(self, state: Files) -> Board:
        ranks = _ranks(state)
        described = (Sentence("board-pawns", {"ranks": " / ".join(ranks)}),)
        notes = (Sentence("board-exchange", {}),) if self._exchange(state) else _in_play(state)
        shown = {"described": described, "notes": notes, "ranks": ranks, "facing": True}
        return self._board("grid", state, **shown)

    def _exchange(self, state: Files) -> bool:
        """Whether one of the players can capture."""
        return self.urgent(state) or self.urgent(self.turned(state))

    def touches(self, state: Files, move: PawnMove) -> Gesture:
        here, there = move.here - 1, move.there - 1
        rank = 0 if here == there else _capturing_rank(state[here], state[there]) or 0
        return [[2 - rank, here], [1 - rank, there]]

    def touched(self, state: Files, gesture: Gesture) -> PawnMove:
        if not gesture or not all(_on_board(state, element) for element in gesture):
            raise IllegalMoveError("error-gesture")
        if (pawn := state[gesture[0][1]][2 - gesture[0][0]]) != "P":
            raise IllegalMoveError("error-not-yours" if pawn == "p" else "error-choose-piece")
        match gesture:
            case [[_, here]]:
                self.check(state, PawnMove(here + 1, here + 1))
                raise IllegalMoveError("error-choose")
            case [[_, here], [_, there]]:
                move = PawnMove(here + 1, there + 1)
                forced = captures(state)
                if (move in forced or not forced) and gesture != self.touches(state, move):
                    raise IllegalMoveError("error-one-forward")
                return move
        raise IllegalMoveError("error-gesture")

    def words(self, move: PawnMove) -> Words:
        if move.here == move.there:
            return "advance", {"file": move.here}
        return "capture", {"here": move.here, "there": move.there}

    def read(self, state: Files, numbers: tuple[int, ...]) -> tuple[PawnMove, None] | None:
        """``2 3`` captures from file 2 to file 3."""
        del state
        return (PawnMove(*numbers), None) if len(numbers) == 2 else None

    def typing(self) -> tuple[str, ...]:
        return ("pawns",)

    def level(self, difficulty: int, larger: int = 0) -> Level:
        return level("pawns", difficulty, larger)

    def unordered(self, state: Files) -> str | tuple[int, ...]:
        """Stretches do not touch each other, so their order and the dead files do not matter."""
        if captures(state):
            return self.text(state)
        return tuple(sorted(length for _, length in stretches(state)))

    def random(self, level: Level, random: "Random") -> Files:
        return _fresh(random_sizes(level, random))

    # -- notation: stretches of fresh files, 3,1, or the whole board, rank by rank: p.p/.p./PPP --

    def parse(self, text: str) -> Files:
        if "/" in text:
            return self._parse_board(text)
        lengths = [n for n in parse_numbers(text) if n]
        width = sum(lengths) + max(0, len(lengths) - 1)
        if width > MAX_FILES:
            raise InputError("error-pawns-wide", width=width, limit=MAX_FILES)
        return _fresh(lengths)

    def _parse_board(self, text: str) -> Files:
        ranks = text.split("/")
        width = len(ranks[0])
        if len(ranks) != 3 or {len(rank) for rank in ranks} != {width} or set(text) - set("Pp./"):
            raise InputError("error-pawns-syntax", text=text)
        if width > MAX_FILES:
            raise InputError("error-pawns-wide", width=width, limit=MAX_FILES)
        board = tuple("".join(file) for file in zip(*reversed(ranks), strict=True))
        if not self._reachable(board):
            raise InputError("error-pawns-unreachable", text=text)
        return board

    def _reachable(self, board: Files, file: int | None = None) -> bool:
        """Whether there is at most one exchange, all of it on one file, and it ends as in a real
        game: every pawn left is at home or blocked.
        """
        if forced := captures(board):
            files = {move.there for move in forced} | ({file} if file else set())
            return len(files) == 1 and all(
                self._reachable(self.after(board, move), move.there) for move in forced
            )
        return set(board) <= {HOME, EMPTY, *BLOCKED}

    def text(self, state: Files) -> str:
        lengths = tuple(length for _, length in stretches(state))
        if _fresh(lengths) == state:
            return numbers_text(lengths)
        return "/".join(_ranks(state))

    def parse_move(self, text: str) -> PawnMove:
        if match := _MOVE.fullmatch(text):
            here = parse_number(match[1])
            return PawnMove(here, parse_number(match[2]) if match[2] else here)
        raise InputError("error-move-syntax", text=text, example="3")

    def move_text(self, move: PawnMove) -> str:
        return f"{move.here}" if move.here == move.there else f"{move.here}x{move.there}"


def _fresh(lengths: Iterable[int]) -> Files:
    """Stretches of files as at the start, with one empty file between."""
    return tuple(file for length in lengths for file in (*[HOME] * length, EMPTY))[:-1]


def _ranks(files: Files) -> tuple[str, ...]:
    """From the far side to the mover's."""
    return tuple("".join(rank) for rank in reversed(list(zip(*files, strict=True))))


def _in_play(files: Files) -> tuple[Sentence, ...]:
    """The heap view: the files still in play, per connected stretch."""
    if not (found := [_stretch(*stretch) for stretch in stretches(files)]):
        return (Sentence("board-stretches", {"stretches": "–"}),)
    return (Sentence("board-stretches", {"stretches": found[0]}), *found[1:])


def _stretch(first: int, length: int) -> Sentence:
    key = "board-stretch-one" if length == 1 else "board-stretch"
    return Sentence(key, {"length": length, "first": first, "last": first + length - 1})


def _stand(first: int, length: int) -> Stand:
    last = first + length - 1
    return Stand(length, sentence("explain-stretch", first=first, last=last, heap=length), ())


def _on_board(files: Files, element: list[int]) -> bool:
    match element:
        case [rank, file]:
            return 0 <= rank < 3 and 0 <= file < len(files)
    return False


def _put(file: File, rank: int, pawn: str) -> File:
    return file[:rank] + pawn + file[rank + 1 :]
