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

Build = tuple[int, int, int] | None


class DocPages:
    """Files are read when they are asked for: few visitors need them, and all take megabytes.

    A new build replaces the whole folder. It is looked for at each request, by its first page, so
    that what was listed and read before is forgotten. Only names that were listed are ever opened.
    """

    def __init__(self) -> None:
        self._build: Build = None
        self._paths: dict[str, Path] = {}
        self._read = lru_cache(_MOST_KEPT)(self._read_file)

    def response(self, request: Request) -> Response | None:
        """The answer to any address at or below ``/docs``; None if there is no such page."""
        path = request.url.path
        if path == ROOT.rstrip("/"):
            return RedirectResponse(ROOT, 308)
        self._look()
        if not self._paths:
            return unbuilt(request, "docs")
        name = "/" + path.removeprefix(ROOT)
        name += "index.html" if name.endswith("/") else ""
        if name not in self._paths:
            return None
        try:
            return self._read(name).response(request)
        except FileNotFoundError:  # the folder is being replaced
            return None

    def _look(self) -> None:
        """List the pages again if there is another build. While there is none, keep the last."""
        build = _build()
        if build is not None and build != self._build:
            self._paths = paths_in(BUILT)
            self._read.cache_clear()
            self._build = build

    def _read_file(self, name: str) -> File:
        return read_file(self._paths[name], name)


def _build() -> Build:
    """What tells one build from another, for the price of one question to the file system."""
    try:
        found = (BUILT / "index.html").stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
