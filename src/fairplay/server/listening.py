"""Listening sockets."""

import socket

from fairplay.errors import InputError

BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """Listen on an address and port; InputError if that fails."""
    try:
        listening = _bound(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError("error-listen", host=host, port=port, reason=reason) from error
    listening.set_inheritable(True)
    return listening


def _bound(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        # Clients that connect before the app has started wait for it.
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def network_address() -> str | None:
    """The address that others on the network reach this machine at; None if there is no network.

    Connecting a datagram socket only chooses a route. Nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def split_address(text: str) -> tuple[str, int]:
    """
    >>> split_address("127.0.0.1:9100"), split_address("[::1]:9100")
    (('127.0.0.1', 9100), ('::1', 9100))
    """
    host, _, port = text.rpartition(":")
    return host.strip("[]"), int(port)
