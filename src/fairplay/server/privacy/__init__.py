"""What is known of a guest: to be read by the guest, and to be forgotten when it says so."""

from fairplay.server.privacy.endpoints import ENDPOINTS

__all__ = ["ENDPOINTS"]
