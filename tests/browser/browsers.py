"""Fresh browser contexts, and waiting until a page is idle."""

import time
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

#: Two frames: after them an answer is on the screen, and the requests it causes have been sent.
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
#: Seconds. A busy machine is slow, not broken.
PATIENCE = 40

_asked: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()


class Browsers:
    """Reusable contexts. They forget a site's cookies and storage, but keep the loaded app, since
    loading and compiling it again would take most of the time of a test."""

    def __init__(self, browser: Browser, settings: dict[str, Any]) -> None:
        self._browser, self._settings = browser, settings
        self._free: list[BrowserContext] = []

    def take(self) -> BrowserContext:
        return self._free.pop() if self._free else self._browser.new_context(**self._settings)

    def give_back(self, context: BrowserContext) -> None:
        context.set_offline(False)
        for page in context.pages:
            if page.url.startswith("http"):
                page.evaluate("localStorage.clear()")
            page.close()
        context.clear_cookies()
        self._free.append(context)


def is_complaint(said: ConsoleMessage) -> bool:
    """Whether the browser reports an error. Tests block service workers, which it reports too."""
    return said.type in ("error", "warning") and "blocked by Playwright" not in said.text


def attend(page: Page) -> None:
    """Count the requests of a page from now on."""
    asked = _asked.setdefault(page, set())

    def over(request: Request) -> None:
        asked.discard(request)

    page.on("request", lambda request: asked.update([request]))
    page.on("requestfinished", over)
    page.on("requestfailed", over)


def ready(page: Page) -> None:
    """Wait until the app has taken over what the server has written. Before, nothing answers."""
    page.locator("#app[data-ready]").wait_for(state="attached")


def still(page: Page) -> None:
    """Wait until all requests are answered and their answers are on the screen."""
    asked, end = _asked[page], time.monotonic() + PATIENCE
    calm = False
    while not (calm and not asked):
        calm = not asked
        page.evaluate(FRAMES)
        assert time.monotonic() < end, f"still loading: {[one.url for one in asked]}"
