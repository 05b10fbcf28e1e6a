"""The peer of the rooms: Starlette and uvicorn alone. It checks and stores nothing. Each text
that a player sends brings the whole room a text of a given size with the same first bytes."""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

#: The beginning of a text identifies its sender.
NAME = 16

rooms: dict[str, list[WebSocket]] = {}


def application(size: int) -> Starlette:
    rest = "x" * (size - NAME)

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        room = rooms.setdefault(socket.path_params["code"], [])
        room.append(socket)
        try:
            while True:
                told = (await socket.receive_text())[:NAME] + rest
                for other in room:
                    await other.send_text(told)
        except WebSocketDisconnect:
            room.remove(socket)

    async def health(_: object) -> PlainTextResponse:
        return PlainTextResponse("ok")

    routes = [WebSocketRoute("/api/rooms/{code}/socket", echo), Route("/healthz", health)]
    return Starlette(routes=routes)


def main() -> None:
    port, size = map(int, sys.argv[1:])
    uvicorn.run(
        application(size),
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        backlog=4096,
    )


if __name__ == "__main__":
    main()
