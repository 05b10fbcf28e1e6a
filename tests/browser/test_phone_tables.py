"""Tables on a narrow phone: what is touched is large, and what is read needs no scrolling."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.company import Company


def overflow(one: Locator) -> int:
    return int(one.evaluate("one => one.scrollWidth - one.clientWidth"))


def test_cells_of_a_table_of_sums_can_be_touched(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    for screen, cut in ((1, True), (2, False)):
        page.goto(f"/learn/group?step={screen}")
        table = page.get_by_role("table")
        box = table.get_by_role("button").first.bounding_box()
        assert box is not None
        # Eight columns fit, narrower; sixteen never do, so that none need be narrow.
        assert (box["height"], box["width"] == 44) == (44, cut)
        assert box["width"] >= 32
        assert (overflow(table.locator("..")) > 0) == cut


def test_the_results_of_five_players_fit(company: Company) -> None:
    ada = company.guest("Ada", width=360)
    ada.make_room("?deck=zero", "5")
    for number in range(1, 5):
        ada.button("Add a computer").first.click()
        expect(ada.page.get_by_text("Computer (medium)")).to_have_count(number)
    ada.ready()
    ada.dealt()
    while not ada.page.locator("#result").is_visible():
        ada.claim()
    table = ada.page.get_by_role("table")
    assert overflow(table.locator("..")) == 0
    assert table.get_by_role("cell").evaluate_all(
        "all => all.every(one => one.scrollWidth <= one.clientWidth)"
    )
    # What a row is stands above it, still as its head.
    expect(ada.page.get_by_role("row", name="cards").get_by_role("rowheader")).to_have_text("cards")
