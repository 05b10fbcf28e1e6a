"""Every game can be won in the browser by following the hints."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play import open_match, play_by_hints

POSITIONS = {
    "nim": "nim:3,4,5",
    "resta-zero": "resta-zero:5,3,1",
    "resta-um": "resta-um:5,4,2",
    "nimble": "nimble:1,3,3,6",
    "modified-nimble": "modified-nimble:2,4,8,10",
    "poker-nim": "poker-nim:2,3/3,3",
    "northcott": "northcott:1-6,2-6,3-5",
    "lasker": "lasker:3,4,5",
    "kayles": "kayles:7",
    "dawson": "dawson:5",
    "grundy": "grundy:8",
    "subtraction": "sub{1,2,3}:15",
    "octal": "0.07:9",
    "sum": "kayles:5 + nim:2,3 + nimble:4",
}
NORMAL_ONLY = ("northcott",)
CASES = [
    (position, misere)
    for name, position in POSITIONS.items()
    for misere in (False, True)
    if not (misere and name in NORMAL_ONLY) and not (not misere and name == "resta-um")
]


@pytest.mark.parametrize(("position", "misere"), CASES)
def test_hints_win(page: Page, position: str, misere: bool) -> None:
    """The match begins with a seat that can win."""
    open_match(page, position, misere=str(misere).lower(), level=10)
    play_by_hints(page)
    expect(page.locator(".result b")).to_contain_text("You won")
