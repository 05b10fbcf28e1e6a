"""Tell systemd that the server is ready, and that it is alive.

The protocol is sd_notify(3): a datagram to the socket in ``$NOTIFY_SOCKET``. Without this variable
nothing happens.
"""

import asyncio
import os
import socket
from collections.abc import Mapping
from contextlib import suppress

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"
#: Variables that a child process must not inherit.
VARIABLES = ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID")


def notify(state: str) -> None:
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address[:1] not in ("/", "@"):
        return
    if address[0] == "@":  # an abstract name, not in the file system
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.sendto(state.encode(), address)


async def keep_alive() -> None:
    """Tell systemd again and again that the event loop runs, if it wants to know."""
    seconds = watchdog_seconds(os.environ, os.getpid())
    while seconds:
        notify(ALIVE)
        await asyncio.sleep(seconds)


def watchdog_seconds(environment: Mapping[str, str], pid: int) -> float | None:
    """The interval of the watchdog: half of what systemd allows.

    >>> watchdog_seconds({"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": "7"}, 7)
    10.0
    >>> watchdog_seconds({"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": "8"}, 7)
    """
    micros = environment.get("WATCHDOG_USEC", "")
    if not micros.isdecimal() or environment.get("WATCHDOG_PID", str(pid)) != str(pid):
        return None
    return int(micros) / 2e6
