"""Commands run as in the tests of the terminal."""

from tests.cli.conftest import fairplay

__all__ = ["fairplay"]
