"""The C++ engine. `core/include/fairplay/core.hpp` and, for nim-sequences, misère quotients and
cards, `sequence.hpp`, `misere.hpp` and `cards.hpp` are its manual: definitions, costs, limits.

Numbers out of range raise ValueError. Long calls let other threads run and stop on Ctrl-C.
"""

from collections.abc import Callable, Iterable
from typing import TypedDict, final

import numpy as np
from numpy.typing import NDArray

def mex(values: Iterable[int]) -> int:
    """The least non-negative integer that is not among the values."""

@final
class TakeAndBreak:
    """Nim-values of a take-and-break game, by the definition."""

    def __init__(
        self, digits: Iterable[int], tail: Iterable[int] = (), unequal: bool = False
    ) -> None:
        """The rule with the digits d_0, d_1, … and then `tail` for ever.

        Digit d_k is what may be left after taking k, as a sum of 1 (nothing), 2 (one heap),
        4 (two heaps; unequal ones, if `unequal`) and 8 (three heaps). d_0 is 0, 4, 8 or 12.
        """

    def extend(self, count: int) -> None:
        """Compute those of G(0) … G(count-1) that are not yet known."""

    def __len__(self) -> int:
        """How many values are known."""

    def __getitem__(self, n: int, /) -> int:
        """G(n); IndexError unless 0 ≤ n < len(self)."""

    def to_numpy(self, count: int) -> NDArray[np.uint32]:
        """A copy of the first `count` values; IndexError if they are not yet known."""

    def tolist(self, start: int, stop: int) -> list[int]:
        """G(start) … G(stop-1); IndexError if they are not yet known."""

class WitnessProof(TypedDict):
    """A proof by the theorem `witness`, as `sequence.hpp` explains it."""

    mask: int
    domain: bool
    #: Rare heaps with their values.
    rares: list[tuple[int, int]]
    #: One period, and for its heaps how many are taken and the smaller heap that is left.
    turn: list[int]
    witnesses: list[tuple[int, int]]
    #: Heap n, the sum over all values before it, the largest of them, where, and the last ones.
    marks: list[tuple[int, int, int, int, list[int]]]

class WindowError(ValueError):
    """A checkpoint holds a window, where all values are needed."""

@final
class NimSequence:
    """Nim-values of a take-and-break game by the fastest method that applies, and their period."""

    def __init__(
        self,
        digits: Iterable[int],
        tail: Iterable[int] = (),
        unequal: bool = False,
        method: str = "automatic",
        cpu: str = "automatic",
    ) -> None:
        """The rule as for TakeAndBreak.

        `method` is automatic, definition, sparse (without the bit-sliced filter) or scatter (the
        sparse space in its simplest form); `cpu` is automatic, plain, avx2 or avx512. ValueError
        if the rule or the machine has no such thing.
        """

    def extend(self, count: int, progress: Callable[[int], object] | None = None) -> None:
        """Compute G(0) … G(count-1). `progress` is called regularly with the number of values."""

    def search_period(
        self,
        limit: int,
        work: int,
        progress: Callable[[int], object] | None = None,
        within: int = ...,
    ) -> tuple[int, int, int, str, int] | None:
        """Extend until a period is proved, `limit` values are known or `work` steps are done.

        It also ends when the values rule out all periods with preperiod + period < `within`.

        Preperiod, period, saltus, the theorem (guy-smith, repeating, arithmetic, witness, or an
        empty string if the period is only seen), and how many values were looked at.
        """

    def keep_window(self, threads: int, most: int, start: int = 4194304) -> None:
        """From now on search_period keeps a window once rares have died out and values are small.

        It begins with `start` values, at least 393216. Then it needs a few megabytes however far it
        goes. While it keeps all values, it ends with `most` of them. With two threads it computes
        and checks values at the same time.
        """

    def append(self, values: NDArray[np.uint16]) -> None:
        """Take over the next values from elsewhere, unchecked; ValueError in a window."""

    @property
    def is_window(self) -> bool:
        """Whether values have been forgotten."""

    def period(self) -> tuple[int, int, int, str, int] | None:
        """The same for the known values."""

    def exceptions(self, preperiod: int, period: int, saltus: int) -> list[int]:
        """The n below the preperiod with G(n + period) != G(n) + saltus; in a window the last."""

    def witness_proof(self) -> WitnessProof | None:
        """What proves a period that was found in a window."""

    def rares(self) -> list[int]:
        """The heaps that are rare under the current mask."""

    def statistics(self) -> dict[str, int]:
        """size, maximum, rares, last_rare, mask (0: none), domain, work (steps done)."""

    def save(self, name: str) -> None:
        """Write a checkpoint; OSError if that fails."""

    def load(self, name: str) -> None:
        """Read one; OSError if that fails, ValueError if it is damaged or of another rule.

        WindowError if it holds a window and keep_window has not been called.
        """

    def __len__(self) -> int:
        """How many values are known."""

    def __getitem__(self, n: int, /) -> int:
        """G(n); IndexError unless it is known."""

    def to_numpy(self, count: int) -> NDArray[np.uint32]:
        """The first `count` values, in their own memory; IndexError if they are not known."""

    def tolist(self, start: int, stop: int) -> list[int]:
        """G(start) … G(stop-1); IndexError if they are not known."""

@final
class Recheck:
    """The values of a long sequence from some heap on, again, by a second path."""

    def __init__(
        self,
        digits: Iterable[int],
        unequal: bool,
        mask: int,
        domain: bool,
        first: Iterable[int],
        n: int,
        state: Iterable[int],
        check_from: int,
    ) -> None:
        """`first` are G(0), G(1), … with all rares among them, `state` the values before G(n).

        For heaps from `check_from` on every smaller value of the rare kind is shown to be an
        option. ValueError if these do not fit together.
        """

    def advance(self, count: int) -> int | None:
        """Compute more values. A heap for which something could not be shown ends it."""

    @property
    def size(self) -> int:
        """How many values there are, with those before the state."""

    @property
    def reach(self) -> int:
        """How many values a state has."""

    @property
    def sum(self) -> int:
        """The sum of a mark, over the values computed here."""

    @property
    def maximum(self) -> int:
        """The largest value computed here."""

    def before(self, n: int, count: int) -> list[int]:
        """The last values before G(n); IndexError if they are not kept."""

#: Heaps that one call of Segment.advance adds, and how far its check lies ahead of them.
SEGMENT_CHUNK: int
SEGMENT_OVERLAP: int

@final
class Segment:
    """A stretch of a nim-sequence, computed alone from the state before it (segment.hpp)."""

    def __init__(
        self,
        digits: Iterable[int],
        mask: int,
        domain: bool,
        path: str = "plain",
        threads: int = 1,
    ) -> None:
        """Compute the first 2^18 values from nothing.

        The path is window or plain: two ways to compute and check that share no code. ValueError if
        the rule has no such mask, or its rares have not died out.
        """

    def start(self, states: Iterable[tuple[int, bytes]] = ()) -> None:
        """Begin at the last of these states, or at heap 0. ValueError if they are no states.

        A state is a heap n, a multiple of the chunk, and the values before G(n) in two bytes each.
        """

    def advance(self) -> bool:
        """Add a chunk; False if some heap may be rare, which only a run with all values decides."""

    def remember(self) -> None:
        """Compare later heaps with the state before G(position), too."""

    def rares(self) -> list[tuple[int, int]]:
        """The rare heaps n ≥ 1 and their values."""

    def state(self) -> bytes:
        """The values before G(position)."""

    @property
    def reach(self) -> int:
        """How many values a state has."""

    @property
    def position(self) -> int:
        """Where the stretch ends."""

    @property
    def sum(self) -> int:
        """The sum of (G(n) + 1)·mix(n) over the stretch, modulo 2^64."""

    @property
    def maximum(self) -> int:
        """The largest value of the stretch."""

    @property
    def where(self) -> int:
        """The first heap that has it."""

    @property
    def returned(self) -> tuple[int, int] | None:
        """Two heaps with the same state before them, once one of the states has returned."""

def values_needed(
    digits: Iterable[int], tail: Iterable[int], unequal: bool, preperiod: int, period: int
) -> int:
    """How many values prove that G(n + period) = G(n) from `preperiod` on."""

def supports(cpu: str) -> bool:
    """Whether this machine can run a variant of the inner loops."""

def widest() -> str:
    """The variant of the inner loops that `automatic` takes."""

@final
class RowValues:
    """The values of games on a row of cells, where a move replaces a pattern by another one."""

    def __init__(
        self,
        patterns: Iterable[tuple[Iterable[int], Iterable[int]]],
        endings: Iterable[Iterable[int]],
        limit: int,
    ) -> None:
        """Patterns of signs from 0 to 3, and the signs that end the game at once when they come up.

        ValueError if a pattern changes the number of cells. At most `limit` stretches of cells are
        remembered.
        """

    def value(self, row: Iterable[int]) -> int | None:
        """The nim-value of a row of at most 64 cells; None if the limit was reached.

        It is -1 if the player to move can end the game at once, and -2 if it has ended. ValueError
        if play can come back to a row that it has left.
        """

    @property
    def visited(self) -> int:
        """How many stretches are remembered."""

class Infinite(TypedDict):
    """A finite monoid for all heaps but two, and the numbers of these two: core's misere.hpp."""

    heaps: int
    counted: tuple[int, int]
    edge: int
    width: int
    generators: list[tuple[int, list[int]]]
    representatives: list[list[int]]
    pretending: list[int]
    colours: list[list[int]]
    lost: list[list[int]]
    apart: tuple[int, int, int]

@final
class MisereQuotient:
    """The misère quotient of a heap game, heap by heap.

    Class 0 is the class of the empty sum. Classes are numbered anew when the quotient changes.
    """

    def __init__(
        self, digits: Iterable[int], tail: Iterable[int] = (), unequal: bool = False
    ) -> None:
        """The game of a code, as for TakeAndBreak, with no heap yet. ValueError for a bad code."""

    @staticmethod
    def from_options(options: Iterable[Iterable[Iterable[int]]]) -> MisereQuotient:
        """The game in which heap i can be replaced by the heaps of any of options[i].

        ValueError if one of them is not smaller than i. No period is proved for such a game.
        """

    def extend_to(
        self,
        heap: int,
        max_classes: int = 4096,
        max_work: int = 4611686018427387904,
        progress: Callable[[], object] | None = None,
    ) -> str:
        """Adjoin heaps until `heap` is in, the game is solved, or a limit is reached; return which.

        "open": `heap` is in, and nothing is proved about larger heaps. "solved": this is the
        quotient of the whole game. "infinite": the next heap makes the quotient infinite.
        "classes": the next heap leads to more than `max_classes` classes. "work": `max_work` steps,
        each a few nanoseconds at most, were done. In every case this is the exact quotient of the
        heaps so far, and the call may be repeated. `progress` is called several times a second and
        may raise. ValueError if the game was given by options and has no such heap.
        """

    @property
    def heaps(self) -> int:
        """The largest heap that is in."""

    @property
    def order(self) -> int:
        """The number of classes."""

    @property
    def work(self) -> int:
        """How many steps were done so far."""

    def p_portion(self) -> list[int]:
        """The classes in which the player to move loses, ascending."""

    def generators(self) -> list[tuple[int, list[int]]]:
        """The heaps that generate the quotient, each with the class of c + heap for all c."""

    def representatives(self) -> list[list[int]]:
        """A least sum of generators in each class."""

    def pretending(self) -> list[int]:
        """The class of each heap, from 0 on."""

    def growth(self) -> list[tuple[int, int, int]]:
        """Where the quotient changed: the heap, the number of classes and of P-classes."""

    def period(self) -> tuple[int, int] | None:
        """The preperiod and the period of the pretending function, if they are proved."""

    def infinite(self) -> Infinite | None:
        """The quotient of the heaps up to the next one, if it is known to be infinite."""

    def table(self) -> NDArray[np.uint32]:
        """The class of c + d in row c and column d."""

    def class_of(self, heaps: Iterable[int]) -> int:
        """The class of a sum; ValueError for a heap that is not in, unless the game is solved."""

    def won(self, heaps: Iterable[int]) -> bool:
        """Whether the player to move wins the sum; ValueError as for class_of."""

@final
class Search:
    """Who wins a sum of parts, by a search that remembers every position it has met."""

    def __init__(
        self, options: Iterable[Iterable[Iterable[int]]], misere: bool, limit: int
    ) -> None:
        """The game in which part i can be replaced by the parts of any of options[i].

        ValueError if a part can lead back to itself. At most `limit` positions are remembered.
        """

    def won(self, root: Iterable[int]) -> bool | None:
        """Does the player to move win the sum of these parts? None if the limit was reached."""

    @property
    def visited(self) -> int:
        """How many positions are remembered."""

@final
class Removal:
    """Games in which a move removes elements of a set, such as Node Kayles on a graph."""

    def __init__(
        self, beside: Iterable[int], moves: Iterable[Iterable[int]], ground: int, limit: int
    ) -> None:
        """Sets of at most 64 elements are masks. `beside[i]` is connected with element i.

        A move is (needs, removes), or (needs, removes, counted, counts): then it is legal only if
        bit k of `counts` is set, where k of the elements `counted` are left. Pieces that do not
        meet `ground` vanish, unless it is empty. At most `limit` connected sets are remembered.
        """

    def genus(self, left: int) -> tuple[int, int] | None:
        """The nim-value of what is left, and how it behaves in misère sums: 0 like Nim heaps of at
        most one (fickle), 1 like larger ones (firm), 2 like none (wild). None if the limit was
        reached.
        """

    @property
    def visited(self) -> int:
        """How many connected sets are remembered."""

def retrograde(
    options: Iterable[Iterable[Iterable[int]]],
    turned: Iterable[Iterable[int]],
    misere: bool,
    limit: int,
) -> bytes:
    """The outcome of every position of a sum of components: 0 lost, 1 won, 2 drawn.

    `options[j][s]` are the states that a move in component j leads to from s, as the next player
    sees them, and `turned[j][s]` is s as the other player sees it. The outcome of the states
    (s_0, s_1, …) is at s_0 + m_0·(s_1 + m_1·(s_2 + …)), where component j has m_j states.
    ValueError if there are more than `limit` positions.
    """

def graph_outcomes(
    offsets: NDArray[np.uint64], targets: NDArray[np.uint32], misere: bool
) -> tuple[bytes, NDArray[np.uint32]]:
    """The outcome of every state of a graph (0 lost, 1 won, 2 drawn), and the moves to the end.

    State s leads to targets[offsets[s]:offsets[s + 1]]. A drawn state has 0 moves.
    """

def graph_values(
    offsets: NDArray[np.uint64], targets: NDArray[np.uint32]
) -> tuple[NDArray[np.uint32], list[int]]:
    """The nim-value of every state of a graph; or none, and the states of a cycle."""

def chomp_values(rows: int, columns: int) -> NDArray[np.uint8]:
    """The nim-values of all positions of Chomp with so many rows and columns, 1 to 12 each.

    The rows r_1 ≥ r_2 ≥ … ≥ r_m ≥ 0 have the index Σ C(r_i + m - i, m - i + 1).
    """

@final
class Cram:
    """Nim-values of sets of free squares; bit 8·r + c is the square in row r and column c."""

    def __init__(self, limit: int, pairing: bool = True) -> None:
        """At most `limit` regions are remembered. Without `pairing` no symmetry is used."""

    def value(self, free: int) -> int | None:
        """The nim-value; None if the limit was reached."""

    @property
    def visited(self) -> int:
        """How many regions are remembered."""

def pair_values(rule: Iterable[Iterable[int]], side: int) -> NDArray[np.uint16]:
    """Values of all pairs a ≥ b up to `side`, in a game that does not tell two numbers apart.

    A rule is a list of clauses, each a kind and the numbers that may be taken (none: any number):
    0 from one, 1 from the larger, 2 from the smaller, 3 the same from both, 4 two numbers, one from
    each, 5 a multiple of the smaller from the larger. Three numbers for each pair, beginning at
    3·(a(a + 1)/2 + b): its value, its value in misère play, and 1 if it is wild. ValueError for a
    clause that takes nothing.
    """

# A card is a non-zero vector of F_p^k (p = 2, 3, 5, 7; k ≤ 8) as a number in base p, the first
# coordinate the most significant digit: 100110 of F_2^6 is 38. A hand has up to 16 distinct cards.
# A claim is a list of coefficients, one for each card, not all zero, with Σ c_i v_i = 0 in F_p^k;
# of c and -c only the one whose first non-zero coefficient is in 1 … (p-1)/2 (1 for p = 2).

def claims(p: int, k: int, hand: Iterable[int]) -> list[list[int]]:
    """All claims of a hand, by size and then in the order of lists.

    ValueError for an unknown or repeated card, and for more than 2^20 claims.
    """

def claim_batch(
    p: int, k: int, hands: NDArray[np.uint8] | NDArray[np.uint16] | NDArray[np.uint32]
) -> tuple[NDArray[np.uint32], NDArray[np.uint16] | NDArray[np.uint64]]:
    """How many claims each row of `hands` has, and the claims of all rows, one after the other.

    For p = 2 a claim is a mask (uint16) whose h bits, written out, are the coefficients; for other
    p a number (uint64) whose h hexadecimal digits are: f"{claim:0{h}b}" or f"{claim:0{h}x}".
    """

def hand_statistics(p: int, k: int, h: int) -> list[tuple[int, int, int, int]]:
    """The hands of h cards as (claims, smallest size, largest size, number of such hands), exactly.

    The sizes are 0 for hands without claims. ValueError, before starting, for what would take more
    than 3·10^8 steps (h above 10, 8, 6, 6 for p = 2, 3, 5, 7) and for 2^64 hands or more.
    """

def hand_statistics_by_enumeration(p: int, k: int, h: int) -> list[tuple[int, int, int, int]]:
    """The same by visiting every hand: at most 10^9 of them, and p^k at most 1024."""
