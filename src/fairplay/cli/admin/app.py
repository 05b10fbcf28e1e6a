"""The commands of ``fairplay admin`` and their options."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

from fairplay.cli.groups import Command, Commands, Context
from fairplay.cli.options import Json, Lang, argument, flag, option
from fairplay.extras import need

Code = Annotated[str, argument("CODE", "The room code.")]
Limit = Annotated[str | None, option("NUMBER", "How many to list (default: 50).")]

#: The options of the group, with and without a value.
_VALUES = ("--database", "--redis", "--server", "--token-file", "--lang")
_FLAGS = ("--json",)


class AdminCommands(Commands):
    """Accepts the options of the group behind the command, too."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, hoisted(args))


def hoisted(args: list[str]) -> list[str]:
    """The arguments with the options of the group moved to the front.

    >>> hoisted(["show", "ABC", "--database", "sqlite:///x", "--json"])
    ['--database', 'sqlite:///x', '--json', 'show', 'ABC']
    >>> hoisted(["show", "--lang=da"]), hoisted(["--json"])
    (['--lang=da', 'show'], ['--json', '--help'])
    """
    first: list[str] = []
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word in _VALUES:
            first += [word, *([value] if (value := next(words, None)) is not None else [])]
        elif word in _FLAGS or word.partition("=")[0] in _VALUES:
            first.append(word)
        else:
            rest.append(word)
    return [*first, *(rest or ["--help"])]


app = typer.Typer(cls=AdminCommands, help="For operators: rooms, bans, quarantine, backups.")


@app.callback()
def _where(
    ctx: typer.Context,
    database: Annotated[str | None, option("URL", "As in serve; a server may be running.")] = None,
    redis: Annotated[
        str | None, option("URL", "As in serve; servers notice changes sooner.")
    ] = None,
    server: Annotated[str | None, option("URL", "Ask this server instead of a database.")] = None,
    token_file: Annotated[
        str | None, option("FILE", "File with its token (default: FAIRPLAY_ADMIN_TOKEN).")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Keep the options of the group for the command."""
    del database, redis, server, token_file, json, lang
    ctx.obj = ctx.params


def _request(signature: Callable[..., None]) -> Any:
    """Make a command of a signature: its name is the action, its parameters are the fields."""

    @wraps(signature)
    def run(**fields: Any) -> None:
        need("serve")
        from fairplay.cli.admin import request

        request.run(**fields)

    return app.command(cls=Command)(run)


@_request
def rooms(
    ctx: typer.Context,
    status: Annotated[
        str | None, option("STATUS", "open, waiting, playing, over, closed, quarantined.")
    ] = None,
    host: Annotated[str | None, option("TAG", "Only rooms of this guest.")] = None,
    after: Annotated[str | None, option("CODE", "Continue after this room.")] = None,
    limit: Limit = None,
) -> None:
    """List rooms by code."""


@_request
def show(
    ctx: typer.Context,
    code: Code,
    events: Annotated[str | None, option("NUMBER", "How many of the last events to show.")] = None,
) -> None:
    """Show one room: options, seats, sizes, last events."""


@_request
def close(ctx: typer.Context, code: Code) -> None:
    """Close a room. Players are told, and its log is kept as usual."""


@_request
def delete(
    ctx: typer.Context,
    code: Code,
    yes: Annotated[bool, flag("--yes", "Yes, delete it. This cannot be undone.")] = False,
) -> None:
    """Delete a room with all its events, at once and for good."""


@_request
def ban(
    ctx: typer.Context,
    kind: Annotated[str, argument("guest|address", "Whom to ban.")],
    subject: Annotated[str, argument("TAG|ID|ADDRESS", "Who.")],
    days: Annotated[str | None, option("NUMBER", "For how many days (default: for good).")] = None,
    reason: Annotated[str | None, option("TEXT", "A note for other operators.")] = None,
) -> None:
    """Keep a guest or an address out, and end its connections."""


@_request
def unban(
    ctx: typer.Context,
    kind: Annotated[str, argument("guest|address", "Whom to let in again.")],
    subject: Annotated[str, argument("SUBJECT", "The tag, id or address, or as listed by bans.")],
) -> None:
    """Let a guest or an address in again."""


@_request
def bans(ctx: typer.Context) -> None:
    """List the bans."""


@_request
def quarantine(
    ctx: typer.Context,
    what: Annotated[str, argument("list|retry|drop", "What to do.")] = "list",
    code: Annotated[str | None, argument("CODE", "The room.")] = None,
    yes: Annotated[bool, flag("--yes", "Yes, delete the room.")] = False,
) -> None:
    """List the rooms that cannot be read; try one again, or delete it."""


@_request
def export(
    ctx: typer.Context,
    code: Code,
    full: Annotated[bool, flag("--full", "Keep the real ids and names of the guests.")] = False,
) -> None:
    """Print the log of a room as lines of JSON, for a bug report; guests get other names."""


@_request
def reports(ctx: typer.Context, limit: Limit = None) -> None:
    """List the names that players have reported."""


@_request
def rename(
    ctx: typer.Context,
    code: Code,
    seat: Annotated[str, argument("SEAT", "The seat, counted from 1.")],
    name: Annotated[
        str | None, argument("NAME", "The new name (default: one from the list).")
    ] = None,
) -> None:
    """Give a player another name."""


@app.command(cls=Command)
def backup(
    ctx: typer.Context, file: Annotated[str, argument("FILE", "The file to write.")]
) -> None:
    """Copy an SQLite database into a file, also while a server runs."""
    need("serve")
    from fairplay.cli.admin import copies

    copies.backup(ctx, file)


@app.command(cls=Command)
def restore(
    ctx: typer.Context, file: Annotated[str, argument("FILE", "A file written by backup.")]
) -> None:
    """Restore a database from a copy. There must be no database there yet."""
    need("serve")
    from fairplay.cli.admin import copies

    copies.restore(ctx, file)


@_request
def log(ctx: typer.Context, limit: Limit = None) -> None:
    """List what operators have done."""
