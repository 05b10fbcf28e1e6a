"""Photograph the browser app for the README: ``.venv/bin/python docs/screens.py``.

Starts a server, opens Debian's Chromium, plays a little, and writes PNG files beside this one.
"""

import io
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from fairplay.cards import all_claims, find_deck

IMAGES = Path(__file__).parent / "images"
SERVE = "from fairplay.cli.main import main; main()"
DESKTOP, PHONE = (1280, 860), (390, 844)


@contextmanager
def server() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/rooms.db"]
        process = subprocess.Popen([sys.executable, "-c", SERVE, *arguments])
        try:
            address = f"http://127.0.0.1:{port}"
            _wait(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def _wait(address: str) -> None:
    for _ in range(100):
        try:
            with urlopen(f"{address}/healthz", timeout=5):
                return
        except URLError:
            time.sleep(0.2)
    raise SystemExit("the server does not answer")


def still(page: Page) -> None:
    """Wait until the page is complete and at rest."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)


def opened(path: str) -> Callable[[Page], None]:
    def photograph(page: Page) -> None:
        page.goto(path)
        still(page)

    return photograph


def match(position: str) -> Callable[[Page], None]:
    """A match, on a wide screen with the reasons beside it."""

    def photograph(page: Page) -> None:
        page.goto(f"/play?position={position}")
        if (page.viewport_size or {"width": 0})["width"] >= DESKTOP[0]:
            page.get_by_role("button", name="Show why").click()
            page.evaluate("scrollTo(0, 0)")
        still(page)

    return photograph


def rules(page: Page) -> None:
    """How to play, in three pictures."""
    page.goto("/play?position=nim:3,4,5")
    page.get_by_role("button", name="in three pictures").click()
    still(page)


def table(page: Page, deck: str) -> None:
    """A card table with one computer player, dealt."""
    page.goto(f"/rooms?deck={deck}")
    page.get_by_label("2", exact=True).check()
    page.get_by_label("Your name").fill("Astrid")
    page.get_by_label("Computer players").select_option("1")
    page.get_by_label("shapes are counted for you").check()
    page.get_by_role("button", name="Open the room").click()
    page.locator("[data-card]").first.wait_for()
    page.wait_for_timeout(600)


def chosen(deck: str, count: int) -> Callable[[Page], None]:
    def photograph(page: Page) -> None:
        table(page, deck)
        for place in range(1, count + 1):
            page.keyboard.press(str(place) if place % 2 or deck == "zero" else f"Shift+{place}")
        page.wait_for_timeout(400)

    return photograph


def results(page: Page) -> None:
    """A whole game, in which whoever is quickest claims."""
    table(page, "zero")
    while not page.locator("#result").count():
        cards = page.locator("[data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
        deck = find_deck("zero")
        if len(cards) == deck.hand:
            for place in all_claims(deck, deck.parse_hand(cards))[-1].a:
                page.keyboard.press(str(place))
            page.keyboard.press("Enter")
        page.wait_for_timeout(250)
    page.wait_for_timeout(800)


LOST = "5→3;4→0;3→1;3→1;1→0;1→0"
SCENES: dict[str, Callable[[Page], None]] = {
    "home": opened("/"),
    "how": rules,
    "end": opened(f"/play?position=nim:3,4,5&level=10&seat=0&moves={LOST}"),
    "puzzle": opened("/puzzles/2026-11-12"),
    "nim": match("nim:4,5,6,3"),
    "kayles": match("kayles:10&moves=10→4,4"),
    "northcott": match("northcott"),
    "dawson": match("dawson:7&moves=4"),
    "grundy": match("grundy:12"),
    "sum": match("kayles:7 %2B nim:2,3 %2B nimble:4"),
    "rooms": opened("/rooms"),
    "zero": chosen("zero", 3),
    "mod3": chosen("mod3", 3),
    "results": results,
    "lesson": opened("/learn/nim"),
    "lab": opened("/lab?rule=kayles"),
    "print": opened("/print"),
}


def photograph(browser: Browser, address: str, name: str, size: tuple[int, int], end: str) -> None:
    width, height = size
    dark = name == "grundy"
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    SCENES[name](page)
    taken = Image.open(io.BytesIO(page.screenshot()))
    # 256 colours are enough for flat drawings, and a third of the size.
    taken.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(
        IMAGES / f"web-{name}{end}.png", optimize=True
    )
    context.close()


def main(wanted: str) -> None:
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name in filter(re.compile(wanted).fullmatch, SCENES):
            photograph(browser, address, name, DESKTOP, "")
            photograph(browser, address, name, PHONE, "-phone")
            print(name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else ".*")
