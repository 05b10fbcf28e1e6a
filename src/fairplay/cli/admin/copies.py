"""``fairplay admin backup`` and ``restore``: copies of an SQLite database."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import inspect

from fairplay.cli.admin.request import local_operator
from fairplay.cli.groups import Context
from fairplay.cli.output import catalogue, write_json, write_lines
from fairplay.errors import InputError
from fairplay.server.config import Config
from fairplay.server.store import StorageError, admin_log
from fairplay.server.store import backup as copying
from fairplay.server.store.database import open_engine
from fairplay.server.store.rows import AdminAction
from fairplay.server.store.tables import ADMIN_LOG


def backup(ctx: Context, file: str) -> None:
    """Everything that was acknowledged before this began is in the copy."""
    _copy("backup", file, ctx.obj, lambda url: copying.backup(url, Path(file)))


def restore(ctx: Context, file: str) -> None:
    _copy("restore", file, ctx.obj, lambda url: copying.restore(Path(file), url))


def _copy(
    action: str, file: str, where: dict[str, Any], copy: Callable[[str], copying.Copied]
) -> None:
    messages = catalogue(where["lang"])
    if where["server"]:
        raise InputError("error-admin-local")
    config = Config.read({"database": where["database"]})
    try:
        copied = copy(config.database_url)
        _note(config.database_url, action, file)
    except StorageError as error:
        raise InputError("error-admin-backup", reason=str(error)) from error
    if where["json"]:
        write_json({"file": file, **msgspec.structs.asdict(copied)})
    else:
        counts = {"rooms": copied.rooms, "events": copied.events, "bytes": copied.bytes}
        write_lines([(messages(f"admin-done-{action}", file=file, **counts), "")])


def _note(url: str, action: str, file: str) -> None:
    """Log it, without migrating: a copy may be made just before an upgrade."""
    engine = open_engine(url)
    try:
        if inspect(engine).has_table(ADMIN_LOG.name):
            now = time.time_ns() // 1_000_000
            done = AdminAction(now, local_operator(), action, Path(file).name, "")
            admin_log.note(engine, done)
    finally:
        engine.dispose()
