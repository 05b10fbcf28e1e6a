"""Settings of hypothesis: the same examples for everyone, and time to think on a busy machine.

And Ctrl-C works: a shell that runs the tests in the background lets it be ignored, by the commands
that are tested, too. And tests may come in any order: an event loop of the browser's tests does not
keep others from having their own.
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
    """Playwright's loop waits between its calls, for as long as the process lives, and is taken for
    one that runs. Nothing of it is called while another test is at work."""
    waiting = asyncio._get_running_loop()
    if waiting is None or request.path.is_relative_to(BROWSER):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(waiting)
