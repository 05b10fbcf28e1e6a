"""A page in every language and in every theme, changed in place by the app's own settings."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from fairplay.messages import LANGUAGES
from tests.browser.browsers import still

OTHER_THEMES = ("dark", "contrast")
#: The only rules of axe-core whose answer depends on colours.
COLOURS = ["color-contrast", "link-in-text-block"]


def in_each_language(page: Page) -> Iterator[str]:
    for language in LANGUAGES:
        # The settings are in a sheet that would cover the page; their elements work without it.
        page.locator("#language").evaluate(
            "(element, value) => { element.value = value;"
            " element.dispatchEvent(new Event('change', { bubbles: true })); }",
            language,
        )
        expect(page.locator("html")).to_have_attribute("lang", language)
        still(page)
        yield language


#: Colours would change in transitions, which take a while even where no motion is wanted.
AT_ONCE = """
const sheet = new CSSStyleSheet();
sheet.replaceSync('*, *::before, *::after { transition: none !important }');
document.adoptedStyleSheets = [sheet];
"""


def wear(page: Page, theme: str) -> None:
    page.evaluate(f"() => {{ {AT_ONCE} }}")
    page.locator(f"input[name=theme][value={theme}]").evaluate("element => element.click()")
    assert page.locator("html").get_attribute("data-theme") == theme


class Axe:
    """What axe-core finds on a page: the rules that are broken, and where."""

    def __init__(self, path: Path) -> None:
        self._source = path.read_text(encoding="utf-8")

    def __call__(self, page: Page, rules: list[str] | None = None) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(self._source)
        found = page.evaluate(
            "rules => axe.run(document, { resultTypes: ['violations'],"
            " ...(rules && { runOnly: rules }) })",
            rules,
        )
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def in_other_themes(self, page: Page) -> list[str]:
        """What is wrong with the colours, where all else has been looked at."""
        found = []
        for theme in OTHER_THEMES:
            wear(page, theme)
            found += [f"{theme}: {one}" for one in self(page, COLOURS)]
        wear(page, "light")
        return found

    def everywhere(self, page: Page) -> list[str]:
        """What is wrong in any language or any theme."""
        found = []
        for language in in_each_language(page):
            found += [f"{language}: {one}" for one in self(page)]
        return found + self.in_other_themes(page)
