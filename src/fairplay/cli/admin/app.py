"""The commands of ``fairplay admin`` and their options. What they do is imported when they run."""

from typing import Annotated, Any

import typer

from fairplay.cli.groups import Command, Commands, Context

Code = Annotated[str, typer.Argument(metavar="CODE", help="The code of the room.")]
Limit = Annotated[
    str | None, typer.Option(metavar="NUMBER", help="At most so many; 50 if not said.")
]

#: These belong to the group, and may be written anywhere.
_VALUES = ("--database", "--redis", "--server", "--token-file", "--lang")
_FLAGS = ("--json",)


class AdminCommands(Commands):
    """The options of the group may also be written behind the command."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, hoisted(args))


def hoisted(args: list[str]) -> list[str]:
    """The options of the group first.

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
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="As in serve; works beside a running server.")
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="As in serve; servers notice changes sooner.")
    ] = None,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="A server elsewhere, instead of a database.")
    ] = None,
    token_file: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Its token; else that of FAIRPLAY_ADMIN_TOKEN."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[str | None, typer.Option(metavar="en|sv|da|pt", help="The language.")] = None,
) -> None:
    ctx.obj = {
        "database": database,
        "redis": redis,
        "server": server,
        "token_file": token_file,
        "json": json,
        "lang": lang,
    }


def _ask(ctx: typer.Context, action: str, **fields: Any) -> None:
    from fairplay.cli.admin.asking import run

    run(action, {name: value for name, value in fields.items() if value is not None}, ctx.obj)


@app.command(cls=Command)
def rooms(
    ctx: typer.Context,
    status: Annotated[
        str | None,
        typer.Option(metavar="STATUS", help="open, waiting, playing, over, closed, quarantined."),
    ] = None,
    host: Annotated[str | None, typer.Option(metavar="TAG", help="Only of this guest.")] = None,
    after: Annotated[
        str | None, typer.Option(metavar="CODE", help="The last room of the page before.")
    ] = None,
    limit: Limit = None,
) -> None:
    """List rooms by code."""
    _ask(ctx, "rooms", status=status, host=host, after=after, limit=limit)


@app.command(cls=Command)
def show(
    ctx: typer.Context,
    code: Code,
    events: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="How many of the last events.")
    ] = None,
) -> None:
    """Show one room: options, seats, sizes, last events."""
    _ask(ctx, "show", code=code, events=events)


@app.command(cls=Command)
def close(ctx: typer.Context, code: Code) -> None:
    """Close a room. Players are told, and its log is kept as usual."""
    _ask(ctx, "close", code=code)


@app.command(cls=Command)
def delete(
    ctx: typer.Context,
    code: Code,
    yes: Annotated[bool, typer.Option("--yes", help="Really: it cannot be undone.")] = False,
) -> None:
    """Delete a room with all its events, at once and for good."""
    _ask(ctx, "delete", code=code, yes=yes)


@app.command(cls=Command)
def ban(
    ctx: typer.Context,
    kind: Annotated[str, typer.Argument(metavar="guest|address", help="What is banned.")],
    subject: Annotated[str, typer.Argument(metavar="TAG|ID|ADDRESS", help="Who.")],
    days: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="For so many days; else for good.")
    ] = None,
    reason: Annotated[str | None, typer.Option(metavar="TEXT", help="For other operators.")] = None,
) -> None:
    """Keep a guest or an address out, and end its connections."""
    _ask(ctx, "ban", kind=kind, subject=subject, days=days, reason=reason)


@app.command(cls=Command)
def unban(
    ctx: typer.Context,
    kind: Annotated[str, typer.Argument(metavar="guest|address", help="What was banned.")],
    subject: Annotated[str, typer.Argument(metavar="SUBJECT", help="Who; also as listed.")],
) -> None:
    """Let a guest or an address in again."""
    _ask(ctx, "unban", kind=kind, subject=subject)


@app.command(cls=Command)
def bans(ctx: typer.Context) -> None:
    """List the bans that hold."""
    _ask(ctx, "bans")


@app.command(cls=Command)
def quarantine(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="list|retry|drop", help="What to do.")] = "list",
    code: Annotated[str | None, typer.Argument(metavar="CODE", help="The room.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Really drop it.")] = False,
) -> None:
    """List the rooms that cannot be read; try one again, or delete it."""
    _ask(ctx, "quarantine", what=what, code=code, yes=yes)


@app.command(cls=Command)
def export(
    ctx: typer.Context,
    code: Code,
    full: Annotated[
        bool, typer.Option("--full", help="With the ids and names of the guests.")
    ] = False,
) -> None:
    """Print the log of a room as lines of JSON, for a bug report; guests get other names."""
    _ask(ctx, "export", code=code, full=full)


@app.command(cls=Command)
def reports(ctx: typer.Context, limit: Limit = None) -> None:
    """List the names that players have reported."""
    _ask(ctx, "reports", limit=limit)


@app.command(cls=Command)
def rename(
    ctx: typer.Context,
    code: Code,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help="Counted from 1.")],
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="Else one from the list.")
    ] = None,
) -> None:
    """Give a player another name."""
    _ask(ctx, "rename", code=code, seat=seat, name=name)


@app.command(cls=Command)
def backup(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="It is replaced when complete.")],
) -> None:
    """Copy an SQLite database into a file, also while a server runs."""
    from fairplay.cli.admin.backing_up import backup as run

    run(file, ctx.obj)


@app.command(cls=Command)
def restore(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A copy that backup has made.")],
) -> None:
    """Put a copy in the place of a database that is not there."""
    from fairplay.cli.admin.backing_up import restore as run

    run(file, ctx.obj)


@app.command(cls=Command)
def log(ctx: typer.Context, limit: Limit = None) -> None:
    """List what operators have done."""
    _ask(ctx, "log", limit=limit)
