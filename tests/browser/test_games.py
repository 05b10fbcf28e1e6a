"""A match on every kind of board can be won in the browser by following the hints."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play import open_match, play_by_hints

#: One for each kind of board; `tests/browser/test_person.py` plays every game.
CASES = [
    ("nim:3,4,5", False),
    ("resta-um:5,4,2", True),
    ("poker-nim:2,3/3,3", True),
    ("modified-nimble:2,4,8,10", False),
    ("northcott:1-6,2-6,3-5", False),
    ("dawson:5", True),
    ("0.07:9", False),
    ("kayles:5 + nim:2,3 + nimble:4", True),
]


@pytest.mark.parametrize(("position", "misere"), CASES)
def test_hints_win(page: Page, position: str, misere: bool) -> None:
    """The match begins with a seat that can win."""
    open_match(page, position, misere=str(misere).lower(), level=10)
    play_by_hints(page)
    expect(page.locator(".result b")).to_contain_text("You won")
