"""The lock of a room runs callbacks and coroutines one after another."""

import asyncio
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.server.rooms.callback_lock import CallbackLock


@given(st.lists(st.sampled_from(["at once", "later", "coroutine", "cancelled"]), max_size=12))
def test_entries_run_in_order(kinds: list[str]) -> None:
    happened: list[int] = []
    running: list[int] = []

    async def play() -> None:
        lock, loop = CallbackLock(), asyncio.get_running_loop()

        def enter(number: int) -> None:
            assert not running, "two have the turn"
            running.append(number)
            happened.append(number)

        def leave() -> None:
            running.clear()
            lock.release()

        def at_once(number: int) -> bool:
            assert not running
            happened.append(number)
            return True

        def later(number: int) -> bool:
            enter(number)
            loop.call_later(0.001, leave)
            return False

        async def coroutine(number: int) -> None:
            async with lock:
                enter(number)
                try:
                    await asyncio.sleep(0)
                finally:
                    running.clear()

        tasks = []
        for number, kind in enumerate(kinds):
            if kind in ("coroutine", "cancelled"):
                tasks.append(asyncio.create_task(coroutine(number)))
                await asyncio.sleep(0)
                if kind == "cancelled":
                    tasks[-1].cancel()
            else:
                lock.acquire(partial(at_once if kind == "at once" else later, number))
        await asyncio.gather(*tasks, return_exceptions=True)
        for _ in range(1000):
            if not lock.busy:
                break
            await asyncio.sleep(0.001)
        assert not lock.busy

    asyncio.run(play())
    assert happened == sorted(happened)
    must = {number for number, kind in enumerate(kinds) if kind != "cancelled"}
    assert must <= set(happened)


def test_a_thousand_immediate_callbacks_do_not_recurse() -> None:
    lock, heard = CallbackLock(), []

    def begin(number: int) -> bool:
        heard.append(number)
        return True

    lock.acquire(lambda: False)
    for number in range(100_000):
        lock.acquire(partial(begin, number))
    lock.release()
    assert heard == list(range(100_000))


async def test_a_cancelled_entry_passes_the_lock_on() -> None:
    lock = CallbackLock()

    async def wait() -> None:
        async with lock:
            pytest.fail("cancelled before it was told of its turn")

    lock.acquire(lambda: False)
    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    lock.release()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert not lock.busy


pytestmark = pytest.mark.anyio
