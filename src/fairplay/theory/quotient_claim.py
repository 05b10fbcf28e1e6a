"""What a misère quotient's certificate claims, computed again from its fields and the rule."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fairplay.errors import InputError, TooLargeError
from fairplay.theory.quotient_fields import check_form

#: The most options of all heaps together.
MAX_OPTIONS = 3_000_000

Options = Callable[[int], Iterable[tuple[int, ...]]]
Bools = NDArray[np.bool_]
Numbers = NDArray[np.int64]


class Algebra:
    """The monoid that a certificate with well-formed fields claims, and the options of the rule."""

    def __init__(self, data: dict[str, Any], options: Options) -> None:
        self.data, self._options = data, options
        self.order, self.heaps = data["order"], data["heaps"]
        self.generators: list[int] = data["generators"]
        self.times = np.array(data["times"], np.int64).reshape(len(self.generators), self.order)
        self.phi = np.array(data["pretending"], np.int64)

    @cached_property
    def table(self) -> Numbers:
        """The multiplication table, column by column along ways from the identity."""
        table = np.zeros((self.order, self.order), np.int64)
        table[:, 0] = np.arange(self.order)
        reached, queue = {0}, deque([0])
        while queue:
            x = queue.popleft()
            for t in self.times:
                if (y := int(t[x])) not in reached:
                    reached.add(y)
                    queue.append(y)
                    table[:, y] = t[table[:, x]]
        if len(reached) < self.order:
            missing = next(x for x in range(self.order) if x not in reached)
            raise InputError("error-quotient-unreached", element=missing)
        return table

    @cached_property
    def options(self) -> list[list[tuple[int, ...]]]:
        """The options of heaps 0 … N."""
        found, count = [], 0
        for heap in range(self.heaps + 1):
            found.append(list(self._options(heap)) if heap else [])
            count += len(found[-1])
            if count > MAX_OPTIONS:
                raise TooLargeError("error-search-options", limit=MAX_OPTIONS)
        return found

    def product(self, heaps: Iterable[int]) -> int:
        total = 0
        for heap in heaps:
            total = int(self.table[total, self.phi[heap]])
        return total

    def check(self) -> None:
        """The maps commute, and lead to all elements and to those of their heaps."""
        for at, (heap, t) in enumerate(zip(self.generators, self.times, strict=True)):
            if t[0] != self.phi[heap]:
                raise InputError("error-quotient-pretending", heap=heap)
            for other, u in zip(self.generators[:at], self.times[:at], strict=True):
                if wrong := np.flatnonzero(t[u] != u[t]).tolist():
                    raise InputError(
                        "error-quotient-table", first=other, second=heap, element=wrong[0]
                    )
        _ = self.table


class Claim(Algebra):
    """What the certificate of a finite quotient claims."""

    def __init__(self, data: dict[str, Any], options: Options) -> None:
        check_form(data)
        super().__init__(data, options)
        self.in_p = np.zeros(self.order, bool)
        self.in_p[data["p"]] = True

    @cached_property
    def rows(self) -> Bools:
        """Row x says for which z the product xz is in P."""
        return self.in_p[self.table]

    def is_lost(self, heaps: Iterable[int]) -> bool:
        return bool(self.in_p[self.product(heaps)])

    @cached_property
    def letters(self) -> dict[tuple[int, frozenset[int]], int]:
        """Heaps with moves, by their class and the classes of their options; of each, the least."""
        if self.phi[0] != 0 or self.in_p[0]:
            raise InputError("error-quotient-pretending", heap=0)
        found: dict[tuple[int, frozenset[int]], int] = {}
        for heap, options in enumerate(self.options):
            classes = frozenset(map(self.product, options))
            if classes:
                found.setdefault((int(self.phi[heap]), classes), heap)
            elif self.phi[heap] != 0:
                raise InputError("error-quotient-pretending", heap=heap)
        return found
