"""Nim-sequences of heap rules, computed in C++ by the fastest method that applies, on demand."""

from collections.abc import Callable, Iterator
from itertools import count
from operator import index
from typing import TYPE_CHECKING, Any

from fairplay._core import NimSequence, WindowError
from fairplay.errors import InputError, TooLargeError, check_type, natural
from fairplay.theory.codes import Code
from fairplay.theory.memory import MAX_COUNT, check_memory, most_values
from fairplay.theory.period import Period

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fairplay._core import WitnessProof

#: The work allowed for single values without asking: about ten seconds.
BUDGET = 10_000_000_000
#: The work done before estimating how far the budget reaches.
GLANCE = 500_000_000
#: The largest heap for which values are computed, in a window.
MAX_WINDOW = 2**62
#: The largest value that the engine keeps.
MAX_VALUE = 2**16 - 1
#: At most this many exceptions to a period are listed: the last ones.
MAX_EXCEPTIONS = 1000
#: A list of so many exceptions takes little memory. Beyond, arrays are faster and smaller.
MANY = 1_000_000
#: The most steps of work that the engine counts.
MAX_WORK = 2**64 - 1

#: Called with the number of values known and the number wanted.
Progress = Callable[[int, int], None]


class Sequence:
    """G(0), G(1), … of a rule. Once a period is proved, it gives any G(n) at once.

    >>> from fairplay.theory.codes import parse_code
    >>> kayles = Sequence(parse_code("0.77"))
    >>> [kayles[n] for n in range(1, 11)]
    [1, 2, 3, 1, 4, 3, 2, 1, 4, 2]
    >>> kayles[10**30]
    1
    """

    def __init__(self, code: Code, window_threads: int = 0) -> None:
        """With ``window_threads`` a search for a period keeps only a window of values if it can.

        The search then takes a few megabytes however far it goes, on that many threads, but most
        values can no longer be read.
        """
        self.code = code
        #: What the rule is called.
        self.rule = str(code)
        self._core = NimSequence(code.digits, code.tail, code.unequal)
        if window_threads:
            self._core.keep_window(window_threads, most_values())
        #: The period, once it is proved.
        self.known_period: Period | None = None
        #: The work done for single values.
        self._spent = 0
        #: The values so far, for everyone who reads all of them.
        self._array: NDArray[np.uint32] | None = None

    def __len__(self) -> int:
        """How many values have been computed."""
        return len(self._core)

    def __getitem__(self, n: int) -> int:
        """G(n). Raises TooLargeError if the budget does not reach the value, IndexError for n < 0,
        and TypeError for anything but a whole number."""
        try:
            n = index(n)
        except TypeError as error:
            raise TypeError(f"{error}: sequence[n] is one value, see values(count)") from None
        if n < 0:
            raise IndexError(f"heaps begin with 0: {n}")
        if n >= len(self._core) and self.known_period is None:
            self._reach(n)
        if n < len(self._core):
            return self._core[n]
        assert self.known_period
        return self.known_period.value(self._core.__getitem__, n)

    def __iter__(self) -> Iterator[int]:
        """G(0), G(1), … without end."""
        return map(self.__getitem__, count())

    def __contains__(self, value: object) -> bool:
        """Whether a value occurs. Raises TypeError where no period tells, as the search has no end.

        >>> import fairplay as fp
        >>> 8 in fp.Sequence("kayles"), 99 in fp.Sequence("kayles"), 10**9 in fp.Sequence("nim")
        (True, False, True)
        """
        known = self.period(MAX_COUNT, self.work + GLANCE)
        if known is None or not known.proved:
            raise TypeError("a value is looked for in values(count): no period is proved")
        start, length, saltus = known.preperiod, known.period, known.saltus
        begun = self.values(start + length).tolist()
        if value in begun or not saltus or not isinstance(value, int):
            return value in begun
        return any(value > one and (value - one) % saltus == 0 for one in begun[start:])

    def __eq__(self, other: object) -> bool:
        """Sequences of the same rule are equal, however many values each has computed."""
        return isinstance(other, Sequence) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> "tuple[type[Sequence], tuple[Any, ...]]":
        """Pickle and copy the rule; values are computed again when they are asked for."""
        return Sequence, (self.code,)

    def _reach(self, n: int) -> None:
        """Compute G(n) or prove a period, within the budget. Estimate the work first.

        The budget is for all values that are asked for like this: whoever asks twice gets the same
        answer.
        """
        began, done, left = len(self._core), self.work, BUDGET - self._spent
        for work in (min(GLANCE, left), left):
            self.period(min(n + 1, MAX_COUNT), done + work)
            size, spent = len(self._core), self.work - done
            self._spent = BUDGET - left + spent
            if self.known_period or n < size:
                return
            most = size + (left - spent) // max(1, spent // max(1, size - began))
            if n >= most or work == left:
                # An estimate is no limit: only what is known stays true.
                raise TooLargeError("error-heap-long", size=n, known=size - 1)

    @property
    def work(self) -> int:
        """Steps done so far, each of a nanosecond or two."""
        return self.statistics()["work"]

    def statistics(self) -> dict[str, int]:
        """The number of values, the largest one, the number of rares, and the mask for them.

        >>> import fairplay as fp
        >>> grundy = fp.Sequence("grundy")
        >>> grundy.extend(100_000)
        >>> seen = grundy.statistics()
        >>> hex(seen["mask"]), seen["rares"]
        ('0xfe', 1273)
        """
        return self._core.statistics()

    def rares(self) -> list[int]:
        """The heaps that are rare under the current mask."""
        return self._core.rares()

    def values(self, count: int, progress: Progress | None = None) -> "NDArray[np.uint32]":
        """G(0) … G(count-1) as a NumPy array, which owns the memory that C++ wrote.

        Raises InputError if the count is negative, TooLargeError if memory is too small for it.
        """
        check_memory(natural(count))
        if self.known_period and count > len(self._core):
            return self._repeated(count, self.known_period)
        self.extend(count, progress)
        return self._core.to_numpy(count)

    def to_numpy(self) -> "NDArray[np.uint32]":
        """All values that have been computed, as one array that cannot be written to.

        The engine keeps them in a smaller form, so they are unpacked once. Everyone who asks again
        gets the same memory, also ``np.asarray(sequence)`` and ``to_series``.
        """
        if self._array is None or len(self._array) != len(self):
            self._array = self._core.to_numpy(len(self))
            self._array.flags.writeable = False
        return self._array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> "NDArray[Any]":
        import numpy as np

        return np.array(self.to_numpy(), dtype=dtype, copy=copy)

    def to_series(self) -> Any:
        """All values that have been computed, as a series of pandas in the same memory.

        >>> import fairplay as fp
        >>> values = fp.Sequence("kayles")
        >>> values.extend(5)
        >>> values.to_series().loc[2:].tolist()
        [2, 3, 1]

        Raises MissingExtraError, which is an InputError and an ImportError, without pandas.
        """
        from fairplay.extras import need

        need("notebook", "pandas")
        import pandas as pd

        index = pd.RangeIndex(len(self), name="n")
        return pd.Series(self.to_numpy()[:], index, name="G(n)", copy=False)

    def plot(self, count: int = 1000) -> Any:
        """A figure of matplotlib: the first values with their period, and how often each comes."""
        from fairplay.extras import need

        need("plot")
        from fairplay.messages import Messages, language
        from fairplay.theory.plot import plot

        return plot(self.rule, self, count, Messages(language()))

    def __repr__(self) -> str:
        return f"Sequence({self.code!r})"

    def _repr_html_(self) -> str:
        """How notebooks show it: a chart and the first values."""
        from fairplay.theory.shown import sequence_html

        return sequence_html(self)

    def _repeated(self, count: int, known: Period) -> "NDArray[np.uint32]":
        import numpy as np

        start, length = known.preperiod, known.period
        begun = self._core.to_numpy(start + length)
        values = np.empty(count, np.uint32)
        values[:start] = begun[:start]
        turns = np.arange(count - start, dtype=np.uint32)
        values[start:] = begun[start + turns % length] + turns // length * np.uint32(known.saltus)
        return values

    def extend(self, count: int, progress: Progress | None = None) -> None:
        """Compute up to ``count`` values, however long it takes. Ctrl-C keeps what is computed.

        Raises InputError if the count is negative, TooLargeError if memory is too small for it.
        """
        check_memory(natural(count))
        self._core.extend(count, _towards(count, progress))

    def append(self, values: "NDArray[np.uint16]") -> None:
        """Take over the next values from elsewhere, such as a GPU. Whether they are right is not
        checked.

        Raises InputError for a value that is negative or too large, TypeError for anything but one
        row of whole numbers.

        >>> import fairplay as fp
        >>> import numpy as np
        >>> kayles = fp.Sequence("kayles")
        >>> kayles.append(np.array([0, 1, 2, 3], np.uint16))
        >>> kayles[4], len(kayles)
        (1, 5)
        """
        import numpy as np

        row = np.asarray(values)
        if row.ndim != 1 or (row.size and row.dtype.kind not in "iu"):
            raise TypeError(
                f"values must be one row of whole numbers, not {row.ndim}-d {row.dtype}"
            )
        if row.size and row.dtype != np.uint16:
            natural(int(row.min()))
            natural(int(row.max()), 0, MAX_VALUE)
        self._core.append(np.ascontiguousarray(row, np.uint16))

    def period(
        self,
        limit: int,
        work: int = 2**63,
        progress: Progress | None = None,
        within: int = MAX_WINDOW,
    ) -> Period | None:
        """Look among the first ``limit`` values for a period; None if they show none.

        The search ends as soon as a period is proved, or when the sequence has done ``work`` steps,
        or when its values rule out every period with preperiod + period < ``within``.

        Raises InputError for a number that is negative or too large.
        """
        natural(limit, 0, MAX_WINDOW)
        natural(work, 0, MAX_WORK)
        natural(within, 0, MAX_WORK)
        if self.known_period:
            return self.known_period
        found = self._core.search_period(limit, work, _towards(limit, progress), within)
        if found is None:
            return None
        n0, p, saltus, theorem, checked = found
        last, count = self._exceptions(n0, p, saltus)
        result = Period(n0, p, saltus, theorem or None, checked, last, count)
        if theorem:
            self.known_period = result
        return result

    def _exceptions(self, n0: int, p: int, saltus: int) -> tuple[tuple[int, ...], int | None]:
        """The last n < n0 that do not fit the period, and how many there are, if that is known."""
        if n0 > MANY and not self.is_window:
            places = self._places_of_exceptions(n0, p, saltus)
            return tuple(places[-MAX_EXCEPTIONS:].tolist()), len(places)
        failing = self._core.exceptions(n0, p, saltus)
        count = None if failing and self.is_window else len(failing)
        return tuple(failing[-MAX_EXCEPTIONS:]), count

    def _places_of_exceptions(self, n0: int, p: int, saltus: int) -> "NDArray[np.intp]":
        import numpy as np

        values = self._core.to_numpy(n0 + p)
        before, repeated = values[:n0], values[n0:]
        turns, rest = divmod(n0, p)
        if saltus:
            turn = np.arange(n0 + p - 1, p - 1, -1, dtype=np.uint32) // np.uint32(p)
            before = before + np.uint32(saltus) * turn
        fits = np.empty(n0, np.bool_)
        fits[:rest] = before[:rest] == repeated[p - rest :]
        fits[rest:] = (before[rest:].reshape(turns, p) == repeated).ravel()
        return np.flatnonzero(~fits)

    @property
    def is_window(self) -> bool:
        """Whether values have been forgotten."""
        return self._core.is_window

    def witness_proof(self) -> "WitnessProof | None":
        """What proves a period that was found in a window."""
        return self._core.witness_proof()

    def save(self, name: str) -> None:
        """Write a checkpoint. Raises OSError if the file cannot be written."""
        check_type("name", name, str)
        self._core.save(name)

    def load(self, name: str) -> None:
        """Continue from a checkpoint of the same rule.

        Raises OSError if there is no such file, InputError for any other file, and for a checkpoint
        that keeps only the last values of a search for a period.
        """
        check_type("name", name, str)
        try:
            self._core.load(name)
        except WindowError:
            raise InputError("error-checkpoint-window", name=name) from None
        except (ValueError, MemoryError):  # a damaged file may ask for any amount of memory
            raise InputError("error-checkpoint", name=name, rule=self.rule) from None


def _towards(count: int, progress: Progress | None) -> Callable[[int], None] | None:
    """Progress as the engine reports it, which may compute a few values more than requested."""
    if progress is None:
        return None
    return lambda done: progress(min(done, count), count)
