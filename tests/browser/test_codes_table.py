"""The table of octal codes in the documentation: search, filter and sort."""

import importlib.util
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.looks import Axe

DOCS = Path(__file__).parents[2] / "docs"
PAGE = """<!doctype html><html lang="en"><title>Codes</title><meta name="viewport"
content="width=device-width"><main><h1>Codes</h1>{table}</main></html>"""


def table() -> str:
    spec = importlib.util.spec_from_file_location("codes_table", DOCS / "extensions/codes_table.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.html_of(DOCS / "reference" / "codes.csv"))


def codes(page: Page) -> list[str]:
    """The codes in sight, from the top."""
    found: list[str] = page.eval_on_selector_all(
        "tbody tr:not([hidden]) th", "heads => heads.map(head => head.textContent)"
    )
    return found


def test_search_filter_and_sort(page: Page, axe: Axe) -> None:
    page.set_viewport_size({"width": 360, "height": 700})
    page.set_content(PAGE.format(table=table()))
    assert len(codes(page)) == 1024
    page.add_style_tag(path=DOCS / "_static" / "codes.css")
    page.add_script_tag(path=DOCS / "_static" / "codes.js")
    told, search = page.get_by_role("status"), page.get_by_label("Code")
    expect(told).to_have_text("1024 of 1024 codes")

    search.fill(".77")
    assert codes(page) == [f"0.77{digit}" for digit in range(8)]
    search.fill("4.?3?")
    expect(told).to_have_text("64 of 1024 codes")
    search.fill("0.9")
    expect(told).to_have_text("No code fits.")
    search.fill("")

    page.get_by_role("button", name="Period", exact=True).click()
    page.get_by_role("button", name="Period", exact=True).click()
    head = page.get_by_role("columnheader", name="Period", exact=True)
    expect(head).to_have_attribute("aria-sort", "descending")
    assert codes(page)[0] == "0.454"
    page.get_by_label("Show").select_option("Open")
    assert codes(page)[0] == "0.004"
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
