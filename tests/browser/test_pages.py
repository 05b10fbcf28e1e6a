"""Every page: small, no wider than the screen, and as the settings say.

Pictures for review are written into the folder that SCREENS names.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fairplay.messages import LANGUAGES, Messages
from tests.browser.browsers import attend, still
from tests.browser.looks import picture

PAGES = {
    "home": "/",
    "nim": "/play?position=nim:3,4,5",
    "kayles": "/play?position=kayles:10&moves=10→4,4",
    "northcott": "/play?position=northcott",
    "nimble": "/play?position=nimble:1,3,3,6",
    "dawson": "/play?position=dawson:7&moves=4",
    "grundy": "/play?position=grundy:12",
    "poker": "/play?position=poker-nim:4,5,6/10,10",
    "resta-um": "/play?position=resta-um:7,5,3,1",
    "sum": "/play?position=kayles:7 %2B nim:2,3 %2B nimble:4",
    "rooms": "/rooms",
    "learn": "/learn",
    "lab": "/lab",
    "make": "/make",
    "print": "/print",
    "mine": "/mine",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/2026-01-05",
    "privacy": "/privacy",
    "about": "/about",
    "teachers": "/teachers",
    "lost": "/nowhere",
}
WIDTHS = {360: 780, 768: 1024, 1440: 900}


def settle(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#app[data-ready] main h1")).to_be_visible()
    still(page)


def follow(page: Page, address: str) -> None:
    """Follow a link inside the app: loading the app again takes longer than one of its pages."""
    page.evaluate(
        "to => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }", address
    )
    expect(page.locator("main h1")).to_be_visible()
    still(page)


@pytest.mark.parametrize("width", WIDTHS)
def test_fits_the_screen(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    settle(page, "/privacy")
    found: dict[str, int] = {}
    for name, address in PAGES.items():
        follow(page, address)
        found[name] = page.evaluate("document.documentElement.scrollWidth")
        picture(page, f"{name}-{width}")
    assert {name: wide for name, wide in found.items() if wide > width} == {}


def test_no_address_makes_a_page_wider(page: Page, troubles: list[str]) -> None:
    long = "A" * 200
    page.set_viewport_size({"width": 360, "height": 780})
    settle(page, "/privacy")
    found: dict[str, int] = {}
    for address in (
        f"/play?position={long}",
        f"/play?position=nim:3&moves={long}",
        f"/puzzles/{long}",
        f"/room/{long}",
        f"/learn/nim?step={'9' * 200}",
        f"/make?rule={long}",
        f"/lab?code={long}",
    ):
        follow(page, address)
        found[address[:30]] = page.evaluate("document.documentElement.scrollWidth")
    assert {name: wide for name, wide in found.items() if wide > 360} == {}
    troubles.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_offered_and_remembered(page: Page, language: str) -> None:
    say = Messages(language)
    settle(page, "/")
    page.locator("button.settings").click()
    page.locator("#settings select").select_option(language)
    expect(page.locator("main h1")).to_have_text(say("web-home-title"))
    page.reload()
    expect(page.locator("main h1")).to_have_text(say("web-home-title"))
    page.get_by_role("link", name=say("game-nim-title"), exact=False).first.click()
    expect(page.locator(".pill.green")).to_have_text(say("web-play-yours"))
    assert "web-" not in page.locator("body").inner_text()


def test_the_theme_is_remembered(page: Page) -> None:
    settle(page, "/")
    page.locator("button.settings").click()
    page.get_by_label("dark", exact=True).check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_phone_has_a_menu_with_its_word(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    settle(page, "/")
    menu = page.locator("button.settings")
    expect(menu.get_by_text("Menu", exact=True)).to_be_visible()
    menu.click()
    for name in ("Rooms", "Puzzles", "Learn", "My games"):
        expect(page.locator("#settings").get_by_role("link", name=name)).to_be_visible()
    menu.click()
    # The puzzles come before the games.
    first = page.locator("main section").nth(1).get_by_role("link").first
    expect(first).to_have_attribute("href", "/puzzles")
    page.set_viewport_size({"width": 1280, "height": 740})
    expect(menu.get_by_text("Menu", exact=True)).not_to_be_visible()


@contextmanager
def newcomer(browser: Browser, base_url: str, **settings: Any) -> Iterator[Page]:
    """A browser that has loaded nothing yet."""
    context = browser.new_context(base_url=base_url, service_workers="block", **settings)
    page = context.new_page()
    attend(page)
    yield page
    context.close()


#: Collects how far what can be seen has moved, and headings that were taken away.
MOVED = """
  window.moved = []; window.lost = [];
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((list) => {
    for (const { removedNodes } of list)
      for (const node of removedNodes) if (node.querySelector?.('h1')) lost.push(node.className);
  }).observe(document, { childList: true, subtree: true });
"""


def test_the_app_takes_over_what_the_server_has_written(browser: Browser, base_url: str) -> None:
    with newcomer(browser, base_url, java_script_enabled=False) as page:
        page.goto("/")
        expect(page.locator("main h1")).to_have_text(Messages("en")("web-home-title"))
        links = page.locator("main a").evaluate_all("all => all.map((a) => a.getAttribute('href'))")
    with newcomer(browser, base_url, viewport={"width": 360, "height": 780}) as page:
        page.add_init_script(MOVED)
        settle(page, "/")
        assert page.evaluate("lost") == []
        assert page.evaluate("moved.reduce((a, b) => a + b, 0)") < 0.02
        now = page.locator("main a").evaluate_all("all => all.map((a) => a.getAttribute('href'))")
        assert now == links
        assert len(links) > 12


def test_the_language_of_the_browser_is_used(browser: Browser, base_url: str) -> None:
    with newcomer(browser, base_url, locale="pt-BR") as page:
        settle(page, "/")
        expect(page.locator("main h1")).to_have_text(Messages("pt")("web-home-title"))


def test_zoom_to_200_percent(browser: Browser, base_url: str) -> None:
    """Zooming to 200 % halves the width of the screen."""
    small: Any = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2}
    with newcomer(browser, base_url, **small) as page:
        settle(page, PAGES["nim"])
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_skip_link(page: Page) -> None:
    settle(page, "/")
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
