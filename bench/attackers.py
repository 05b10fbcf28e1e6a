"""An attack on a server: ``python -m bench.attackers NAME URL SECONDS``.

Each attack sends as fast as the server answers until the time is over, and prints its count.
"""

import asyncio
import random
import string
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.room_client import Guest

#: One step of an attack. Many of them run concurrently.
Step = Callable[[httpx.AsyncClient, str], Awaitable[object]]

HUGE = ("0.[1]:9007199254740991", " + ".join(["dawson:999"] * 36), "sub{4096}:9007199254740991")
NIM = {"type": "match", "position": "nim:3,4,5"}
GONE = (OSError, httpx.HTTPError, WebSocketException, InvalidHandshake, TimeoutError)


async def positions(client: httpx.AsyncClient, url: str) -> None:
    del url
    game = {"type": "match", "position": random.choice(HUGE)}
    await client.post("/api/rooms", json={"game": game})


async def rooms(client: httpx.AsyncClient, url: str) -> None:
    del url
    await client.post("/api/rooms", json={"game": NIM, "visibility": "public"})


async def sequences(client: httpx.AsyncClient, url: str) -> None:
    del url
    count = random.randrange(15_000, 20_000)
    await client.get("/api/sequence", params={"rule": "0.8", "count": count})


async def guesses(client: httpx.AsyncClient, url: str) -> None:
    del client
    code = "".join(random.choices(string.ascii_uppercase, k=6))
    async with connect(f"ws{url[4:]}/api/rooms/{code}/socket", compression=None, proxy=None):
        pass


async def halves(client: httpx.AsyncClient, url: str) -> None:
    """Send a request that never ends."""
    del client
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-")
    await reader.read()
    writer.close()


async def noise(client: httpx.AsyncClient, url: str) -> None:
    """Send more than the limit from one guest with many sockets."""
    guest = Guest(url, client.cookies.get("fairplay_guest"))
    await guest.join(str(client.headers["x-room"]))
    with suppress(*GONE, AssertionError, KeyError):
        for number in range(100):
            await guest.send("rename", name=f"n{number}")
    await guest.leave()


async def visits(client: httpx.AsyncClient, url: str) -> None:
    """Connect and disconnect repeatedly."""
    guest = Guest(url, client.cookies.get("fairplay_guest"))
    await guest.join(str(client.headers["x-room"]))
    await guest.leave()


#: By name: the step, and how many run concurrently.
ATTACKS: dict[str, tuple[Step, int]] = {
    "positions": (positions, 16),
    "rooms": (rooms, 16),
    "sequences": (sequences, 70),
    "guesses": (guesses, 64),
    "halves": (halves, 400),
    "noise": (noise, 19),
    "visits": (visits, 19),
}


async def attack(name: str, url: str, seconds: float) -> int:
    step, width = ATTACKS[name]
    done = 0
    async with httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as client:
        await client.get("/api/me")
        made = (await client.post("/api/rooms", json={"game": NIM})).json()
        client.headers["x-room"] = made["code"]

        async def again() -> None:
            nonlocal done
            while True:
                with suppress(*GONE):
                    await step(client, url)
                done += 1
                await asyncio.sleep(0)

        work: list[asyncio.Task[Any]] = [asyncio.create_task(again()) for _ in range(width)]
        await asyncio.sleep(seconds)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
    return done


if __name__ == "__main__":
    print(asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3]))))
