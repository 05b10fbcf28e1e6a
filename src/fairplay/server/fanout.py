"""Messages between processes about a room: that something has happened, and who is there.

They only make things faster. The log decides what has happened. If a message is lost, the hub finds
it in the log, which it reads more often while there is no connection.
"""

import secrets
from collections.abc import Callable

from fairplay.extras import need

Deliver = Callable[[str, bytes], None]


class Fanout:
    """Carries messages about rooms between processes, never back to the one they come from.

    This one is for a process that is alone: there is nobody to tell.
    """

    #: Whether messages arrive and leave. If not, look at the log instead.
    connected = True
    #: Whether there can be no other processes.
    alone = True

    def __init__(self) -> None:
        #: The name of this process, different from all others.
        self.process = secrets.token_hex(8)

    def start(self, deliver: Deliver) -> None:
        """Begin; ``deliver`` gets the room and the message, in the event loop."""

    def publish(self, room: str, message: bytes) -> None:
        """Tell the other processes that listen to a room. Never waits, never fails."""

    async def subscribe(self, room: str) -> None:
        """Listen to a room. What is published from now on arrives, while connected.

        Calls are counted: the room is heard until there were as many of ``unsubscribe``."""

    async def unsubscribe(self, room: str) -> None:
        """Listen to a room no more, unless someone else still does."""

    async def close(self) -> None:
        """Send what is left, and end."""


def fanout_of(redis: str) -> Fanout:
    """The fan-out of a process, for the setting ``redis``."""
    if not redis:
        return Fanout()
    need("postgres")
    from fairplay.server.redis_fanout import RedisFanout

    return RedisFanout(redis)
