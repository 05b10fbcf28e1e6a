"""The endpoints that this process answers at once."""

from functools import cache
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from fairplay.cards import MOD3, ZERO, Deck, find_deck
from fairplay.explain.cards import rest
from fairplay.learn import LESSONS
from fairplay.rules.position import Position
from fairplay.rules.registry import FORGET, examples, game, groups, sums
from fairplay.rules.sequences import code_text
from fairplay.server.api.answers import (
    DeckCards,
    DeckInfo,
    GameInfo,
    Games,
    Lessons,
    Me,
    Ready,
    Status,
)
from fairplay.server.api.endpoint import SVG, answered
from fairplay.server.errors import Refusal
from fairplay.server.guests import COOKIE, ended_cookies, new_guest
from fairplay.server.services import Services
from fairplay.server.store import StorageError

if TYPE_CHECKING:
    from fairplay.server.api.queries import CardQuery, DeckQuery

_HOUR, _DAY = "public, max-age=3600", "public, max-age=86400"


async def health(services: Services, request: Request, query: Any) -> Response:
    """The process is alive."""
    del services, request, query
    return answered(Status())


async def ready(services: Services, request: Request, query: Any) -> Response:
    """Whether a load balancer should send anyone here."""
    del request, query
    if services.stopping:
        raise Refusal(503, "error-server-restart")
    try:
        await services.store.call(services.store.ping)
    except StorageError as error:
        raise Refusal(503, "error-not-ready") from error
    return answered(Ready(rooms="full" if services.hub.capacity.full else "open"))


async def me(services: Services, request: Request, query: Any) -> Response:
    """Make a new guest if there is no valid cookie; renew a valid one."""
    del query
    guest = services.guests.of(request) or new_guest()
    response = answered(Me(guest.tag))
    secure = request.url.scheme == "https"
    response.headers["set-cookie"] = services.guests.cookie(guest, secure=secure)
    if secure and COOKIE in request.cookies:
        response.headers.append("set-cookie", ended_cookies(secure=True)[0])
    return response


async def games(services: Services, request: Request, query: Any) -> Response:
    del request, query
    # The operator's own games may change at any time.
    return answered(_games(), caching="no-store" if services.config.games else _HOUR)


@cache
def _games() -> Games:
    infos = [_game(name, group) for group, names in groups().items() for name in names]
    return Games(infos, list(sums()), [_deck(ZERO), _deck(MOD3)])


FORGET.append(_games.cache_clear)


def _game(name: str, group: str) -> GameInfo:
    rules = game(name)
    start = str(Position.of(rules, rules.start))
    code, more = code_text(name), list(examples(name))
    return GameInfo(name, group, start, rules.misere.value, code, more, rules.worksheets)


def _deck(deck: Deck) -> DeckInfo:
    shapes, known = list(deck.shapes), rest(deck)
    told = list(known.before) if known else []
    return DeckInfo(deck.name, deck.title, deck.p, deck.k, deck.hand, deck.size, shapes, told)


async def deck(services: Services, request: Request, query: "DeckQuery") -> Response:
    del services, request
    found = find_deck(query.deck)
    return answered(DeckCards(_deck(found), list(map(str, found.cards))), caching=_HOUR)


async def lessons(services: Services, request: Request, query: Any) -> Response:
    del services, request, query
    return answered(Lessons(LESSONS), caching=_HOUR)


async def card(services: Services, request: Request, query: "CardQuery") -> Response:
    """The picture of one card, or of the back of all."""
    del services, request
    from fairplay import art

    found = find_deck(query.deck)
    if query.card == "back":
        drawing = art.back(found.p)
    else:
        drawing = art.card(found.p, found.parse(query.card).counts)
    headers = {"cache-control": _DAY}
    return Response(drawing.svg(query.card), headers=headers, media_type=SVG)


async def description(services: Services, request: Request, query: Any) -> Response:
    """The table of endpoints, as OpenAPI."""
    del services, query
    from fairplay.server.api.openapi import document

    return answered(document(request.app.state.endpoints), caching=_HOUR)
