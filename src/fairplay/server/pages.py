"""The browser app: the files of ``static``, in memory, and one page for all its addresses."""

import hashlib
import html
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from fairplay.messages import LANGUAGES, Messages
from fairplay.server.errors import Refusal

STATIC = Path(__file__).parent / "static"
#: The endings of compressed files, best first.
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
#: Names that change with their content.
_HASHED = re.compile(r"/assets/.+-[A-Za-z0-9_-]{8,}\.\w+")
_FOREVER, _ASK = "public, max-age=31536000, immutable", "no-cache"
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class File:
    """A file with all its encodings, by name; the plain one has an empty name."""

    media: str
    tag: str
    caching: str
    contents: dict[str, bytes]

    def response(self, request: Request) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((e for e in _ENCODINGS if e in self.contents and e in accepted), "")
        headers = {"etag": self.tag, "cache-control": self.caching, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.contents[encoding], headers=headers, media_type=self.media)


def read_files(folder: Path = STATIC) -> dict[str, File]:
    """All files by address; none if the app has not been built."""
    compressed = tuple(_ENCODINGS.values())
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {
        "/" + path.relative_to(folder).as_posix(): _read(path, folder)
        for path in paths
        if not path.name.endswith(compressed)
    }


def _read(path: Path, folder: Path) -> File:
    address = "/" + path.relative_to(folder).as_posix()
    media = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    contents = {"": path.read_bytes()}
    for encoding, ending in _ENCODINGS.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file():
            contents[encoding] = beside.read_bytes()
    tag = f'"{hashlib.sha256(contents[""]).hexdigest()[:24]}"'
    caching = _FOREVER if _HASHED.fullmatch(address) else _ASK
    return File(media or "application/octet-stream", tag, caching, contents)


class Pages:
    """Answers where no route matches."""

    def __init__(self, files: dict[str, File]) -> None:
        self.files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        response = self._response(Request(scope))
        await response(scope, receive, send)

    def _response(self, request: Request) -> Response:
        path = request.url.path
        if path.startswith("/api/"):
            raise Refusal(404, "error-not-found")
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        if file := self.files.get(path):
            return file.response(request)
        if "." in path.rpartition("/")[2]:
            raise Refusal(404, "error-not-found")
        # Addresses such as /room/CODE belong to the app, which is one page.
        index = self.files.get("/index.html")
        return index.response(request) if index else _unbuilt(request)


def _unbuilt(request: Request) -> Response:
    messages = Messages(preferred(request.headers.get("accept-language", "")))
    title, text, api = (
        html.escape(messages(f"server-unbuilt-{k}")) for k in ("title", "text", "api")
    )
    return HTMLResponse(
        f'<!doctype html><html lang="{messages.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f'<h1>{title}</h1><p>{text}<p><a href="/api/openapi.json">{api}</a>',
        headers={"cache-control": "no-store", "vary": "accept-language"},
    )


def preferred(accepted: str) -> str:
    """The language that a browser prefers, of those we have.

    >>> preferred("fr;q=0.9, pt-BR;q=0.8, en;q=0.1"), preferred("*"), preferred("da;q=x, sv")
    ('pt', 'en', 'sv')
    """
    wanted = []
    for item in accepted.split(",")[:20]:
        name, _, quality = item.strip().partition(";q=")
        weight = float(quality or 1) if re.fullmatch(r"(?:[01](?:\.\d+)?)?", quality) else 0.0
        wanted.append((-weight, name[:2].lower()))
    found = [name for weight, name in sorted(wanted, key=lambda w: w[0]) if name in LANGUAGES]
    return found[0] if found else "en"
