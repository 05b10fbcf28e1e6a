"""Rooms: everything between the log of events and the sockets of those who play."""

from starlette.routing import WebSocketRoute

from fairplay.server.rooms.endpoints import ENDPOINTS
from fairplay.server.rooms.guesses import Guesses
from fairplay.server.rooms.reading import reader
from fairplay.server.rooms.replays import unreadable
from fairplay.server.rooms.service import running
from fairplay.server.rooms.socket import RoomSocket
from fairplay.server.services import Services

__all__ = ["ENDPOINTS", "Guesses", "reader", "running", "socket", "unreadable"]


def socket(services: Services) -> WebSocketRoute:
    """The route on which rooms are played."""
    return WebSocketRoute("/api/rooms/{code}/socket", RoomSocket(services))
