"""Crawling the app and checking all its texts."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page

from fairplay.messages import LANGUAGES, Messages
from tests.browser.browsers import still

#: A phone and a screen on a desk.
WIDTHS = (360, 1280)
#: Every key of the catalogue: on the screen, it is a missing message.
KEYS = re.findall(r"^([a-z][\w-]*) =", Messages("en").source, re.MULTILINE)
SCRIPT = Path(__file__).with_name("crawler.js").read_text(encoding="utf-8")
SCRIPT = SCRIPT.replace("KEYS_OF_MESSAGES", json.dumps(KEYS))


class Crawler:
    """Reads everything on a page, in every language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._languages, self._widths = list(LANGUAGES), list(WIDTHS)
        #: What is wrong, and where it was first seen.
        self.found: dict[tuple[str, str], str] = {}
        self._widen(WIDTHS[0])
        page.add_init_script(SCRIPT)

    def _widen(self, width: int) -> None:
        self.page.set_viewport_size({"width": width, "height": 780})

    def go(self, address: str, shows: str = "main h1") -> None:
        """Open a page as a link inside the app does, and wait for an element."""
        if self.page.url == "about:blank":
            self.page.goto(address)
        self.page.evaluate(
            "to => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }",
            address,
        )
        self.shows(shows)

    def shows(self, selector: str) -> None:
        self.page.locator(selector).first.wait_for()
        still(self.page)

    def look(self, where: str) -> None:
        """Read the page at every width in every language, first as it is; note what is wrong."""
        for width in self._widths:
            self._widen(width)
            wrong = self.page.evaluate("languages => crawl(languages)", self._languages)
            for language, what in wrong:
                self.found.setdefault((language, what), f"{width} px, {where}")
            self._languages.reverse()
        self._widths.reverse()

    def press(self, key: str, shows: str = "main") -> None:
        """Press the button with the text of a message, and wait for an element."""
        text = Messages(self._languages[0])(key)
        self.touch(self.page.get_by_role("button", name=text, exact=True).first)
        self.shows(shows)

    def touch(self, element: Locator) -> None:
        """Click without waiting for animations, which takes some frames each time."""
        element.evaluate("element => element.click()")

    def check(self) -> None:
        lines = [f"{language}, {where}: {what}" for (language, what), where in self.found.items()]
        assert not lines, "\n".join([f"{len(lines)} faults:", *lines[:100]])
