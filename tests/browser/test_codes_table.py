"""The table of octal codes in the documentation: search, filter and sort."""

import importlib.util
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.looks import Axe

DOCS = Path(__file__).parents[2] / "docs"
PAGE = """<!doctype html><html lang="en"><title>Codes</title><meta name="viewport"
content="width=device-width"><main><h1>Codes</h1>{table}</main></html>"""


def table(folder: Path) -> str:
    """The codes 0.4?? and 4.4??: with all of them each question to the browser takes a second."""
    spec = importlib.util.spec_from_file_location("codes_table", DOCS / "extensions/codes_table.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    lines = (DOCS / "reference" / "codes.csv").read_text(encoding="utf-8").splitlines()
    few = folder / "codes.csv"
    few.write_text("\n".join(line for line in lines if line[2] == "4" or line[0] not in "04"))
    return str(module.html_of(few))


def codes(page: Page) -> list[str]:
    """The codes in sight, from the top."""
    found: list[str] = page.eval_on_selector_all(
        "tbody tr:not([hidden]) th", "heads => heads.map(head => head.textContent)"
    )
    return found


def test_search_filter_and_sort(page: Page, axe: Axe, tmp_path: Path) -> None:
    page.set_viewport_size({"width": 360, "height": 700})
    page.set_content(PAGE.format(table=table(tmp_path)))
    assert len(codes(page)) == 128
    for styles in ("site.css", "codes.css"):
        page.add_style_tag(path=DOCS / "_static" / styles)
    page.add_script_tag(path=DOCS / "_static" / "codes.js")
    told, search = page.get_by_role("status"), page.get_by_role("searchbox")
    expect(told).to_have_text("128 of 128 codes")

    search.fill("4.?3?")
    expect(told).to_have_text("8 of 128 codes")
    search.fill("0.9")
    expect(told).to_have_text("No code fits.")
    search.fill(".45")
    assert codes(page) == [f"0.45{digit}" for digit in range(8)]
    expect(page.get_by_role("button", name="Period", exact=True)).to_be_visible()
    show = page.get_by_role("combobox", name="Show", exact=True)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    search.fill("")
    show.select_option("Open within the limits")
    assert codes(page)[0] == "0.404"
    assert "4.404" in codes(page)
    show.select_option("Known beyond the limits")
    assert codes(page)[0] == "4.404"
    assert len(codes(page)) == 8
    show.select_option("Open as far as we know")
    assert "4.404" not in codes(page)
    show.select_option("All codes")
    head = page.locator("thead th").nth(2)
    for order in ("ascending", "descending"):
        head.locator("button").click()
        expect(head).to_have_attribute("aria-sort", order)
    assert codes(page)[0] == "0.454"
    # Codes without a period come last in either order.
    assert codes(page)[-1] == "4.473"
