"""What a person who has understood the lessons does on their screens."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from fairplay.cards import ZERO, Deck, all_claims
from fairplay.explain import explain
from fairplay.rules.solve import solve

#: The button of a move in words, and the move as it is written.
_WORDS: tuple[tuple[str, Callable[[re.Match[str]], str]], ...] = (
    (r"Take (\d+) from the heap of (\d+)", lambda m: f"{m[2]}→{int(m[2]) - int(m[1])}"),
    (r"Wipe out (\d+) of the row of (\d+)", lambda m: f"{m[2]}→{int(m[2]) - int(m[1])}"),
    (r"(?:Take|Wipe out) the whole (?:heap|row) of (\d+)", lambda m: f"{m[1]}→0"),
    (r"Split the heap of (\d+) into (\d+) and (\d+)", lambda m: _split(m[1], m[2], m[3])),
    (r"Knock down \w+ pins? of (\d+), leave (\d+) and (\d+)", lambda m: _split(m[1], m[2], m[3])),
    (r"Knock down \w+ pins? of (\d+), leave (\d+)", lambda m: f"{m[1]}→{m[2]}"),
)


def _split(heap: str, one: str, other: str) -> str:
    return f"{heap}→" + ",".join(sorted((one, other), key=int))


def move_in(words: str) -> str:
    """``Game 2: Take 1 from the heap of 3`` is ``2/3→2``."""
    game = re.match(r"Game (\d+): ", words)
    for pattern, written in _WORDS:
        if found := re.search(pattern, words):
            return (f"{game[1]}/" if game else "") + written(found)
    raise AssertionError(words)


def screen(page: Page, lesson: str, number: int) -> None:
    page.goto(f"/learn/{lesson}?step={number}")
    expect(page.locator(".task > *").first).to_be_visible()


def understood(page: Page) -> None:
    """The answer was right, and is remembered."""
    expect(page.locator(".said .note.green")).to_be_visible()
    expect(page.locator("nav [aria-current=step] i.done")).to_be_visible()


def told_why_not(page: Page) -> str:
    note = page.locator(".said .note.amber")
    expect(note).to_be_visible()
    return note.inner_text()


def check(page: Page) -> None:
    page.get_by_role("button", name="Check", exact=True).click()


# -- moves --------------------------------------------------------------------------------------


#: What the button says of each move that keys can choose: for every slider, its moves in order.
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
      said.push(document.querySelector('.task .button.primary').textContent);
    }
    await press(slider, 'Escape');
    found.push(said);
  }
  return found;
}
"""


def choose(page: Page, position: str, *, winning: bool = True) -> None:
    """Make a move that wins, or one that does not, with the keys."""
    good = solve(position).winning_moves
    expect(page.get_by_role("slider").first).to_be_visible()
    for place, said in enumerate(page.evaluate(WORDS)):
        for steps, words in enumerate(said, 1):
            if (move_in(words) in good) == winning:
                page.get_by_role("slider").nth(place).focus()
                for _ in range(steps):
                    page.keyboard.press("ArrowRight")
                page.get_by_role("button", name=words.strip(), exact=True).click()
                return
    raise AssertionError(f"no such move in {position}")


def standing(page: Page, start: str) -> str:
    """The position on the boards, from what is written there for those who cannot see them."""
    parts = []
    sections = page.locator(".boards section > p.visually-hidden").all_inner_texts()
    for game, text in zip(start.split(" + "), sections, strict=True):
        numbers = re.findall(r"\d+", text)
        parts.append(f"{game.partition(':')[0]}:{','.join(numbers) or '0'}")
    return " + ".join(parts)


def win(page: Page, start: str) -> None:
    """Play to the end without a mistake."""
    played = ""
    for _ in range(30):
        # The number of moves is there when the computer has answered.
        page.wait_for_function(
            "before => (document.querySelector('.status')?.dataset.played ?? before) !== before",
            arg=played,
        )
        played = page.locator(".status").get_attribute("data-played") or ""
        if "You win" in page.locator(".status").inner_text():
            return
        choose(page, standing(page, start))
    raise AssertionError("the game does not end")


# -- cards --------------------------------------------------------------------------------------


def hand(page: Page, deck: Deck) -> list[str]:
    """The cards on the table, from their names."""
    found = []
    for label in page.locator(".felt button").evaluate_all("all => all.map(one => one.ariaLabel)"):
        digits = ["0"] * deck.k
        for shape in label.partition(": ")[2].split(", "):
            name, _, count = shape.partition(" ")
            digits[deck.shapes.index(name)] = count or "1"
        found.append("".join(digits))
    return found


def claim(page: Page, deck: Deck) -> None:
    """Choose a claim: touch a card once for side A, twice for side B."""
    cards = deck.parse_hand(hand(page, deck))
    found = all_claims(deck, cards)[0]
    for side, times in ((found.a, 1), (found.b, 2)):
        for place in side:
            for _ in range(times):
                page.locator(".felt button").nth(place - 1).click()
    check(page)


def put_away(page: Page) -> None:
    """Put every card away that is not in the claim."""
    found = all_claims(ZERO, ZERO.parse_hand(hand(page, ZERO)))[0]
    for place in range(1, 8):
        if place not in found.a:
            page.locator(".felt button").nth(place - 1).click()


def value(position: str) -> int:
    """The value of a position, as the explanation of the server begins."""
    found = explain(position).json()["blocks"][0]["value"]
    assert isinstance(found, int)
    return found


def pick(page: Page, number: int) -> None:
    page.locator(".task").get_by_role("button", name=str(number), exact=True).click()


def write_binary(page: Page, numbers: list[int]) -> None:
    """Light the digits of each row that can be written."""
    for row, number in enumerate(numbers):
        cells = page.locator("tr:has(button)").nth(row).locator("button")
        for i, digit in enumerate(f"{number:b}".rjust(cells.count(), "0")):
            if digit == "1":
                cells.nth(i).click()
    check(page)
