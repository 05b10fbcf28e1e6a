"""Puzzles in the browser: a wrong answer is beaten, a right one counts and can be shared."""

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fairplay.cards import all_claims, find_deck
from fairplay.play.puzzles.judging import begin, judge_move
from fairplay.play.puzzles.kinds import Kind
from fairplay.play.puzzles.making import make
from fairplay.play.puzzles.tickets import Ticket
from tests.browser.browsers import still
from tests.browser.looks import Axe
from tests.browser.play import button

#: nim:4,1, which is won by leaving 1 and 1.
EASY = Ticket(Kind("nim"), 1, 0)
#: Whether the run has an open puzzle.
OPEN = "JSON.parse(localStorage.getItem('fairplay.puzzles'))?.run.code != null"
CLOSED = """
Storage.prototype.getItem = Storage.prototype.setItem = () => { throw new Error('closed'); };
"""


def heap(page: Page, number: int) -> Locator:
    return page.get_by_role("slider").nth(number - 1)


def take_by_keys(page: Page, number: int, count: int) -> None:
    heap(page, number).focus()
    for _ in range(count):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('fairplay.puzzles')"))


def test_keys_alone_solve_a_puzzle(page: Page, axe: Axe, tmp_path: Path) -> None:
    """A wrong move is beaten, then it is tried again, solved, explained and shared."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    assert str(make(EASY).position) == "nim:4,1"
    page.goto(f"/puzzles/{EASY.code}")
    take_by_keys(page, 2, 1)
    note = page.locator(".note.amber")
    expect(note).to_have_text(
        "That move does not win: your opponent took the whole heap of 4. That won."
    )
    expect(button(page, "Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(note).to_have_count(0)
    take_by_keys(page, 1, 3)
    expect(page.locator(".note.green")).to_have_text("Right. It is the only winning move.")
    expect(button(page, "Next puzzle")).to_be_focused()
    page.get_by_text("Why does it win?").click()
    expect(page.locator("details td.odd").first).to_be_visible()
    assert axe(page) == []
    button(page, "Copy the result").click()
    expect(page.get_by_text("Result copied.").first).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    link = f"{page.url.partition('/puzzles')[0]}/puzzles/{EASY.code}"
    assert copied == f"Fair Play · Nim\n✗✓ solved in 2 tries\n{link}"
    with page.expect_download() as saved:
        button(page, "Save a picture").click()
    saved.value.save_as(tmp_path / "saved.png")
    picture = (tmp_path / "saved.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    button(page, "Next puzzle").click()
    expect(page).to_have_url(re.compile(r"/puzzles/[0-9a-z]{9}$"))
    expect(button(page, "Hint")).to_be_visible()
    assert page.url != link


def solve_by_hints(page: Page) -> None:
    more = page.get_by_role("button", name=re.compile("^(Hint|Another hint)$"))
    more.wait_for()
    while more.is_visible():
        more.click()
        still(page)
    page.locator("button.make").click()
    page.locator(".note.green").wait_for()


def solve_by_list(page: Page, *, right: bool) -> None:
    """Make a right or a wrong move in the open puzzle of the run."""
    page.wait_for_function(OPEN)
    puzzle = make(Ticket.read(kept(page)["run"]["code"]))
    moves = begin(puzzle).position.moves()
    move = next(move for move in moves if judge_move(puzzle, move).right is right)
    page.get_by_text("All moves as a list").click()
    page.locator("details input").fill(move)
    page.locator("details input").press("Enter")


def test_an_endless_run(page: Page) -> None:
    """It begins with Nim, counts, survives a reload, and ends with a wrong answer."""
    page.goto("/puzzles")
    page.get_by_role("link", name="Start with an easy one").click()
    expect(page.locator("main h1")).to_have_text("Nim")
    for streak in (1, 2):
        solve_by_list(page, right=True)
        expect(page.locator(".pill.green")).to_contain_text(f"{streak} puzzle")
        if streak == 1:
            button(page, "Next puzzle").click()
            page.locator(".pill.green").wait_for()
            page.wait_for_function(OPEN)
            code = kept(page)["run"]["code"]
            page.reload()
            expect(page.locator(".pill.green")).to_contain_text("1 puzzle")
            assert kept(page)["run"]["code"] == code
    page.evaluate(
        """([code]) => localStorage.setItem('fairplay.puzzles', JSON.stringify(
          { run: { streak: 2, best: 2, code, missed: false }, days: {} }))""",
        [EASY.code],
    )
    page.reload()
    solve_by_list(page, right=False)
    expect(page.get_by_text("The run is over: 2 puzzles in a row")).to_be_visible()
    button(page, "Try again").click()
    solve_by_hints(page)
    assert kept(page)["run"] == {"streak": 0, "best": 2, "code": None, "missed": False}


@pytest.mark.parametrize("deck", ["zero", "mod3"])
def test_a_claim_on_a_phone(page: Page, axe: Axe, deck: str) -> None:
    """A wrong claim is told why it is wrong, and hints name the cards."""
    page.set_viewport_size({"width": 360, "height": 780})
    ticket = Ticket(Kind(deck), 2, 1)
    page.goto(f"/puzzles/{ticket.code}")
    cards = page.locator("[data-card]")
    (claim,) = all_claims(find_deck(deck), make(ticket).hand)
    cards.nth(claim.places[0] - 1).click()
    button(page, "Check").click()
    expect(page.locator(".note.amber")).to_be_visible()
    for _ in range(1 + claim.size):
        with page.expect_response("**/api/puzzle/hint"):
            page.get_by_role("button", name=re.compile("hint", re.IGNORECASE)).click()
        still(page)  # the answer says which step comes next
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(claim.size)
    expect(button(page, "Check")).to_be_focused()
    button(page, "Check").click()
    expect(page.locator(".note.green")).to_have_text("Right. These cards are a claim.")
    assert axe(page) == []


@pytest.mark.parametrize("tile", ["Patterns in a row", "Turning coins", "Kayles + Nim + Nimble"])
def test_every_game_of_the_home_page_has_puzzles(page: Page, tile: str) -> None:
    page.goto("/puzzles")
    page.get_by_role("link", name=tile).click()
    expect(page).to_have_url(re.compile(r"/puzzles/[0-9a-z]{9}$"))
    expect(page.locator("main h1")).to_have_text(tile)
    expect(page.locator(".boards")).to_be_visible()


def test_a_damaged_link_offers_todays_puzzle(page: Page, troubles: list[str]) -> None:
    for address, title in (
        ("w4y2000kq", "This puzzle link is damaged"),
        ("x" * 90, "This puzzle link is damaged"),
        ("new?game=row%7BX→.%7D", "No puzzles here"),
        ("9999-12-31", "There is no puzzle for that day"),
    ):
        page.goto(f"/puzzles/{address}")
        expect(page.locator("main h1")).to_have_text(title)
    expect(page.locator("main p.lead")).to_contain_text(
        "Friday, December 31, 9999: there are puzzles"
    )
    page.get_by_role("link", name="Today's puzzle").click()
    expect(page).to_have_url(re.compile(r"/puzzles/20\d\d-\d\d-\d\d$"))
    expect(page.get_by_text(re.compile(r"^Puzzle of the day · \w+day, .* 20\d\d$"))).to_be_visible()
    assert all("status of 4" in one for one in troubles)
    troubles.clear()


def test_puzzles_without_storage(page: Page) -> None:
    """The run lasts as long as the page."""
    page.add_init_script(CLOSED)
    page.goto("/puzzles")
    page.get_by_role("link", name="Start with an easy one").click()
    solve_by_hints(page)
    expect(button(page, "Next puzzle")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name="Continue the run")).to_have_count(0)
