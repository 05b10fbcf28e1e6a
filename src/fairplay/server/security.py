"""Security headers, and checks of requests before the app. All plain ASGI."""

import re
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fairplay.server.errors import Refusal
from fairplay.server.limits import Buckets, address_key

#: The longest body, in bytes.
MAX_BODY = 64 * 1024
_SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
_HOST = re.compile(r"[A-Za-z0-9.\-]+(?::[0-9]+)?|\[[0-9A-Fa-f:.]+\](?::[0-9]+)?")

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'{style}; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'{socket}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
#: In every answer: the protocol and the build of the app that this server has.
VERSION = "fairplay-version"
#: In the scope of a request: the hash of an inline style in the answer.
STYLES = "fairplay.styles"
#: By the setting ``hsts``.
_HSTS = {"host": "max-age=31536000", "subdomains": "max-age=31536000; includeSubDomains"}


def content_policy(host: str, secure: bool, style: str = "") -> str:
    """The content security policy. Not all browsers count a socket to the same host as ``'self'``.

    ``style`` is the hash of an inline style.

    >>> "connect-src 'self' ws://localhost:8000;" in content_policy("localhost:8000", False)
    True
    >>> "connect-src 'self';" in content_policy("evil.example; script-src *", True)
    True
    """
    named = _HOST.fullmatch(host)
    socket = f" {'wss' if secure else 'ws'}://{host}" if named else ""
    return _POLICY.format(socket=socket, style=style and f" {style}")


def origin_allowed(headers: Headers, others: Iterable[str]) -> bool:
    """Whether a request comes from our own page, from an allowed one, or from no browser.

    >>> def allowed(**headers): return origin_allowed(Headers(headers), ["https://b.example"])
    >>> allowed(host="a.example", origin="https://a.example"), allowed(host="a.example")
    (True, True)
    >>> allowed(host="a.example", origin="https://b.example")
    True
    >>> allowed(host="a.example", origin="https://c.example"), allowed(host="a", origin="null")
    (False, False)
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in others:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(netloc) and _without_port(netloc) == _without_port(headers.get("host", ""))


def _without_port(host: str) -> str:
    """Browsers omit the default ports, some proxies do not."""
    return host.lower().removesuffix(":80").removesuffix(":443")


def client_key(scope: Scope) -> str:
    """The address that limits are counted for."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp, hsts: str) -> None:
        self.app, self.hsts = app, _HSTS.get(hsts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        secure = scope["scheme"] == "https"
        host = Headers(scope=scope).get("host", "")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_HEADERS)
                headers[VERSION] = scope["app"].state.version
                policy = content_policy(host, secure, scope.get(STYLES, ""))
                headers["content-security-policy"] = policy
                if secure and self.hsts:
                    headers["strict-transport-security"] = self.hsts
            await send(message)

        await self.app(scope, receive, with_headers)


class Gate:
    """Refuses requests that are too many, from foreign pages, or too long."""

    def __init__(
        self, app: ASGIApp, origins: Iterable[str], buckets: Buckets, clock: Callable[[], float]
    ) -> None:
        self.app, self.origins, self.buckets, self.clock = app, tuple(origins), buckets, clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (refusal := self._refusal(scope)):
            await refused(refusal)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        if scope["path"].startswith("/api/"):
            wait = self.buckets.take(client_key(scope), self.clock())
            if wait:
                seconds = int(wait) + 1
                return Refusal(429, "error-rate", retry=seconds)
        if scope["method"] not in _SAFE and not origin_allowed(headers, self.origins):
            return Refusal(403, "error-origin")
        # A body without a length is refused before it gets here.
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > MAX_BODY:
            return Refusal(413, "error-body-size", limit=MAX_BODY)
        return None


def refused(refusal: Refusal) -> Response:
    """The response of a refusal."""
    headers = {"cache-control": "no-store"}
    if refusal.retry is not None:
        headers["retry-after"] = str(refusal.retry)
    body = msgspec.json.encode(refusal.body)
    return Response(body, refusal.status, headers, media_type="application/json")
