"""All stretches of a long certificate again, several at a time, with progress and Ctrl-C.

A stretch lies between two marks. It is computed from the state of the first one by ``Recheck``,
which shares no code with the solvers, and must end in the state, the sum and the maximum of the
second one. Heaps just behind a mark lack the values that their witnesses need. So
every stretch goes on for a while behind its end, and shows there what the next one could not.
"""

import json
import os
import random
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from threading import Event

import numpy as np
from numpy.typing import NDArray

from fairplay._core import Recheck
from fairplay.errors import InputError
from fairplay.theory.certificate import Mark, state_of
from fairplay.theory.codes import Code

#: Values from the beginning that every path computes by itself; small heaps of witnesses are here.
FIRST = 2**17
#: A few hundredths of a second at a time, so that Ctrl-C is heard.
STEP = 2**16
#: The most memory of stretches that are computed at one time, and what one of them takes at least
#: and for each value up to its largest one (``core/include/fairplay/recheck.hpp``).
MOST_MEMORY = 2**30
LEAST_MEMORY, MEMORY_OF_A_VALUE = 2**22, 7500

Progress = Callable[[int, int], None]


@dataclass
class VerifyOptions:
    """How to compute the stretches again.

    ``sample`` is how many of them, chosen at random; None means all. ``done`` are those that are
    known to be right, by number, and ``saved`` is called with them when there is another one.
    """

    sample: int | None = None
    threads: int = field(default_factory=lambda: os.cpu_count() or 1)
    progress: Progress | None = None
    done: set[int] = field(default_factory=set)
    saved: Callable[[set[int]], None] | None = None
    seed: int | None = None


@dataclass
class Piece:
    """Values from a heap on that the claim speaks of; they are collected on the way."""

    start: int
    values: NDArray[np.int64]

    def take(self, n: int, found: "list[int] | NDArray[np.uint32]") -> None:
        """Keep what belongs here of the values that end before G(n)."""
        begin = n - len(found)
        low, high = max(begin, self.start), min(n, self.start + len(self.values))
        if low < high:
            self.values[low - self.start : high - self.start] = found[low - begin : high - begin]

    def meets(self, start: int, end: int) -> bool:
        return self.start < end and start < self.start + len(self.values)


@dataclass
class Stretches:
    """The stretches between the marks of a certificate; the values before the first are known.

    ``first`` are G(0), G(1), …, and ``before`` the values before the first mark.
    """

    code: Code
    mask: int
    domain: bool
    marks: tuple[Mark, ...]
    first: list[int]
    before: list[int]
    pieces: list[Piece]

    def check(self, options: VerifyOptions) -> int:
        """Compute stretches again, and say how many. InputError says what is not as claimed."""
        count = len(self.marks) - 1
        options.done.intersection_update(range(count))
        needed = {i for i in range(count) if self._has_pieces(i)}
        chosen = set(range(count)) - options.done
        if options.sample is not None:
            chance = random.Random(options.seed)
            chosen = set(chance.sample(range(count), min(count, options.sample)))
        self._run(sorted(chosen | needed, key=self._length, reverse=True), options)
        return len(chosen | needed | (options.done if options.sample is None else set()))

    def most_at_once(self) -> int:
        """How many stretches may be computed at one time. Values near 2^16 take much memory."""
        values = 1 << self.marks[-1].maximum.bit_length()
        return max(1, MOST_MEMORY // (LEAST_MEMORY + MEMORY_OF_A_VALUE * values))

    def _length(self, i: int) -> int:
        return self.marks[i + 1].n - self.marks[i].n

    def _has_pieces(self, i: int) -> bool:
        start, end = self.marks[i].n, self.marks[i + 1].n
        return any(piece.meets(start, end) for piece in self.pieces)

    def _run(self, numbers: list[int], options: VerifyOptions) -> None:
        total, stop = sum(map(self._length, numbers)), Event()
        sizes = dict.fromkeys(numbers, 0)
        with ThreadPoolExecutor(min(options.threads, self.most_at_once())) as pool:
            tasks: dict[Future[None], int] = {
                pool.submit(self._stretch, i, sizes, stop): i for i in numbers
            }
            try:
                left = set(tasks)
                while left:
                    finished, left = wait(left, 0.1, FIRST_COMPLETED)
                    for task in finished:
                        task.result()
                        options.done.add(tasks[task])
                        if options.saved:
                            options.saved(options.done)
                    if options.progress:
                        options.progress(sum(sizes.values()), total)
            finally:
                stop.set()

    def _stretch(self, i: int, sizes: dict[int, int], stop: Event) -> None:
        start, end = self.marks[i], self.marks[i + 1]
        state = start.values if i else self.before
        begin = start.n + (FIRST if i else 0)
        try:
            again = Recheck(
                self.code.digits, self.code.unequal, self.mask, self.domain,
                self.first, start.n, state, begin,
            )  # fmt: skip
        except ValueError as error:
            raise InputError("error-certificate-field", name="marks") from error
        while again.size < end.n and not stop.is_set():
            count = min(STEP, end.n - again.size)
            self._advance(again, count)
            sizes[i] += count
            if again.maximum > end.maximum:
                raise _wrong(start, end)
            if any(piece.meets(again.size - count, again.size) for piece in self.pieces):
                found = again.before(again.size, count)
                for piece in self.pieces:
                    piece.take(again.size, found)
        if stop.is_set():
            return
        _compare(start, end, again)
        while end is not self.marks[-1] and again.size < end.n + FIRST and not stop.is_set():
            self._advance(again, STEP)

    @staticmethod
    def _advance(again: Recheck, count: int) -> None:
        stopped = again.advance(count)
        if stopped is not None:
            raise InputError("error-certificate-open", n=stopped)


def _compare(start: Mark, end: Mark, again: Recheck) -> None:
    same = (
        state_of(again.before(end.n, len(end.state) // 2)) == end.state
        and (start.sum + again.sum) % 2**64 == end.sum
        and max(start.maximum, again.maximum) == end.maximum
    )
    if not same:
        raise _wrong(start, end)


def _wrong(start: Mark, end: Mark) -> InputError:
    return InputError("error-certificate-mark", start=start.n, n=end.n)


def done_text(digest: str, done: set[int]) -> str:
    """What a file remembers of a check that was broken off."""
    return json.dumps({"certificate": digest, "stretches": sorted(done)}) + "\n"


def done_of(text: bytes, digest: str) -> set[int]:
    """The stretches that such a file names; ValueError if it is of another certificate."""
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("certificate") != digest:
        raise ValueError("another certificate")
    numbers = data["stretches"]
    if any(type(number) is not int or number < 0 for number in numbers):
        raise ValueError("no numbers of stretches")
    return set(numbers)
