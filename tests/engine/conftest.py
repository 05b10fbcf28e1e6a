"""Commands run as in the tests of the terminal."""

from tests.cli.conftest import _environment, fairplay

__all__ = ["_environment", "fairplay"]
