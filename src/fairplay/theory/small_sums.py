"""Small sums of heaps in misère play, solved by the definition."""

from collections import deque
from collections.abc import Iterable
from typing import Protocol

from fairplay.errors import InputError

#: Sums of so many beans are solved.
FEW_BEANS = 20


class Outcomes(Protocol):
    """Options of heaps, and a claim about which sums are lost."""

    @property
    def options(self) -> list[list[tuple[int, ...]]]: ...

    def is_lost(self, heaps: Iterable[int]) -> bool: ...


def check_by_definition(claim: Outcomes) -> int:
    """Solve small sums without the algebra. Gives how many."""
    known: dict[tuple[int, ...], bool] = {}
    moving = [heap for heap, options in enumerate(claim.options[: FEW_BEANS + 1]) if options]
    queue: deque[tuple[int, ...]] = deque([()])
    while queue:
        position = queue.popleft()
        won = _won(position, claim.options, known)
        if won == claim.is_lost(position):
            raise InputError("error-quotient-outcome", position=sum_text(position))
        last, most = position[-1] if position else 0, FEW_BEANS - sum(position)
        queue.extend((*position, heap) for heap in moving if last <= heap <= most)
    return len(known)


def _won(
    position: tuple[int, ...],
    options: list[list[tuple[int, ...]]],
    known: dict[tuple[int, ...], bool],
) -> bool:
    """Misère play by the definition: without a move it is won."""
    if position not in known:
        after = [
            tuple(sorted((*position[:at], *left, *position[at + 1 :])))
            for at, heap in enumerate(position)
            for left in options[heap]
        ]
        known[position] = not after or not all(_won(one, options, known) for one in after)
    return known[position]


def sum_text(position: tuple[int, ...]) -> str:
    return ", ".join(map(str, sorted(position)))
