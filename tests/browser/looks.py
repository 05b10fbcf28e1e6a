"""A page in every language and every theme, switched in place by the app's own settings."""

import os
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from fairplay.messages import LANGUAGES
from tests.browser.browsers import still

#: The theme for each language, so that every theme is seen.
THEMES = dict(zip(LANGUAGES, ("light", "dark", "contrast", "light"), strict=True))
#: The sheet of settings would cover the page, but its elements also work while it is closed.
#: Colours would change in transitions, which take time even with reduced motion.
CHANGE = """
([language, theme]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
  document.querySelector(`#settings input[value=${theme}]`).click();
  const select = document.querySelector('#language');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
"""


def in_each_language(page: Page) -> Iterator[str]:
    """The page in every language, with every theme on the way; at the end it is light again."""
    for language, theme in THEMES.items():
        page.locator("#language").wait_for(state="attached")
        page.evaluate(CHANGE, [language, theme])
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.locator("html").get_attribute("data-theme") == theme
        still(page)
        yield language


def picture(page: Page, name: str) -> None:
    """Save a screenshot for review, into the folder that SCREENS names."""
    if folder := os.environ.get("SCREENS"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


class Axe:
    """What axe-core finds on a page: the violated rules, and where."""

    def __init__(self, path: Path) -> None:
        self._source = path.read_text(encoding="utf-8")

    def load(self, page: Page) -> None:
        if not page.evaluate("'axe' in window"):
            page.evaluate(self._source)

    def __call__(self, page: Page, within: str = "html") -> list[str]:
        self.load(page)
        options = "{ resultTypes: ['violations'], preload: false }"
        found = page.evaluate(f"within => axe.run(within, {options})", within)
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def everywhere(self, page: Page) -> list[str]:
        """All violations in any language and theme."""
        return [
            f"{language}, {THEMES[language]}: {one}"
            for language in in_each_language(page)
            for one in self(page)
        ]
