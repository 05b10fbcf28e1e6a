"""Actions on the page of a match."""

import re
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from tests.browser.browsers import still

#: Tests do not wait for a computer that answers calmly.
FAST = "localStorage.setItem('fairplay.pace', 'fast')"


def open_match(page: Page, position: str, *, fast: bool = True, **query: str | int) -> None:
    if fast:
        page.add_init_script(FAST)
    rest = "".join(f"&{name}={quote(str(value))}" for name, value in query.items())
    page.goto(f"/play?position={quote(position)}{rest}")
    shown(page)


def shown(page: Page) -> None:
    """Wait until the board is there and has its size, which follows the width of the page."""
    expect(page.locator(".boards section").first).to_be_visible()
    still(page)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


#: The moves in the address, which changes when the screen shows the last of them.
MOVES = "(new URLSearchParams(location.search).get('moves') ?? '').split(';').filter(Boolean)"


def make(page: Page) -> None:
    """Make the chosen move, and wait for the reply."""
    played = moves(page)
    page.locator("button.make").click()
    page.wait_for_function(f"before => {MOVES}.length > before", arg=played)


def wait_for_moves(page: Page, count: int) -> None:
    page.wait_for_function(f"count => {MOVES}.length === count", arg=count)


def moves(page: Page) -> int:
    written = re.search(r"[?&]moves=([^&]*)", page.url)
    return len(written[1].split("%3B")) if written and written[1] else 0


#: Presses the button again whenever it offers the next step, until a move is chosen.
HINTS = """
() => new Promise(done => {
  const [help, make] = ['help', 'make'].map(name => document.querySelector(`button.${name}`));
  let offered = '';
  const look = () => {
    if (!make.disabled) return done();
    if (help.textContent !== offered && !help.disabled) {
      offered = help.textContent;
      help.click();
    }
    requestAnimationFrame(look);
  };
  look();
})
"""


def hint_to_the_end(page: Page) -> None:
    """Ask for every step of help: the last one chooses a move."""
    page.evaluate(HINTS)


def open_reasons(page: Page) -> None:
    button(page, "Show why").click()


def play_by_hints(page: Page, most: int = 80) -> None:
    """Ask for hints until a move is chosen, make it, and repeat to the end."""
    result = page.locator(".result")
    for _ in range(most):
        yours = page.locator(".pill.green")
        yours.or_(result).first.wait_for()
        if result.is_visible():
            return
        hint_to_the_end(page)
        make(page)
    raise AssertionError("the match does not end")
