"""A server over HTTP: who we are there, and rooms to make and to look at."""

import http.client
import json
import re
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from fairplay.cli.online.news import refusal
from fairplay.errors import InputError
from fairplay.protocol import Params, RoomOptions, RoomView

T = TypeVar("T")

#: Seconds to wait for an answer.
PATIENCE = 15
MAX_ANSWER = 2**20
COOKIE = "fairplay_guest"
#: Over HTTPS a server adds a prefix to the name. It reads both names.
_COOKIE = re.compile(rf"(?:__Host-)?{COOKIE}=([^;\s]+)")


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of an answer that refuses something."""

    code: str
    params: Params = {}


class NewCode(msgspec.Struct, frozen=True):
    """The room that has been made."""

    code: str


class Forgotten(msgspec.Struct, frozen=True):
    """Whether a server has forgotten us already, or is about to."""

    done: bool


def base_of(text: str) -> str:
    """The address of a server, without what is not needed; InputError if it is none.

    >>> base_of("localhost:8000/"), base_of("https://play.example/room/ABC")
    ('http://localhost:8000', 'https://play.example')
    """
    wanted = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(wanted)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        raise InputError("error-server-address", text=text) from error
    whole = re.fullmatch(r"[!-~]+", wanted)
    if parts.scheme not in ("http", "https") or not host or not whole or "@" in parts.netloc:
        raise InputError("error-server-address", text=text)
    return f"{parts.scheme}://{parts.netloc}"


def get(url: str, most: int | None = MAX_ANSWER) -> bytes:
    """What is at an address, at most so many bytes of it."""
    return _asked(Request(url), most)[0]


def post(url: str, body: bytes, headers: dict[str, str]) -> bytes:
    """The answer to JSON that is sent to an address, however long it is."""
    request = Request(url, body, headers | {"Content-Type": "application/json"})
    return _asked(request, None)[0]


class Server:
    """One server, and the cookie by which it knows us again.

    >>> Server("https://play.example", "").socket("ABC")
    'wss://play.example/api/rooms/ABC/socket'
    """

    def __init__(self, base: str, cookie: str) -> None:
        self.base, self.cookie = base, cookie

    def link(self, code: str) -> str:
        """Where a browser finds a room."""
        return f"{self.base}/room/{code}"

    def socket(self, code: str) -> str:
        return f"ws{self.base.removeprefix('http')}/api/rooms/{quote(code, safe='')}/socket"

    def export(self, code: str) -> str:
        return f"{self.base}/api/rooms/{quote(code, safe='')}/export"

    def greet(self) -> None:
        """Become a guest, or stay the one we were."""
        _, headers = _asked(self._request("/api/me"))
        for value in headers.get_all("set-cookie") or ():
            if found := _COOKIE.match(value):
                self.cookie = found[1]

    def look(self, code: str) -> RoomView:
        """A room as it is now."""
        return self._ask(self._request(f"/api/rooms/{quote(code, safe='')}"), RoomView)

    def make(self, options: RoomOptions, name: str) -> str:
        """Make a room for a host of this name, and say its code."""
        body = msgspec.json.encode(msgspec.to_builtins(options) | {"name": name})
        return self._ask(self._request("/api/rooms", body), NewCode).code

    def exported(self) -> bytes:
        """All that the server has stored of us, as JSON, however long it is."""
        return _asked(self._request("/api/me/export"), None)[0]

    def forget(self) -> bool:
        """Ask the server to forget us; says whether it has done so already."""
        return self._ask(self._request("/api/me", method="DELETE"), Forgotten).done

    def _request(self, path: str, body: bytes | None = None, method: str | None = None) -> Request:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        return Request(self.base + path, body, headers, method=method)

    def _ask(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(_asked(request)[0], type=kind)
        except msgspec.MsgspecError as error:
            raise InputError("error-server-other") from error


def _asked(request: Request, most: int | None = MAX_ANSWER) -> tuple[bytes, Any]:
    """The answer, at most so many bytes of it, and its headers; InputError if there is none."""
    host = urlsplit(request.full_url).netloc
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return answer.read(most), answer.headers
    except HTTPError as error:
        raise _refused(error) from error
    except URLError as error:
        reason = getattr(error.reason, "strerror", None) or str(error.reason)
        raise InputError("error-server-reach", host=host, reason=reason) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise InputError("error-server-reach", host=host, reason=str(error)) from error


def _refused(error: HTTPError) -> InputError:
    """The server's own reason, if it is one of ours."""
    try:
        found = msgspec.convert(json.loads(error.read(MAX_ANSWER)), ErrorBody)
    except (ValueError, OSError):
        return InputError("error-server-other")
    finally:
        error.close()
    return refusal(found.code, found.params)
