"""Pages as the server writes them: readable before any script runs, safe for any address."""

import base64
import gzip
import hashlib
import json
import re
import struct
from html import escape, unescape
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.responses import Response

from fairplay.messages import LANGUAGES, Messages
from fairplay.rules.words import Words
from fairplay.server.about import first_question
from fairplay.server.files import STATIC, File, read_files
from fairplay.server.manifest import manifest
from fairplay.server.pages import Pages
from fairplay.server.preview import preview
from fairplay.server.security import STYLES, content_policy
from fairplay.server.shell import Built
from tests.needs import missing

INDEX = """<!doctype html><html lang="en"><head><link rel="manifest" href="/manifest.webmanifest">
<title>Fair Play</title><script type="module" src="/assets/index.js"></script>
<link rel="stylesheet" href="/assets/index.css"></head>
<body><div id="app"></div><noscript>Fair Play needs JavaScript.</noscript></body></html>"""
SCREEN = {"home": "<h1>home</h1>", "other": "<h1>@title@</h1><p>@about@</p>"}
SITE = "https://play.example"
#: JavaScript and CSS of the start page, compressed.
MOST_BYTES = 60_000
#: More of them for the map of lessons, and for the first question of a lesson.
MOST_OF_MAP, MOST_OF_LESSON = 12_000, 60_000


def row(pattern: str, page: str, title: str, *texts: str) -> dict[str, Any]:
    files = {"scripts": [f"assets/{page}.js"], "styles": [f"assets/{page}.css"]}
    return {"pattern": pattern, "page": page, "title": title, "texts": texts, **files}


LESSON = {
    "scripts": ["assets/mex.js"],
    "styles": ["assets/mex.css"],
    "texts": ["learn-mex"],
}


ROUTES = [
    row(r"^\/$", "Home", "web-home-title"),
    row(r"^\/play$", "Play", "web-play-title"),
    row(r"^\/cards\/(zero|mod3)$", "Cards", "web-cards-title", "webrooms"),
    row(r"^\/room\/([^/]+)$", "Room", "web-room-title", "webrooms"),
    row(r"^\/puzzles(?:\/([^/]+))?$", "Puzzles", "web-nav-puzzles"),
    row(r"^\/learn(?:\/([^/]+)(?:\/(.+?))?)?\/?$", "Learn", "web-learn-title")
    | {"parts": {"mex": LESSON}},
    row("^", "NotFound", "web-lost-title"),
]
BUILT = {
    "version": "fairplay.1+test",
    "entry": {
        "script": "assets/index.js",
        "scripts": ["assets/index.js", "assets/shared.js"],
        "styles": ["assets/index.css"],
    },
    "routes": ROUTES,
    "languages": {
        one: {"": f"assets/{one}.js"}
        | {name: f"assets/{name}-{one}.js" for name in ("webrooms", "learn-mex")}
        for one in LANGUAGES
    },
    "screens": dict.fromkeys(LANGUAGES, SCREEN),
}


def file(content: str) -> File:
    return File("text/plain", '"tag"', "no-cache", {"": content.encode()})


FILES = {
    "/index.html": file(INDEX),
    "/shell.json": file(json.dumps(BUILT)),
    "/assets/index.css": file("body{margin:0}"),
    "/assets/mex.css": file(".mex{}"),
    **{f"/assets/{route['page']}.css": file(f".{route['page']}{{}}") for route in ROUTES},
}


def ask(path: str, query: str = "", pages: Pages | None = None, **headers: str) -> Response:
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": query.encode(),
        "headers": [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()],
        "server": ("evil.example", 80),
    }
    request = Request(scope)
    response = (pages or PAGES)._response(request)
    response.styles = scope.get(STYLES)  # type: ignore[attr-defined]
    return response


PAGES = Pages(FILES, SITE)


def text(response: Response) -> str:
    return bytes(response.body).decode()


def test_the_start_page_is_there_before_any_script() -> None:
    page = text(ask("/", accept_language="sv"))
    assert '<html lang="sv"' in page
    assert '<div id="app" data-written><h1>home</h1></div>' in page
    assert page.count("<script") == 1
    assert '<script type="module" crossorigin src="/assets/index.js"></script>' in page
    for script in ("shared", "sv", "Home"):
        assert (
            f'<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/{script}.js">'
            in page
        )
    assert "assets/da.js" not in page
    assert '<link rel="stylesheet" crossorigin href="/assets/Home.css" disabled>' in page
    assert Messages("sv")("server-noscript") in page
    assert "/manifest.webmanifest?lang=sv" in page


def test_a_page_comes_with_the_files_of_its_part() -> None:
    for path, there in (("/learn/mex", True), ("/learn", False), ("/learn/nothing", False)):
        page = text(ask(path))
        assert "assets/Learn.js" in page
        assert ('href="/assets/mex.js"' in page) == (".mex{}" in page) == there
        assert ('href="/assets/learn-mex-en.js"' in page) == there


@pytest.mark.parametrize(
    ("path", "query", "status", "title"),
    [
        ("/learn", "", 200, "web-learn-title"),
        ("/learn/mex", "", 200, "learn-mex-title"),
        ("/learn/mex", "step=5", 200, "learn-mex-title"),
        ("/learn/mex", "step=05", 200, "learn-mex-title"),
        ("/learn/mex/5", "", 200, "learn-mex-title"),
        ("/learn/mex/5/", "", 200, "learn-mex-title"),
        ("/learn/alchemy", "", 404, "learn-lost"),
        ("/learn/mex", "step=6", 404, "learn-no-screen"),
        ("/learn/mex", "step=0", 404, "learn-no-screen"),
        ("/learn/mex", "step=<b>", 404, "learn-no-screen"),
        ("/learn/mex/99", "", 404, "learn-no-screen"),
        ("/learn/mex/a/b", "", 404, "learn-no-screen"),
        ("/nothing", "", 404, "web-lost-title"),
    ],
)
def test_what_does_not_exist_is_a_404_with_a_page(
    path: str, query: str, status: int, title: str
) -> None:
    answer = ask(path, query)
    assert answer.status_code == status
    number = query.removeprefix("step=") or path.removeprefix("/learn/mex/")
    assert f"<h1>{escape(Messages('en')(title, number=number))}</h1>" in text(answer)
    assert ("x-robots-tag" in answer.headers) == (status == 404)


def test_only_the_inline_style_is_allowed() -> None:
    answer = ask("/")
    (style,) = re.findall("<style>(.*?)</style>", text(answer), re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = content_policy("a.example", True, answer.styles)  # type: ignore[attr-defined]
    assert f"style-src 'self' 'sha256-{digest}';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("query", "headers", "language"),
    [
        ("", {"accept_language": "da"}, "da"),
        ("", {"accept_language": "da", "cookie": "fairplay_language=pt"}, "pt"),
        ("lang=sv", {"accept_language": "da", "cookie": "fairplay_language=pt"}, "sv"),
        ("lang=xx", {"cookie": "fairplay_language=<script>"}, "en"),
    ],
)
def test_the_language_of_a_page(query: str, headers: dict[str, str], language: str) -> None:
    page = ask("/", query, None, **headers)
    assert f'<html lang="{language}"' in text(page)
    assert page.headers["vary"] == "accept-encoding, accept-language, cookie"


def test_the_theme_of_a_page() -> None:
    assert 'data-theme="dark"' in text(ask("/", cookie="fairplay_theme=dark"))
    assert "data-theme" not in text(ask("/", cookie='fairplay_theme=x"onload'))


@pytest.mark.parametrize(
    ("path", "query", "title", "picture"),
    [
        ("/", "", "Fair games", ""),
        ("/play", "position=nim:3,4,5", "Nim", "?position=nim%3A3%2C4%2C5"),
        ("/play", "position=0.137:4 %2B nim:2", "Octal game + Nim", None),
        ("/play", "position=no-such:3", "Play", ""),
        ("/play", "position=" + "9" * 500, "Play", ""),
        ("/cards/zero", "", "Zero sumZ", "?deck=zero"),
        ("/learn/mex", "", "The mex rule", ""),
        ("/learn/nothing", "", "There is no such lesson", ""),
        ("/room/ABCDEF", "position=nim:3", "Room", ""),
        ("/a/b", "", "We could not find this page", ""),
    ],
)
def test_what_an_address_is_about(path: str, query: str, title: str, picture: str | None) -> None:
    answer = ask(path, query, host="evil.example")
    page = text(answer)
    assert f"<title>{title} · Fair Play</title>" in page
    meta = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page))
    assert meta["og:title"] == f"{title} · Fair Play"
    assert 40 < len(unescape(meta["description"])) < 300 or answer.status_code == 404
    assert meta["twitter:card"] == "summary_large_image"
    if picture is not None:
        assert meta["og:image"] == f"{SITE}/api/preview.png{picture}"
    assert "evil.example" not in page


def test_no_rule_in_words_is_read_for_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    read, begin = [], Words.__init__

    def reading(words: Words, text: str) -> None:
        read.append(text)
        begin(words, text)

    monkeypatch.setattr(Words, "__init__", reading)
    for names in (("row{ZZ→.O}",), ("heap{ZZ}", "row{ZZ"), ("coins{ZZ}", "pair{ZZ")):
        page = text(ask("/play", "position=" + " %2B ".join(names)))
        kinds = [Messages("en")(f"game-{name.partition('{')[0]}-title") for name in names]
        assert f"<title>{' + '.join(kinds)} · " in page
    assert not [one for one in read if "ZZ" in one]


def test_games_beyond_those_of_a_title_are_not_looked_up() -> None:
    assert "<title>Play · " in text(ask("/play", "position=" + " %2B ".join(["nim"] * 60)))


def test_without_a_public_address_no_host_is_named() -> None:
    page = text(ask("/", pages=Pages(FILES), host="evil.example"))
    assert 'property="og:image" content="/api/preview.png"' in page
    assert "canonical" not in page
    assert "hreflang" not in page
    assert "evil" not in page


@pytest.mark.parametrize(
    ("path", "query", "question"),
    [
        ("/play", "", "/api/begin?position=nim%3A3%2C4%2C5&amp;misere=false"),
        ("/play", 'position=a~*"<&misere=true', "/api/begin?position=a%7E*%22%3C&amp;misere=true"),
        *((path, "", "/api/puzzle") for path in ("/puzzles", "/puzzles/today")),
        ("/puzzles/2026-11-18", "", "/api/puzzle?date=2026-11-18"),
        ("/puzzles/a b&c", "", "/api/puzzle?code=a+b%26c"),
        *(("/play", query, None) for query in ("moves=1", "seat=1", "opponent=person")),
        ("/play", "position=" + "9" * 500, None),
        *((path, "", None) for path in ("/", "/puzzles/run", "/room/play")),
    ],
)
def test_a_page_loads_its_first_answer_at_once(path: str, query: str, question: str | None) -> None:
    found = re.findall(
        r'<link rel="preload" as="fetch" crossorigin href="(.*?)">', text(ask(path, query))
    )
    assert found == ([question] if question else [])


def test_the_default_match_is_the_one_of_the_browser() -> None:
    featured = STATIC.parents[3] / "web/src/lib/featured.ts"
    (first,) = re.findall("FIRST = '(.*)'", featured.read_text())
    assert first_question("Play", [], {}) == first_question("Play", [], {"position": first})


def test_translations_are_linked_and_private_pages_are_not_listed() -> None:
    page = text(ask("/learn/mex"))
    assert f'<link rel="canonical" href="{SITE}/learn/mex">' in page
    assert f'hreflang="pt" href="{SITE}/learn/mex?lang=pt"' in page
    for path in ("/room/ABCDEF", "/nowhere", "/index.html"):
        answer = ask(path)
        assert answer.headers["x-robots-tag"] == "noindex"
        assert "canonical" not in text(answer)
        assert answer.status_code == (404 if path == "/nowhere" else 200)
    robots = text(ask("/robots.txt"))
    assert "Disallow: /room/" in robots
    assert "Allow: /api/preview.png" in robots


@settings(max_examples=30)
@given(st.text(max_size=60), st.sampled_from(["/play", "/learn/", "/room/", "/"]))
def test_an_address_cannot_write_into_the_page(wild: str, path: str) -> None:
    nasty = f'"><script>{wild}</script>'
    page = text(ask(path + nasty, pages=PAGES))
    quoted = text(ask(path, msgspec.json.encode(nasty).decode(), pages=PAGES))
    for found in (page, quoted):
        assert found.count("<script") == 1


def test_a_position_cannot_write_into_the_page() -> None:
    page = text(ask("/play", 'position=nim:1"><script>alert(1)</script>'))
    assert page.count("<script") == 1
    assert "alert(1)" not in re.sub("%3Cscript%3Ealert%281%29", "", page)


def test_pages_are_compressed_and_not_sent_twice() -> None:
    answer = ask("/", accept_encoding="br, gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(answer.body)) == ask("/").body
    again = ask("/", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.body) == (304, b"")


def test_the_frame_of_all_pages_has_no_words() -> None:
    assert '<div id="app"><h1></h1><p></p></div>' in text(ask("/index.html"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_icons_that_are_there(language: str) -> None:
    asked = ask("/manifest.webmanifest", f"lang={language}")
    found = json.loads(bytes(asked.body))
    assert found == json.loads(manifest(language))
    assert (found["lang"], asked.headers["cache-control"]) == (language, "no-cache")
    assert {icon.get("purpose", "any") for icon in found["icons"]} == {"any", "maskable"}
    public = STATIC.parents[3] / "web/public"
    for icon in found["icons"]:
        content = (public / icon["src"][1:]).read_bytes()
        if icon["type"] == "image/png":
            assert f"{'{}x{}'.format(*size_of(content))}" == icon["sizes"]


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_pictures_of_positions_have_one_size_and_are_small() -> None:
    pictures = {one: preview(one, "") for one in ("", "nim:1,2", "northcott", "nim:" + "9," * 90)}
    assert {size_of(picture) for picture in pictures.values()} == {(1200, 630)}
    assert len(set(pictures.values())) == 3
    assert all(len(picture) < 100_000 for picture in pictures.values())
    assert preview("", "zero") != preview("", "mod3") != preview("", "none") == pictures[""]


def built_app() -> tuple[dict[str, File], Pages, Built]:
    if not (STATIC / "shell.json").is_file():
        missing("the app has not been built: run scripts/web")
    files = read_files()
    pages = Pages(files)
    assert pages.shell
    return files, pages, pages.shell.built


def test_the_first_page_is_small() -> None:
    files, pages, built = built_app()
    home = next(route for route in built.routes if route.page == "Home")
    for language in LANGUAGES:
        names = {
            *built.entry.scripts,
            *built.entry.styles,
            *home.scripts,
            *home.styles,
            built.languages[language][""],
        }
        assert sum(len(gzip.compress(files[f"/{n}"].contents[""], 9)) for n in names) <= MOST_BYTES
        assert f'<html lang="{language}"' in text(ask("/", f"lang={language}", pages=pages))
    assert files["/sw.js"].caching == "no-cache"
    assert built.version.encode() in files["/sw.js"].contents[""]


def test_lessons_load_what_they_need() -> None:
    """Beside the app itself: the map no board, and a lesson one of the ways to draw a question."""
    files, _, built = built_app()
    learn = next(route for route in built.routes if route.page == "Learn")
    loaded = {*built.entry.scripts, *built.entry.styles}
    of_map = {*learn.scripts, *learn.styles} - loaded

    def size(names: set[str]) -> int:
        return sum(len(gzip.compress(files[f"/{n}"].contents[""], 9)) for n in names)

    assert size(of_map) <= MOST_OF_MAP
    for lesson, part in learn.parts.items():
        more = of_map | {*part.scripts, *part.styles} - loaded
        assert size(more) <= MOST_OF_LESSON, lesson
