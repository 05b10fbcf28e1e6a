"""Crawling the app and checking all its texts, and that everyone can read them."""

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page

from fairplay.messages import LANGUAGES, Messages
from tests.browser.browsers import still
from tests.browser.looks import Axe

#: A phone and a screen on a desk.
NARROW, WIDE = 360, 1280
#: The width at which axe-core examines the contrasts of each theme.
THEMES = {"light": NARROW, "dark": WIDE, "contrast": WIDE}
#: Every key of the catalogue: on the screen, it is a missing message.
KEYS = re.findall(r"^([a-z][\w-]*) =", Messages("en").source, re.MULTILINE)
SCRIPT = Path(__file__).with_name("crawler.js").read_text(encoding="utf-8")
SCRIPT = SCRIPT.replace("KEYS_OF_MESSAGES", json.dumps(KEYS))


class Crawler:
    """Reads everything on a page, in every language."""

    def __init__(self, page: Page, axe: Axe) -> None:
        self.page, self._axe = page, axe
        #: The first is the current one.
        self._languages = list(LANGUAGES)
        #: The first is the current one.
        self._widths = [NARROW, WIDE]
        #: The first is the next one for a page that is examined once.
        self._themes = list(THEMES)
        #: What is wrong, and where it was first seen.
        self.found: dict[tuple[str, str], str] = {}
        self._widen(NARROW)
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

    def look(self, where: str, examined: Sequence[str] = (), themes: Iterable[str] = ()) -> None:
        """Read the page, narrow in every language and wide in the current one; note what is wrong.

        The current language is another one after each look. In the languages that are given,
        axe-core examines the page too; and once the contrasts in the themes that are given. They
        take most of its time, and are the same in every language.
        """
        if examined:
            self._axe.load(self.page)
        for width in self._widths:
            if width != self._widths[0]:
                self._widen(width)
            if width == NARROW:
                self._note(where, width, "crawl", self._languages, examined)
                self._languages = self._languages[-1:] + self._languages[:-1]
            else:
                self._note(where, width, "crawl", self._languages[:1], ())
            if chosen := [theme for theme in themes if THEMES[theme] == width]:
                self._note(where, width, "contrast", chosen)
        self._widths.reverse()

    def examine(self, where: str) -> None:
        """Look at the page with axe-core in every language and theme."""
        self.look(where, LANGUAGES, THEMES)

    def examine_once(self, where: str) -> None:
        """Look at the page with axe-core in one language, and in another theme each time."""
        self.look(where, self._languages[:1], self._themes[:1])
        self._themes = self._themes[1:] + self._themes[:1]

    def _note(self, where: str, width: int, function: str, *arguments: Sequence[str]) -> None:
        found = self.page.evaluate(f"all => {function}(...all)", arguments)
        for how, what in found:
            self.found.setdefault((how, what), f"{width} px, {where}")

    def press(self, key: str, shows: str = "main") -> None:
        """Press the button with the text of a message, and wait for an element."""
        text = Messages(self._languages[0])(key)
        self.touch(self.page.get_by_role("button", name=text, exact=True).first)
        self.shows(shows)

    def touch(self, element: Locator) -> None:
        """Click without waiting for animations, which takes some frames each time."""
        element.evaluate("element => element.click()")

    def check(self) -> None:
        lines = [f"{how}, {where}: {what}" for (how, what), where in self.found.items()]
        assert not lines, "\n".join([f"{len(lines)} faults:", *lines[:100]])
