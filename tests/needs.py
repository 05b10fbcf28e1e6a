"""What some tests need besides Python: programs, and the built app."""

from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip a test. In CI it fails (``tests/skips.py``)."""
    pytest.skip(what)


def missing_program(program: str, package: str) -> NoReturn:
    missing(f"{program} is missing; on Debian: apt-get install {package}")
