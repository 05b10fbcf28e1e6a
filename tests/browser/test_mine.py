"""My games: what is played here is kept here, once, and can be saved, read and deleted."""

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.browsers import ready
from tests.browser.company import Company
from tests.browser.looks import Axe, in_each_language, picture
from tests.browser.play import open_match, wait_for_moves


def take_the_last_match(page: Page) -> None:
    expect(page.locator("button.make")).to_have_text("Choose a move on the board")
    page.get_by_role("slider").first.locator("svg").click()
    page.locator("button.make").click()


def entries(page: Page) -> Locator:
    page.goto("/mine")
    ready(page)
    expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()
    return page.locator("ol > li")


def test_a_game_is_kept_once(page: Page, tmp_path: Path, axe: Axe) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    expect(entries(page)).to_have_count(0)
    open_match(page, "nim:1", level=5)
    take_the_last_match(page)
    wait_for_moves(page, 1)
    expect(page.locator(".result")).to_be_visible()
    page.reload()
    expect(page.locator(".result")).to_be_visible()
    found = entries(page)
    expect(found).to_have_count(1)
    expect(found.first).to_contain_text("Nim")
    expect(found.first).to_contain_text("Computer · medium")
    expect(found.locator(".pill")).to_have_text("won")
    expect(page.locator("tbody td").nth(1)).to_have_text("1")
    for language in in_each_language(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert axe(page) == [], language
        picture(page, f"mine-{language}")
    in_english = iter(in_each_language(page))
    next(in_english)
    _watch_again(page)
    _save_delete_and_read(page, tmp_path, axe)


def _watch_again(page: Page) -> None:
    """A replay is the same game. It does not count again."""
    entries(page).get_by_role("link", name="Replay").click()
    expect(page.locator(".result")).to_be_visible()
    expect(entries(page)).to_have_count(1)


def _save_delete_and_read(page: Page, folder: Path, axe: Axe) -> None:
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    (game,) = json.loads(file.read_text())["games"]
    assert (game["start"], game["moves"], game["result"]) == ("nim:1", "1→0", "won")
    page.evaluate("localStorage['fairplay.puzzles'] = '{\"run\":{\"best\":7}}'")
    page.reload()
    page.get_by_role("button", name="Delete my games").click()
    assert axe(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Keep them").click()
    expect(page.locator("ol > li")).to_have_count(1)
    page.get_by_role("button", name="Delete my games").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes, delete them").click()
    expect(page.locator("ol > li")).to_have_count(0)
    assert json.loads(page.evaluate("localStorage['fairplay.puzzles']"))["run"]["best"] == 0
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("ol > li")).to_have_count(1)
    wrong = folder / "wrong.json"
    wrong.write_text("{}")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".note")).to_have_text("wrong.json does not contain saved games.")


def test_where_storage_is_forbidden_everything_plays(page: Page) -> None:
    denied = "{ get() { throw new DOMException('denied', 'SecurityError'); } }"
    for name in ("localStorage", "sessionStorage"):
        page.add_init_script(f"Object.defineProperty(window, '{name}', {denied})")
    open_match(page, "nim:1", fast=False, level=5)
    take_the_last_match(page)
    expect(page.locator(".result")).to_be_visible()
    expect(entries(page)).to_have_count(0)
    expect(page.locator(".note")).to_contain_text("we cannot keep your games")
    # The fixture clears the storage of pages.
    page.goto("about:blank")


def test_a_game_in_a_room_is_kept(company: Company) -> None:
    anna = company.guest("Anna", width=360)
    anna.goto("/rooms")
    made = "{ game: { type: 'match', position: 'nim:1', first: 0 }, bots: [3] }"
    code = anna.page.evaluate(
        "async body => { await fetch('/api/me'); const made = await fetch('/api/rooms', {"
        " method: 'POST', headers: { 'content-type': 'application/json' },"
        f" body: JSON.stringify({made}) }}); return (await made.json()).code; }}"
    )
    anna.sit(code)
    anna.ready()
    page = anna.page
    take_the_last_match(page)
    expect(anna.button("Play again")).to_be_visible()
    found = entries(page)
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Computer · level 3")
    found.get_by_role("link", name="Replay").click()
    expect(page.locator(".result")).to_be_visible()
    assert "nim%3A1" in page.url
