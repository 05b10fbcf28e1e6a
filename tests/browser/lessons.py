"""Solving the screens of lessons as a person would."""

from playwright.sync_api import Page, expect

from fairplay.cards import ZERO, Deck, all_claims
from fairplay.explain import explain
from fairplay.messages import Messages
from fairplay.play.match import Match
from fairplay.play.match_view import match_view
from fairplay.rules.solve import solve
from fairplay.vocabulary import MoveView


def words(position: str) -> dict[str, str]:
    """The moves by the text of their buttons."""
    return {offered(move): move.text for move in match_view(Match.begin(position)).moves or ()}


def offered(move: MoveView) -> str:
    return Messages("en").fill(move, "web-do-")


def screen(page: Page, lesson: str, number: int) -> None:
    page.goto(f"/learn/{lesson}?step={number}")
    expect(page.locator(".task > *").first).to_be_visible()


def screens(page: Page) -> list[tuple[str, int]]:
    """Every screen of every lesson, by the list of lessons that is open."""
    found = page.evaluate(
        """[...document.querySelectorAll('main ol a')].map(lesson =>
          [lesson.pathname.split('/').at(-1), lesson.querySelectorAll('.bar i').length])"""
    )
    return [(lesson, number) for lesson, length in found for number in range(1, length + 1)]


def understood(page: Page) -> None:
    """Check that the answer was right and is remembered."""
    expect(page.locator(".said .note.green")).to_be_visible()
    expect(page.locator("nav [aria-current=step] i.done")).to_be_visible()


def told_why_not(page: Page) -> str:
    note = page.locator(".said .note.amber")
    expect(note).to_be_visible()
    return note.inner_text()


def check(page: Page) -> None:
    page.get_by_role("button", name="Check", exact=True).click()


# -- moves --------------------------------------------------------------------------------------


#: The button text of each move that keys can choose: for every slider, its moves in order.
WORDS = """
async () => {
  const press = async (slider, key) => {
    slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await new Promise(done => setTimeout(done));
  };
  const found = [];
  for (const slider of document.querySelectorAll('.task [role=slider]')) {
    const said = [];
    for (let i = Number(slider.ariaValueMax); i > 0; i--) {
      await press(slider, 'ArrowRight');
      said.push(document.querySelector('.task .button.primary').textContent.trim());
    }
    await press(slider, 'Escape');
    found.push(said);
  }
  return found;
}
"""


def choose(page: Page, position: str, *, winning: bool = True) -> None:
    """Make a winning or a losing move with the keys."""
    good = solve(position).winning_moves
    moves = words(position)
    expect(page.get_by_role("slider").first).to_be_visible()
    for place, said in enumerate(page.evaluate(WORDS)):
        for steps, text in enumerate(said, 1):
            if (moves[text] in good) == winning:
                page.get_by_role("slider").nth(place).focus()
                for _ in range(steps):
                    page.keyboard.press("ArrowRight")
                page.get_by_role("button", name=text, exact=True).click()
                return
    raise AssertionError(f"no such move in {position}")


def win(page: Page, start: str) -> None:
    """Play to the end without a mistake."""
    before = ""
    for _ in range(30):
        # The position appears when the computer has answered.
        page.wait_for_function(
            "before => (document.querySelector('.status')?.dataset.position ?? before) !== before",
            arg=before,
        )
        before = page.locator(".status").get_attribute("data-position") or ""
        if "You win" in page.locator(".status").inner_text():
            return
        choose(page, before)
    raise AssertionError(f"the game of {start} does not end")


# -- cards --------------------------------------------------------------------------------------


def hand(page: Page) -> list[str]:
    """The cards on the table."""
    found: list[str] = page.locator("[data-card]").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    return found


def claim(page: Page, deck: Deck) -> None:
    """Choose a claim: touch a card once for side A, twice for side B."""
    cards = deck.parse_hand(hand(page))
    found = all_claims(deck, cards)[0]
    for side, times in ((found.a, 1), (found.b, 2)):
        for place in side:
            for _ in range(times):
                page.locator(".felt button").nth(place - 1).click()
    check(page)


def put_away(page: Page) -> None:
    """Put every card away that is not in the claim."""
    found = all_claims(ZERO, ZERO.parse_hand(hand(page)))[0]
    for place in range(1, 8):
        if place not in found.a:
            page.locator(".felt button").nth(place - 1).click()


def value(position: str) -> int:
    """The value of a position, from the first block of the server's explanation."""
    found = explain(position).json()["blocks"][0]["value"]
    assert isinstance(found, int)
    return found


def pick(page: Page, number: int) -> None:
    page.locator(".task").get_by_role("button", name=str(number), exact=True).click()


def write_binary(page: Page, numbers: list[int]) -> None:
    """Set the digits of each row that can be edited."""
    for row, number in enumerate(numbers):
        cells = page.locator("tr:has(button)").nth(row).locator("button")
        for i, digit in enumerate(f"{number:b}".rjust(cells.count(), "0")):
            if digit == "1":
                cells.nth(i).click()
    check(page)
