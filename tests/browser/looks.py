"""A page in every language and in every theme, changed in place by the app's own settings."""

import os
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from fairplay.messages import LANGUAGES
from tests.browser.browsers import still

#: What each language is looked at in, so that every theme is seen and nothing twice.
THEMES = dict(zip(LANGUAGES, ("light", "dark", "contrast", "light"), strict=True))
#: The settings are in a sheet that would cover the page; their elements work without it. Colours
#: would change in transitions, which take a while even where no motion is wanted.
CHANGE = """
([language, theme]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
  document.querySelector(`input[name=theme][value=${theme}]`).click();
  const select = document.querySelector('#language');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
"""


def in_each_language(page: Page) -> Iterator[str]:
    """The page in every language, and in every theme on the way; in the end it is light again."""
    for language, theme in THEMES.items():
        page.locator("#language").wait_for(state="attached")
        page.evaluate(CHANGE, [language, theme])
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.locator("html").get_attribute("data-theme") == theme
        still(page)
        yield language


def picture(page: Page, name: str) -> None:
    """For review, into the folder that SCREENS names."""
    if folder := os.environ.get("SCREENS"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


class Axe:
    """What axe-core finds on a page: the rules that are broken, and where."""

    def __init__(self, path: Path) -> None:
        self._source = path.read_text(encoding="utf-8")

    def __call__(self, page: Page) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(self._source)
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def everywhere(self, page: Page) -> list[str]:
        """What is wrong in any language or any theme."""
        return [
            f"{language}, {THEMES[language]}: {one}"
            for language in in_each_language(page)
            for one in self(page)
        ]
