"""The reasons on the page are the same sentences as in the terminal, in the same order."""

import json
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from fairplay.explain import Explanation, explain
from fairplay.messages import LANGUAGES, Messages
from tests.browser.browsers import still
from tests.browser.play import open_match, open_reasons
from tests.helpers import sentences, starts

#: Navigates inside the app, without loading anything again.
GO = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
SPEAK = """
language => {
  const select = document.querySelector('#language');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
"""
#: Pictures: tables, drawings, values of options, and what is pressed, slid or opened.
PICTURES = "table, svg, ol[aria-hidden], .numbers, button, label, summary"
#: All other text of the panel.
TOLD = f"""(() => {{
  const texts = document.createTreeWalker(document.querySelector('#reasons'), NodeFilter.SHOW_TEXT);
  const told = [];
  while (texts.nextNode()) {{
    const text = texts.currentNode;
    const said = text.data.trim();
    if (said && !text.parentElement.closest('{PICTURES}')) told.push(said);
  }}
  return told;
}})()"""
CATALOGUES = {language: Messages(language) for language in LANGUAGES}


def told(explanation: Explanation, language: str) -> list[str]:
    return [CATALOGUES[language].fill(sentence) for sentence in sentences(explanation)]


def wait_for_told(page: Page, expected: list[str]) -> None:
    wanted = json.dumps(expected, ensure_ascii=False, separators=(",", ":"))
    try:
        page.wait_for_function(f"wanted => JSON.stringify({TOLD}) === wanted", arg=wanted)
    except TooLate:
        assert page.evaluate(TOLD) == expected


def test_explanations_agree_with_the_terminal(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    open_match(page, "nim:1")
    open_reasons(page)
    for position, misere in starts():
        explanation = explain(position, misere)
        query = {"position": position, "opponent": "person"} | (
            {"misere": "true"} if misere else {}
        )
        page.evaluate(GO, f"/play?{urlencode(query)}")
        for language in LANGUAGES:
            page.evaluate(SPEAK, language)
            wait_for_told(page, told(explanation, language))


def test_a_winning_move_shows_its_own_columns(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    open_match(page, "northcott:1-6,2-6", opponent="person")
    open_reasons(page)
    explanation = explain("northcott:1-6,2-6")
    wait_for_told(page, told(explanation, "en"))
    page.locator("#reasons button[aria-pressed]").first.click()
    said = page.locator("#reasons .told")
    expect(said.filter(has_text="After 1:1→2:")).to_be_visible()
    expect(said.filter(has_text="Every column has an even number of ones.")).to_be_visible()


def test_other_splits_are_drawn_but_not_announced(page: Page) -> None:
    """The sentences are about the whole heap."""
    page.set_viewport_size({"width": 1280, "height": 900})
    open_match(page, "grundy:12", opponent="person")
    open_reasons(page)
    sums = page.locator("#reasons").get_by_text("The nim-sums of the pairs are 2, 0, 0, 2 and 2.")
    expect(sums).to_be_visible()
    page.get_by_role("slider", name="Slide the lower ruler").fill("9")
    expect(sums).to_be_hidden()
    page.get_by_role("slider", name="Slide the lower ruler").fill("12")
    expect(sums).to_be_visible()


#: Tables of the reasons that are neither inside the screen nor in something that scrolls there.
CUT = """
[...document.querySelectorAll('#reasons table')]
  .filter(table => {
    const box = (table.closest('.scroll') ?? table).getBoundingClientRect();
    return box.width && (box.right > innerWidth || box.left < 0);
  })
  .map(table => table.innerText)
"""
WIDE = (
    "coins{turn 1-2 x turn a run}:7-9,12-11,3-1/12x14",
    "coins{turn 1-5 x turn 1-3}:5-9,2-3 + euclid:165580141,102334155",
    "euclid:165580141,102334155",
    "row{XX→..}:XXXXXXXXXXXXXXXXXXXX",
    "heap{take a prime or split unequal}:30 + heap{take at most half but not all}:25,14",
)


@pytest.mark.parametrize("position", WIDE)
def test_wide_tables_scroll_on_a_small_screen(page: Page, position: str) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    open_match(page, position)
    open_reasons(page)
    expect(page.locator("#reasons table").first).to_be_attached()
    still(page)
    page.evaluate("document.querySelectorAll('#reasons details').forEach(one => one.open = true)")
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
