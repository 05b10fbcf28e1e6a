"""Send a request to the database here, or to a server elsewhere."""

import asyncio
import getpass
import os
from typing import Any
from urllib.parse import urlsplit

import msgspec

from fairplay.cli.admin.output import show
from fairplay.cli.files import read_file
from fairplay.cli.groups import Context
from fairplay.cli.output import catalogue, write_json
from fairplay.errors import InputError
from fairplay.rules.numbers import parse_number
from fairplay.server.admin import requests
from fairplay.server.config import Config
from fairplay.server.setting import PREFIX
from fairplay.server.store import StorageError

TOKEN = f"{PREFIX}ADMIN_TOKEN"
#: The fields that are numbers, with their upper bounds.
_NUMBERS = {"limit": 1000, "events": 1000, "days": 10_000}
MAX_SEATS, MAX_TOKEN = 6, 10_000
#: Actions that need ``--yes``.
_FINAL = ("delete", "drop")


def run(ctx: Context, **given: Any) -> None:
    """The name of the command is the action, its parameters are the fields."""
    where: dict[str, Any] = ctx.obj
    messages = catalogue(where["lang"])
    fields = {name: value for name, value in given.items() if value is not None}
    action = _action(ctx.info_name, fields)
    if not fields.pop("yes", False) and action in _FINAL:
        raise InputError("error-admin-sure", room=fields.get("code", ""))
    wanted = "delete" if action == "drop" else action
    found = _done(_request(wanted, fields), where)
    if wanted == "export":
        for event in found:
            write_json(event)
    elif where["json"]:
        write_json(found)
    else:
        show(wanted, found, messages)


def _action(action: str, fields: dict[str, Any]) -> str:
    """The command ``quarantine`` stands for three actions."""
    if action != "quarantine":
        return action
    what = fields.pop("what")
    if what not in ("list", "retry", "drop"):
        raise InputError("error-choice", text=what, choices="list, retry, drop")
    if what == "list":
        fields.pop("yes", None)
        return action
    if "code" not in fields:
        raise InputError(
            "error-missing", name="CODE", usage=f"fairplay admin quarantine {what} CODE"
        )
    return str(what)


def _request(action: str, fields: dict[str, Any]) -> requests.AnyRequest:
    """Raise InputError for a field that cannot be read."""
    read = {name: _number(name, value) for name, value in fields.items()}
    try:
        found: requests.AnyRequest = msgspec.convert(
            {"action": action, **read}, requests.AnyRequest
        )
    except msgspec.ValidationError as error:
        raise InputError("error-admin-request", reason=str(error)) from error
    return found


def _number(name: str, value: Any) -> Any:
    if name == "seat":
        return parse_number(value, 1, MAX_SEATS) - 1
    return parse_number(value, 0, _NUMBERS[name]) if name in _NUMBERS else value


def _done(request: requests.AnyRequest, where: dict[str, Any]) -> Any:
    if where["server"]:
        return _there(request, where)
    config = Config.read({"database": where["database"], "redis": where["redis"]})
    try:
        return msgspec.to_builtins(asyncio.run(_here(request, config)))
    except StorageError as error:
        raise InputError("error-database-open", reason=str(error)) from error


async def _here(request: requests.AnyRequest, config: Config) -> Any:
    from fairplay.server.admin.local import local_office

    async with local_office(config, local_operator()) as office:
        return await office.do(request)


def _there(request: requests.AnyRequest, where: dict[str, Any]) -> Any:
    from fairplay.cli.online.web import base_of, post

    base = base_of(where["server"])
    if not _safe(base):
        raise InputError("error-admin-https", text=where["server"])
    headers = {"Authorization": f"Bearer {_token(where['token_file'])}"}
    return msgspec.json.decode(post(f"{base}/api/admin", msgspec.json.encode(request), headers))


def _safe(base: str) -> bool:
    """Whether a token cannot be read on its way.

    >>> _safe("https://play.example"), _safe("http://127.0.0.1:8000"), _safe("http://play.example")
    (True, True, False)
    """
    parts = urlsplit(base)
    return parts.scheme == "https" or parts.hostname in ("localhost", "127.0.0.1", "::1")


def _token(file: str | None) -> str:
    """Read the token. Everyone on the machine can see a command line, so it is never there."""
    if file is None:
        found = os.environ.get(TOKEN, "")
    else:
        found = read_file(file, MAX_TOKEN).decode(errors="replace").strip()
    if not found.isprintable() or not found.isascii() or not found:
        raise InputError("error-admin-no-token", name=TOKEN)
    return found


def local_operator() -> str:
    """The operator's name in the log."""
    try:
        return f"local {getpass.getuser()}"
    except (ImportError, KeyError, OSError):
        return "local ?"
