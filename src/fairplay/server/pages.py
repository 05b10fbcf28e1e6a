"""The browser app: its files, and a page for every address that belongs to it."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from fairplay.protocol import SUBPROTOCOL
from fairplay.server.doc_pages import ROOT, DocPages
from fairplay.server.errors import Refusal
from fairplay.server.files import File
from fairplay.server.languages import language_of
from fairplay.server.manifest import MEDIA, manifest
from fairplay.server.shell import BARE, Shell
from fairplay.server.unbuilt import unbuilt

#: Search engines may read everything but the API and rooms; previews of links need their picture.
_ROBOTS = "User-agent: *\nAllow: /api/preview.png\nDisallow: /api/\nDisallow: /room/\n"


class Pages:
    """Answers where no route matches."""

    def __init__(self, files: dict[str, File], site: str = "") -> None:
        shell = Shell(files, site) if "/shell.json" in files else None
        self.docs = DocPages()
        self.files, self.shell = {k: v for k, v in files.items() if k != "/shell.json"}, shell

    @property
    def version(self) -> str:
        """The protocol and the build of the app, which a page compares with its own."""
        return self.shell.built.version if self.shell else SUBPROTOCOL

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
        if path == "/robots.txt":
            return PlainTextResponse(_ROBOTS, headers={"cache-control": "public, max-age=86400"})
        if path == "/manifest.webmanifest":
            return _manifest(request)
        if f"{path}/".startswith(ROOT) and (found := self.docs.response(request)):
            return found
        file = self.files.get(path)
        if file and not (path == BARE and self.shell):
            return file.response(request)
        if "." in path.rpartition("/")[2] and not path.endswith(".html"):
            raise Refusal(404, "error-not-found")
        if self.shell:
            return self.shell.response(request)
        # Addresses such as /room/CODE belong to the app, which is one page.
        index = self.files.get(BARE)
        return index.response(request) if index else unbuilt(request, "app")


def _manifest(request: Request) -> Response:
    """Browsers send no cookie for it, so the page names its language in the address."""
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(manifest(language_of(request)), headers=headers, media_type=MEDIA)
