"""Does what an operator requests. InputError says why it cannot be done.

Every change is logged with the name of the operator. A room changes by events only, so every
process of a running server notices it.
"""

import ipaddress
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fairplay.errors import InputError
from fairplay.play.room import NOBODY, UnreadableError, tag_of
from fairplay.play.word_names import word_name
from fairplay.protocol import Refused, read_code
from fairplay.server.addresses import Addresses
from fairplay.server.admin import requests as ask
from fairplay.server.admin import room_queries
from fairplay.server.limits import address_key
from fairplay.server.store import admin_log, bans, purging
from fairplay.server.store.rows import AdminAction, Ban, BanKind
from fairplay.server.store.usage import DAY_MS

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub

_TAG = re.compile(r"[0-9a-f]{8}")
#: An address in the list of bans.
_HASHED = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True)
class Office:
    """``who`` is the operator. ``changed`` lets this process read the bans at once."""

    hub: "Hub"
    addresses: Addresses
    who: str
    changed: Callable[[], Awaitable[None]]

    async def do(self, request: ask.AnyRequest) -> Any:
        """The result of a request, ready for JSON."""
        try:
            return await _WORK[type(request)](self, request)
        except UnreadableError as error:
            raise InputError("error-admin-unreadable", reason=str(error)) from error

    async def read(self, function: Callable[..., Any], *args: Any) -> Any:
        """Run a query."""
        return await self.hub.store.call(function, self.hub.store.engine, *args)

    async def write(self, function: Callable[..., Any], *args: Any) -> Any:
        return await self.hub.journal.run(function, self.hub.store.engine, *args)

    async def note(self, action: str, subject: str, detail: str = "") -> None:
        done = AdminAction(self.hub.now(), self.who, action, subject, detail)
        await self.write(admin_log.note, done)


# -- rooms ----------------------------------------------------------------------------------------


async def _close(office: Office, request: ask.Close) -> dict[str, Any]:
    return await _happen(office, request.code, "close", {})


async def _rename(office: Office, request: ask.Rename) -> dict[str, Any]:
    name = request.name or word_name("en", secrets.token_hex(8))
    body = {"seat": request.seat, "name": name}
    return await _happen(office, request.code, "rename-seat", body, f"seat {request.seat + 1}")


async def _happen(
    office: Office, text: str, kind: str, body: dict[str, Any], detail: str = ""
) -> dict[str, Any]:
    """Add an event to a room that no player has commanded."""
    live = await office.hub.open(read_code(text))
    reply = await live.rounds.submit(NOBODY, f"{kind}-{secrets.token_hex(8)}", kind, body)
    if isinstance(reply.answer, Refused):
        raise InputError(reply.answer.code, **reply.answer.params)
    code = live.room.code
    await office.note(kind, code, detail)
    return {"room": code, "seq": reply.seq, **body}


async def _delete(office: Office, request: ask.Delete) -> dict[str, Any]:
    code = read_code(request.code)
    events = await office.write(purging.delete_room, code)
    if not events:
        raise InputError("error-room-unknown", room=request.code)
    if live := office.hub.rooms.get(code):
        # Other processes notice it when they compare their rooms with the logs.
        await live.following.check((0, 0))
    await office.note("delete", code, f"{events} events")
    return {"room": code, "events": events}


async def _retry(office: Office, request: ask.Retry) -> dict[str, Any]:
    code, store = read_code(request.code), office.hub.store
    if not await office.hub.journal.run(store.retry, code):
        raise InputError("error-admin-readable", room=request.code)
    await office.note("retry", code)
    await office.hub.open(code)
    return {"room": code}


async def _export(office: Office, request: ask.Export) -> list[dict[str, Any]]:
    code = read_code(request.code)
    found: list[dict[str, Any]] = await office.read(room_queries.log_of, code, request.full)
    if not found:
        raise InputError("error-room-unknown", room=request.code)
    await office.note("export", code, "full" if request.full else "")
    return found


# -- bans -----------------------------------------------------------------------------------------


async def _ban(office: Office, request: ask.BanOne) -> dict[str, Any]:
    now = office.hub.now()
    until = None if request.days is None else now + request.days * DAY_MS
    subject = _subject(office.addresses, request.kind, request.subject)
    ban = Ban(request.kind, subject, request.reason, now, until)
    await office.write(bans.add, ban)
    await office.note("ban", f"{ban.kind} {subject}", request.reason)
    await office.changed()
    return {"kind": ban.kind, "subject": subject, "until": until}


async def _unban(office: Office, request: ask.Unban) -> dict[str, Any]:
    subject = _subject(office.addresses, request.kind, request.subject)
    if not await office.write(bans.remove, request.kind, subject):
        raise InputError("error-admin-ban", text=request.subject)
    await office.note("unban", f"{request.kind} {subject}")
    await office.changed()
    return {"kind": request.kind, "subject": subject}


def _subject(addresses: Addresses, kind: BanKind, text: str) -> str:
    """The stored form of a guest or an address: never the id, never the address itself.

    >>> _subject(Addresses("key"), "guest", "2D711642"), _subject(Addresses("key"), "guest", "x")
    ('2d711642', '2d711642')
    """
    text = text.strip()
    if kind == "guest":
        return text.lower() if _TAG.fullmatch(text.lower()) else tag_of(text)
    if _HASHED.fullmatch(text):
        return text
    try:
        ipaddress.ip_address(text)
    except ValueError as error:
        raise InputError("error-admin-address", text=text) from error
    return addresses.hashed(address_key(text))


# -- looking --------------------------------------------------------------------------------------


async def _bans(office: Office, request: ask.Bans) -> list[Ban]:
    del request
    found: list[Ban] = await office.read(bans.standing, office.hub.now())
    return found


async def _log(office: Office, request: ask.Log) -> list[AdminAction]:
    found: list[AdminAction] = await office.read(admin_log.latest, request.limit)
    return found


async def _rooms(office: Office, request: ask.Rooms) -> Any:
    aside = await office.hub.store.call(office.hub.store.quarantined)
    return await office.read(room_queries.rooms, request, [one.room for one in aside])


async def _show(office: Office, request: ask.Show) -> Any:
    return await room_queries.show(office.hub, read_code(request.code), request.events)


async def _reports(office: Office, request: ask.Reports) -> Any:
    found = await office.hub.store.call(office.hub.store.reports, request.limit)
    return [room_queries.reported(one) for one in found]


async def _quarantine(office: Office, request: ask.Quarantine) -> Any:
    del request
    return await office.hub.store.call(office.hub.store.quarantined)


_WORK: dict[type[ask.Request], Callable[[Office, Any], Awaitable[Any]]] = {
    ask.Rooms: _rooms,
    ask.Show: _show,
    ask.Close: _close,
    ask.Delete: _delete,
    ask.BanOne: _ban,
    ask.Unban: _unban,
    ask.Bans: _bans,
    ask.Quarantine: _quarantine,
    ask.Retry: _retry,
    ask.Export: _export,
    ask.Reports: _reports,
    ask.Rename: _rename,
    ask.Log: _log,
}
