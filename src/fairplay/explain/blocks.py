"""The kinds of reasons an explanation is made of, as plain data.

A reason brings its sentences with it. A screen says them and draws a picture between them.
"""

from dataclasses import dataclass

from fairplay.vocabulary import Parameter, Row, Sentence, Stand, sentence


@dataclass(frozen=True, kw_only=True)
class Told:
    """What is said above the picture of a block, and below it."""

    before: tuple[Sentence, ...] = ()
    after: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Reason(Told):
    """A reason without a picture."""


def reason(key: str, **params: Parameter) -> Reason:
    return Reason(before=(sentence(key, **params),))


@dataclass(frozen=True)
class Verdict(Told):
    """Won (N) or lost (P) for the player to move; value is None where there is no nim-value."""

    outcome: str
    misere: bool
    value: int | None


@dataclass(frozen=True)
class Disguise(Told):
    """The board read as heaps."""

    stands: tuple[Stand, ...]


@dataclass(frozen=True)
class Figures(Told):
    """A table of figures that a theorem speaks of; ``marked`` cells are given by row and column."""

    rows: tuple[Row, ...]
    marked: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Columns(Told):
    """Numbers in binary under each other, with the count of ones in each column.

    ``counts`` run from the highest binary place to the lowest, and ``odd`` says which are odd.
    ``places`` are the names of the columns: the powers of two that a one in them counts for.
    """

    numbers: tuple[int, ...]
    binary: tuple[str, ...]
    counts: tuple[int, ...]
    odd: tuple[bool, ...]
    places: tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """One thing a heap may become, the values of what is left, and their nim-sum."""

    left: tuple[int, ...]
    values: tuple[int, ...]
    value: int

    def text(self, heap: int) -> str:
        """In figures; one heap left needs no sum.

        >>> Option((4, 1), (1, 1), 0).text(5), Option((2,), (2,), 2).text(3)
        ('5 → 4+1: 1⊕1=0', '3 → 2: 2')
        """
        left = "+".join(map(str, self.left)) or "0"
        values = "⊕".join(map(str, self.values))
        value = f"{values}={self.value}" if len(self.values) > 1 else str(self.value)
        return f"{heap} → {left}: {value}"


@dataclass(frozen=True)
class MexRule(Told):
    """The value of a heap is the least number that is not the value of an option.

    ``more`` options are not shown; None where they are too many to count.
    """

    heap: int
    options: tuple[Option, ...]
    more: int | None
    value: int


@dataclass(frozen=True)
class Scale(Told):
    """Grundy's scale: the values against their mirror image, so that a+b stand over each other.

    ``upper`` are the values of 1, 2, …, total−1 and ``lower`` the same backwards; ``sums`` the
    nim-sums of the pairs, each once; ``equal`` says whether two equal heaps count as a split.
    """

    heap: int
    total: int
    upper: tuple[int, ...]
    lower: tuple[int, ...]
    sums: tuple[int, ...]
    equal: bool


@dataclass(frozen=True)
class Repeats(Told):
    """A large heap has the value of a smaller one, by the period of its rule."""

    heap: int
    like: int
    value: int
    preperiod: int
    period: int


@dataclass(frozen=True)
class Summand:
    position: str
    value: int | None
    outcome: str


@dataclass(frozen=True)
class Summands(Told):
    """The components of a sum, each with its own value."""

    summands: tuple[Summand, ...]


@dataclass(frozen=True)
class WinningMove:
    """A winning move, what it leaves when forced captures have been made, and the columns then
    (None where columns do not decide).
    """

    move: str
    to: str
    columns: Columns | None


@dataclass(frozen=True)
class WinningMoves(Told):
    """``more`` winning moves are not shown; None where the moves are too many to list."""

    moves: tuple[WinningMove, ...]
    more: int | None


@dataclass(frozen=True)
class Answer:
    """A move from a lost position, and the move that punishes it (after forced captures)."""

    move: str
    answer: str
    told: Sentence


@dataclass(frozen=True)
class WhyLost(Told):
    """Whatever is played can be answered. No examples where the moves are too many to list."""

    answers: tuple[Answer, ...]
    more: int


Block = (
    Verdict
    | Disguise
    | Figures
    | Columns
    | MexRule
    | Scale
    | Repeats
    | Summands
    | WinningMoves
    | WhyLost
    | Reason
)
