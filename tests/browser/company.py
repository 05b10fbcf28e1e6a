"""Several people, each with a browser."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    expect,
)

from fairplay.cards import Deck, all_claims, find_deck
from tests.browser.browsers import PATIENCE, Browsers, attend, is_complaint, ready

#: What the browser reports when a server is gone; tests that kill one expect it. Which of these it
#: is depends on how far a request has come.
GONE = re.compile(
    r"net::ERR_(CONNECTION_|SOCKET_|EMPTY_RESPONSE|INCOMPLETE_|CONTENT_LENGTH_|INTERNET_DISCONNECTED)"
    r"|WebSocket connection to"
)


class Guest:
    """A person with a browser context of their own."""

    def __init__(self, page: Page, name: str, address: str = "") -> None:
        self.page, self.name, self._address = page, name, address

    def goto(self, path: str) -> None:
        self.page.goto(f"{self._address}{path}")
        ready(self.page)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def press(self, keys: str) -> None:
        self.page.keyboard.press(keys)

    # -- rooms ----------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """The code of the room, from the address of the page."""
        self.page.wait_for_url(re.compile("/room/"))
        return self.page.url.rpartition("/")[2]

    def make_room(self, query: str = "", *choices: str) -> str:
        """Make a room on the page of rooms, with the given choices."""
        self.goto(f"/rooms{query}")
        if choices:
            self.page.get_by_text("More", exact=True).click()
        for choice in choices:
            self.page.get_by_label(choice, exact=True).check()
        self.button("Open the room").click()
        expect(self.pill("you")).to_be_visible()
        return self.code

    def sit(self, code: str) -> None:
        self.goto(f"/room/{code}")
        self.button("Take a seat").click()
        expect(self.pill("you")).to_be_visible()

    def ready(self) -> None:
        self.button("I am ready").click()

    def pill(self, text: str) -> Locator:
        return self.page.locator(".pill", has_text=re.compile(f"^{text}$"))

    # -- card tables ----------------------------------------------------------------------------

    def cards(self) -> list[str]:
        """The cards on the table, by their places."""
        found = self.page.locator("[data-card]")
        return [str(card) for card in found.evaluate_all("all => all.map(e => e.dataset.card)")]

    def dealt(self) -> list[str]:
        expect(self.page.locator("[data-card]").first).to_be_visible()
        return self.cards()

    def choose(self, places: list[int]) -> None:
        for place in places:
            self.press(str(place))

    def claim(self, deck: str = "zero") -> list[int]:
        """Make a smallest claim with the keyboard, and return its places."""
        before = self.cards()
        a, b = smallest(find_deck(deck), before)
        for place in a:
            self.press(str(place))
        for place in b:
            self.press(f"Shift+{place}")
        self.press("Enter")
        self.page.wait_for_function(
            "gone => gone.some(card => !document.querySelector(`[data-card='${card}']`))"
            " || document.querySelector('#result')",
            arg=[before[place - 1] for place in (*a, *b)],
        )
        return [*a, *b]

    def scores(self) -> list[int]:
        return [int(score) for score in self.page.locator(".scores b").all_inner_texts()]

    def said(self) -> Locator:
        """The last announcement."""
        return self.page.locator("[role=status][aria-live=polite].visually-hidden")


def until(guest: Guest, true: Callable[[], bool]) -> None:
    """Wait for something that others cause, or that several pages show."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "waited in vain"
        guest.page.wait_for_timeout(20)


def smallest(deck: Deck, cards: list[str]) -> tuple[list[int], list[int]]:
    """The places of both sides of a smallest claim."""
    claim = all_claims(deck, deck.parse_hand(cards))[0]
    return list(claim.a), list(claim.b)


class Company:
    """Everyone in a test. Any error that a browser reports fails the test."""

    def __init__(self, browsers: Browsers) -> None:
        self._browsers = browsers
        self._taken: list[BrowserContext] = []
        self._address = ""
        self._troubles: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []

    def guest(self, name: str, language: str = "en", width: int = 1280) -> Guest:
        context = self._browsers.take()
        self._taken.append(context)
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": 780})
        page.set_default_timeout(PATIENCE * 1000)
        for key, value in (("name", name), ("language", language)):
            page.add_init_script(f"localStorage.setItem('fairplay.{key}', {value!r})")
        page.on("console", lambda said: self._console(name, said))
        page.on("pageerror", lambda error: self._troubles.append(f"{name}: {error}"))
        attend(page)
        return Guest(page, name, self._address)

    def go_home(self) -> None:
        for context in self._taken:
            self._browsers.give_back(context)

    def _console(self, name: str, said: ConsoleMessage) -> None:
        if is_complaint(said):
            self._troubles.append(f"{name}: {said.text}")

    def at(self, address: str) -> None:
        """Send everyone who comes from now on to another server."""
        self._address = address

    def forgive(self, pattern: re.Pattern[str] = GONE) -> None:
        """Ignore errors that a test causes on purpose."""
        self._forgiven.append(pattern)

    @property
    def complaints(self) -> list[str]:
        return [
            one
            for one in self._troubles
            if not any(pattern.search(one) for pattern in self._forgiven)
        ]


def sockets_of(page: Page) -> list[WebSocket]:
    """Record every socket that a page opens from now on."""
    found: list[WebSocket] = []

    def opened(socket: WebSocket) -> None:
        found.append(socket)

    page.on("websocket", opened)
    return found


def at_once(guests: list[Guest], script: str) -> None:
    """Run a script on all pages at the same instant. No page receives anything just before, so
    that nobody knows yet what the others have done. A busy machine needs longer to tell all."""
    began = time.monotonic()
    for guest in guests:
        guest.page.evaluate("new Promise(requestAnimationFrame)")
    slow = int((time.monotonic() - began) * 1000)
    start = int(time.time() * 1000) + 1500 + 4 * slow
    for guest in guests:
        guest.page.evaluate(
            "([start, early]) => { setTimeout(() => {"
            f" while (Date.now() < start); {script} }}, start - early - Date.now()) }}",
            [start, 400 + slow],
        )
