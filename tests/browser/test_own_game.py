"""Games that exist only in files of a test are offered and played in the browser."""

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsers import still
from tests.browser.play import button, open_reasons, play_by_hints
from tests.games.own_games import SOURCES, write_games
from tests.serving import ServerProcess, running

#: Every process of the server loads the games of this folder.
PATH = "import fairplay.games; fairplay.games.__path__.append({folder!r})"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that also has these games."""
    folder = tmp_path_factory.mktemp("own")
    games = folder / "games"
    games.mkdir()
    write_games(games)
    (folder / "sitecustomize.py").write_text(PATH.format(folder=str(games)), encoding="utf-8")
    process = ServerProcess(folder)
    process.environment["PYTHONPATH"] = str(folder)
    with running([process]):
        yield process.url


@pytest.mark.parametrize("name", SOURCES)
def test_a_game_of_ones_own_is_offered_and_played(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/play")
    button(page, "New game").click()
    page.get_by_label("Game", exact=True).select_option(name)
    button(page, "Start").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    play_by_hints(page)
    expect(page.locator(".result b")).to_contain_text("You won")


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


def test_a_piece_of_it_is_moved(page: Page, address: str) -> None:
    """The second player sees the board from the other side, and the pawns between them stay."""
    page.goto(f"{address}/play?position=walk:0-0,2-1&opponent=person")
    squares = page.locator(".squares rect.square")
    squares.first.wait_for()
    expect(page.locator(".squares .piece")).to_have_count(4)
    still(page)
    _touch(squares, 10)  # rank 5, file 0
    _touch(squares, 4)
    expect(page.locator("button.make")).to_be_enabled()
    page.locator("button.make").dispatch_event("click")  # without scrolling the board away
    expect(page.locator("#main").get_by_text("Player 1 played 1+3")).to_be_visible()
    expect(page.locator(".pill.green")).to_have_text("Player 2 to move")
    still(page)
    _touch(squares, 0)
    expect(page.locator("button.make")).to_have_text("Play 1+1")
    expect(page.locator(".squares .piece")).to_have_count(4)


def _touch(squares: Locator, number: int) -> None:
    box = squares.nth(number).bounding_box()
    assert box
    squares.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_its_reasons_and_a_sum_with_it_are_shown(page: Page, address: str) -> None:
    page.goto(f"{address}/play?position={quote('half-coins:5 + kayles:3')}")
    expect(page.locator(".boards section")).to_have_count(2)
    open_reasons(page)
    expect(page.locator("#reasons .verdict")).to_be_visible()


@pytest.mark.parametrize(("name", "start"), [("half-nim", "5,8"), ("walk", "0-0,1-0,0-2")])
def test_a_room_is_made_for_an_own_game(page: Page, address: str, name: str, start: str) -> None:
    page.goto(f"{address}/rooms")
    page.locator("form select").first.select_option(name)
    expect(page.locator("form input[aria-describedby$=-help]")).to_have_value(f"{name}:{start}")
    button(page, "Open the room").click()
    page.wait_for_url("**/room/*")


def test_an_own_game_can_be_printed(page: Page, address: str) -> None:
    page.goto(f"{address}/print?kind=worksheet&game=half-nim")
    expect(page.locator("option[value=half-nim]")).to_have_text("half-nim")
    assert "game-half-nim" not in page.locator("#main").inner_text()
