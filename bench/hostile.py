"""Moves in rooms of two while an attacker loads the server, which has its default limits.

The aim: the p99 of a move stays below 100 ms. The peer is the same without an attack, measured in
the turn before. The attacker has another address than the players, and the lowest priority, since a
real attacker has a computer of its own.
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

from bench.attackers import ATTACKS
from bench.measure import Row, ms
from bench.servers import served
from tests.server.room_client import Guest

ROOMS, SECONDS, SETTLE = 6, 8.0, 1.0
#: A guest may send ten commands a second.
PACE = 0.12
#: The address of the players; the attacker uses the usual one.
ADDRESS = "127.0.0.2"


def rows() -> Iterator[Row]:
    for name in ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            yield asyncio.run(_measured(name, Path(folder)))


async def _measured(name: str, folder: Path) -> Row:
    with served(f"sqlite:///{folder / 'rooms.db'}", limits={}) as (url, _):
        pairs = [await _seated(url) for _ in range(ROOMS)]
        calm = await _moves(pairs, SECONDS)
        command = [sys.executable, "-m", "bench.attackers", name, url, str(SECONDS + 2 * SETTLE)]
        with subprocess.Popen(["nice", "-n", "19", *command], stdout=subprocess.PIPE) as attacker:
            await asyncio.sleep(SETTLE)
            hurt = await _moves(pairs, SECONDS)
            times, _ = await asyncio.to_thread(attacker.communicate)
        for guest in (guest for pair in pairs for guest in pair):
            await guest.leave()
    ours, beside = _p99(hurt), _p99(calm)
    what = f"{name}, {int(times)} times; {len(hurt)} moves"
    return Row(f"{what}, p99 (slowest)", _said(hurt), _said(calm), f"{ours / beside:.1f}")


async def _seated(url: str) -> tuple[Guest, Guest]:
    """Two players at a heap that lasts for the whole run."""
    host, other = Guest(url), Guest(url)
    for guest in (host, other):
        guest.address = ADDRESS
        await guest.get("/api/me")
    code = await host.make({"type": "match", "position": "nim:900"})
    for guest, name in ((host, "A"), (other, "B")):
        await guest.join(code)
        assert await guest.say("sit", name=name) == "done"
        assert await guest.say("ready") == "done"
    return host, other


async def _moves(pairs: list[tuple[Guest, Guest]], seconds: float) -> list[float]:
    found = await asyncio.gather(*(_alternate(pair, seconds) for pair in pairs))
    return [taken for times in found for taken in times]


async def _alternate(pair: tuple[Guest, Guest], seconds: float) -> list[float]:
    """The players take one each in turn, as soon as both have seen the last move."""
    end, taken = time.perf_counter() + seconds, []
    while time.perf_counter() < end:
        mover, other = pair if pair[0].room["match"]["mover"] == 0 else pair[::-1]
        heap = int(mover.room["match"]["position"].partition(":")[2])
        began = time.perf_counter()
        assert await mover.say("move", move=f"{heap}→{heap - 1}") == "done"
        taken.append(time.perf_counter() - began)
        await _seen(other, mover.seq)
        await asyncio.sleep(PACE / 2)
    return taken


async def _seen(guest: Guest, seq: int) -> None:
    await guest.until(lambda: guest.seq >= seq)


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


def _said(times: list[float]) -> str:
    return f"{ms(_p99(times))} ({ms(max(times))})"
