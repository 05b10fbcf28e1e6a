"""Games that exist only in tests: each is one file of a folder."""

from pathlib import Path

HALF = '''"""Half Nim: take at least one, and at most half of a heap."""

from fairplay.rules.heaps import HeapRules
from fairplay.rules.looks import {look}


class HalfNim(HeapRules):
    def splits(self, heap):
        return ((left,) for left in range((heap + 1) // 2, heap))


GAME = HalfNim("half-{name}", start=(5, 8), look={look})
'''

#: The same rule on several boards: one word chooses.
LOOKS = {"nim": "MATCHES", "pins": "PINS", "coins": "COINS", "points": "POINTS"}

WALK = '''"""Walk: on each file both players have a pawn. Push yours forwards as far as you like."""

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import Rules
from fairplay.vocabulary import Sentence

RANKS = 6


class Walk(Rules):
    """A state says how far the two pawns of each file have gone, the mover's first."""

    name, start, loops = "walk", ((0, 0), (1, 0), (0, 2)), False

    def moves(self, state):
        for file, pawns in enumerate(state, start=1):
            yield from ((file, steps) for steps in range(1, RANKS - 1 - sum(pawns)))

    def after(self, state, move):
        file, steps = move
        files = [(mine + steps * (n == file), other) for n, (mine, other) in enumerate(state, 1)]
        return self.turned(tuple(files))

    def turned(self, state):
        return tuple((other, mine) for mine, other in state)

    def parse(self, text):
        try:
            files = tuple(tuple(map(int, file.split("-"))) for file in text.split(","))
        except ValueError:
            raise InputError("error-number", text=text) from None
        if any(len(file) != 2 or min(file) < 0 or sum(file) > RANKS - 2 for file in files):
            raise InputError("error-number", text=text)
        return files

    def text(self, state):
        return ",".join(f"{mine}-{other}" for mine, other in state)

    def parse_move(self, text):
        try:
            file, steps = map(int, text.split("+"))
        except ValueError:
            raise InputError("error-move-syntax", text=text, example="1+2") from None
        return file, steps

    def move_text(self, move):
        return "{}+{}".format(*move)

    def board(self, state):
        gaps = (RANKS - 2 - sum(pawns) for pawns in state)
        pairs = zip(state, gaps, strict=True)
        files = ("." * far + "p" + "." * gap + "P" + "." * near for (near, far), gap in pairs)
        ranks = tuple(map("".join, zip(*files, strict=True)))
        described = (Sentence("board-pawns", {"ranks": " / ".join(ranks)}),)
        return self._board("grid", state, described=described, ranks=ranks, facing=True)

    def touches(self, state, move):
        file, steps = move
        rank = RANKS - 1 - state[file - 1][0]
        return [[rank, file - 1], [rank - steps, file - 1]]

    def touched(self, state, gesture):
        match gesture:
            case [[rank, file], [to, same]] if file == same and rank > to:
                return file + 1, rank - to
        raise IllegalMoveError("error-gesture")


GAME = Walk()
'''

SOURCES = {f"half-{name}": HALF.format(name=name, look=look) for name, look in LOOKS.items()}
SOURCES["walk"] = WALK


def write_games(folder: Path) -> Path:
    for name, source in SOURCES.items():
        file = folder / f"{name.replace('-', '_')}.py"
        file.write_text(source, encoding="utf-8")
    return folder
