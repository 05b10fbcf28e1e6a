"""Settings for all tests.

Hypothesis uses the same examples everywhere and no deadline. SIGINT has its default handler: a
shell that runs the tests in the background would let the tested commands ignore it. Tests can run
in any order: the event loop of the browser tests does not block the others.

``make check`` runs the tests that are not marked ``slow``, with fewer examples. In such a run no
program can be started.
"""

import asyncio
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import settings

from tests.skips import (
    pytest_make_collect_report,
    pytest_runtest_makereport,
    pytest_terminal_summary,
)

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport", "pytest_terminal_summary"]

settings.register_profile("fairplay", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("quick", settings.get_profile("fairplay"), max_examples=25)
settings.load_profile("fairplay")

signal.signal(signal.SIGINT, signal.default_int_handler)

TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"
#: The folders of the layers that neither read nor write. Tests in other folders are slow: they need
#: servers, browsers, documents or commands.
PURE = ("art", "cards", "core", "engine", "explain", "games", "library", "play", "rules", "theory")
FAST = [TESTS / name for name in (*PURE, "web")]


def _slow(path: Path) -> bool:
    """Whether all tests of a file or a folder are slow."""
    folders = [one for one in (path, *path.parents) if one.parent == TESTS and not one.suffix]
    return bool(folders) and folders[0] not in FAST


def _only_fast(config: pytest.Config) -> bool:
    return bool(config.option.markexpr == "not slow")


def _no_program(*_: object, **__: object) -> NoReturn:
    pytest.fail("it starts another program: mark it with pytest.mark.slow")


def pytest_configure(config: pytest.Config) -> None:
    """A fast run looks at fewer examples, where a test does not say how many it needs."""
    if _only_fast(config):
        settings.load_profile("quick")


@pytest.fixture(scope="session", autouse=True)
def _fast_is_fast(pytestconfig: pytest.Config) -> Iterator[None]:
    """A test that starts a program must be marked."""
    with pytest.MonkeyPatch.context() as patch:
        if _only_fast(pytestconfig):
            patch.setattr(subprocess.Popen, "__init__", _no_program)
        yield


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import slow tests if only the fast ones are run."""
    return True if _only_fast(config) and _slow(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _slow(item.path):
            item.add_marker(pytest.mark.slow)


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
