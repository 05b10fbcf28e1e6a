"""The documentation, as ``make docs`` has built it into the package."""

from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from fairplay.server.files import File, paths_in, read_file
from fairplay.server.unbuilt import unbuilt

BUILT = Path(__file__).parent / "docs"
#: The address of the first page. Everything else is below it.
ROOT = "/docs/"
_MOST_KEPT = 64


class DocPages:
    """Files are read when they are asked for: few visitors need them, and all take megabytes."""

    def __init__(self) -> None:
        self._paths = paths_in(BUILT)
        self._read = lru_cache(_MOST_KEPT)(self._read_file)

    def response(self, request: Request) -> Response | None:
        """The answer to any address at or below ``/docs``; None if there is no such page."""
        path = request.url.path
        if path == ROOT.rstrip("/"):
            return RedirectResponse(ROOT, 308)
        if not self._paths:
            return unbuilt(request, "docs")
        name = "/" + path.removeprefix(ROOT)
        name += "index.html" if name.endswith("/") else ""
        return self._read(name).response(request) if name in self._paths else None

    def _read_file(self, name: str) -> File:
        return read_file(self._paths[name], name)
