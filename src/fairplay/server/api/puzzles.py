"""The endpoint that chooses a puzzle. Making it is a job, cached by its code."""

from datetime import UTC, date, datetime
from random import Random
from typing import NamedTuple

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from fairplay.play.puzzles.choosing import at_random, of_day, read_day
from fairplay.play.puzzles.tickets import Ticket
from fairplay.server.api.endpoint import JSON, run_job
from fairplay.server.api.queries import PuzzleQuery
from fairplay.server.errors import Refusal
from fairplay.server.services import Services


class _Asked(NamedTuple):
    """A puzzle, its day if it was asked for by one, and whether the same request always gets it."""

    ticket: Ticket
    day: date | None
    fixed: bool


async def puzzle(services: Services, request: Request, query: PuzzleQuery) -> Response:
    today = datetime.fromtimestamp(services.clock.wall() / 1000, UTC).date()
    ticket, day, fixed = _asked(query, today)
    written = day.isoformat() if day else None
    content = await run_job(services, request, "puzzle", ticket.code, written, keep=True)
    headers = {"cache-control": "public, max-age=300" if fixed else "no-store"}
    return Response(content, 200, headers, media_type=JSON)


def _asked(query: PuzzleQuery, today: date) -> _Asked:
    by_chance = (query.level, query.game, query.misere) != (UNSET, UNSET, UNSET)
    if (query.code is not UNSET) + (query.date is not UNSET) + by_chance > 1:
        raise Refusal(400, "error-puzzle-query")
    if query.code is not UNSET:
        return _Asked(Ticket.read(query.code), None, True)
    if query.date is not UNSET:
        day = read_day(query.date)
        return _Asked(of_day(day, today), day, True)
    if not by_chance:
        return _Asked(of_day(today, today), today, False)
    level = 1 if query.level is UNSET else query.level
    game = None if query.game is UNSET else query.game
    misere = None if query.misere is UNSET else query.misere
    return _Asked(at_random(level, game, misere, Random()), None, False)
