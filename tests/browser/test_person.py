"""A newcomer wins every game from the start that is offered, by touch alone and by keys alone."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from fairplay.rules.registry import offered
from tests.browser.browsers import PATIENCE, ready
from tests.browser.person import SAYS, Person, Toucher, Typist, win

PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 360, "height": 740},
}
#: The home page names every game but the codes, and a sum.
TITLES = [SAYS(f"game-{name}-title") for name in offered() if name != "octal"]
TITLES.append(SAYS("web-home-sum"))


@pytest.fixture(scope="module", params=[Toucher, Typist])
def person(
    request: Any, browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[Person]:
    """One person plays all games, as people do: the app is loaded once."""
    phone = PHONE if request.param is Toucher else {}
    context = browser.new_context(**browser_context_args, **phone)
    # Do not wait for the computer's replies longer than needed.
    context.add_init_script("localStorage.setItem('fairplay.pace', 'fast')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    yield request.param(page)
    context.close()


@pytest.mark.parametrize("title", TITLES)
def test_a_newcomer_wins(person: Person, title: str) -> None:
    page: Page = person.page
    page.goto("/")
    ready(page)  # or what has the focus might still be exchanged
    heading = page.get_by_role("heading", name=title, exact=True)
    play(person, page.locator("main a.tile", has=heading))


def test_a_newcomer_wins_a_game_of_the_lab(person: Person) -> None:
    """A code, which has no tile on the home page."""
    person.page.goto("/lab?rule=0.137")
    play(person, person.page.get_by_role("link", name=SAYS("lab-play", name="0.137"), exact=True))


def play(person: Person, link: Locator) -> None:
    page = person.page
    person.open(link)
    expect(page.get_by_role("combobox", name=SAYS("web-against"))).to_have_value("2")
    start = parse_qs(urlparse(page.url).query)["position"][0]
    win(person, start)
    expect(page.locator(".result b")).to_contain_text("You won")
