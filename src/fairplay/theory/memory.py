"""How many values fit in the memory of this machine."""

import os

from fairplay.errors import TooLargeError

#: The largest heap for which all values are kept.
MAX_COUNT = 2**32 - 1
#: The most bytes per value: in the engine, and in an array.
VALUE_BYTES = 2 + 4


def most_values() -> int:
    """The most values that can be kept."""
    return min(MAX_COUNT, _memory() // VALUE_BYTES)


def check_memory(count: int) -> None:
    """Refuse, before any allocation, so many values if there is no room for them."""
    if count > MAX_COUNT:
        raise TooLargeError("error-heap-reach", size=count - 1, limit=MAX_COUNT - 1)
    needed, there = count * VALUE_BYTES, _memory()
    if needed > there:
        raise TooLargeError("error-memory", count=count, needed=needed >> 20, there=there >> 20)


def _memory() -> int:
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
