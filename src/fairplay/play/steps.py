"""Long work in small steps, so that the caller can do something else in between."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
#: A pause is allowed at each ``yield``; what is returned at the end is the result.
Steps: TypeAlias = Generator[None, None, T]


def finish(steps: Steps[T]) -> T:
    """Take all steps at once.

    >>> def add(*numbers):
    ...     total = 0
    ...     for number in numbers:
    ...         total += number
    ...         yield
    ...     return total
    >>> finish(add(1, 2, 3))
    6
    """
    while True:
        try:
            next(steps)
        except StopIteration as done:
            value: T = done.value
            return value
