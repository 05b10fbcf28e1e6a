"""People at a match: one only touches the screen, the other only presses keys.

They know which move they want, and look for the words that offer it.
"""

from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from fairplay.messages import Messages
from fairplay.play.match import Match
from fairplay.play.players import Perfect
from tests.browser.play import MOVES

SAYS = Messages("en")
EASY = "Computer · easy"
#: More steps than anything on a page needs.
PATIENT = 120


class Person(Protocol):
    page: Page

    def open(self, game: Locator) -> None:
        """Follow a link, and choose the easy computer."""

    def choose(self, slider: Locator, words: str) -> None:
        """Choose the move with these words in a heap or with a piece."""

    def make(self) -> None:
        """Make the move that is chosen."""


class Toucher:
    """Touches a heap or a piece, then the buttons below the board until the words fit."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._offer = page.locator("button.make")

    def open(self, game: Locator) -> None:
        game.tap()
        self.page.get_by_label(SAYS("web-against")).select_option(EASY)

    def choose(self, slider: Locator, words: str) -> None:
        slider.scroll_into_view_if_needed()
        box = slider.bounding_box()
        assert box
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if self._fits(words) or self._go("Next move", words):
            return
        self._go("One fewer")
        for _ in range(PATIENT):
            self._go("Further left")
            if self._fits(words) or self._go("Further right", words):
                return
            assert self._step("One more"), f"no touch leads to {words!r}"

    def _fits(self, words: str) -> bool:
        return self._offer.inner_text().strip() == words

    def _go(self, button: str, words: str = "") -> bool:
        """Touch a button until the words fit, or until it leads no further."""
        while self._step(button):
            if words and self._fits(words):
                return True
        return False

    def _step(self, name: str) -> bool:
        button = self.page.locator(f'.tray button[aria-label="{name}"][aria-disabled="false"]')
        if not button.count():
            return False
        button.first.tap()
        return True

    def make(self) -> None:
        self._offer.tap()


class Typist:
    """Goes to a heap or a piece with Tab, and through its moves with the arrows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, game: Locator) -> None:
        self._reach(game)
        self.page.keyboard.press("Enter")
        chooser = self.page.get_by_label(SAYS("web-against"))
        self._reach(chooser)
        self.page.keyboard.type(EASY)

    def choose(self, slider: Locator, words: str) -> None:
        self._reach(slider)
        self.page.keyboard.press("Home")
        for _ in range(PATIENT):
            if slider.get_attribute("aria-valuetext") == words:
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no key leads to {words!r}")

    def _reach(self, wanted: Locator) -> None:
        wanted.wait_for()
        for _ in range(PATIENT):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead there")

    def make(self) -> None:
        self.page.keyboard.press("Enter")


def win(person: Person, start: str) -> None:
    """Play the moves of a perfect player to the end."""
    page = person.page
    result = page.locator(".result")
    while True:
        page.locator(".pill.green").or_(result).first.wait_for()
        if result.is_visible():
            return
        made: list[str] = page.evaluate(MOVES)
        match = Match.begin(start)
        for move in made:
            match = match.play(move)
        view = match.position.view(Perfect(0).choose(match))
        words = SAYS.fill(view, "web-do-")
        section = page.locator(".boards section").nth(view.component)
        board = match.position.boards()[view.component]
        person.choose(_slider(section, board, view.touches[0]), words)
        expect(page.locator("button.make")).to_have_text(words)
        person.make()
        page.wait_for_function(f"count => {MOVES}.length > count", arg=len(made))


def _slider(section: Locator, board: Any, touched: Any) -> Locator:
    """The heap of this size, or the piece on this square."""
    sliders = section.get_by_role("slider")
    if board.family == "heaps":
        names = [
            {SAYS(key, number=number, size=touched[0]) for key in HEAPS}
            for number in range(1, sliders.count() + 1)
        ]
        labels = [one.get_attribute("aria-label") for one in sliders.all()]
        return sliders.nth(next(i for i, label in enumerate(labels) if label in names[i]))
    if board.family == "strip":
        return sliders.nth(board.coins.index(touched[0]))
    own = [(r, f) for r, rank in enumerate(board.ranks) for f, one in enumerate(rank) if one == "P"]
    return sliders.nth(own.index(tuple(touched)))


HEAPS = ("web-heap", "web-heap-points", "web-heap-pins")
