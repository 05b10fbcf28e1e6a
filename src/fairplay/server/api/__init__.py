"""The HTTP API: the routes, the limits and the description follow from one table."""

from fairplay.server.api.endpoint import Endpoint, routes
from fairplay.server.api.table import ENDPOINTS

__all__ = ["ENDPOINTS", "Endpoint", "routes"]
