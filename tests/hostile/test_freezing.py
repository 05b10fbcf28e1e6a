"""The instruments of these tests can fail."""

import asyncio
import time
from threading import Thread

import pytest

from tests.hostile.freezing import MOST_STALL, Stalls


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def measured(seconds: float, *, asleep: float = 0.0) -> float:
    """The longest stall of a loop in which one callback works, and another sleeps."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        with Stalls.measured(loop) as stalls:
            loop.call_soon_threadsafe(busy, seconds)
            loop.call_soon_threadsafe(time.sleep, asleep)
        return stalls.longest
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_a_busy_callback_is_a_stall() -> None:
    with pytest.raises(AssertionError, match="the loop was busy for"):
        measured(0.4)


def test_a_busy_machine_is_no_stall() -> None:
    """Time in which a thread does not run, for whatever reason, does not count."""
    assert 0.02 <= measured(0.02, asleep=2 * MOST_STALL) < MOST_STALL
