"""The misère quotient of a heap game: a small algebra that decides every sum of its heaps.

Sums are of the same class if no third sum tells them apart in misère play. The classes are a
commutative monoid, and some of its elements, P, are lost for the player to move (Plambeck and
Siegel, *Misère quotients for impartial games*, 2008). The core adjoins heap by heap.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, reduce
from typing import TYPE_CHECKING, Any, Literal

from fairplay._core import MisereQuotient
from fairplay.errors import TooLargeError, natural
from fairplay.theory.codes import Code
from fairplay.theory.infinite_quotient import InfiniteQuotient
from fairplay.theory.quotient_fields import FORMAT, MAX_ORDER, content_hash

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fairplay._core import Infinite

#: The work without asking, about a nanosecond each: some ten seconds.
MAX_WORK = 10_000_000_000
#: The most options of a rule in Python, over all heaps.
MAX_OPTIONS = 500_000

Options = Callable[[int], Iterable[tuple[int, ...]]]
#: Called with the largest heap that is in, and the order.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Quotient:
    """The misère quotient of the heaps 0 … ``heaps`` of a rule; :func:`fairplay.misere` makes it.

    Its elements are numbers from 0, the empty sum, to ``order`` − 1. ``p_portion`` are those that
    are lost for the player to move, and ``pretending`` are the elements of the heaps 0, 1, 2, …
    Each element is the class of a small sum of heaps in ``representatives``; ``generators`` are the
    heaps in them, with what they make of each element. ``growth`` has heap, order and number of
    lost elements wherever the quotient changed.

    If the game is ``solved``, ``pretending`` repeats from ``preperiod`` on with this ``period``,
    and the quotient decides heaps of any size. Otherwise ``stopped`` says why it goes no further:
    None (nothing more was wanted), classes or work (a limit), or infinite: with the next heap there
    is no finite quotient. Then ``infinite`` still decides sums with that heap.

    >>> import fairplay as fp
    >>> kayles = fp.misere("kayles")
    >>> kayles.order, kayles.p, kayles.preperiod, kayles.period
    (40, 9, 71, 12)
    >>> kayles.outcome([50, 60, 70]), kayles.outcome([10**20])
    ('P', 'N')
    """

    rule: str
    heaps: int
    order: int
    p_portion: tuple[int, ...]
    pretending: tuple[int, ...]
    generators: tuple[tuple[int, tuple[int, ...]], ...]
    representatives: tuple[tuple[int, ...], ...]
    growth: tuple[tuple[int, int, int], ...]
    preperiod: int | None = None
    period: int | None = None
    stopped: Literal["classes", "work", "infinite"] | None = None
    infinite: InfiniteQuotient | None = None

    @property
    def p(self) -> int:
        """How many elements are lost for the player to move."""
        return len(self.p_portion)

    @property
    def solved(self) -> bool:
        """Whether heaps of any size are decided, by the theorem on periods."""
        return self.period is not None

    def element(self, heaps: Iterable[int]) -> int:
        """The element of a sum of heaps.

        Raises TooLargeError for a heap that is not decided, InputError for a negative one.
        """
        return reduce(self._product, map(self._heap, heaps), 0)

    def _heap(self, heap: int) -> int:
        """The element of one heap."""
        natural(heap)
        if heap > self.heaps and self.preperiod is not None and self.period is not None:
            heap = self.preperiod + (heap - self.preperiod) % self.period
        if heap > self.heaps:
            raise TooLargeError("error-quotient-heap", heap=heap, limit=self.heaps)
        return self.pretending[heap]

    def times(self, x: int, y: int) -> int:
        """The product of two elements. Raises InputError for a number that is none."""
        natural(x, 0, self.order - 1)
        return self._product(x, natural(y, 0, self.order - 1))

    def _product(self, x: int, y: int) -> int:
        for heap in self.representatives[y]:
            x = self._maps[heap][x]
        return x

    def is_p(self, element: int) -> bool:
        """Whether sums of this class are lost for the player to move.

        Raises InputError for a number that is no element.
        """
        return natural(element, 0, self.order - 1) in self._lost

    def outcome(self, heaps: Iterable[int]) -> Literal["N", "P"]:
        """N if the player to move wins the sum of these heaps in misère play, P otherwise.

        Raises TooLargeError for a heap that is not decided, InputError for a negative one.
        """
        sum_ = tuple(heaps)
        if self.infinite and max(sum_, default=0) > self.heaps:
            return self.infinite.outcome(sum_)
        return "P" if self.is_p(self.element(sum_)) else "N"

    def like(self, heaps: Iterable[int]) -> str:
        """A smallest sum of the same class, as heaps with + between them; 0 if it is empty."""
        return "+".join(map(str, self.representatives[self.element(heaps)])) or "0"

    @cached_property
    def _maps(self) -> dict[int, tuple[int, ...]]:
        return dict(self.generators)

    @cached_property
    def _lost(self) -> frozenset[int]:
        return frozenset(self.p_portion)

    @cached_property
    def table(self) -> "NDArray[np.uint32]":
        """The multiplication table as a NumPy array of order × order."""
        import numpy as np

        maps = {heap: np.array(t, np.uint32) for heap, t in self.generators}
        table = np.empty((self.order, self.order), np.uint32)
        for x, heaps in enumerate(self.representatives):
            column = np.arange(self.order, dtype=np.uint32)
            for heap in heaps:
                column = maps[heap][column]
            table[:, x] = column
        return table

    def json(self) -> dict[str, Any]:
        """The form that `fairplay misere --json` prints."""
        return {
            "rule": self.rule,
            "heaps": self.heaps,
            "order": self.order,
            "p": self.p,
            "solved": self.solved,
            "period": self.period,
            "preperiod": self.preperiod,
            "growth": [list(step) for step in self.growth],
            "pretending": list(self.pretending),
            "infinite": self.infinite.json() if self.infinite else None,
        }

    def certificate(self) -> dict[str, Any]:
        """All that is needed to check it again, as JSON; :func:`fairplay.verify` does.

        Of an infinite quotient, it is that of ``infinite``.
        """
        if self.infinite:
            return self.infinite.certificate()
        data = {"format": FORMAT, "kind": "quotient"} | self.json()
        data |= {
            "p": list(self.p_portion),
            "generators": [heap for heap, _ in self.generators],
            "times": [list(t) for _, t in self.generators],
        }
        return data | {"sha256": content_hash(data)}

    def _repr_html_(self) -> str:
        """How notebooks show it: its growth, and its table as a picture."""
        from fairplay.theory.quotient_shown import quotient_html

        return quotient_html(self)


class Growing:
    """The quotient of one rule, which grows when larger heaps are asked for."""

    def __init__(self, rule: str, options: Options, code: Code | None) -> None:
        self.rule, self._options, self._code = rule, options, code
        self._core = _coded(code) if code else MisereQuotient.from_options([[]])
        self.quotient = self._taken(None)

    def extend(
        self,
        heap: int,
        work: int = MAX_WORK,
        order: int = MAX_ORDER,
        progress: Progress | None = None,
    ) -> Quotient:
        """Adjoin heaps up to this one, unless the game is solved or a limit is reached before."""
        if self.quotient.solved or heap <= self.quotient.heaps:
            return self.quotient
        if self._code is None:
            self._core = MisereQuotient.from_options(_listed(self._options, heap))
        core = self._core

        def told() -> None:
            if progress:
                progress(core.heaps, core.order)

        try:
            status = core.extend_to(heap, order, work, told)
        finally:
            self.quotient = self._taken(None)
        if status in ("classes", "work", "infinite"):
            self.quotient = self._taken(status)
        return self.quotient

    def _taken(self, stopped: str | None) -> Quotient:
        core = self._core
        preperiod, period = core.period() or (None, None)
        return Quotient(
            rule=self.rule,
            heaps=core.heaps,
            order=core.order,
            p_portion=tuple(core.p_portion()),
            pretending=tuple(core.pretending()),
            generators=tuple((heap, tuple(t)) for heap, t in core.generators()),
            representatives=tuple(map(tuple, core.representatives())),
            growth=tuple(core.growth()),
            preperiod=preperiod,
            period=period,
            stopped=stopped,  # type: ignore[arg-type]  # one of the core's words
            infinite=_infinite(self.rule, core.infinite()) if stopped == "infinite" else None,
        )


def _infinite(rule: str, found: "Infinite | None") -> InfiniteQuotient | None:
    if found is None:
        return None
    return InfiniteQuotient(
        rule=rule,
        heaps=found["heaps"],
        counted=found["counted"],
        edge=found["edge"],
        width=found["width"],
        generators=tuple((heap, tuple(t)) for heap, t in found["generators"]),
        representatives=tuple(map(tuple, found["representatives"])),
        pretending=tuple(found["pretending"]),
        colours=tuple(map(tuple, found["colours"])),
        lost=tuple(map(tuple, found["lost"])),
        apart=found["apart"],
    )


def _coded(code: Code) -> MisereQuotient:
    return MisereQuotient(code.digits, code.tail, code.unequal)


def _listed(options: Options, heap: int) -> list[list[tuple[int, ...]]]:
    """The options of all heaps up to this one."""
    found, count = [], 0
    for size in range(heap + 1):
        found.append(list(options(size)) if size else [])
        count += len(found[-1])
        if count > MAX_OPTIONS:
            raise TooLargeError("error-search-options", limit=MAX_OPTIONS)
    return found
