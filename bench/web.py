"""The browser app in Chromium on a phone's screen, against a server on the same machine.

The aims: the work to draw a move fits in one frame (16.7 ms); the computer's reply is on the
screen within 300 ms for every start offered, in both conventions (180 ms of it are a pause, so
that the two moves can be told apart); 60 frames a second while a move is animated, also with a
processor slowed down four times, like a phone's; nothing on a page shifts while it loads;
60 kB of JavaScript and CSS for the first page. Moves and replies are measured at both speeds. The
ratio is ours to the aim: at most 1 is good. Chromium counts the frames itself. The peer is
an empty page with one moving square, since a machine without a graphics card loses some frames.
"""

import gzip
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import quote, unquote

from playwright.sync_api import Browser, CDPSession, Page, Response, sync_playwright

from bench.measure import Row
from bench.servers import served

SLOWER = 4
#: How often the first move is made on each board; the result is the median.
REPEATS = 3
FRAME = 1000 / 60
PHONE: Any = {"width": 360, "height": 780}
#: One of each kind of board, and a sum.
BOARDS = (
    "nim:3,4,5",
    "kayles:10",
    "nimble:1,3,3,6",
    "northcott",
    "dawson:7",
    "grundy:12",
    "poker-nim:4,5,6/10,10",
    "kayles:7 + nim:2,3 + nimble:4",
)
PAGES = ("/", "/play?position=nim:3,4,5", "/rooms", "/cards/zero", "/learn", "/learn/nim", "/lab")

#: Sums up the browser's layout shifts.
SHIFTS = """
window.shifts = 0;
new PerformanceObserver(all => { for (const one of all.getEntries())
  if (!one.hadRecentInput) window.shifts += one.value; })
  .observe({ type: 'layout-shift', buffered: true });
"""
#: Makes the chosen move, and returns the work up to the end of the frame that shows it (the wait
#: for that frame is not work).
MOVE = """
() => new Promise(done => {
  const next = then => scheduler.postTask(then, { priority: 'user-blocking' });
  let handled = 0;
  const began = performance.now();
  document.querySelector('button.make').click();
  next(() => (handled ||= performance.now()));
  requestAnimationFrame(() => {
    handled ||= performance.now();
    const begun = performance.now();
    next(() => done(handled - began + performance.now() - begun));
  });
})
"""
#: Makes the chosen move and waits until all animations have ended.
REST = """
() => new Promise(done => {
  performance.mark('move');
  document.querySelector('button.make').click();
  setTimeout(done, 800);
})
"""
#: A page on which a button moves a square, and nothing else happens.
SQUARE = """
<style>
  .moves { width: 40px; height: 40px; background: green; animation: move 600ms linear }
  @keyframes move { to { transform: translateX(200px) } }
</style>
<button class="make" onclick="this.nextElementSibling.className = 'moves'">.</button><p></p>
"""
#: Opens a match in which the computer begins, inside the app. Returns the time from the app's
#: request to the board that shows the move. Afterwards the address contains the move.
REPLY = """
address => new Promise(done => {
  const replace = history.replaceState;
  const asked = () => performance.getEntriesByType('resource').find(
    one => one.name.endsWith('/api/reply'));
  let shown = 0;
  const board = new MutationObserver(() => {
    if (!asked()) return;
    board.disconnect();
    requestAnimationFrame(() => scheduler.postTask(
      () => (shown = performance.now()), { priority: 'user-blocking' }));
  });
  history.replaceState = function (...all) {
    replace.apply(history, all);
    if (!location.search.includes('moves=')) return;
    history.replaceState = replace;
    done(shown - asked().startTime);
  };
  performance.clearResourceTimings();
  board.observe(document.querySelector('.boards'),
    { subtree: true, childList: true, attributes: true });
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
})
"""


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("chromium-browser"),
            args=["--no-sandbox"],
        )
        with served(f"sqlite:///{Path(folder) / 'web.db'}") as (url, _):
            yield from _moves(browser, url)
            yield from _replies(browser, url)
            yield _shifts(browser, url)
            yield _first_page(browser, url)
        browser.close()


def _moves(browser: Browser, url: str) -> Iterator[Row]:
    for slower in (1, SLOWER):
        work: dict[str, float] = {}
        frames: list[bool] = []
        bare: list[bool] = []
        with phone(browser, url) as (page, slow):
            for position in BOARDS:
                found = [_move(page, slow, position, slower) for _ in range(REPEATS)]
                work[position] = median(found)
                for _ in range(REPEATS):
                    _chosen(page, position)
                    frames += _frames(browser, page, slow, slower)
                    page.goto(f"data:text/html,{quote(SQUARE)}")
                    bare += _frames(browser, page, slow, slower)
        slowest = max(work, key=work.__getitem__)
        what = f"{_pace(slower)}: a move drawn"
        yield _row(f"{what}, median of the boards", median(work.values()), FRAME, "ms")
        yield _row(f"{what}, the slowest board ({slowest})", work[slowest], FRAME, "ms")
        yield _smooth(slower, frames, bare)


def _smooth(slower: int, ours: list[bool], bare: list[bool]) -> Row:
    shown, most = (sum(frames) / len(frames) for frames in (ours, bare))
    what = f"{_pace(slower)}: frames in which all that moves was in its place, of {len(ours)}"
    return Row(what, f"{shown:.1%}", f"{most:.1%} of {len(bare)}", f"{most / shown:.2f}")


def _chosen(page: Page, position: str) -> None:
    """A freshly opened page with a chosen move that only has to be made."""
    page.goto(f"/play?position={quote(position)}&opponent=person")
    for name in ("Hint", "Where?", "Show a move"):
        page.get_by_role("button", name=name, exact=True).tap()
    page.locator("button.make:enabled").wait_for()


def _move(page: Page, slow: CDPSession, position: str, slower: int) -> float:
    """Milliseconds of work until the first move is drawn."""
    _chosen(page, position)
    found: float = slow_down(slow, lambda: page.evaluate(MOVE), slower)
    return found


def _frames(browser: Browser, page: Page, slow: CDPSession, slower: int) -> list[bool]:
    """For each frame of an animation, whether the browser showed it in time and complete. Most of
    the animation runs without any work of the page."""
    page.wait_for_timeout(300)
    events: list[Any] = []
    complete: list[bool] = []
    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: complete.append(True))
    config = {"includedCategories": ["cc", "benchmark", "blink.user_timing"]}
    session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    slow_down(slow, lambda: page.evaluate(REST), slower)
    session.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(20)
    session.detach()
    began = next(event["ts"] for event in events if event["name"] == "move")
    reports = [
        event["args"]["frame_reporter"]
        for event in events
        if event["name"] == "PipelineReporter"
        and "frame_reporter" in event["args"]
        and event["ts"] > began
    ]
    moving = [
        one for one in reports if one["has_compositor_animation"] or one["has_main_animation"]
    ]
    return [_in_time(one["state"], one["affects_smoothness"]) for one in moving]


def _in_time(state: str, moving_part: bool) -> bool:
    """A frame with a missing part is in time if nothing moves in that part."""
    return state != "STATE_DROPPED" and not (moving_part and state == "STATE_PRESENTED_PARTIAL")


def _replies(browser: Browser, url: str) -> Iterator[Row]:
    for slower in (1, SLOWER):
        times: dict[str, float] = {}
        with phone(browser, url) as (page, slow):
            page.goto("/play?position=nim:1,2&seat=1")
            page.wait_for_url("**moves=*")
            starts = page.evaluate("fetch('/api/games').then(answer => answer.json())")
            for position, misere in _offered(starts):
                query = f"/play?position={quote(position)}&misere={misere}&seat=1"
                times[query] = slow_down(
                    slow, lambda query=query, page=page: page.evaluate(REPLY, query), slower
                )
        slowest = max(times, key=times.__getitem__)
        name = unquote(slowest.partition("position=")[2].partition("&seat")[0])
        what = f"{_pace(slower)}: reply"
        yield _row(f"{what}, median of {len(times)} starts", median(times.values()), 300, "ms")
        yield _row(f"{what}, the slowest start ({name})", times[slowest], 300, "ms")


def _pace(slower: int) -> str:
    return f"{slower} times slower" if slower > 1 else "full speed"


def _offered(all_starts: Any) -> Iterator[tuple[str, str]]:
    for game in all_starts["games"]:
        for position in (game["position"], *game["examples"]):
            if game["misere"] != "always":
                yield position, "false"
            if game["misere"] != "never":
                yield position, "true"
    for position in all_starts["sums"]:
        yield position, "false"


def _shifts(browser: Browser, url: str) -> Row:
    found: dict[str, float] = {}
    for path in PAGES:
        with phone(browser, url) as (page, slow):
            page.add_init_script(SHIFTS)
            slow_down(slow, lambda path=path, page=page: page.goto(path))
            page.wait_for_load_state("networkidle")
            found[path] = page.evaluate("window.shifts")
    worst = max(found, key=found.__getitem__)
    what = f"layout shift, the worst of {len(PAGES)} pages ({worst})"
    return Row(what, f"{found[worst]:.4f}", "0.01", f"{found[worst] / 0.01:.2f}")


def _first_page(browser: Browser, url: str) -> Row:
    sizes: list[int] = []

    def count(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            sizes.append(len(gzip.compress(response.body(), 9)))

    with phone(browser, url) as (page, _):
        page.on("response", count)
        page.goto("/")
        page.wait_for_load_state("networkidle")
    return _row("JavaScript and CSS of the first page, gzip", sum(sizes) / 1000, 60, "kB")


@contextmanager
def phone(browser: Browser, url: str) -> Iterator[tuple[Page, CDPSession]]:
    context = browser.new_context(
        base_url=url,
        viewport=PHONE,
        is_mobile=True,
        has_touch=True,
        locale="en-GB",
        reduced_motion="no-preference",
    )
    page = context.new_page()
    yield page, context.new_cdp_session(page)
    context.close()


def slow_down(session: CDPSession, work: Any, slower: int = SLOWER) -> Any:
    """Run something while the processor is slowed down."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    try:
        return work()
    finally:
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def _row(what: str, ours: float, aim: float, unit: str) -> Row:
    return Row(what, f"{ours:.1f} {unit}", f"{aim:.1f} {unit}", f"{ours / aim:.2f}")
