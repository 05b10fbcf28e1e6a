"""What games give to everyone who shows them: boards, moves and sentences, as plain data.

A game makes these. The terminal, the browser, paper and notebooks show them, and know no game.
They are dataclasses, so that drawing a board needs no library; the protocol sends them as they are.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Family = Literal["heaps", "strip", "grid", "text"]

#: What a player touches: in heaps a run ``[heap, from, to]`` of things, on a strip ``[square]``,
#: on a grid ``[rank, file]``. Heaps, things, ranks and files count from 0, squares from 1.
Element: TypeAlias = list[int]
#: Elements in the order in which they are touched.
Gesture: TypeAlias = list[Element]
Params: TypeAlias = dict[str, str | int | tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message of the catalogue with its parameters; ``Messages.fill`` says it in a language.

    A list of numbers is read as "1, 2 and 3". A parameter may be a sentence of its own.
    """

    key: str
    params: "dict[str, str | int | tuple[int, ...] | Sentence]" = field(default_factory=dict)


Parameter: TypeAlias = str | int | tuple[int, ...] | Sentence

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


@dataclass(frozen=True, slots=True)
class Board:
    """One component of a position, to be drawn by its ``family``, as one player sees it.

    ``game`` is the game of the registry, ``position`` the notation. ``described`` tells the board
    to those who cannot see it, ``notes`` is told below it. Only the fields of its family are set:

    - heaps: ``heaps`` are sizes. ``things`` lie in them. Heaps that never split have the ``layout``
      rows, others flow side by side, and those of pins stand in one line, with room where pins
      have fallen. ``stocks`` are what the viewer and the other player can add, if they can.
    - strip: ``coins`` by their squares; a coin that leaves the strip goes to 0.
    - grid: ``ranks`` from the far side to the near one. P is a piece of the viewer, p of the other,
      and a dot is an empty square. Pieces move along ``lanes``. If the players are ``facing`` each
      other, the other player sees the ranks in the other order.
    - text: the position is all there is to show.
    """

    family: Family
    game: str
    position: str
    described: tuple[Sentence, ...] = ()
    notes: tuple[Sentence, ...] = ()
    heaps: tuple[int, ...] = ()
    things: Literal["match", "point", "pin"] = "match"
    layout: Literal["rows", "flow", "line"] = "flow"
    stocks: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    ranks: tuple[str, ...] = ()
    lanes: Literal["ranks", "files"] = "files"
    facing: bool = False

    @property
    def sides(self) -> bool:
        """Whether some of what is seen is the viewer's, and some the other player's."""
        return self.family == "grid" or bool(self.stocks)


@dataclass(slots=True)  # to make a frozen one takes three times as long, and there are many
class MoveView:
    """A legal move: its notation, what a player touches to make it, and its words.

    Each of ``touches`` makes the move; the first is how it is shown. Of heaps of one size the first
    is named, and an empty run of things is a cut. What is touched goes; where two squares are
    touched, the piece on the first goes to the second, and what stood there is gone. The words are
    told as ``said-KEY`` and offered as ``web-do-KEY``. ``component`` counts from 0 in a sum.
    """

    text: str
    touches: list[Gesture]
    key: str
    params: Params
    component: int | None = None

    @property
    def told(self) -> Sentence:
        """What was done, to follow the name of who did it: *takes 3 from the heap of 5*."""
        sentence = Sentence(f"said-{self.key}", {**self.params})
        if self.component is None:
            return sentence
        return Sentence("said-sum", {"number": self.component + 1, "what": sentence})
