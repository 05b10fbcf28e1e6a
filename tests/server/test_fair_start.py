import asyncio
from functools import partial
from itertools import pairwise

from fairplay.server.fair_start import AT_ONCE, FairStart


def test_many_requests_of_one_address_do_not_keep_another_waiting() -> None:
    begun: list[str] = []
    passes: list[int] = []

    async def play() -> None:
        starting = FairStart()
        for _ in range(100):
            starting.start("greedy", partial(begun.append, "greedy"))
        starting.start("modest", partial(begun.append, "modest"))
        while len(begun) < 101:
            passes.append(len(begun))
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        starting.start("greedy", partial(begun.append, "again"))

    asyncio.run(play())
    assert begun == ["greedy", "modest", *["greedy"] * 99, "again"]
    steps = [after - before for before, after in pairwise(passes)]
    assert max(steps) == AT_ONCE
