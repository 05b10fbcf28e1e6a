"""The HTTP interface: one table of endpoints gives the routes, the limits and the description."""

from fairplay.server.api.endpoint import Endpoint, routes
from fairplay.server.api.table import ENDPOINTS

__all__ = ["ENDPOINTS", "Endpoint", "routes"]
