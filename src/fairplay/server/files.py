"""The files of the built app, in memory, each with its compressed forms."""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

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


def paths_in(folder: Path) -> dict[str, Path]:
    """All files of a folder by address, without their compressed forms."""
    compressed = tuple(_ENCODINGS.values())
    return {
        "/" + path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(compressed)
    }


def read_files(folder: Path = STATIC) -> dict[str, File]:
    """All files by address; none if the app has not been built."""
    return {address: read_file(path, address) for address, path in paths_in(folder).items()}


def read_file(path: Path, address: str) -> File:
    """A file and its compressed forms beside it. Its address tells whether it ever changes."""
    media = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    contents = {"": path.read_bytes()}
    for encoding, ending in _ENCODINGS.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file():
            contents[encoding] = beside.read_bytes()
    tag = f'"{hashlib.sha256(contents[""]).hexdigest()[:24]}"'
    caching = _FOREVER if _HASHED.fullmatch(address) else _ASK
    return File(media or "application/octet-stream", tag, caching, contents)
