"""The server: HTTP and sockets around what is below it, put together in ``app``."""

from fairplay.extras import need

need("serve")
