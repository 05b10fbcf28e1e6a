"""Misère quotients by their definition: sums are told apart by adding other sums to both."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, combinations_with_replacement
from typing import Any

from fairplay.theory.quotient_fields import FORMAT, content_hash

Heaps = tuple[int, ...]
Options = Callable[[int], Iterable[Heaps]]


class SlowQuotient:
    """The quotient of heaps up to ``heaps``; sums of at most ``most`` heaps tell classes apart."""

    def __init__(self, options: Options, heaps: int, most: int) -> None:
        self.options, self.heaps = options, heaps
        self.moving = [heap for heap in range(1, heaps + 1) if list(options(heap))]
        self.tests = list(
            chain.from_iterable(
                combinations_with_replacement(self.moving, count) for count in range(most + 1)
            )
        )
        self.lost = cache(self._lost)
        self.reps: list[Heaps] = [()]
        self.classes = {self.row(()): 0}
        self.times: dict[int, list[int]] = {heap: [] for heap in self.moving}
        for rep in self.reps:
            for heap in self.moving:
                self.times[heap].append(self._class((*rep, heap)))

    def _class(self, heaps: Heaps) -> int:
        row = self.row(heaps)
        if row not in self.classes:
            self.classes[row] = len(self.reps)
            self.reps.append(heaps)
        return self.classes[row]

    def row(self, heaps: Heaps) -> tuple[bool, ...]:
        return tuple(self.lost(tuple(sorted((*heaps, *test)))) for test in self.tests)

    def _lost(self, heaps: Heaps) -> bool:
        after = [
            tuple(sorted((*heaps[:at], *left, *heaps[at + 1 :])))
            for at, heap in enumerate(heaps)
            for left in self.options(heap)
        ]
        return bool(after) and not any(map(self.lost, after))

    def phi(self) -> list[int]:
        moving = self.times
        return [moving[heap][0] if heap in moving else 0 for heap in range(self.heaps + 1)]

    def p(self) -> list[int]:
        return [at for at, rep in enumerate(self.reps) if self.lost(tuple(sorted(rep)))]

    def certificate(self, rule: str) -> dict[str, Any]:
        sizes = [SlowSize(self, heap).size for heap in range(self.heaps + 1)]
        growth = [
            [heap, *sizes[heap]]
            for heap in range(1, self.heaps + 1)
            if sizes[heap] != sizes[heap - 1]
        ]
        data = {"format": FORMAT, "kind": "quotient", "rule": rule, "heaps": self.heaps}
        data |= {"order": len(self.reps), "generators": self.moving}
        data |= {"times": list(self.times.values()), "p": self.p(), "pretending": self.phi()}
        data |= {"solved": False, "preperiod": None, "period": None, "growth": growth}
        return data | {"sha256": content_hash(data)}


class SlowSize:
    """Order and number of P of the quotient of fewer heaps."""

    def __init__(self, whole: SlowQuotient, heap: int) -> None:
        small = {one for one in whole.moving if one <= heap}
        tests = [at for at, test in enumerate(whole.tests) if set(test) <= small]
        reps, seen = [0], {0}
        for x in reps:
            for one in small:
                if (y := whole.times[one][x]) not in seen:
                    seen.add(y)
                    reps.append(y)
        full = {number: row for row, number in whole.classes.items()}
        rows = {tuple(full[x][at] for at in tests) for x in reps}
        self.size = len(rows), sum(row[0] for row in rows)
