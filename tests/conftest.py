"""Settings for all tests.

Hypothesis uses the same examples everywhere and no deadline. SIGINT has its default handler: a
shell that runs the tests in the background would let the tested commands ignore it. Tests can run
in any order: the event loop of the browser tests does not block the others.
"""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("fairplay", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("fairplay")

signal.signal(signal.SIGINT, signal.default_int_handler)

BROWSER = Path(__file__).parent / "browser"


@pytest.fixture(autouse=True)
def _own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide Playwright's event loop. It stays suspended between its calls and would count as
    running. Nothing of it is called while another test runs."""
    waiting = asyncio._get_running_loop()
    if waiting is None or request.path.is_relative_to(BROWSER):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(waiting)
