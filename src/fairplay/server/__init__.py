"""The server: HTTP and sockets around what is below it, put together in ``app``."""
