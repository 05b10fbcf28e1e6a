"""Make a game: a rule in words, its errors, its first values, and its link in another browser."""

import re
from collections.abc import Iterator
from urllib.parse import parse_qs, quote, urlparse

import pytest
from playwright.sync_api import Browser, Page, expect

from fairplay.messages import Messages
from fairplay.rules.sequences import sequence
from tests.browser.browsers import attend, still
from tests.browser.looks import Axe, in_each_language, picture
from tests.browser.person import Toucher, win
from tests.browser.play import FAST
from tests.browser.test_person import PHONE

FIELD = "Rule in words"


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url, locale="en-GB", reduced_motion="reduce", service_workers="block", **PHONE
    )
    context.add_init_script(FAST)
    page = context.new_page()
    attend(page)
    yield page
    context.close()


def test_a_game_is_made_played_and_shared(phone: Page, browser: Browser, base_url: str) -> None:
    """On a phone: write the rule, win against the computer, and open the link elsewhere."""
    phone.goto("/")
    phone.get_by_role("link", name="Make your own game").tap()
    field = phone.get_by_label(FIELD)
    field.tap()
    field.fill("")
    phone.keyboard.type("4, 1")
    expect(phone.get_by_text("Take 1 or 4 from a heap.")).to_be_visible()
    values = [str(value) for value in sequence("sub{1,4}", 20).tolist()]
    expect(phone.locator(".values b")).to_have_text(values)
    phone.get_by_label("Position", exact=True).fill("6")
    expect(phone.locator(".preview [data-thing]").first).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    link = phone.get_by_role("link", name="Play against the computer")
    expect(link).to_have_attribute("href", re.compile("6$"))
    Toucher(phone).open(link)
    start = parse_qs(urlparse(phone.url).query)["position"][0]
    assert start == "sub{1,4}:6"
    win(Toucher(phone), start)
    expect(phone.locator(".result b")).to_contain_text("You won")

    other = browser.new_context(base_url=base_url, locale="sv-SE", service_workers="block")
    page = other.new_page()
    page.goto(f"/play?position={quote(start)}")
    expect(page.get_by_text("Ta 1 eller 4 från en hög.")).to_be_visible()
    other.close()


def test_the_address_holds_the_game(page: Page) -> None:
    page.goto(f"/make?rule={quote('sub{2,3}:9,4')}")
    expect(page.get_by_label(FIELD)).to_have_value("2,3")
    expect(page.get_by_label("Position", exact=True)).to_have_value("9,4")
    page.get_by_role("radio", name="Octal game").check()
    page.get_by_role("button", name="0.137").press("Enter")
    expect(page.get_by_text("Take 1", exact=False).first).to_be_visible()
    page.wait_for_url(re.compile(r"rule=0\.137"))
    page.reload()
    expect(page.get_by_label(FIELD)).to_have_value("0.137")
    for name, path in {"Play in a room": "/rooms", "More values in the Lab": "/lab"}.items():
        address = re.compile(f"^{path}[?].*0[.]137")
        expect(page.get_by_role("link", name=name)).to_have_attribute("href", address)


#: What the server answers to a rule with a wrong word.
WRONG = {"text": "1,x", "place": 3, "found": "x", "expected": "1-99, take, ,, }"}


def test_an_error_points_at_its_place(page: Page, axe: Axe, troubles: list[str]) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(f"/make?rule={quote('sub{1,2,3}:21')}")
    still(page)
    page.route(
        "**/api/rule?name=sub%7B1%2Cx%7D",
        lambda route: route.fulfill(status=422, json={"code": "error-rule-words", "params": WRONG}),
    )
    field = page.get_by_label(FIELD)
    field.fill("1,x")
    expect(field).to_have_attribute("aria-invalid", "true")
    told = page.locator(f"#{field.get_attribute('aria-describedby')}")
    expect(told).to_contain_text("“x” is not understood here. A number is fine here: 1 to 99.")
    expect(page.locator("mark")).to_have_text("x")
    offered = page.get_by_role("group", name="You can write:").locator("button")
    expect(offered).to_have_text(["take", ","])
    page.get_by_title("Show the place in the rule").click()
    selected = "document.activeElement.value?.slice(...['Start', 'End'].map("
    selected += "end => document.activeElement[`selection${end}`]))"
    page.wait_for_function(f"{selected} === 'x'")
    page.get_by_role("button", name="take", exact=True).click()
    expect(field).to_have_value("1, take ")
    expect(field).to_be_focused()
    field.fill("1,2")
    expect(field).to_have_attribute("aria-invalid", "false")
    field.fill("1,x")
    expect(page.locator("mark")).to_have_text("x")
    for language in in_each_language(page):
        assert axe(page) == []
        words = Messages(language)("make-wrong", found="x")
        expect(page.locator(".note.amber")).to_contain_text(words)
        picture(page, f"make-{language}")
    assert all("422" in one for one in troubles)
    troubles.clear()


#: The words of the tiles that go on in the next line.
BROKEN = """
() => [...document.querySelectorAll('.family .card')].flatMap((card) => {
  const text = [...card.childNodes].find((one) => one.nodeType === 3 && one.data.trim());
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})
"""


def test_no_name_of_a_kind_of_game_is_broken_on_a_phone(page: Page) -> None:
    page.goto("/make")
    still(page)
    for language in in_each_language(page):
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate(BROKEN) == [], (language, width)


def test_offline_it_is_said(page: Page, troubles: list[str]) -> None:
    page.goto("/make")
    still(page)
    page.context.set_offline(True)
    page.get_by_label(FIELD).fill("1,7")
    told = page.locator(f"#{page.get_by_label(FIELD).get_attribute('aria-describedby')}")
    expect(told).to_contain_text(Messages("en")("web-error-offline"))
    troubles.clear()


def test_a_wrong_number_or_digit_is_marked(page: Page, troubles: list[str]) -> None:
    for rule, wrong, said in (
        ("sub{1,0}", "0", "“0” is not understood here. A number is fine here: 1 to 4096."),
        ("0.8x", "x", "“x” is not understood here. You can write:"),
    ):
        page.goto(f"/make?rule={quote(rule)}")
        expect(page.locator("mark")).to_have_text(wrong)
        expect(page.get_by_text(said)).to_be_visible()
    page.get_by_role("group", name="You can write:").get_by_role("button", name="7").click()
    expect(page.get_by_label(FIELD)).to_have_value("0.87")
    expect(page.locator("mark")).to_be_hidden()
    troubles.clear()


def test_a_link_without_a_rule_says_so(page: Page) -> None:
    page.goto("/make?rule=chomp:4x4")
    told = page.get_by_text("This link holds no rule of your own: chomp:4x4.")
    expect(told).to_be_visible()
    expect(page.get_by_label(FIELD)).to_have_value("1,2,3")
    page.get_by_label(FIELD).fill("1,2")
    expect(told).to_be_hidden()


def test_every_kind_of_rule_has_values_and_a_worksheet(page: Page) -> None:
    for rule, told in (
        ("graph{remove a vertex or an edge with its ends}", "how many points there are"),
        ("row{XX→..}", "how many squares the row has, with “X” on each of them"),
        ("coins{turn 1-2 x turn 1-2}", "Each cell is the value of the coin"),
        ("pair{take from the larger}", "A row and a column are the two numbers"),
    ):
        page.goto(f"/make?rule={quote(rule)}")
        expect(page.get_by_text(told)).to_be_visible()
        page.get_by_label("Whoever makes the last move loses (misère).").check()
        page.get_by_role("link", name="Print a worksheet").click()
        page.wait_for_url(re.compile("kind=worksheet"))
        query = parse_qs(urlparse(page.url).query)
        assert (query["game"], query["misere"]) == ([rule], ["true"])


def test_a_copied_link_is_told(page: Page) -> None:
    page.goto("/make?rule=0.77")
    page.get_by_role("button", name="Copy link").click()
    notice = page.get_by_text(re.compile("^(Copied|Your browser does not allow copying here)$"))
    expect(notice.first).to_be_visible()
