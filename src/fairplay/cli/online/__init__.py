"""A server as this client sees it: HTTP, the socket of a room, and who we are there."""
