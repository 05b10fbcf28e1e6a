"""Long work in the event loop, a little at a time, so that nobody else waits for it."""

import asyncio
from time import perf_counter
from typing import TypeVar

from fairplay.play.steps import Steps

T = TypeVar("T")

#: How long a slice may take, in seconds. Its last step may go beyond.
SLICE = 0.003


class Slices:
    """However many are at work, one of them has a slice in each turn of the loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Steps[T]) -> T:
        """What the steps lead to. What fits in one slice is done at once."""
        while True:
            # The lock is fair, and held until the loop has gone round.
            async with self._turn:
                end = perf_counter() + SLICE
                try:
                    while perf_counter() < end:
                        next(steps)
                except StopIteration as done:
                    value: T = done.value
                    return value
                await asyncio.sleep(0)
