"""Playing with pointer and keys, looking back, links, and errors."""

import re
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from fairplay.errors import IllegalMoveError
from fairplay.rules.position import Position
from tests.browser.browsers import still
from tests.browser.looks import Axe
from tests.browser.play import (
    button,
    hint_to_the_end,
    make,
    open_match,
    open_reasons,
    shown,
    wait_for_moves,
)


def heap(page: Page, number: int) -> Locator:
    return page.get_by_role("slider", name=re.compile(f"^Heap {number}:"))


def only_refused(troubles: list[str]) -> None:
    """Check that the browser has reported only answers with 422."""
    assert all("422" in one for one in troubles)
    troubles.clear()


def touch(heap: Locator, part: float) -> None:
    """Touch a heap at a fraction of its width."""
    box = heap.locator("svg").bounding_box()
    assert box
    heap.locator("svg").click(position={"x": box["width"] * part, "y": box["height"] / 2})


def make_unanswered(page: Page) -> Route:
    """Take three from a heap of five, and return the request that follows, still unanswered."""
    open_match(page, "nim:3,4,5", opponent="person")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/match", hold)
    touch(heap(page, 3), 0.5)
    with page.expect_request("**/api/match"):
        page.locator("button.make").click()
    expect(heap(page, 3)).to_have_accessible_name("Heap 3: 2")
    while not held:
        page.wait_for_timeout(10)
    return held[0]


def test_touching_twice_makes_a_move(page: Page) -> None:
    open_match(page, "nim:3,4,5", opponent="person")
    touch(heap(page, 3), 0.5)
    expect(page.locator("button.make")).to_have_text("Take 3 from the heap of 5")
    page.wait_for_timeout(400)  # The second tap of a double tap would not count.
    touch(heap(page, 3), 0.5)
    expect(heap(page, 3)).to_have_accessible_name("Heap 3: 2")
    expect(page.locator(".pill.green")).to_have_text("Player 2 to move")


def test_equal_heaps_keep_their_places(page: Page) -> None:
    """The notation does not distinguish equal heaps; the screen does."""
    open_match(page, "nim:5,5,5", opponent="person")
    touch(heap(page, 2), 0.5)
    make(page)
    names = [heap(page, n).get_attribute("aria-label") for n in (1, 2, 3)]
    assert names == ["Heap 1: 5", "Heap 2: 2", "Heap 3: 5"]


def test_dragging_over_pins_knocks_two_down(page: Page) -> None:
    open_match(page, "kayles:7", opponent="person")
    pins = page.get_by_role("slider").first
    still(page)
    box = pins.locator("svg").bounding_box()
    assert box
    step = box["width"] / 7.6
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 2.8 * step, y)
    page.mouse.down()
    page.mouse.move(box["x"] + 3.8 * step, y, steps=4)
    page.mouse.up()
    expect(page.locator("button.make")).to_have_text(
        "Knock down two pins of 7, leave 2 and 3", use_inner_text=True
    )
    make(page)
    expect(page.locator("div.heap")).to_have_count(2)


def test_dragging_a_match_on_a_strip(page: Page) -> None:
    open_match(page, "nimble:1,6", opponent="person")
    strip = page.locator(".squares svg")
    still(page)
    box = strip.bounding_box()
    assert box
    cell = box["width"] / 7
    y = box["y"] + box["height"] * 0.6
    page.mouse.move(box["x"] + 6.5 * cell, y)
    page.mouse.down()
    page.mouse.move(box["x"] + 2.5 * cell, y, steps=6)
    page.mouse.up()
    expect(page.get_by_role("slider", name="Match on square 2")).to_be_visible()


def test_only_legal_moves_respond(page: Page) -> None:
    open_match(page, "grundy:4", opponent="person")
    touch(page.get_by_role("slider").first, 0.5)
    expect(page.locator("button.make")).to_be_disabled()
    expect(page.locator(".bubble")).to_have_text(refusal("grundy:4", [[4, 2, 2]]))
    touch(page.get_by_role("slider").first, 0.3)
    expect(page.locator("button.make")).to_have_text("Split the heap of 4 into 1 and 3")


def refusal(position: str, gesture: list[list[int]]) -> str:
    """The game's reason for a gesture that makes no move."""
    with pytest.raises(IllegalMoveError) as told:
        Position(position).touched(gesture)
    return str(told.value)


@pytest.mark.parametrize(
    ("position", "played", "now", "gesture", "seen"),
    [
        ("northcott:1-6", "", "northcott:1-6", [[0, 0], [0, 6]], [0, 6]),
        ("modified-nimble:2,4", "", "modified-nimble:2,4", [[4], [1]], [3, 0]),
        # The second player sees the board from the other side.
        ("dawson:5", "2", "dawson:p.ppp/.p.../PPPPP", [[2, 4], [1, 4]], [4, 9]),
    ],
)
def test_an_illegal_step_is_explained(
    page: Page,
    position: str,
    played: str,
    now: str,
    gesture: list[list[int]],
    seen: list[int],
) -> None:
    """``seen`` are the two squares in drawing order."""
    open_match(page, position, opponent="person", moves=played)
    for square in seen:
        box = page.locator(".squares rect.square").nth(square).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".bubble")).to_have_text(refusal(now, gesture))
    expect(page.locator("button.make")).to_be_disabled()


def test_dragging_a_piece_on_a_grid(page: Page) -> None:
    open_match(page, "northcott:1-6,2-6", opponent="person")
    still(page)
    squares = page.locator(".squares rect.square")
    here, there = squares.nth(8 + 1).bounding_box(), squares.nth(8 + 3).bounding_box()
    assert here
    assert there
    y = here["y"] + here["height"] / 2
    page.mouse.move(here["x"] + 9, y)
    page.mouse.down()
    page.mouse.move(there["x"] + 9, y, steps=4)
    page.mouse.up()
    expect(page).to_have_url(re.compile(re.escape(quote("2:2→4")) + "$"))


def test_the_server_finds_an_unlisted_move(page: Page) -> None:
    """More than MAX_MOVES moves are not listed, but the heaps can still be touched."""
    open_match(page, "nim:74,75,76,77,78,79,80", opponent="person")
    heap(page, 1).locator("svg").click(position={"x": 30, "y": 30})
    expect(page.locator("button.make")).to_have_text("Take 73 from the heap of 74")
    make(page)
    expect(heap(page, 1)).to_have_accessible_name("Heap 1: 1")


def test_keys_alone_win_a_game(page: Page) -> None:
    open_match(page, "nim:1,2")
    heap(page, 2).focus()
    page.keyboard.press("ArrowRight")
    expect(heap(page, 2)).to_have_attribute("aria-valuetext", "Take 1 from the heap of 2")
    page.keyboard.press("Enter")
    wait_for_moves(page, 2)
    # The computer has taken one of the two heaps of one.
    expect(page.locator(".pill.green")).to_be_visible()
    page.locator("[role=slider][tabindex='0']").first.focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator(".result b")).to_have_text("You won: the computer had no move left.")


@pytest.mark.parametrize(
    ("position", "name", "keys", "move"),
    [
        ("nimble:4", "Match on square 4", ["ArrowLeft", "ArrowLeft"], "4→2"),
        (
            "northcott:1-6",
            "Row 1: your piece on 1, your opponent's on 6.",
            ["ArrowRight"] * 3,
            "1:1→4",
        ),
        ("dawson:3", "Piece on file 2", ["Enter"], "2"),
        ("poker-nim:2/3,3", "Heap 1: 2", ["ArrowRight"] * 4, "2→4"),
        ("kayles:3", "Pins, group 1: 3", ["End", "ArrowLeft"], "3→1"),
    ],
)
def test_every_board_can_be_played_with_keys(
    page: Page, position: str, name: str, keys: list[str], move: str
) -> None:
    open_match(page, position, opponent="person")
    page.locator(f'[aria-label="{name}"]').focus()
    for key in keys:
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"moves={re.escape(quote(move))}$"))


def test_sounds_are_optional(page: Page) -> None:
    page.add_init_script(
        "window.tones = 0; const plain = OscillatorNode;"
        "window.OscillatorNode = class extends plain {"
        " constructor(...all) { super(...all); window.tones += 1; } }"
    )
    open_match(page, "nim:3,4,5", opponent="person")
    touch(heap(page, 3), 0.5)
    make(page)
    assert page.evaluate("tones") == 0
    page.locator("button.settings").click()
    page.get_by_label("Sounds").check()
    page.reload()
    shown(page)
    touch(heap(page, 2), 0.5)
    make(page)
    assert page.evaluate("tones") == 1
    page.locator("button.settings").click()
    expect(page.get_by_label("Sounds")).to_be_checked()


def test_undo_and_looking_back(page: Page) -> None:
    open_match(page, "nim:3,4,5")
    touch(heap(page, 3), 0.9)
    make(page)
    wait_for_moves(page, 2)
    expect(page.locator(".pill.green")).to_be_visible()
    button(page, "One move back").click()
    expect(page.locator(".pill")).to_have_text("After move 1")
    expect(page.locator(".replay")).to_contain_text("1/2")
    button(page, "One move forward").click()
    button(page, "Undo").click()
    expect(heap(page, 3)).to_have_accessible_name("Heap 3: 5")
    wait_for_moves(page, 0)


def test_a_link_restores_the_match(page: Page, context: BrowserContext) -> None:
    open_match(page, "nim:3,4,5", opponent="person")
    touch(heap(page, 1), 0.1)
    make(page)
    other = context.new_page()
    other.goto(page.url)
    expect(heap(other, 2)).to_have_accessible_name("Heap 2: 4")
    expect(other.locator("p.last")).to_contain_text("took the whole heap of 3")


def test_a_move_is_drawn_before_the_answer(page: Page) -> None:
    held = make_unanswered(page)
    expect(page.locator("button.make")).to_be_disabled()
    expect(page.locator(".pill.green")).to_have_count(0)
    held.continue_()
    expect(page.locator(".pill.green")).to_have_text("Player 2 to move")
    wait_for_moves(page, 1)


#: Makes the chosen move, and returns what is animated: the element, the property, and how.
MOVING = """
() => new Promise(done => {
  document.querySelector('button.make').click();
  // The page has its turn first; before the next frame nothing can be over.
  setTimeout(() => done(document.getAnimations().map(one => [
    one.constructor.name,
    one.animationName ?? one.transitionProperty,
    one.effect.target.classList[0],
  ])));
})
"""


@pytest.mark.parametrize(
    ("position", "played", "seen"),
    [
        ("nim:3,4,5", "", ["CSSAnimation", "rise", "item"]),
        ("kayles:5", "", ["CSSAnimation", "fall", "down"]),
        ("nimble:1,3,6", "", ["CSSTransition", "transform", "piece"]),
        ("dawson:3", "", ["CSSTransition", "transform", "piece"]),
        ("dawson:3", "2", ["CSSAnimation", "fade", "piece"]),
    ],
)
def test_animations_run_off_the_main_thread(
    page: Page, position: str, played: str, seen: list[str]
) -> None:
    """An animation that a script drives, or only watches, costs a phone work in every frame."""
    page.emulate_media(reduced_motion="no-preference")
    open_match(page, position, opponent="person", moves=played)
    hint_to_the_end(page)
    moving = page.evaluate(MOVING)
    assert seen in moving
    assert {kind for kind, _, _ in moving} <= {"CSSAnimation", "CSSTransition"}
    expect(page.locator(".burning, .vanishing")).to_have_count(0)


def test_a_late_answer_is_ignored(page: Page) -> None:
    held = make_unanswered(page)
    page.locator("header a[href='/']").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fair games")
    with page.expect_response("**/api/match"):
        held.continue_()
    still(page)
    assert urlsplit(page.url).path == "/"


def test_resigning(page: Page) -> None:
    """The end comes into view, wherever the button was on a phone."""
    page.set_viewport_size({"width": 360, "height": 500})
    open_match(page, "northcott:1-4")
    expect(page.locator(".whose span")).to_have_text(["You", "The computer"])
    button(page, "Resign").click()
    expect(page.locator(".result")).to_have_count(0)
    button(page, "Really resign?").click()
    expect(page.locator(".result b")).to_have_text("The computer won: you resigned.")
    expect(page.locator(".result b")).to_be_in_viewport(ratio=1)
    expect(page.locator(".result")).to_contain_text("You could still have won: Row 1: from")
    expect(page.locator("figure .target.chosen")).to_have_count(1)
    button(page, "Play on from here").click()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".pill.green")).to_be_visible()


def test_one_learns_from_a_mistake(page: Page, axe: Axe) -> None:
    """The mistake and the better move are told and drawn, and one can play on from there."""
    open_match(page, "nim:1,2", moves="2→0", level=10, seat=0)
    result = page.locator(".result")
    expect(result.locator("b")).to_have_text("The computer won: you had no move left.")
    told = "Move 1 gave the win away: you took the whole heap of 2. Better: Take 1 from the heap"
    expect(result).to_contain_text(told)
    expect(result.locator("figcaption")).to_have_text(
        ["You took the whole heap of 2", "Better: Take 1 from the heap of 2"]
    )
    expect(result.locator("figure .line.selected")).to_have_count(2)
    expect(result.get_by_role("button", name="Play")).to_have_text(
        ["Play on from here", "Play again"]
    )
    assert axe(page) == []
    button(page, "Move 1, you: gave the win away").click()
    expect(page.locator(".replay")).to_contain_text("1/2")
    expect(button(page, "Resign")).to_have_count(0)
    button(page, "See why").click()
    expect(page.locator("#reasons .verdict")).to_be_visible()
    expect(page.locator("#why")).to_be_focused()
    result.get_by_role("button", name="Play on from here").click()
    wait_for_moves(page, 0)
    hint_to_the_end(page)
    make(page)
    wait_for_moves(page, 2)
    hint_to_the_end(page)
    page.locator("button.make").click()
    expect(result.locator("b")).to_have_text("You won: the computer had no move left.")
    expect(page.locator(".verdicts button")).to_have_count(3)
    expect(page.locator(".verdicts button svg.kept")).to_have_count(2)


def test_the_seat_and_the_strength_are_offered(page: Page) -> None:
    """Who begins is said; another strength counts at once, and is remembered with the reasons."""
    open_match(page, "resta-um:7,5,3,1")
    wait_for_moves(page, 1)
    opponent = page.get_by_role("combobox", name="Opponent")
    expect(opponent.locator("option:checked")).to_have_text("Computer · medium")
    expect(page.locator("#main")).to_contain_text("The computer moves first, so you can win.")
    opponent.select_option(label="Computer · easy")
    expect(page).to_have_url(re.compile("level=2&seat=1&moves="))
    expect(page.locator("#reasons")).to_be_hidden()
    open_reasons(page)
    page.goto("/play?position=nim:3,4,5")
    expect(opponent.locator("option:checked")).to_have_text("Computer · easy")
    expect(page.locator("#reasons")).to_be_visible()
    expect(page).to_have_url(re.compile("seat=0"))
    button(page, "Hide").click()
    page.goto("/play?position=nim:3,4,5&seat=1&level=7")
    expect(opponent.locator("option:checked")).to_have_text("Computer · level 7")
    wait_for_moves(page, 1)
    expect(page.locator("#reasons")).to_be_hidden()
    opponent.select_option("person")
    expect(page).to_have_url(re.compile("opponent=person"))
    expect(page.locator(".pill.green")).to_have_text("Player 2 to move")


@pytest.mark.parametrize(
    ("position", "marked"),
    [("nim:3,4,5", ".line.marked"), ("kayles:7", ".standing.marked"), ("nimble:4", "div.mark")],
)
def test_a_hint_marks_the_place(page: Page, position: str, marked: str) -> None:
    open_match(page, position)
    button(page, "Hint").click()
    expect(page.locator(".hint")).to_contain_text("You can win from here.")
    expect(page.locator(marked)).to_have_count(0)
    button(page, "Where?").click()
    expect(page.locator(".hint")).to_contain_text("Look at")
    expect(page.locator(marked)).to_have_count(1)
    expect(page.locator("button.make")).to_be_disabled()
    button(page, "Show a move").click()
    expect(page.locator("button.make")).to_be_enabled()
    button(page, "See why").click()
    expect(page.locator("#reasons .verdict")).to_be_visible()


def test_the_reasons_follow_the_game_and_show_moves(page: Page) -> None:
    open_match(page, "nim:4,5,6,3")
    open_reasons(page)
    reasons = page.locator("#reasons")
    expect(reasons.locator("td.odd")).to_have_text(["3 odd"])
    reasons.get_by_role("button", name="5→1").click()
    expect(page.locator("button.make")).to_have_text("Take 4 from the heap of 5")
    expect(reasons.locator("td.odd")).to_have_count(0)
    make(page)
    expect(reasons.locator("td.odd").first).to_be_visible()


def test_an_own_position(page: Page, troubles: list[str]) -> None:
    open_match(page, "nim:3,4,5")
    button(page, "New game").click()
    page.get_by_label("Game", exact=True).select_option("kayles")
    page.get_by_label("Position", exact=True).fill("kayles:x")
    expect(page.get_by_role("alert")).to_have_text("x: not a whole number (0, 1, 2, …)")
    page.get_by_label("Position", exact=True).fill("kayles:5")
    button(page, "+ Add a game").click()
    page.locator("dialog").get_by_role("combobox", name="Opponent").select_option("person")
    button(page, "Start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kayles + Nim")
    expect(page).to_have_url(re.compile(re.escape("kayles%3A5+%2B+nim%3A1%2C2%2C3")))
    only_refused(troubles)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("chess:1", "chess: no such game"),
        ("nim:3,x", "x: not a whole number"),
        ("nim:", "A number is missing. Type a whole number"),
        ("northcott:1-1", "two pieces cannot share a square"),
    ],
)
def test_a_broken_link_is_explained(
    page: Page, troubles: list[str], position: str, said: str
) -> None:
    page.goto(f"/play?position={position}")
    expect(page.locator("main")).to_contain_text(said)
    page.get_by_role("link", name="All games", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fair games")
    only_refused(troubles)


def test_a_position_is_asked_for_again_where_the_server_was_busy(
    page: Page, troubles: list[str]
) -> None:
    asked = re.compile("/api/(begin|match)")
    busy = {"code": "error-server-busy", "params": {}}
    page.route(asked, lambda route: route.fulfill(status=503, json=busy))
    page.goto("/play?position=nim:3,4,5")
    expect(page.locator("main")).to_contain_text("The server is busy.")
    page.unroute(asked)
    button(page, "Try again").click()
    expect(page.get_by_role("slider")).to_have_count(3)
    troubles.clear()


def test_bad_moves_in_a_link_leave_its_position(page: Page, troubles: list[str]) -> None:
    page.goto("/play?position=nim:3,4,5&moves=9→9&opponent=person")
    expect(page.get_by_role("heading", level=1)).to_have_text("These moves cannot be played")
    page.get_by_role("link", name="Play without the moves: nim:3,4,5").click()
    expect(page.get_by_role("slider")).to_have_count(3)
    expect(page.locator(".pill.green")).to_have_text("Player 1 to move")
    page.goto("/play?position=nim:x&moves=9→9")
    expect(page.get_by_role("heading", level=1)).to_have_text("This position cannot be played")
    expect(page.get_by_role("link", name="without the moves")).to_have_count(0)
    only_refused(troubles)


def test_offline_is_shown_and_play_continues(
    page: Page, context: BrowserContext, troubles: list[str]
) -> None:
    open_match(page, "nim:3,4,5", opponent="person")
    context.set_offline(True)
    touch(heap(page, 1), 0.1)
    page.locator("button.make").click()
    expect(page.get_by_role("alert")).to_contain_text("We cannot reach the server")
    expect(heap(page, 1)).to_have_accessible_name("Heap 1: 3")
    context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    touch(heap(page, 1), 0.1)
    make(page)
    assert troubles
    troubles.clear()
