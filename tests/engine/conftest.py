"""The commands of the engine are run as all commands are."""

from tests.cli.conftest import _environment, fairplay

__all__ = ["_environment", "fairplay"]
