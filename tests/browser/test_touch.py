"""Gestures: each is answered, none plays what was not chosen, and each move stays to be seen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import still
from tests.browser.looks import Axe
from tests.browser.play import button, make, open_match, wait_for_moves

#: One small game of each kind, side by side.
EVERY_KIND = (
    "nim:2 + poker-nim:1/1,1 + sub{1,3}:3 + lasker:2 + grundy:3 + kayles:2"
    " + nimble:1,2 + modified-nimble:1,2 + northcott3:1-3,1-2 + dawson:2"
)
#: Touches every pair of places on each board, and returns the touches without an answer, those that
#: made a move that was not chosen, and how many had which answer.
WALK = """
async () => {
  Element.prototype.setPointerCapture = () => {};
  let open = 0;
  const { fetch } = window;
  window.fetch = (...all) => (open++, fetch(...all).finally(() => open--));
  const frame = () => new Promise(done => setTimeout(done));
  const busy = () => open || document.querySelector('.boards[aria-busy=true]');
  const settled = async () => { await frame(); while (busy()) await frame(); await frame(); };
  const all = [...document.querySelectorAll('button')];
  const undo = all.find(one => one.textContent.trim() === 'Undo');
  const chosen = () => document.querySelector('button.make:enabled')?.textContent.trim() ?? '';
  const press = key => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }));
  const heapPlaces = heap => {
    const size = Number(heap.ariaLabel.match(/[0-9]+$/)[0]);
    return Array.from({ length: 2 * size - 1 }, (_, i) => [(i + 1) / (2 * size), 0.5]);
  };
  const placesOf = board => [
    ...[...board.querySelectorAll('.heap')].flatMap(heap => heapPlaces(heap).map(
      ([x, y]) => ({ node: heap.querySelector('svg'), x: 0.08 + 0.84 * x, y }))),
    ...[...board.querySelectorAll('.squares rect.square')].map(node => ({ node, x: 0.5, y: 0.5 })),
  ];
  const answered = (seen, x, y) => {
    if (!undo.disabled) return seen ? 'played' : 'PLAYED UNSEEN';
    if (document.querySelector('.bubble')) return 'reason';
    if (chosen()) return 'chosen';
    const picked = [...document.querySelectorAll('.handle')].some(handle => {
      const { left, right, top, bottom } = handle.getBoundingClientRect();
      return left < x && x < right && top < y && y < bottom;
    });
    return picked && document.querySelector('.target') ? 'picked' : '';
  };
  const touch = async ({ node, x, y }) => {
    const box = node.getBoundingClientRect();
    const [clientX, clientY] = [box.x + x * box.width, box.y + y * box.height];
    const target = node.closest('.heap, .squares');
    const seen = chosen();
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new PointerEvent(type, { clientX, clientY, bubbles: true });
      // It does not hurry: two quick touches would be a double tap.
      Object.defineProperty(event, 'timeStamp', { value: Infinity });
      target.dispatchEvent(event);
    }
    for (let patience = 500; patience; patience--) {
      await settled();
      const answer = answered(seen, clientX, clientY);
      if (answer) return answer;
    }
    return 'SILENT';
  };
  const count = {}, wrong = [];
  for (const game of document.querySelectorAll('.boards section').keys()) {
    const board = () => document.querySelectorAll('.boards section')[game];
    const places = placesOf(board()).length;
    for (let one = 0; one < places; one++)
      for (let other = 0; other < places; other++) {
        const answers = [];
        for (const place of [one, other]) {
          answers.push(await touch(placesOf(board())[place]));
          if (answers.at(-1) === 'played') break;
        }
        for (const answer of answers) count[answer] = (count[answer] ?? 0) + 1;
        if (answers.some(answer => answer === answer.toUpperCase()))
          wrong.push([board().ariaLabel, one, other, ...answers]);
        while (!undo.disabled) { press('u'); await settled(); }
        press('Escape');
        await frame();
      }
  }
  return [wrong, count];
}
"""


def test_every_pair_of_touches_is_answered(page: Page) -> None:
    open_match(page, EVERY_KIND, opponent="person")
    wrong, count = page.evaluate(WALK)
    assert wrong == []
    assert min(count[answer] for answer in ("played", "chosen", "picked", "reason")) > 3


#: Touches the middle of something at any time, whatever the time is now.
TOUCH = """
(node, timeStamp) => {
  Element.prototype.setPointerCapture = () => {};
  const { x, y, width, height } = node.getBoundingClientRect();
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const event = new PointerEvent(type, {
      clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    node.dispatchEvent(event);
  }
}
"""
AT_ONCE, LATER = 0, 1e9


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ("nim:3,4,5", ".heap"),
        ("nim:100", ".box"),
        ("northcott:1-6", ".squares [data-square='0,0'], .squares [data-square='0,2']"),
        ("dawson:3", ".squares [data-square='2,1']"),
        ("chomp:3x4", "[data-square='1,1']"),
        ("treblecross:.x.....", "[data-square='5']"),
        ("node-kayles:1-2,2-3", "[data-square='2']"),
    ],
)
def test_a_double_tap_chooses_and_does_not_play(page: Page, position: str, place: str) -> None:
    open_match(page, position, opponent="person")
    still(page)
    make = page.locator("button.make")
    board = page.locator(".boards section")
    for one in board.locator(place).all():
        one.evaluate(TOUCH, AT_ONCE)
    expect(make).to_be_enabled()
    chosen = make.inner_text()
    board.locator(place).last.evaluate(TOUCH, AT_ONCE)
    expect(make).to_be_enabled()
    assert make.inner_text() == chosen
    board.locator(place).last.evaluate(TOUCH, LATER)
    wait_for_moves(page, 1)


@pytest.mark.parametrize(
    ("position", "place"),
    [("dawson:3", ".handle >> nth=1"), ("chomp:3x4", "[data-square='1,1']")],
)
def test_a_key_that_is_held_does_not_play(page: Page, position: str, place: str) -> None:
    open_match(page, position, opponent="person")
    make = page.locator("button.make")
    page.locator(f".boards section {place}").focus()
    for _ in range(3):
        page.keyboard.down("Enter")
        expect(make).to_be_enabled()
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    wait_for_moves(page, 1)


def test_a_phone_has_buttons_for_pins_and_splits(page: Page, axe: Axe) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    open_match(page, "kayles:10", opponent="person")
    page.locator(".heap").first.locator("svg").click(position={"x": 16, "y": 40})
    button(page, "One more").click()
    expect(page.locator("button.make")).to_contain_text("Knock down two pins of 10")
    sizes = page.locator(".step:visible").evaluate_all(
        "all => all.flatMap(one => [one.offsetWidth, one.offsetHeight])"
    )
    assert len(sizes) == 8
    assert min(sizes) >= 44
    assert axe(page) == []
    open_match(page, "lasker:3", opponent="person")
    page.locator(".heap").locator("svg").click()
    expect(page.locator("button.make")).to_have_text("Take 2 from the heap of 3")
    button(page, "One fewer").click()
    expect(page.locator("button.make")).to_have_text("Take 1 from the heap of 3")
    button(page, "One fewer").click()
    expect(page.locator("button.make")).to_have_text("Split the heap of 3 into 1 and 2")
    make(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize(
    ("position", "step", "offered"),
    [
        ("euclid:3,8", "One more", "Take 3 from the heap of 8"),
        ("heap{take 2 and split}:6", "Further left", "Take 2 from the heap of 6, leave 2 and 2"),
    ],
)
def test_from_a_touch_that_is_no_move_the_buttons_lead_to_one(
    page: Page, position: str, step: str, offered: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    open_match(page, position, opponent="person")
    heap = page.locator(".heap").last
    heap.locator("[data-thing]").last.click(force=True)
    expect(page.locator(".bubble")).to_be_visible()
    button(page, step).click()
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.locator("button.make")).to_have_text(offered)


def test_heaps_too_large_to_be_drawn_are_played_by_numbers(page: Page, axe: Axe) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    open_match(page, "sub{1,2,5}:100,7 + lasker:500", opponent="person")
    button(page, "Heap 1: 100").click()
    count = page.get_by_role("spinbutton", name="How many")
    count.fill("4")
    expect(page.locator(".bubble")).to_have_text("You cannot take 4 here. Allowed: 1, 2, 5")
    count.fill("5")
    expect(page.locator(".bubble")).to_have_count(0)
    assert axe(page) == []
    make(page)
    # What the last move has left is told until the next one.
    expect(page.get_by_role("button", name="Heap 1: 95")).to_contain_text("100→95")
    button(page, "Heap 1: 500").click()
    count.fill("0")
    page.get_by_role("spinbutton", name="Where").fill("123")
    expect(page.locator("button.make")).to_contain_text("Split the heap of 500 into 123 and 377")
    button(page, "Heap 1: 500").evaluate(TOUCH, LATER)
    expect(page.get_by_role("button", name="Heap 2: 377")).to_be_visible()


@pytest.mark.parametrize(
    ("position", "played", "told"),
    [
        ("euclid:1000,1618", "1000,1618→1000,618", ["1618→618"]),
        ("wythoff:100,200", "100,200→90,190", ["100→90", "200→190"]),
        # So many matches are not drawn as ghosts.
        ("fibonacci-nim:377", "377→21", ["377→21"]),
    ],
)
def test_what_a_large_heap_was_is_told_in_numbers(
    page: Page, position: str, played: str, told: list[str]
) -> None:
    open_match(page, position, opponent="person", moves=played)
    expect(page.locator(".boards .recent small")).to_have_text(told)
    expect(page.locator(".lost .match")).to_have_count(0)


def test_a_number_that_cannot_be_meant_chooses_nothing(page: Page) -> None:
    open_match(page, "poker-nim:500,300/10,20", opponent="person")
    button(page, "Heap 1: 500").click()
    count = page.get_by_role("spinbutton", name="How many")
    make = page.locator("button.make")
    for typed, why in (
        ("2.5", "Type a whole number"),
        ("", "Type a whole number"),
        ("600", "This heap has only 500"),
    ):
        count.fill("40")
        expect(make).to_have_text("Take 40 from the heap of 500")
        count.fill(typed)
        expect(page.locator(".bubble")).to_have_text(why)
        expect(make).to_be_disabled()
        expect(count).to_have_value(typed)
    button(page, "Add").click()
    button(page, "One more").click()
    expect(count).to_have_value("2")
    expect(make).to_have_text("Add 2 to the heap of 500")
    count.fill("11")
    expect(page.locator(".bubble")).to_have_text("You cannot add 11: your stock is 10")
    button(page, "Take").click()
    expect(make).to_have_text("Take 1 from the heap of 500")


#: Whether a hint is in sight: nothing is over its top or its bottom.
IN_SIGHT = """
(note) => {
  const { left, top, bottom } = note.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => note.contains(document.elementFromPoint(left + 20, y)));
}
"""


@pytest.mark.parametrize("address", ["/play?position=chomp:4x7", "/puzzles/2026-01-05"])
def test_a_hint_is_in_sight_on_a_phone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 560})
    page.goto(address)
    button(page, "Hint").click()
    note = page.locator(".note.blue")
    expect(note).to_be_visible()
    page.wait_for_function(IN_SIGHT, arg=note.element_handle())


#: Notes that the match that was taken is seen to be gone. A test may be too slow to see it itself.
NOTE_OWN_MOVE = """
new MutationObserver(() => {
  const own = document.querySelectorAll('.line')[1].querySelectorAll('.lost .match');
  if (own.length === 1) window.seen = true;
}).observe(document.querySelector('.boards'), { childList: true, subtree: true });
"""


def test_the_reply_waits_until_the_move_is_seen(page: Page) -> None:
    open_match(page, "nim:3,5", fast=False, level=10)
    page.evaluate(NOTE_OWN_MOVE)
    heap = page.get_by_role("slider", name="Heap 2: 5")
    heap.focus()
    page.keyboard.press("Home")
    asked = page.evaluate("performance.now()")
    page.keyboard.press("Enter")
    page.wait_for_function("window.seen")
    wait_for_moves(page, 2)
    assert page.evaluate("performance.now()") - asked >= 780
    # The computer has taken one more; only its move is shown.
    expect(page.locator(".lost .match")).to_have_count(1)
    page.locator("button.settings").click()
    page.get_by_role("radio", name="fast").check()
    assert page.evaluate("localStorage.getItem('fairplay.pace')") == "fast"


def test_keys_keep_the_focus_and_do_not_scroll(page: Page) -> None:
    page.set_viewport_size({"width": 500, "height": 300})
    open_match(page, "dawson:3", opponent="person")
    focused = "document.activeElement.getAttribute('role')"
    page.get_by_role("slider", name="Piece on file 2").focus()
    scrolled = page.evaluate("scrollY")
    for count, key in enumerate(("End", "Home", "End"), start=1):
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        wait_for_moves(page, count)
        result = page.locator(".result").is_visible()
        assert result or page.evaluate(focused) == "slider"
        assert page.evaluate("scrollY") == scrolled
        if result:
            break


@pytest.mark.parametrize(
    ("position", "played"),
    [
        ("northcott:2-7", "1:2→4"),
        ("nimble:2,6", "6→1"),
        ("dawson:3", "2"),
        ("kayles:5", "5→2,1"),
        ("chomp:3x4", "2:3"),
    ],
)
def test_the_last_move_is_seen_in_a_link(page: Page, position: str, played: str) -> None:
    open_match(page, position, opponent="person", moves=played)
    expect(page.locator(".was, .down.recent, .ghost").first).to_be_visible()


def test_the_squares_of_the_last_bite_stay_to_be_seen(page: Page) -> None:
    open_match(page, "chomp:3x4", opponent="person")
    for square, eaten in (("1,2", 4), ("0,1", 5)):
        page.locator(f"[data-square='{square}']").click()
        make(page)
        expect(page.locator(".ghost")).to_have_count(eaten)


@pytest.mark.parametrize(
    ("position", "touched", "refused", "why", "kept"),
    [
        ("mock-turtles:2,5,6,8/9", ("8", "5", "6"), "2", "turn this many", "Turn coins 5, 6 and 8"),
        ("turning-turtles:3,4,5/6", ("3", "1"), "2", "turn this many", "Turn coins 1 and 3"),
        ("cram:4x5", ("0,0",), "1,1", "A domino needs two squares", "Choose a move"),
        ("treblecross:.x.....", ("5",), "2", "already a cross", "Put a cross on square 5"),
    ],
)
def test_a_touch_that_is_refused_keeps_the_choice(
    page: Page, position: str, touched: tuple[str, ...], refused: str, why: str, kept: str
) -> None:
    open_match(page, position, opponent="person")
    for square in (*touched, refused):
        page.locator(f"[data-square='{square}']").click()
    expect(page.locator(".bubble")).to_contain_text(why)
    expect(page.locator("button.make")).to_contain_text(kept)
    for square in touched:
        place = page.locator(f"[data-square='{square}']")
        expect(place).to_have_attribute("aria-pressed", "true")


#: By how many pixels the bubble lies over the board, or over buttons that are there.
HIDDEN = """
bubble => {
  const over = bubble.getBoundingClientRect();
  const covered = node => {
    if (getComputedStyle(node).visibility === 'hidden') return 0;
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const width = Math.min(right, over.right) - Math.max(left, over.left);
    const height = Math.min(bottom, over.bottom) - Math.max(top, over.top);
    return Math.max(0, width) * Math.max(0, height);
  };
  const all = document.querySelectorAll('.boards :is(.tiles, .cells, .heap, .squares, .tray)');
  return Math.max(...[...all].map(covered));
}
"""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(
    ("position", "places"),
    [
        ("cram:4x5", "[data-square='1,1'], [data-square='3,3']"),
        ("mock-turtles:2,5,6,8/9", ":is([data-square='1'], [data-square='2'], [data-square='7'])"),
        ("euclid:7,16", ".heap >> nth=1"),
        ("northcott:1-6", ".squares [data-square='0,7']"),
    ],
)
def test_why_a_touch_is_refused_does_not_cover_the_board(
    page: Page, position: str, places: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    open_match(page, position, opponent="person")
    still(page)
    for place in page.locator(f".boards section {places}").all():
        place.evaluate(TOUCH, LATER)
    bubble = page.locator(".bubble")
    expect(bubble).to_be_in_viewport(ratio=1)
    assert bubble.evaluate(HIDDEN) == 0


def test_only_the_last_domino_is_a_piece(page: Page) -> None:
    """Of the others one knows which squares they cover, and not how they lie."""
    open_match(page, "cram:4x5", opponent="person", moves="1:1-2;2-3:3")
    expect(page.locator(".tile.covered")).to_have_count(4)
    domino = page.locator(".domino")
    expect(domino).to_have_count(1)
    lies, square = domino.bounding_box(), page.locator("[data-square='1,2']").bounding_box()
    assert lies
    assert square
    assert lies["height"] == pytest.approx(2 * square["height"], abs=1)
    assert lies["width"] == pytest.approx(square["width"], abs=1)
    for place in ("3,0", "3,1"):
        page.locator(f"[data-square='{place}']").click()
    make(page)
    expect(page.locator(".domino.across")).to_have_count(1)


@pytest.mark.parametrize(
    ("position", "first", "last"),
    [
        ("turning-turtles:3,4,5/6", "1", "6"),
        ("chomp:4x5", "0,0", "0,4"),
        ("cram:3x4", "0,0", "0,3"),
    ],
)
def test_home_and_end_go_to_the_ends_of_a_row_of_buttons(
    page: Page, position: str, first: str, last: str
) -> None:
    page.set_viewport_size({"width": 500, "height": 300})
    open_match(page, position, opponent="person")
    page.locator(f"[data-square='{first}']").focus()
    # Where the page is says nothing: its layout may still change.
    page.evaluate("addEventListener('keydown', event => { window.kept = event.defaultPrevented; })")
    for key, reached in (("End", last), ("Home", first)):
        page.keyboard.press(key)
        expect(page.locator(f"[data-square='{reached}']")).to_be_focused()
        assert page.evaluate("window.kept")
