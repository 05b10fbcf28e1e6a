"""People at a match: one only touches the screen, the other only presses keys.

They know which move they want, and look for the words that offer it.
"""

from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from fairplay.messages import Messages
from fairplay.play.match import Match
from fairplay.play.players import Perfect
from fairplay.vocabulary import Board
from tests.browser.play import MOVES

SAYS = Messages("en")
#: More steps than anything on a page needs.
PATIENT = 120
#: The match is over, or the person is to move. The address follows the screen by a frame.
READY = f"""
() => document.querySelector('.result') || (document.querySelector('.pill.green') &&
  {MOVES}.length % 2 === Number(new URLSearchParams(location.search).get('seat')))
"""

#: How far a square is from the one that has the focus, in pixels to the right and down.
AWAY = """
one => {
  const [to, here] = [one, document.activeElement].map(node => node.getBoundingClientRect());
  return [to.x - here.x, to.y - here.y];
}
"""


@dataclass(frozen=True)
class Wish:
    """A move that someone wants to make."""

    words: str
    board: Board
    #: The board on the page.
    section: Locator
    #: The heap, or the piece.
    slider: Locator
    #: Where a piece goes.
    square: Locator
    #: What a move changes, where every coin, cell or square is a button.
    buttons: tuple[Locator, ...] = ()
    #: Whether it takes from both heaps, on boards where that is a choice of its own.
    both: bool = False


class Person(Protocol):
    page: Page

    def open(self, game: Locator) -> None:
        """Follow a link, and choose the easy computer."""

    def choose(self, wish: Wish) -> None:
        """Choose a move on the board."""

    def make(self) -> None:
        """Make the move that is chosen."""


class Toucher:
    """Touches a piece and its square; or a heap, and the buttons below until the words fit."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._offer = page.locator("button.make")

    def open(self, game: Locator) -> None:
        game.tap()
        self.page.get_by_role("combobox", name=SAYS("web-against")).tap()
        # The system draws the list that opens. A test cannot touch it, only send it keys.
        self.page.keyboard.press("Home")
        self.page.keyboard.press("Enter")

    def choose(self, wish: Wish) -> None:
        if wish.buttons:
            self._touch_each(wish)
            return
        if wish.board.family == "heaps":
            if _must_turn(wish):
                _toggle(wish).tap()
            self._touch(wish.slider.locator("[data-thing]").last)
            self._search(wish)
            return
        if wish.board.family == "graph":
            self._touch(wish.square)
            return
        self._touch(wish.slider)
        # The only move of a piece is chosen at once.
        if not self._fits(wish):
            self._touch(wish.square)

    def _touch_each(self, wish: Wish) -> None:
        """A move that is the only one left is chosen at once; touching it again would make it."""
        for button in wish.buttons:
            if not self._fits(wish):
                self._touch(button)

    def _touch(self, place: Locator) -> None:
        place.evaluate("one => one.scrollIntoView({ block: 'center' })")
        box = place.bounding_box()
        assert box
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _search(self, wish: Wish) -> None:
        if self._fits(wish):
            return
        self._go(wish, "One fewer")
        for _ in range(PATIENT):
            self._go(wish, "Further left")
            if self._fits(wish) or self._go(wish, "Further right", until=True):
                return
            assert self._step(wish, "One more"), f"no touch leads to {wish.words!r}"

    def _fits(self, wish: Wish) -> bool:
        return self._offer.inner_text().strip() == wish.words

    def _go(self, wish: Wish, button: str, until: bool = False) -> bool:
        """Touch a button until the words fit, or until it leads no further."""
        while self._step(wish, button):
            if until and self._fits(wish):
                return True
        return False

    def _step(self, wish: Wish, name: str) -> bool:
        button = wish.section.locator(f'.tray button[aria-label="{name}"]')
        if not button.count() or button.get_attribute("aria-disabled") == "true":
            return False
        button.tap()
        return True

    def make(self) -> None:
        self._offer.tap()


class Typist:
    """Goes to a heap or a piece with Tab, and through its moves with the arrows.

    Where everything on a board is a button, the arrows lead from one to the next.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self._offer = page.locator("button.make")
        self._on_board = False

    def open(self, game: Locator) -> None:
        self._on_board = False
        self._reach(game)
        self.page.keyboard.press("Enter")
        self._reach(self.page.get_by_role("combobox", name=SAYS("web-against")))
        self.page.keyboard.press("Home")

    def choose(self, wish: Wish) -> None:
        # After a move and its reply, the focus is still on the board.
        if self._on_board:
            assert self.page.evaluate("document.activeElement.closest('.boards') !== null")
        if wish.buttons:
            self._press_each(wish)
            return
        if _must_turn(wish):
            self._reach(_toggle(wish))
            self.page.keyboard.press("Space")
        self._reach(wish.slider)
        self.page.keyboard.press("Home")
        for _ in range(PATIENT):
            if wish.slider.get_attribute("aria-valuetext") == wish.words:
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no key leads to {wish.words!r}")

    def _press_each(self, wish: Wish) -> None:
        for button in wish.buttons:
            if self._offer.inner_text().strip() != wish.words:
                self._reach(wish.section.locator("[data-square][tabindex='0']"))
                self._walk(button)
                self.page.keyboard.press("Space")

    def _walk(self, wanted: Locator) -> None:
        """Go to a square with the arrows: its row first, then along the row."""
        for axis, back, on in ((1, "ArrowUp", "ArrowDown"), (0, "ArrowLeft", "ArrowRight")):
            for _ in range(PATIENT):
                away = wanted.evaluate(AWAY)[axis]
                if abs(away) < 2:
                    break
                self.page.keyboard.press(on if away > 0 else back)
        assert wanted.evaluate("one => one === document.activeElement"), "no arrow leads there"

    def _reach(self, wanted: Locator) -> None:
        wanted.wait_for()
        for _ in range(PATIENT):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead there")

    def make(self) -> None:
        self.page.keyboard.press("Enter")
        self._on_board = True


def win(person: Person, start: str) -> None:
    """Play the moves of a perfect player to the end."""
    page = person.page
    result = page.locator(".result")
    while True:
        page.wait_for_function(READY)
        if result.is_visible():
            return
        made: list[str] = page.evaluate(MOVES)
        match = Match.begin(start)
        for move in made:
            match = match.play(move)
        wish = _wish(page, match)
        person.choose(wish)
        expect(page.locator("button.make")).to_have_text(wish.words)
        person.make()
        page.wait_for_function(f"count => {MOVES}.length > count", arg=len(made))


def _wish(page: Page, match: Match) -> Wish:
    view = match.position.view(Perfect(0).choose(match))
    section = page.locator(".boards section").nth(view.component)
    board = match.position.boards()[view.component]
    goal = ",".join(map(str, view.touches[0 if board.family == "graph" else -1]))
    pressed = board.family == "tiles" or board.things == "coin" or board.cells
    width = 2 if board.ranks else 1
    names = [",".join(map(str, one[:width])) for one in view.touches] if pressed else []
    return Wish(
        words=SAYS.fill(view, "web-do-"),
        board=board,
        section=section,
        slider=section if pressed else _slider(section, board, view.touches[0]),
        square=section.locator(f'[data-square="{goal}"]'),
        buttons=tuple(section.locator(f'[data-square="{name}"]') for name in names),
        both=board.layout == "rows" and len(view.touches) > 1,
    )


def _toggle(wish: Wish) -> Locator:
    return wish.section.get_by_role("button", name=SAYS("web-tray-both"), exact=True)


def _must_turn(wish: Wish) -> bool:
    """Whether the board now takes from one heap, and the move from both, or the other way round."""
    toggle = _toggle(wish)
    return toggle.count() > 0 and (toggle.get_attribute("aria-pressed") == "true") != wish.both


def _slider(section: Locator, board: Board, touched: list[int]) -> Locator:
    """The heap of this size, or the piece on this square; a graph has one for all its moves."""
    sliders = section.get_by_role("slider")
    if board.family == "graph":
        return sliders.first
    if board.family == "heaps":
        # Heaps that are gone keep their numbers.
        names = {
            SAYS(key, number=number, size=touched[0]) for key in HEAPS for number in range(1, 40)
        }
        labels = [one.get_attribute("aria-label") for one in sliders.all()]
        return sliders.nth(next(i for i, label in enumerate(labels) if label in names))
    if board.family == "strip":
        return sliders.nth(sorted(set(board.coins)).index(touched[0]))
    own = [(r, f) for r, rank in enumerate(board.ranks) for f, one in enumerate(rank) if one == "P"]
    return sliders.nth(own.index((touched[0], touched[1])))


HEAPS = ("web-heap", "web-heap-points", "web-heap-pins")
