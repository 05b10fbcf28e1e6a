"""The pages of the app as the server writes them: with a head and a first screen of their own.

The build leaves ``shell.json``: the files of each page, and the first screens in every language.
The server puts them together, so that there is something to read before any script has run. No
script is inline, and the one inline style is allowed by its hash.
"""

import base64
import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fairplay.messages import LANGUAGES, Messages
from fairplay.server.about import About, about, first_question
from fairplay.server.files import File
from fairplay.server.languages import language_of
from fairplay.server.security import STYLES

#: Where the page that belongs to no address is, which the service worker keeps.
BARE = "/index.html"
#: The colour schemes that a page can be written in; without one, it follows the system.
THEMES = ("light", "dark", "contrast")
_MOST_KEPT = 256
#: What Vite writes into the head. The server writes its own.
_BUILT = re.compile(r"\s*<(?:script|link)\b[^>]*/assets/[^>]*>(?:</script>)?")
_LOCALES = {"en": "en_GB", "sv": "sv_SE", "da": "da_DK", "pt": "pt_BR"}


class Files(msgspec.Struct, frozen=True):
    scripts: tuple[str, ...]
    styles: tuple[str, ...]
    #: Catalogues that only this part of a page needs.
    texts: tuple[str, ...] = ()


class Route(msgspec.Struct, frozen=True):
    """A page: the pattern of its path, its files, and the catalogues that it needs.

    ``parts`` are more files, for values of its parameter.
    """

    pattern: str
    page: str
    title: str
    texts: tuple[str, ...]
    scripts: tuple[str, ...]
    styles: tuple[str, ...]
    parts: dict[str, Files] = {}


class Entry(msgspec.Struct, frozen=True):
    script: str
    scripts: tuple[str, ...]
    styles: tuple[str, ...]


class Screens(msgspec.Struct, frozen=True):
    home: str
    other: str


class Built(msgspec.Struct, frozen=True):
    """``shell.json``, as web/tools/shell.ts writes it."""

    version: str
    entry: Entry
    routes: tuple[Route, ...]
    languages: dict[str, dict[str, str]]
    screens: dict[str, Screens]


@dataclass(frozen=True)
class Written:
    """A page, plain and compressed. There is no secret in it that compression could betray."""

    tag: str
    plain: bytes
    compressed: bytes
    styles: str
    indexed: bool
    #: Whether there is a page at this address.
    found: bool


@dataclass(frozen=True)
class Asked:
    """What a page depends on. The page without an address has no name."""

    page: str
    language: str
    theme: str
    path: str
    about: About
    #: What the page asks the server first.
    question: str
    #: The scripts, styles and catalogues of the page.
    files: Files


def _files(route: Route, params: list[str]) -> Files:
    part = route.parts.get(params[0]) if params else None
    if not part:
        return Files(route.scripts, route.styles, route.texts)
    return Files(route.scripts + part.scripts, route.styles + part.styles, route.texts + part.texts)


class Shell:
    """Writes pages. ``site`` is the public address of the server, which links of previews need:
    the host that a request names may be anything."""

    def __init__(self, files: dict[str, File], site: str) -> None:
        self.files, self.site = files, site
        self.built = msgspec.json.decode(files["/shell.json"].contents[""], type=Built)
        self._template = _BUILT.sub("", files[BARE].contents[""].decode())
        self._patterns = [re.compile(route.pattern) for route in self.built.routes]
        self._messages = {language: Messages(language) for language in LANGUAGES}
        self._written = lru_cache(_MOST_KEPT)(self._write)

    def response(self, request: Request) -> Response:
        page = self._written(self._asked(request))
        request.scope[STYLES] = page.styles
        headers = {
            "etag": page.tag,
            "cache-control": "no-cache",
            "vary": "accept-encoding, accept-language, cookie",
        }
        if not page.indexed:
            headers["x-robots-tag"] = "noindex"
        if page.found and request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        content = page.plain
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"], content = "gzip", page.compressed
        status = 200 if page.found else 404
        return Response(content, status, headers, media_type="text/html")

    def _asked(self, request: Request) -> Asked:
        path, query = request.url.path, request.query_params
        language, theme = language_of(request), request.cookies.get("fairplay_theme", "")
        messages = self._messages[language]
        theme = theme if theme in THEMES else ""
        route, params = self._route(path)
        if path == BARE:
            nothing = About("Fair Play", messages("server-about-home"), indexed=False)
            return Asked("", language, theme, "/", nothing, "", Files((), ()))
        found = about(route.page, route.title, params, query, messages)
        question = first_question(route.page, params, query)
        files = _files(route, params)
        return Asked(route.page, language, theme, path, found, question, files)

    def _route(self, path: str) -> tuple[Route, list[str]]:
        for route, pattern in zip(self.built.routes, self._patterns, strict=True):
            if match := pattern.search(path):
                return route, [group for group in match.groups() if group is not None]
        raise AssertionError("the last route matches every path")

    def _write(self, asked: Asked) -> Written:
        style = self._style(asked)
        head = "\n".join([*self._described(asked), f"<style>{style}</style>", *self._loads(asked)])
        manifest = f'href="/manifest.webmanifest?lang={asked.language}"'
        lang = f'<html lang="{asked.language}"'
        theme = f' data-theme="{asked.theme}"' if asked.theme else ""
        text = self._template.replace('<html lang="en"', lang + theme, 1)
        text = text.replace("<title>Fair Play</title>", head, 1)
        text = text.replace('<div id="app"></div>', self._first(asked), 1)
        text = text.replace('href="/manifest.webmanifest"', manifest, 1)
        needs = escape(self._messages[asked.language]("server-noscript"))
        text = text.replace("Fair Play needs JavaScript.", needs, 1)
        plain = text.encode()
        tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
        digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
        compressed = gzip.compress(plain, 6, mtime=0)
        indexed, found = asked.about.indexed, asked.about.found
        return Written(tag, plain, compressed, f"'sha256-{digest}'", indexed, found)

    def _style(self, asked: Asked) -> str:
        names = dict.fromkeys((*self.built.entry.styles, *asked.files.styles))
        return "".join(self.files[f"/{name}"].contents[""].decode() for name in names)

    def _loads(self, asked: Asked) -> list[str]:
        """The scripts, all at once. A disabled link tells the loader that a style is here."""
        entry, language = self.built.entry, self.built.languages[asked.language]
        texts = [language[name] for name in ("", *asked.files.texts) if name in language]
        scripts = [*entry.scripts, *texts, *asked.files.scripts]
        wanted = [name for name in dict.fromkeys(scripts) if name != entry.script]
        question = escape(asked.question)
        return [
            *((f'<link rel="preload" as="fetch" crossorigin href="{question}">',) * bool(question)),
            f'<script type="module" crossorigin src="/{entry.script}"></script>',
            *(
                # The written page is painted without them.
                f'<link rel="modulepreload" fetchpriority="low" crossorigin href="/{name}">'
                for name in wanted
            ),
            *(
                f'<link rel="stylesheet" crossorigin href="/{name}" disabled>'
                for name in dict.fromkeys((*entry.styles, *asked.files.styles))
            ),
        ]

    def _first(self, asked: Asked) -> str:
        screens, found = self.built.screens[asked.language], asked.about
        if asked.page == "Home":
            return f'<div id="app" data-written>{screens.home}</div>'
        title, text = (escape(found.title), escape(found.text)) if asked.page else ("", "")
        screen = screens.other.replace("@title@", title).replace("@about@", text)
        return f'<div id="app">{screen}</div>'

    def _described(self, asked: Asked) -> list[str]:
        """The head: what tabs, search engines and previews of links show."""
        found, messages = asked.about, self._messages[asked.language]
        title = found.title if found.title == "Fair Play" else f"{found.title} · Fair Play"
        properties = {
            "og:type": "website",
            "og:site_name": "Fair Play",
            "og:title": title,
            "og:description": found.text,
            "og:locale": _LOCALES[asked.language],
            "og:image": self.site + found.picture,
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": messages("server-picture", title=found.title),
        }
        if self.site:
            properties["og:url"] = self.site + asked.path
        return [
            f"<title>{escape(title)}</title>",
            f'<meta name="description" content="{escape(found.text)}">',
            '<meta name="twitter:card" content="summary_large_image">',
            *(f'<meta property="{k}" content="{escape(v)}">' for k, v in properties.items()),
            *(self._links(asked.path) if self.site and found.indexed else ()),
        ]

    def _links(self, path: str) -> list[str]:
        """The address of a page among its translations."""
        here = escape(self.site + path)
        return [
            f'<link rel="canonical" href="{here}">',
            *(
                f'<link rel="alternate" hreflang="{name}" href="{here}?lang={name}">'
                for name in LANGUAGES
            ),
            f'<link rel="alternate" hreflang="x-default" href="{here}">',
        ]
