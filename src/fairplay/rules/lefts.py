"""What a rule in Python says of a heap: read in any of its forms, and checked.

A rule gives what may be left of a heap: numbers for one heap, 0 for none, tuples for several. The
heaps are smaller. This holds for a function, for a game file and for a class.
"""

from collections.abc import Callable, Iterable, Iterator
from operator import index
from typing import Any

from fairplay.errors import InputError
from fairplay.rules.looks import Heaps

#: Heaps that are looked at to find a cycle.
MAX_CYCLE = 1000

#: What may be left of a heap, as a rule may say it.
Left = Iterable[int | Iterable[int]]


def checked(heap: int, function: Callable[[int], Left]) -> Iterator[Heaps]:
    """What may be left of a heap, each way once, as heaps in rising order. Raises InputError.

    >>> list(checked(5, lambda n: [n - 1, (n - 2, 1), [1, n - 2], 0]))
    [(4,), (1, 3), ()]
    """
    if heap == 0:  # an empty heap is no heap, and the rule is not asked
        return
    seen: set[Heaps] = set()
    for one in _listed(heap, function(heap)):
        left = one if _is_ready(one) else _left(heap, one)
        if left and left[-1] >= heap:
            raise _not_smaller(heap, left, function)
        if left not in seen:
            seen.add(left)
            yield left


def _is_ready(one: Any) -> bool:
    """Whether this is a tuple of heaps in rising order, as most rules give it."""
    if type(one) is not tuple:
        return False
    least = 1
    for size in one:
        if type(size) is not int or size < least:
            return False
        least = size
    return True


def _not_smaller(heap: int, left: Heaps, function: Callable[[int], Left]) -> InputError:
    """Show the cycle, if there is one; else that the heap has grown."""
    if cycle := _cycle(heap, function):
        return InputError("error-never-ends", cycle=" → ".join(map(str, cycle)))
    return InputError("error-rule-larger", heap=heap, left=",".join(map(str, left)))


def _listed(heap: int, told: Any) -> Iterable[Any]:
    """What a rule gives, if that is a list of something. Raises InputError."""
    if told is None:
        raise InputError("error-rule-none", heap=heap)
    if _number(told) is not None:
        raise InputError("error-rule-number", heap=heap, found=repr(told)[:60])
    if not isinstance(told, Iterable):
        raise InputError("error-rule-left", heap=heap, found=repr(told)[:60])
    return told


def _left(heap: int, told: Any) -> Heaps:
    """One way, as heaps in rising order. Raises InputError for anything else."""
    if type(told) is int and told >= 0:  # the usual form of a function
        return (told,) if told else ()
    one = _number(told)
    sizes = [one] if one is not None else told
    if isinstance(sizes, tuple | list):
        numbers = [_number(size) for size in sizes]
        if all(number is not None and number >= 0 for number in numbers):
            return tuple(sorted(number for number in numbers if number))
    raise InputError("error-rule-left", heap=heap, found=repr(told)[:60])


def _number(told: Any) -> int | None:
    """A whole number of any type, NumPy's as well; None for anything else."""
    if isinstance(told, bool):
        return None
    try:
        return index(told)
    except TypeError:
        return None


def _cycle(heap: int, function: Callable[[int], Left]) -> list[int]:
    """The shortest way from a heap back to itself; empty if none is found."""
    paths: dict[int, list[int]] = {heap: [heap]}
    waiting = [heap]
    for here in waiting:
        for one in _listed(here, function(here)):
            for part in _left(here, one):
                if part == heap:
                    return [*paths[here], heap]
                if part not in paths and len(waiting) < MAX_CYCLE:
                    paths[part] = [*paths[here], part]
                    waiting.append(part)
    return []
