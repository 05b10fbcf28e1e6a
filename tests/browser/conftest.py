"""The browser app in Debian's Chromium against a real server.

A test fails if the browser reports an error, a request fails, or the content policy is violated.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.browsers import PATIENCE, Browsers, attend, is_complaint
from tests.browser.company import Company
from tests.browser.looks import Axe
from tests.needs import missing, missing_program
from tests.serving import ServerProcess, running

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/fairplay/server/static/index.html"
#: The headless build is faster.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if not path:
        missing_program("chromium", "chromium-headless-shell")
    if not STATIC.is_file():
        missing("the app has not been built: run scripts/web")
    return {"executable_path": path, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the usual limits, an empty database and short countdowns."""
    folder = tmp_path_factory.mktemp("server")
    with running([ServerProcess(folder, limits={}, quick=True)]) as (found,):
        yield found.url


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    return server


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    return {
        "base_url": base_url,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        # Workers answer before the network does. They have tests of their own.
        "service_workers": "block",
    }


@pytest.fixture(scope="session")
def browsers(browser: Browser, browser_context_args: dict[str, Any]) -> Browsers:
    return Browsers(browser, browser_context_args)


@pytest.fixture
def context(browsers: Browsers) -> Iterator[BrowserContext]:
    taken = browsers.take()
    yield taken
    browsers.give_back(taken)


@pytest.fixture
def troubles(context: BrowserContext) -> Iterator[list[str]]:
    """The errors that the browser reports. Tests that cause some on purpose clear them."""
    found: list[str] = []

    def message(said: ConsoleMessage) -> None:
        if is_complaint(said):
            found.append(f"console: {said.text}")

    def watch(page: Page) -> None:
        page.on("console", message)
        page.on("pageerror", lambda error: found.append(f"error: {error}"))
        page.on("requestfailed", lambda request: _failed(found, request))

    context.on("page", watch)
    yield found
    context.remove_listener("page", watch)
    assert found == []


def _failed(found: list[str], request: Any) -> None:
    # The app cancels requests that are no longer needed.
    if request.failure != "net::ERR_ABORTED":
        found.append(f"failed: {request.url} {request.failure}")


@pytest.fixture
def page(troubles: list[str], context: BrowserContext) -> Page:
    del troubles
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE * 1000)
    attend(opened)
    return opened


@pytest.fixture
def company(browsers: Browsers) -> Iterator[Company]:
    found = Company(browsers)
    yield found
    found.go_home()
    assert found.complaints == []


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that can be killed, with the usual countdown."""
    with running([ServerProcess(tmp_path, limits={})]) as (server,):
        yield server


@pytest.fixture(scope="session")
def axe() -> Axe:
    if not AXE.is_file():
        missing("axe-core is not installed: run scripts/web")
    return Axe(AXE)
