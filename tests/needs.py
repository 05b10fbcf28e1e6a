"""What some tests need besides Python: programs, and the built app."""

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip a test. Fail instead in CI, where everything must be installed."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def missing_program(program: str, package: str) -> NoReturn:
    missing(f"{program} is missing; on Debian: apt-get install {package}")
