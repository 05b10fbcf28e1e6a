"""Games that exist only in files of a test are offered and played in the browser."""

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import still
from tests.browser.play import button, play_by_hints
from tests.games.test_own_game import LOOKS, SOURCE
from tests.serving import ServerProcess, running

#: Every process of the server loads the games of this folder.
PATH = "import fairplay.games; fairplay.games.__path__.append({folder!r})"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that also has these games."""
    folder = tmp_path_factory.mktemp("own")
    games = folder / "games"
    games.mkdir()
    for name, look in LOOKS.items():
        source = SOURCE.format(name=name, look=look)
        (games / f"half_{name}.py").write_text(source, encoding="utf-8")
    (folder / "sitecustomize.py").write_text(PATH.format(folder=str(games)), encoding="utf-8")
    process = ServerProcess(folder)
    process.environment["PYTHONPATH"] = str(folder)
    with running([process]):
        yield process.url


@pytest.mark.parametrize("name", LOOKS)
def test_an_own_game_is_offered_and_played(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/play")
    button(page, "New game").click()
    page.get_by_label("Game", exact=True).select_option(f"half-{name}")
    button(page, "Start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"half-{name}")
    play_by_hints(page)
    expect(page.locator(".result b")).to_contain_text("You win")


def test_an_own_game_is_played_by_touch(page: Page, address: str) -> None:
    page.goto(f"{address}/play?position=half-nim:12&opponent=person")
    heap = page.get_by_role("slider", name="Heap 1: 12").locator("svg")
    heap.wait_for()
    still(page)  # the heap grows once the width of the page is known
    box = heap.bounding_box()
    assert box
    heap.click(position={"x": box["width"] * 0.55, "y": box["height"] / 2})
    # At most half of it may be taken.
    taken = re.compile(r"^Take [1-6] from the heap of 12$")
    expect(page.locator("button.make")).to_have_text(taken)


def test_an_own_game_is_explained_alone_and_in_a_sum(page: Page, address: str) -> None:
    page.goto(f"{address}/play?position={quote('half-coins:5 + kayles:3')}")
    expect(page.locator(".boards section")).to_have_count(2)
    expect(page.locator("#reasons .verdict")).to_be_visible()


def test_an_own_game_is_offered_in_a_room(page: Page, address: str) -> None:
    page.goto(f"{address}/rooms")
    page.locator("form select").first.select_option("half-nim")
    expect(page.locator("[aria-describedby=position-help]")).to_have_value("half-nim:5,8")
