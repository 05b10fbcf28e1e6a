"""The service worker: a second visit without a network, and a server of another build."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect
from starlette.types import Receive, Scope, Send

from fairplay.messages import Messages
from fairplay.server.files import File, read_files
from fairplay.server.pages import Pages
from tests.browser.browsers import attend
from tests.serving import Served, ServerProcess, serve, test_config

SAY = Messages("sv")
PLAY = "/play?position=nim:3,4,5"
LESSON = "/learn/nim?step=2"


@contextmanager
def visitor(browser: Browser, url: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=url, locale="sv-SE")
    yield context
    context.close()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    attend(page)
    page.goto(address)
    expect(page.locator("main h1")).to_be_visible()
    return page


KEPT = """async ([name, language]) => {
  const kept = async () => {
    const names = (await caches.keys()).filter((one) => one.startsWith('shell-'));
    if (!navigator.serviceWorker.controller || !names.includes(name)) return false;
    const files = (await (await caches.open(name)).keys()).map(({ url }) => url);
    return !language || files.some((url) => url.includes(`/assets/${language}-`));
  };
  const end = Date.now() + 30_000;
  while (!(await kept())) {
    if (Date.now() > end) throw new Error(`${name} is not kept: ${await caches.keys()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}"""

#: Ask something whose answer is kept, and wait until it is.
ASKED = """async () => {
  const question = '/api/solve?position=nim:1,2';
  if (!(await fetch(question)).ok) throw new Error('refused');
  while (!(await caches.match(question))) await new Promise((done) => setTimeout(done, 20));
}"""


def kept(page: Page, version: str, language: str = "sv") -> None:
    """Wait until the worker of a build has kept its files and those of a language."""
    page.evaluate(KEPT, [f"shell-{version}", language])


def test_a_second_visit_needs_no_network(browser: Browser, mortal: ServerProcess) -> None:
    version = Pages(read_files()).version
    with visitor(browser, mortal.url) as context:
        page = opened(context, "/")
        kept(page, version)
        # The documentation is no page of the app: neither router nor worker take its address.
        page.locator("a[href='/docs/']").click()
        expect(page).to_have_url(f"{mortal.url}/docs/")
        expect(page.locator("#app")).to_have_count(0)
        page.go_back()
        page.evaluate(ASKED)
        page.goto(LESSON)
        expect(page.locator(".task .boards")).to_be_visible()
        mortal.kill()
        page.goto("/")
        expect(page.locator("main h1")).to_have_text(SAY("web-home-title"))
        page.goto("/privacy")
        expect(page.locator("main h1")).to_have_text(SAY("web-privacy-title"))
        page.evaluate(ASKED)
        # What the banner says: games of one's own and lessons that were seen open, others do not.
        page.goto("/mine")
        expect(page.locator("main h1")).to_have_text(SAY("web-nav-mine"))
        page.goto(LESSON)
        expect(page.locator(".task .boards")).to_be_visible()
        page.goto(PLAY)
        expect(page.locator("main h1")).to_have_text(SAY("web-error-title"))
        expect(page.locator(".offline")).to_have_text(SAY("web-offline"))
        mortal.start()
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator(".offline")).to_have_count(0)
        expect(page.locator(".notice")).to_contain_text(SAY("web-online"))


def rebuilt(files: dict[str, File], old: str, new: str) -> dict[str, File]:
    """The same app, as another build of another protocol would call itself."""
    changed = {
        name: replace(
            files[name],
            tag=f'"{new}"',
            contents={"": files[name].contents[""].replace(old.encode(), new.encode())},
        )
        for name in ("/sw.js", "/shell.json")
    }
    return files | changed


def record(served: Served) -> list[str]:
    """The requests that the server gets from now on."""
    seen: list[str] = []
    below: Any = served.app.middleware_stack

    async def recording(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            seen.append(f"{scope['method']} {scope['path']}")
        await below(scope, receive, send)

    served.app.middleware_stack = recording
    return seen


def test_a_stale_worker_steps_aside(browser: Browser, tmp_path: Path) -> None:
    with serve(test_config(tmp_path)) as server, visitor(browser, server.url) as context:
        files, first = read_files(), server.app.state.version

        def deploy(version: str) -> None:
            server.app.router.default = Pages(rebuilt(files, first, version))
            server.app.state.version = version

        page = opened(context, "/")
        kept(page, first)
        page.close()
        deploy("fairplay.2+another")
        seen = record(server)
        page = opened(context, PLAY)
        # Only the new page gets an answer.
        expect(page.locator(".pill.green")).to_have_text(SAY("web-play-yours"))
        kept(page, "fairplay.2+another")
        asked = [one for one in seen if "/api/" in one]
        assert asked
        assert "HEAD /index.html" in seen[: seen.index("GET /play")]
        assert seen.index("GET /play") < seen.index(asked[0])
        # The same protocol: the page opens as before, and the next worker is installed. It starts
        # when the old one is idle, which Chromium does not tell while a debugger is attached.
        deploy("fairplay.2+later")
        page = opened(context, PLAY)
        expect(page.locator(".pill.green")).to_have_text(SAY("web-play-yours"))
        kept(page, "fairplay.2+later", "")
