"""``fairplay serve``: the app, rooms and the API, until Ctrl-C."""

from pathlib import Path
from typing import Annotated

from fairplay.cli.options import Lang, flag, option
from fairplay.cli.output import catalogue
from fairplay.errors import InputError


def run(
    host: Annotated[str | None, option("ADDRESS", "Where to listen (default: 127.0.0.1).")] = None,
    port: Annotated[
        str | None, option("PORT", "The port (default: 8000; 0: any free one).")
    ] = None,
    database: Annotated[
        str | None, option("URL", "sqlite:////PATH or postgresql://… (default: SQLite).")
    ] = None,
    redis: Annotated[str | None, option("URL", "Connects several processes.")] = None,
    workers: Annotated[
        str | None, option("NUMBER", "How many processes; more than 1 needs --redis.")
    ] = None,
    game: Annotated[
        list[str] | None,
        option("FILE", "A Python file with a game of your own; may be repeated."),
    ] = None,
    settings: Annotated[
        list[str] | None, option("NAME=VALUE", "Any other setting; may be repeated.", "--set")
    ] = None,
    open_browser: Annotated[bool, flag("--open", "Open the app in a browser.")] = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    flags = {"host": host, "port": port, "database": database, "redis": redis, "workers": workers}
    flags["games"] = ",".join(str(Path(file).absolute()) for file in game or ()) or None
    # Here, so that the help is shown without the extra.
    from fairplay.cli.serving import run_server

    run_server(flags | _named(settings or []), open_browser, messages)


def _named(settings: list[str]) -> dict[str, str | None]:
    """Split ``NAME=VALUE``."""
    pairs = [text.partition("=") for text in settings]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise InputError("error-setting-syntax", text=name + equals + value)
    return {name.strip(): value for name, _, value in pairs}
