"""``fairplay serve``: the app, rooms and the API, until Ctrl-C."""

import sys
import webbrowser
from threading import Thread
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

from fairplay.cli.options import Lang, flag, option
from fairplay.cli.output import catalogue, write_lines
from fairplay.errors import InputError
from fairplay.extras import need
from fairplay.server.config import Config
from fairplay.server.listening import listen, split_address
from fairplay.server.process import address_of, serve
from fairplay.server.store import StorageError, Store, durability


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
    settings: Annotated[
        list[str] | None, option("NAME=VALUE", "Any other setting; may be repeated.", "--set")
    ] = None,
    open_browser: Annotated[bool, flag("--open", "Open the app in a browser.")] = False,
    lang: Lang = None,
) -> None:
    messages = catalogue(lang)
    flags = {"host": host, "port": port, "database": database, "redis": redis, "workers": workers}
    config = Config.read(flags | _named(settings or []))
    if config.redis:
        need("postgres")
    _check_database(config)
    if config.metrics:
        listen(*split_address(config.metrics)).close()
    listening = listen(config.host, config.port)
    address = address_of(listening)
    write_lines([(messages("serve-ready", url=address), "")])
    sys.stdout.flush()
    if open_browser:
        Thread(target=_open, args=(address,), daemon=True).start()
    serve(config, listening)


def _named(settings: list[str]) -> dict[str, str | None]:
    """Split ``NAME=VALUE``."""
    pairs = [text.partition("=") for text in settings]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise InputError("error-setting-syntax", text=name + equals + value)
    return {name.strip(): value for name, _, value in pairs}


def _check_database(config: Config) -> None:
    """Report a bad database now, in one line, instead of once per process."""
    try:
        store = Store.open(config.database_url)
        try:
            durability.check_engine(store.engine, strict=config.durability == "refuse")
        finally:
            store.close()
    except StorageError as error:
        raise InputError("error-database-open", reason=str(error)) from error


def _open(address: str) -> None:
    """Open the app as soon as it answers."""
    try:
        with urlopen(f"{address}/healthz", timeout=30):
            webbrowser.open(address)
    except (URLError, OSError):
        return
