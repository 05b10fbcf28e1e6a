"""Metrics for Prometheus on an address of their own, since they are not for players.

A connection has one request and one answer.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from fairplay.server.listening import listen, split_address
from fairplay.server.metrics import MEDIA_TYPE

#: The longest request in bytes, and the longest that it may take in seconds.
MAX_REQUEST, PATIENCE = 8192, 5.0
PATH = b"/metrics"


@asynccontextmanager
async def showing(address: str, text: Callable[[], Awaitable[bytes]]) -> AsyncIterator[None]:
    """Answer with the text, made for each request, on an address; not at all if that is empty."""
    if not address:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        broken = (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError)
        with suppress(*broken):
            async with asyncio.timeout(PATIENCE):
                writer.write(await _answer(await reader.readuntil(b"\r\n\r\n"), text))
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(
        answer, sock=listen(*split_address(address)), limit=MAX_REQUEST
    )
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
