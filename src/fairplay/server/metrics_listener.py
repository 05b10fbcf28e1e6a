"""Measures for Prometheus on an address of their own, since they are not for players.

So small that it needs no server of its own: one request on one connection, one answer.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from fairplay.server.metrics import MEDIA_TYPE

#: In bytes and seconds: the longest request, and the longest that all of it may take.
MAX_REQUEST, PATIENCE = 8192, 5.0
PATH = b"/metrics"


@asynccontextmanager
async def showing(
    listening: socket.socket, text: Callable[[], Awaitable[bytes]]
) -> AsyncIterator[None]:
    """Answer with the text, made for each request, on a socket that listens."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        broken = (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError)
        with suppress(*broken):
            async with asyncio.timeout(PATIENCE):
                writer.write(await _answer(await reader.readuntil(b"\r\n\r\n"), text))
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, sock=listening, limit=MAX_REQUEST)
    try:
        yield
    finally:
        server.close()


async def _answer(request: bytes, text: Callable[[], Awaitable[bytes]]) -> bytes:
    method, _, rest = request.partition(b" ")
    path = rest.partition(b" ")[0].partition(b"?")[0]
    if (method, path) != (b"GET", PATH):
        return b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    body = await text()
    head = f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: {MEDIA_TYPE}\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
