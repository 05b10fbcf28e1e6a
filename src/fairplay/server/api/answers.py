"""The answers of the API, as structs: for the description, and to write some of them."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from fairplay.learn import Lesson
from fairplay.protocol import MatchView
from fairplay.vocabulary import MoveView, Params, Sentence


class Status(Struct, frozen=True):
    status: Literal["ok"] = "ok"


class Ready(Struct, frozen=True):
    """``rooms`` is "full" when no new room can be made for lack of space; games go on."""

    status: Literal["ok"] = "ok"
    rooms: Literal["open", "full"] = "open"


class Me(Struct, frozen=True):
    """The public tag of this guest. The cookie does not follow from it."""

    guest: str


class GameInfo(Struct, frozen=True):
    """A game: ``group`` is where it is offered, ``position`` where it starts, ``code`` says what
    one heap may become, and ``worksheets`` whether it is offered on paper."""

    name: str
    group: str
    position: str
    misere: Literal["offered", "always", "never"]
    code: str | None
    examples: list[str]
    worksheets: bool


class DeckInfo(Struct, frozen=True):
    """A deck over F_p^k: ``hand`` cards are face up; ``shapes`` in the order of a card's digits.

    ``rest`` says what is known of the cards left at the end, if no card was a penalty.
    """

    name: str
    title: str
    p: int
    k: int
    hand: int
    size: int
    shapes: list[str]
    rest: list[Sentence]


class Games(Struct, frozen=True):
    games: list[GameInfo]
    sums: list[str]
    decks: list[DeckInfo]


class DeckCards(Struct, frozen=True):
    deck: DeckInfo
    cards: list[str]


class WinningMove(Struct, frozen=True):
    move: str
    to: str


class Solved(Struct, frozen=True):
    """``complete`` is there, and false, where the moves are too many to list and some winning
    moves may be missing.
    """

    position: str
    play: Literal["normal", "misere"]
    outcome: Literal["N", "P", "D"]
    value: int | None
    winning_moves: list[WinningMove]
    complete: bool | UnsetType = UNSET


class Explained(Struct, frozen=True):
    """Each block has a ``kind`` and its own fields; a sum has one part for each component."""

    position: str
    play: Literal["normal", "misere"]
    blocks: list[dict[str, Any]]
    components: "list[Explained]"


class Claimed(Struct, frozen=True):
    """Places of cards, from 1."""

    a: list[int]
    b: list[int]


class CardsExplained(Struct, frozen=True):
    deck: str
    cards: list[str]
    claims: list[Claimed]
    blocks: list[dict[str, Any]]


class Values(Struct, frozen=True):
    rule: str
    values: list[int]


class Period(Struct, frozen=True):
    rule: str
    kind: Literal["finite", "hexadecimal", "repeating", "unequal"]
    preperiod: int | None
    period: int | None
    saltus: int | None
    proved: bool
    computed: int
    exceptions: list[int]
    exception_count: int
    theorem: str | None
    range: tuple[int, int] | None


class InfiniteQuotient(Struct, frozen=True):
    """Sums of heaps up to ``heaps`` depend on the numbers of two heaps, which are ``counted``, and
    on the element of the others, of which there are ``order``."""

    heaps: int
    counted: tuple[int, int]
    order: int


class Quotient(Struct, frozen=True):
    """A misère quotient: ``order`` elements, ``p`` of them lost for the player to move: ``lost``.

    ``growth`` has heap, order and lost elements wherever it changed. ``pretending`` are the
    elements of the heaps 0, 1, 2, …, and ``like`` what the first of them play like: 0, or heaps
    with + between them. ``table`` is null if it is large. ``stopped`` names the limit that was met,
    or says that with the next heap the quotient is ``infinite``.
    """

    rule: str
    heaps: int
    order: int
    p: int
    solved: bool
    period: int | None
    preperiod: int | None
    growth: list[tuple[int, int, int]]
    pretending: list[int]
    infinite: InfiniteQuotient | None
    stopped: Literal["classes", "work", "infinite"] | None
    lost: list[int]
    like: list[str]
    table: list[list[int]] | None


class Begun(Struct, frozen=True):
    """``seat`` is the one that can win. If the position is too large to say, it is not ``known``,
    and the seat is the first."""

    seat: Literal[0, 1]
    known: bool
    view: MatchView


class Gestured(Struct, frozen=True):
    """The move that a gesture makes, or why it makes none. Both are answers, not errors."""

    move: MoveView | None
    refused: "Failure | None"


class Reply(Struct, frozen=True):
    move: str
    view: MatchView


class Lessons(Struct, frozen=True):
    lessons: tuple[Lesson, ...]


class LessonScreen(Struct, frozen=True):
    """``params`` are those of the screen's texts. The view has a ``kind`` and its own fields."""

    params: Params
    view: dict[str, Any]


class Failure(Struct, frozen=True):
    """The code is the key of a message, the parameters are its arguments."""

    code: str
    params: dict[str, str | int]
