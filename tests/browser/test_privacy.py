"""The page about privacy: data can be downloaded, and deleted after a confirmation."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.company import Company


def test_data_is_saved_and_deleted(company: Company, tmp_path: Path) -> None:
    anna, bo = company.guest("Anna", width=360), company.guest("Bo")
    code = anna.make_room("?deck=zero")
    bo.sit(code)
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="Privacy")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download my data").click()
    saving.value.save_as(tmp_path / "data.json")
    saved = json.loads((tmp_path / "data.json").read_text())
    assert [room["room"] for room in saved["rooms"]] == [code]
    assert page.evaluate("localStorage.length") > 0

    page.get_by_role("button", name="Delete my data").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Delete my data").click()
    dialog.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_role("status").filter(has_text="Your data has been deleted")).to_be_visible()
    assert page.evaluate("localStorage.length") == 0
    assert not [one for one in page.context.cookies() if "fairplay" in one["name"]]
    bo.page.reload()
    expect(bo.pill("you")).to_be_visible()
    expect(bo.page.get_by_text("Anna")).to_have_count(0)
