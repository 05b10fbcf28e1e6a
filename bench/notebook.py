"""A board in a notebook: from its state to the first frame that shows it, in Chromium.

The module is loaded from a text, as anywidget does it, and drawn from the state that Python sends;
the aim is 300 ms for every kind of board. Making the board in Python, and the size of what is sent
with each, are measured beside it.
"""

import gzip
import json
import shutil
from collections.abc import Iterator
from statistics import median
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

from bench.measure import Row, medians
from fairplay.notebook.game import STATIC, Game

AIM = 300.0
REPEATS = 5
BOARDS = ("nim:3,4,5", "kayles:10", "nimble:1,3,3,6", "northcott", "dawson:7", "kayles:7 + nim:2,3")

#: Loads the module anew, shows the board, and waits for the end of the frame in which it is drawn.
PAINT = """
async ([code, state]) => {
  const began = performance.now();
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const { default: widget } = await import(url);
  const el = document.body.appendChild(document.createElement('div'));
  const model = { get: name => state[name], send() {}, on() {}, off() {} };
  widget.render({ model, el });
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const taken = performance.now() - began;
  if (!el.firstChild.shadowRoot.querySelector('.boards section')) throw new Error('no board');
  el.remove();
  return taken;
}
"""


def rows() -> Iterator[Row]:
    code = (STATIC / "widget.js").read_text(encoding="utf-8")
    states = {name: _state(name) for name in BOARDS}
    with sync_playwright() as playwright:
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        for slower, name in ((1, "full speed"), (4, "4 times slower")):
            page.context.new_cdp_session(page).send(
                "Emulation.setCPUThrottlingRate", {"rate": slower}
            )
            yield _painted(page, code, states, name)
        browser.close()
    (made,) = medians(REPEATS, lambda: Game("kayles:10"))
    yield Row("made in Python (kayles:10)", f"{1000 * made:.1f} ms", "", "")
    yield _size("the module, gzip", code.encode(), 60)
    yield _size("the state of kayles:10, gzip", json.dumps(states["kayles:10"]).encode(), 60)


def _state(position: str) -> dict[str, Any]:
    game = Game(position, "human")
    return {name: msgspec.to_builtins(getattr(game, name)) for name in ("setup", "view", "decided")}


def _painted(page: Page, code: str, states: dict[str, dict[str, Any]], name: str) -> Row:
    """The slowest of the boards."""
    times = {
        board: median(page.evaluate(PAINT, [code, state]) for _ in range(REPEATS))
        for board, state in states.items()
    }
    slowest = max(times, key=lambda board: times[board])
    what = f"{name}: first paint, the slowest board ({slowest})"
    return Row(what, f"{times[slowest]:.0f} ms", f"{AIM:.0f} ms", f"{times[slowest] / AIM:.2f}")


def _size(what: str, content: bytes, aim: float) -> Row:
    size = len(gzip.compress(content)) / 1000
    return Row(what, f"{size:.1f} kB", f"{aim:.0f} kB", f"{size / aim:.2f}")
