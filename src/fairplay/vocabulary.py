"""Boards, moves and sentences as plain data.

A game makes these. The terminal, the browser, paper and notebooks show them, and know no game.
They are dataclasses: drawing a board must not import the library that reads and writes messages.
"""

from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Literal, TypeAlias

Family = Literal["heaps", "strip", "grid", "tiles", "graph", "text"]

#: What a player touches. Each family names its elements by what a board shows of them:
#:
#: - heaps: ``[size, from, to]`` is a run of things in a heap of this size; heaps of one size are
#:   alike. An empty run is a cut, and a run beyond the end is added. Several runs are in one heap,
#:   which they split; in the layout rows, where nothing is split, each is in a heap of its own.
#: - strip: ``[square]``, from 1; square 0 is off the strip. A cell that gets another sign is
#:   ``[cell, sign]``, with the code of the sign.
#: - grid, tiles: ``[rank, file]``, from 0.
#: - graph: ``[vertex]`` or, for an edge, ``[smaller end, larger end]``.
Element: TypeAlias = list[int]
#: Elements in the order in which they are touched. They also say what the move changes: runs of
#: things go, and a piece goes from the first square to the second. On a grid it captures what
#: stands there; on a strip pieces share a square. Cells are touched in any order: coins are turned,
#: and other cells get their signs. On a graph only the first is touched, and all of them go,
#: vertices with their edges.
Gesture: TypeAlias = list[Element]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message of the catalogue with its parameters; ``Messages.fill`` says it in a language.

    A list of numbers is read as "1, 2 and 3". A parameter may be a sentence of its own.
    """

    key: str
    params: "Params" = field(default_factory=dict)

    def __hash__(self) -> int:
        """The parameters are a dict, which has no hash of its own."""
        return hash((self.key, frozenset(self.params.items())))


Parameter: TypeAlias = str | int | tuple[int, ...] | Sentence
Params: TypeAlias = dict[str, Parameter]

#: A browser does not read larger numbers exactly; they travel as texts.
_EXACT = 2**53


def sentence(key: str, **params: Parameter) -> Sentence:
    """A sentence for every reader.

    >>> sentence("explain-heap", heap=3)
    Sentence(key='explain-heap', params={'heap': 3})
    """
    return Sentence(key, {name: _exact(parameter) for name, parameter in params.items()})


def _exact(parameter: Parameter) -> Parameter:
    large = isinstance(parameter, int) and parameter > _EXACT
    return str(parameter) if large else parameter


def joined(key: str, parts: list[Sentence]) -> Sentence:
    """Several sentences as one, two by two, by a message with ``before`` and ``last``.

    >>> joined("said-comma", [Sentence("a"), Sentence("b"), Sentence("c")]).params["last"]
    Sentence(key='c', params={})
    """
    *before, last = parts
    return sentence(key, before=joined(key, before), last=last) if before else last


def listed(parts: list[Sentence]) -> Sentence:
    """Sentences one after the other, "a, b and c"."""
    *before, last = parts
    return sentence("said-and", before=joined("said-comma", before), last=last) if before else last


@dataclass(frozen=True)
class Board:
    """One component of a position, to be drawn by its ``family``, as one player sees it.

    ``game`` is the game of the registry, ``position`` the notation. ``described`` tells the board
    to those who cannot see it, ``notes`` is told below it. Only the fields of its family are set:

    - heaps: ``heaps`` are sizes. ``things`` lie in them. Heaps that never split have the ``layout``
      rows, others flow side by side, and those of pins stand in one line, with room where pins
      have fallen. ``stocks`` are what the viewer and the other player can add, if they can.
    - strip: ``coins``: the squares of the matches; one that leaves the strip goes to 0. Or
      ``cells``: what is in each of them, an empty one being a dot. If the ``things`` are coins, H
      is heads and T is tails.
    - grid: ``ranks`` from the far side to the near one. P is a piece of the viewer, p of the other,
      and a dot is an empty square. Pieces move along ``lanes``; if these are ranks, ``described``
      has a sentence for each. If the players are ``facing`` each other, the other player sees the
      ranks in the other order. If the ``things`` are coins, they belong to nobody: H and T.
    - tiles: ``ranks`` of squares that belong to nobody: # is free, * poisoned, x covered, and a dot
      is no square. A move takes what is touched or, if the ``reach`` is corner, everything from
      there to the right and below.
    - graph: ``vertices`` with their ``points`` (right and down, an edge is about 100 long) and
      ``edges``. Vertex 0 is the ground, a line at the height of its point; what stands on it
      reaches it straight below.
    - text: the position is all there is to show.
    """

    family: Family
    game: str
    position: str
    described: tuple[Sentence, ...] = ()
    notes: tuple[Sentence, ...] = ()
    heaps: tuple[int, ...] = ()
    things: Literal["match", "point", "pin", "coin"] = "match"
    layout: Literal["rows", "flow", "line"] = "flow"
    stocks: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    cells: str = ""
    ranks: tuple[str, ...] = ()
    lanes: Literal["ranks", "files"] = "files"
    facing: bool = False
    reach: Literal["touched", "corner"] = "touched"
    vertices: tuple[int, ...] = ()
    points: tuple[tuple[int, int], ...] = ()
    edges: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        """Leave defaults to the class: only what the instance has is sent."""
        for name, default in _DEFAULTS.items():
            if getattr(self, name) == default:
                self.__dict__.pop(name, None)

    @property
    def sides(self) -> bool:
        """Whether some of what is seen is the viewer's, and some the other player's."""
        return (self.family == "grid" and self.things != "coin") or bool(self.stocks)


_DEFAULTS: dict[str, Any] = {
    one.name: one.default for one in fields(Board) if one.default is not MISSING
}


@dataclass(frozen=True, slots=True)
class Stand:
    """What something on a board stands for: a heap, shown between two elements if they are set."""

    heap: int
    told: Sentence
    between: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Figures side by side, and what they are. Those with words or a decimal sign are sentences."""

    told: Sentence
    cells: tuple[str | Sentence, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """What a theorem says of a state: sentences, and between them a table of figures.

    All rows have as many cells. ``marked`` are those to look at, each as row and column from 0.
    """

    before: tuple[Sentence, ...]
    rows: tuple[Row, ...] = ()
    marked: tuple[tuple[int, int], ...] = ()
    after: tuple[Sentence, ...] = ()


@dataclass  # neither frozen nor with slots: there are many, and ``component`` is often left out
class MoveView:
    """A legal move: its notation, what a player touches to make it, and its words.

    A run of things may be touched from either end of its heap. ``key`` and ``params`` are a
    sentence without its mood: ``Messages.fill`` tells it as ``said-KEY`` (*took 3*) and the
    browser offers it as ``web-do-KEY`` (*Take 3*). ``component`` counts from 0 in a sum.
    """

    text: str
    touches: Gesture
    key: str
    params: Params
    component: int = field(default=0, init=False)


def in_mood(move: MoveView | Sentence, mood: str) -> Sentence:
    """The words of a move as a sentence of their own: ``said-``, what was done, to follow a name;
    ``web-do-``, what can be done.

    >>> in_mood(Sentence("sum", {"what": Sentence("all")}), "said-").params
    {'what': Sentence(key='said-all', params={})}
    """
    params = {
        name: in_mood(value, mood) if isinstance(value, Sentence) else value
        for name, value in move.params.items()
    }
    return Sentence(mood + move.key, params)
