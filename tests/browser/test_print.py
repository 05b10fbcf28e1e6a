"""Printing from the browser gives the chosen PDF."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from fairplay.cards import MOD3, ZERO
from fairplay.messages import Messages
from fairplay.paper.booklet import booklet_pdf
from fairplay.paper.deck import deck_pdf
from fairplay.paper.orders import Order, worksheet


def made(page: Page, folder: Path) -> bytes:
    page.get_by_role("button", name="Make the PDF").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save").click(timeout=60_000)
    target = folder / saving.value.suggested_filename
    saving.value.save_as(target)
    return target.read_bytes()


def plain(pdf: bytes) -> bytes:
    """The PDF without its creation time."""
    return b"\n".join(
        line for line in pdf.split(b"\n") if b"CreationDate" not in line and b"/ID" not in line
    )


def test_a_deck(page: Page, tmp_path: Path) -> None:
    page.goto("/print")
    page.get_by_label("MOD-3 SUMZ").check()
    page.get_by_label("Letter").check()
    pdf = made(page, tmp_path)
    expected = deck_pdf(MOD3, "letter", backs=False, messages=Messages("en"))[0]
    assert plain(pdf) == plain(expected)
    expect(page).to_have_url(re.compile("deck=mod3"))


def test_a_worksheet(page: Page, tmp_path: Path) -> None:
    page.goto("/print?kind=worksheet&seed=7&count=6")
    page.get_by_role("combobox", name="Game", exact=True).select_option("kayles")
    page.get_by_label("3", exact=True).check()
    page.get_by_role("combobox", name="Language").select_option("da")
    pdf = made(page, tmp_path)
    expected = worksheet(Order("kayles", 6, 3, 7), "a4", Messages("da")).content
    assert plain(pdf) == plain(expected)


def test_a_booklet_that_teachers_find(page: Page, tmp_path: Path) -> None:
    page.goto("/teachers")
    page.get_by_role("link", name="Print the booklet").click()
    expect(page.get_by_label("A booklet of lessons")).to_be_checked()
    page.get_by_role("combobox", name="Lesson").select_option("kayles")
    page.get_by_role("combobox", name="Language").select_option("sv")
    pdf = made(page, tmp_path)
    assert plain(pdf) == plain(booklet_pdf("kayles", "a4", Messages("sv"))[0])
    expect(page).to_have_url(re.compile("kind=lessons&lesson=kayles"))


def test_a_sheet_with_too_few_exercises_says_so(page: Page) -> None:
    page.goto("/print?kind=worksheet&game=F2^2&count=5")
    page.get_by_role("button", name="Make the PDF").click()
    told = "We found only one exercise at this level, so this sheet has one instead of 5."
    expect(page.locator(".made")).to_contain_text(told)


def test_another_sheet_has_another_seed(page: Page) -> None:
    page.goto("/print?kind=worksheet&seed=7")
    number = page.get_by_label("Sheet number")
    expect(number).to_have_value("7")
    page.get_by_role("button", name="Another sheet").click()
    expect(number).not_to_have_value("7")


def test_the_preview_is_the_first_sheet(page: Page) -> None:
    page.goto("/print?deck=zero")
    expect(page.locator(".deck .face")).to_have_count(9)
    assert len(ZERO.cards) == 63


def test_bad_input_is_explained(page: Page, troubles: list[str]) -> None:
    page.goto("/print?kind=worksheet&game=nimm")
    page.get_by_role("button", name="Make the PDF").click()
    expect(page.get_by_role("alert")).to_have_text("nimm: no such game; did you mean nim?")
    assert all("422" in one for one in troubles)
    troubles.clear()
