"""How to play: pictures beside every game, and a hand that shows the first move."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.company import Company
from tests.browser.play import hint_to_the_end, make, open_match

PHONE: ViewportSize = {"width": 360, "height": 740}


def test_three_pictures_of_a_game_and_its_rule_in_words(page: Page) -> None:
    open_match(page, "sub{1,2,5}:21")
    expect(page.get_by_text("Take 1, 2 or 5 from a heap. Whoever")).to_be_visible()
    ask = page.locator("button.how")
    expect(ask).to_have_accessible_name("New to this game? Three pictures show how to play.")
    page.set_viewport_size(PHONE)
    expect(ask).to_have_accessible_name("How to play")
    expect(ask).to_contain_class("fresh")
    ask.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="How to play: Subtraction game")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    expect(dialog).to_contain_text("For example: Take 2 from the heap of")
    expect(dialog).to_contain_text("Whoever moves last wins, so you win.")
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(ask).to_be_focused()
    expect(ask).not_to_contain_class("fresh")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.reload()
    expect(ask).to_have_accessible_name("How to play")


def test_the_way_to_the_pictures_is_calm_once_one_has_moved(page: Page) -> None:
    open_match(page, "nim:3,4,5", opponent="person")
    expect(page.locator("button.how")).to_contain_class("fresh")
    hint_to_the_end(page)
    make(page)
    expect(page.locator("button.how")).not_to_contain_class("fresh")


#: Whether nothing covers the lowest part of an element that is on the screen.
UNCOVERED = """root => {
  const { left, bottom, width } = root.getBoundingClientRect();
  return root.contains(document.elementFromPoint(left + width / 2, bottom - 1));
}"""


@pytest.mark.parametrize(
    ("position", "lowest"),
    [
        ("nim:3,4,5", ".heap >> nth=2"),
        ("euclid:9,14", ".heap >> nth=1"),
        ("node-kayles:1-2,2-3,4", "svg [data-square] >> nth=3"),
        ("northcott", ".squares svg"),
        ("modified-nimble:2,4,8,10", ".squares svg >> nth=-1"),
        ("hackenbush", "svg [data-square] >> nth=-1"),
        ("poker-nim", ".stock >> nth=1"),
        ("poker-nim", ".heap >> nth=2"),
    ],
)
def test_a_phone_shows_what_to_do_and_the_whole_board(
    page: Page, position: str, lowest: str
) -> None:
    page.set_viewport_size(PHONE)
    open_match(page, position)
    told = page.get_by_text("Tap it again to make the move.")
    expect(told).to_be_in_viewport(ratio=1)
    assert told.evaluate(UNCOVERED)
    assert page.locator(f".boards {lowest}").evaluate(UNCOVERED)


def test_what_to_do_is_told_until_one_has_moved(page: Page) -> None:
    """Also where the computer has moved first."""
    open_match(page, "nim:1,2,3")
    told = page.locator("p.last")
    expect(told).to_contain_text("The computer took")
    expect(told).to_contain_text("Tap the board to choose a move.")
    hint_to_the_end(page)
    make(page)
    expect(told).not_to_contain_text("Tap the board")


def test_the_games_of_a_sum(page: Page) -> None:
    open_match(page, "kayles:7 + northcott:1-6 + kayles:2")
    page.locator("button.how").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(6)
    expect(dialog).to_contain_text("move in just one of them")
    expect(dialog.get_by_text("by Mogens Esrom Larsen")).to_have_count(2)
    dialog.locator("button.primary").click()
    expect(dialog).not_to_be_visible()


#: What the cells of a picture show: heads and tails, or signs.
CELLS = """root => [...root.querySelectorAll('.cell')].map((cell) =>
  cell.querySelector('.heads') ? 'H' : cell.querySelector('.face') ? 'T' : cell.innerText || '.'
).join('')"""


@pytest.mark.parametrize(
    ("position", "boards"),
    [
        # What one sees, a move or two, and the end: a coin shows what it showed before its move.
        (
            "turning-turtles:3,4,5/6",
            ["THTTHT", "THTTHT", "THTTTT", "THTTHT", "THHTTT", "HTTT", "TTTT"],
        ),
        ("row{XX→..}:XXXXX", ["XXX.XX", "XXX.XX", "X...XX", ".XX..", "....."]),
        ("treblecross:0/11", ["..X.....", "..X.....", "..X...X.", "..XX....", "..XXX..."]),
    ],
)
def test_the_picture_before_a_move_shows_what_was_there(
    page: Page, position: str, boards: list[str]
) -> None:
    open_match(page, position)
    page.locator("button.how").click()
    pictures = page.get_by_role("dialog").locator(".still")
    expect(pictures).to_have_count(len(boards))
    assert [one.evaluate(CELLS) for one in pictures.all()] == boards
    # The move is marked in the picture before it only.
    marked = [one.locator(".going").count() > 0 for one in pictures.all()]
    assert marked == [False, *[True, False] * (len(boards) // 2)]


@pytest.mark.parametrize("what", ["?deck=mod3", "?position=kayles%3A7"])
def test_how_to_play_while_waiting_for_others(company: Company, what: str) -> None:
    ada = company.guest("Ada", width=360)
    ada.make_room(what)
    ada.page.locator("button.how").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    said = "fewer than 5 cards are left" if "deck" in what else "Whoever moves last wins"
    expect(dialog).to_contain_text(said)
    expect(dialog).to_contain_text("Lenchner" if "deck" in what else "Larsen")
    ada.button("Got it").click()
    expect(dialog).not_to_be_visible()


@pytest.mark.parametrize(
    ("position", "kind", "touches"),
    [("kayles:7", "pins", 2), ("dawson", "pawns", 3), ("kayles:7 + nim:2,3", "pins", 2)],
)
def test_a_hand_shows_the_first_move(page: Page, position: str, kind: str, touches: int) -> None:
    """Where motion is reduced it is a still picture, with the numbers of the touches."""
    open_match(page, position)
    marks = page.locator("[data-hand=still] b")
    expect(marks).to_have_count(touches - 1)
    assert "".join(marks.all_inner_texts()).replace(" · ", "") == "123"[:touches]
    page.get_by_role("slider").first.press("ArrowRight")
    expect(marks).to_have_count(0)
    page.wait_for_function("kind => localStorage['fairplay.hand'] === kind", arg=kind)


def test_the_hand_shows_a_move_that_can_be_seen(page: Page) -> None:
    """Most of this board is below the button, or below the screen."""
    page.set_viewport_size(PHONE)
    open_match(page, "treblecross:0/60")
    hand = page.locator("[data-hand=still] b")
    expect(hand).to_be_in_viewport(ratio=1)
    here, button = hand.bounding_box(), page.locator("button.make").bounding_box()
    assert here
    assert button
    assert here["y"] + here["height"] <= button["y"]
