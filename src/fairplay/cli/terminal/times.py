"""Time as a terminal measures and shows it."""

import time


def milliseconds() -> int:
    """Since some moment."""
    return time.monotonic_ns() // 1_000_000


def clock(ms: int) -> str:
    """
    >>> clock(83_400)
    '1:23'
    """
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
