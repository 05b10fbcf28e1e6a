"""A board in JupyterLab: a game is played to its end with a real kernel."""

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from fairplay.messages import Messages
from tests.browser.browsers import PATIENCE
from tests.browser.looks import Axe
from tests.browser.play import FAST
from tests.needs import missing
from tests.server.databases import free_port

BOARD = Path(__file__).parents[2] / "src/fairplay/notebook/static/widget.js"
CELLS = (
    'import fairplay as fp\ngame = fp.Position("kayles:4 + nim:2").play("perfect")\ngame',
    'other = fp.Position("nim:1,2").play("human", lang="sv")\nother',
    "print(game.result, len(game.moves), other.moves)",
)

#: Where a board is; the rest of it is in its shadow root.
HOST = "[data-lm-suppress-shortcuts][lang]"
DARK = """
for (const name of ['content', 'ui'])
  document.body.style.setProperty(`--jp-${name}-font-color1`, 'white')
"""


#: In seconds, for JupyterLab to start and to load, and for its kernel.
START = 3 * PATIENCE


def notebook() -> str:
    cells = [
        {"cell_type": "code", "id": f"c{at}", "metadata": {}, "source": source, "outputs": []}
        | {"execution_count": None}
        for at, source in enumerate(CELLS)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return json.dumps(
        {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": cells}
    )


@contextmanager
def jupyter(folder: Path) -> Iterator[str]:
    """The address of a JupyterLab of our own, which leaves nothing outside the folder."""
    port = free_port()
    own = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    env = os.environ | {name: str(folder / name.lower()) for name in own} | {"LC_ALL": "C.UTF-8"}
    options = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "IdentityProvider.token": "",
        "ServerApp.password": "",
        "ServerApp.root_dir": folder,
        "LabApp.open_browser": False,
        "LabApp.news_url": "None",
    }
    command = [sys.executable, "-m", "jupyterlab", "--allow-root"]
    command += [f"--{name}={value}" for name, value in options.items()]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, env=env, cwd=folder, stdout=log, stderr=log)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(f"{url}/api", server, folder / "log")
        yield url
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        assert server.poll() is None, log.read_text()
        try:
            urllib.request.urlopen(url).close()
        except urllib.error.URLError:
            time.sleep(0.05)  # a program that starts gives no sign but this
        else:
            return
    raise AssertionError(log.read_text())


@pytest.fixture
def lab(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A notebook whose kernel is ready."""
    if find_spec("jupyterlab") is None:
        missing("JupyterLab is missing: run make setup")
    if not BOARD.is_file():
        missing("the board for notebooks has not been built: run scripts/web")
    (tmp_path / "play.ipynb").write_text(notebook(), encoding="utf-8")
    with jupyter(tmp_path) as url:
        context = browser.new_context(reduced_motion="reduce", locale="en-GB")
        context.add_init_script(FAST)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.goto(f"{url}/lab/tree/play.ipynb", timeout=START * 1000)
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=START * 1000)
        yield page
        context.close()


def run_next_cell(page: Page) -> None:
    page.keyboard.press("Shift+Enter")


def make(board: Locator) -> None:
    """Ask for help until a move is chosen, and make it."""
    told = board.locator(".last").inner_text()
    while board.locator(".make").is_disabled():
        offered = board.locator(".help").inner_text()
        board.locator(".help").click()
        chosen = board.locator(".make:not([disabled])")
        chosen.or_(board.locator(".help").filter(has_not_text=offered)).first.wait_for()
    board.locator(".make").click()
    expect(board.locator(".last")).not_to_have_text(told)


def to_move(number: int) -> str:
    told = Messages("sv")
    return told("web-play-turn", name=told("play-name", number=number)).capitalize()


def test_a_game_is_played_to_its_end(lab: Page, axe: Axe) -> None:
    lab.locator(".jp-Notebook .cm-content").first.click()
    for _ in CELLS[:2]:
        run_next_cell(lab)
    first, second = lab.locator(".widget").first, lab.locator(".widget").nth(1)
    expect(second.locator(".state")).to_have_text(to_move(1))

    # Keys choose a move, and neither JupyterLab nor the other board takes them.
    expect(first.locator(".state")).to_have_text("Your move")
    second.locator("[role=slider]").first.focus()
    lab.keyboard.press("ArrowRight")
    expect(second.locator(".make")).to_be_enabled()
    expect(first.locator(".make")).to_be_disabled()
    lab.keyboard.press("Enter")
    expect(second.locator(".state")).to_have_text(to_move(2))
    assert lab.locator(".jp-CodeCell").count() == len(CELLS)

    # Light text is on a dark page.
    board = lab.locator(HOST).first
    expect(board).to_have_attribute("data-theme", "light")
    assert axe(lab, HOST) == []
    lab.evaluate(DARK)
    expect(board).to_have_attribute("data-theme", "dark")
    assert axe(lab, HOST) == []

    yours = first.locator(".state.green")
    result = first.locator(".result")
    while True:
        yours.or_(result).first.wait_for()
        if result.is_visible():
            break
        make(first)
    expect(result).to_contain_text("You won")

    # Python has seen the same game.
    lab.locator(".jp-Notebook .jp-CodeCell").last.locator(".cm-content").click()
    run_next_cell(lab)
    expect(lab.locator(".jp-OutputArea-output pre").last).to_contain_text(
        "Result(winner=0, reason='no-move')"
    )
