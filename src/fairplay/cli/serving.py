"""The server, from settings to Ctrl-C: what ``fairplay serve`` does. It needs the extra serve."""

import os
import sys
import webbrowser
from contextlib import redirect_stdout
from threading import Thread
from typing import TextIO
from urllib.error import URLError
from urllib.request import urlopen

from fairplay.cli.output import write_lines
from fairplay.errors import InputError
from fairplay.extras import need
from fairplay.folders import can_write, data_folder
from fairplay.messages import Messages
from fairplay.rules.own_files import OwnFiles
from fairplay.server.config import Config
from fairplay.server.listening import listen, network_address, split_address
from fairplay.server.process import address_of, serve
from fairplay.server.store import StorageError, Store, durability


def run_server(settings: dict[str, str | None], open_browser: bool, messages: Messages) -> None:
    config = Config.read(settings)
    if config.redis:
        need("postgres")
    output = _output_apart() if config.games else sys.stdout
    OwnFiles(config.games).load(config.job_seconds)
    _check_database(config)
    if config.metrics:
        listen(*split_address(config.metrics)).close()
    listening = listen(config.host, config.port)
    address = address_of(listening)
    lines = [(messages("serve-ready", url=address), "")]
    if config.host in ("0.0.0.0", "::") and (here := network_address()):
        url = f"http://{here}:{listening.getsockname()[1]}"
        lines.append((messages("serve-network", url=url), ""))
    with redirect_stdout(output):
        write_lines(lines)
        sys.stdout.flush()
    if open_browser:
        Thread(target=_open, args=(address,), daemon=True).start()
    serve(config, listening)


def _output_apart() -> TextIO:
    """The output of the server alone: from now on, what is printed goes to stderr, to the logs.

    An operator's own game may print at any time, in any thread, and by a program that it starts. So
    the descriptor is moved.
    """
    kept = os.fdopen(os.dup(1), "w", encoding=sys.stdout.encoding, errors=sys.stdout.errors)
    os.dup2(2, 1)
    return kept


def _check_database(config: Config) -> None:
    """Report a bad database now, in one line, instead of once per process."""
    if not config.database and not can_write(folder := data_folder()):
        raise InputError("error-database-folder", path=str(folder))
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
