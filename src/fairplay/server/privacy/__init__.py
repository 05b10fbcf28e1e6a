"""What is stored of a guest: the guest can export it and have it deleted."""

from fairplay.server.privacy.endpoints import ENDPOINTS

__all__ = ["ENDPOINTS"]
