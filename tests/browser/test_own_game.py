"""A game that is nowhere but in a file of this test is offered and played in the browser."""

import os
import subprocess
import sys
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play import button, make, play_by_hints
from tests.browser.process import SERVE, free_port, wait_for

GAME = '''\
"""Take at least one, and at most half of a heap."""
from fairplay.rules.heaps import HeapRules

class Half(HeapRules):
    def splits(self, heap):
        return ((left,) for left in range((heap + 1) // 2, heap))

GAME = Half("half", (7, 12))
'''
#: Every process of the server finds the games of the folder.
PATH = "import fairplay.games; fairplay.games.__path__.append({folder!r})"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has one game more."""
    folder = tmp_path_factory.mktemp("own")
    games = folder / "games"
    games.mkdir()
    (games / "half.py").write_text(GAME, encoding="utf-8")
    (folder / "sitecustomize.py").write_text(PATH.format(folder=str(games)), encoding="utf-8")
    port = free_port()
    arguments = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/fairplay.db"]
    environment = os.environ | {"PYTHONPATH": str(folder)}
    process = subprocess.Popen([sys.executable, "-c", SERVE, *arguments], env=environment)
    try:
        wait_for(f"http://127.0.0.1:{port}", process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def test_a_game_of_ones_own_is_offered_and_played(page: Page, address: str) -> None:
    page.goto(f"{address}/play")
    button(page, "New game").click()
    page.get_by_label("Game", exact=True).select_option("half")
    button(page, "Start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("half")
    heap = page.get_by_role("slider", name="Heap 2: 12")
    box = heap.locator("svg").bounding_box()
    assert box
    heap.locator("svg").click(position={"x": box["width"] * 0.55, "y": box["height"] / 2})
    expect(page.locator("button.make")).to_have_text("Take 6 from the heap of 12")
    make(page)
    play_by_hints(page)
    expect(page.locator(".result b")).to_be_visible()


def test_its_reasons_and_a_sum_with_it_are_shown(page: Page, address: str) -> None:
    page.goto(f"{address}/play?position={quote('half:5 + kayles:3')}")
    expect(page.locator(".boards section")).to_have_count(2)
    expect(page.locator("#reasons .verdict")).to_be_visible()


def test_a_room_can_be_made_for_it(page: Page, address: str) -> None:
    page.goto(f"{address}/rooms")
    page.locator("form select").first.select_option("half")
    expect(page.locator("[aria-describedby=position-help]")).to_have_value("half:7,12")
