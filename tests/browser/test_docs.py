"""The documentation as the server shows it, under its content policy."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from fairplay.server import doc_pages
from tests.browser.looks import Axe, picture
from tests.docs.building import built_site
from tests.serving import serve, test_config

#: One page of each kind.
PAGES = (
    "index",
    "tutorial/nim",
    "reference/commands",
    "explanation/mathematics",
    "notebooks/periods",
)


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of the documentation."""
    site = built_site(tmp_path_factory, worker_id)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doc_pages, "BUILT", site)
        with serve(test_config(tmp_path_factory.mktemp("docs"))) as served:
            yield f"{served.url}/docs/"


def test_pages_are_readable_everywhere(page: Page, axe: Axe, docs: str) -> None:
    """On a phone and on a desk, light and dark: nothing is wider than the screen, axe is clean."""
    wrong: list[str] = []
    for scheme, width in (("light", 360), ("dark", 1280)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.set_viewport_size({"width": width, "height": 780})
        for name in PAGES:
            page.goto(f"{docs}{name}.html")
            expect(page.locator("html")).to_have_attribute("data-theme", scheme)
            assert page.evaluate("document.documentElement.scrollWidth") == width, name
            picture(page, f"docs-{name.replace('/', '-')}-{width}")
            wrong += (f"{name}: {one}" for one in axe(page))
    assert wrong == []


@pytest.mark.parametrize("name", ["reference/codes", "reference/records"])
def test_a_large_table_shows_all_columns_or_scrolls_in_its_box(
    page: Page, docs: str, name: str
) -> None:
    for width, fits in ((1280, True), (360, False)):
        page.set_viewport_size({"width": width, "height": 780})
        page.goto(f"{docs}{name}.html")
        box = page.locator(".scrolls")
        assert box.evaluate("box => box.scrollWidth === box.clientWidth") == fits
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_search_finds_pages(page: Page, docs: str) -> None:
    page.goto(f"{docs}tutorial/nim.html")
    page.keyboard.press("Control+k")
    page.locator("#pst-search-dialog input").fill("misère quotients")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=*")
    found = page.locator("#search-results").get_by_role("link", name="The mathematics")
    expect(found.first).to_be_visible()
    page.goto(f"{docs}search.html?q=0.106")
    found = page.locator("#search-results").get_by_role("link", name="All octal codes")
    expect(found.first).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).first.click()
    expect(page).to_have_url(docs.removesuffix("docs/"))
    expect(page.locator("main h1")).to_be_visible()


def test_the_colours_can_be_chosen_even_without_storage(page: Page, docs: str) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { configurable: true,"
        " get() { throw new DOMException('forbidden', 'SecurityError'); } })"
    )
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 780})
    page.goto(docs)
    page.get_by_role("button", name="Color mode").first.click()
    page.get_by_role("button", name="Dark").first.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
