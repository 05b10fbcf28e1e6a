"""``POST /api/admin``: requests of an operator from elsewhere, with a token and no cookie.

The endpoint exists only if a token is set. Wrong tokens are limited per address.
"""

import hmac
import time
from collections.abc import Iterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fairplay.server.admin.office import Office
from fairplay.server.admin.requests import AnyRequest
from fairplay.server.api.endpoint import answered
from fairplay.server.errors import Refusal
from fairplay.server.limits import Buckets
from fairplay.server.logs import log
from fairplay.server.services import services_of

#: Wrong tokens from one address: per second when sustained, and in a burst.
WRONG_PER_SECOND, WRONG_BURST = 1 / 30, 5

_decode = msgspec.json.Decoder(AnyRequest).decode


def routes(token: str) -> Iterator[Route]:
    """No route if there is no token."""
    if token:
        yield Route("/api/admin", _Desk(token).answer, methods=["POST"])


class _Desk:
    """Checks the token and answers."""

    def __init__(self, token: str) -> None:
        self._token = token.encode()
        self._wrong = Buckets(WRONG_PER_SECOND, WRONG_BURST)

    async def answer(self, request: Request) -> Response:
        services = services_of(request)
        address = services.addresses.of(request.scope)
        self._check(request, address)
        try:
            asked = _decode(await request.body())
        except msgspec.MsgspecError as error:
            raise Refusal(400, "error-admin-request", reason=str(error)) from error
        office = Office(services.hub, services.addresses, f"token {address}", services.read_bans)
        return answered(await office.do(asked))

    def _check(self, request: Request, address: str) -> None:
        """Compare the token in constant time. It counts as wrong before it is compared, so that
        parallel requests do not get around the limit."""
        now = time.monotonic()
        bucket = self._wrong.of(address, now)
        if wait := bucket.take(now):
            raise Refusal(429, "error-rate", retry=int(wait) + 1)
        given = request.headers.get("authorization", "").encode("latin-1", "replace")
        if not hmac.compare_digest(given, b"Bearer " + self._token):
            log.warning("admin token refused", extra={"data": {"address": address}})
            raise Refusal(401, "error-admin-token")
        bucket.give()
