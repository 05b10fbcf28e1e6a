"""The settings, each by a flag or a ``FAIRPLAY_…`` variable; flags win.

>>> config = Config.read({"port": "9000"}, {"FAIRPLAY_PORT": "8080", "FAIRPLAY_HOST": "::1"})
>>> config.port, config.host, config.workers
(9000, '::1', 1)
"""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from fairplay.errors import InputError
from fairplay.folders import data_folder
from fairplay.server.setting import Setting, count, many, number, one, setting

#: The settings with a flag of their own; ``--set`` gives the others.
FLAGS = {"games": "--game"} | {
    name: f"--{name}" for name in ("host", "port", "database", "redis", "workers")
}
LOG_LEVELS = ("debug", "info", "warning", "error")

_ORIGIN = re.compile(r"https?://[^\s/?#@]+")
_ADDRESS = re.compile(r"(?:[^\s:/\[\]]+|\[[0-9A-Fa-f:.]+\]):[0-9]{1,5}")
_REDIS = re.compile(r"(?:rediss?|unix)://\S+")
#: At least 16 random bytes in hexadecimal digits.
_SECRET = re.compile(r"[!-+\--~]{32,200}")


@dataclass(frozen=True, kw_only=True)
class Config:
    """All settings of a server."""

    host: str = setting("127.0.0.1", one("127.0.0.1, ::, …", r"\S+"), "the address to listen on")
    port: int = setting(8000, number(0, 65535), "the port; 0 takes a free one")
    database: str = setting(
        "",
        one("sqlite:////PATH, postgresql://HOST/NAME", r"\w+(?:\+\w+)?://.+", secret=True),
        "where rooms are kept; without it, SQLite in the user's data folder",
    )
    redis: str = setting(
        "",
        one("redis://HOST:PORT/NUMBER", _REDIS, secret=True),
        "lets several processes tell each other what has happened",
    )
    metrics: str = setting(
        "",
        one("127.0.0.1:9100, [::1]:9100, …", _ADDRESS),
        "where metrics for Prometheus are served; without it, nowhere",
    )
    workers: int = count(1, 64, "processes that serve; more than one needs redis")
    games: tuple[str, ...] = setting(
        (),
        many(one("/PATH/mygame.py", r"[^,]+\.py")),
        "Python files with games of your own, which this server runs and offers",
    )
    origins: tuple[str, ...] = setting(
        (),
        many(one("https://HOST", _ORIGIN)),
        "other sites whose pages may connect; the server's own may always",
    )
    site: str = setting(
        "",
        one("https://HOST", _ORIGIN),
        "the public address, for link previews and search engines; without it, they get less",
    )
    proxies: tuple[str, ...] = setting(
        (),
        many(one("127.0.0.1, 10.0.0.0/8, *", r"[0-9a-fA-F.:/]+|\*")),
        "proxies in front of the server, which may say whose requests they forward",
    )
    hsts: str = setting(
        "host",
        one("host, subdomains, off", "host|subdomains|off"),
        "which hosts browsers must reach by https only, once they have used it",
    )
    secrets: tuple[str, ...] = setting(
        (),
        many(one("32..200 characters", _SECRET, secret=True)),
        "keys that sign cookies, newest first; without them, those in the database",
    )
    admin_token: str = setting(
        "",
        one("32..200 characters", _SECRET, secret=True),
        "lets operators work from elsewhere; without it, nobody can",
    )
    rooms_per_guest: int = count(20, 10_000, "open rooms made by one guest")
    rooms_per_address: int = count(200, 100_000, "open rooms made from one address")
    rooms_per_guest_day: int = count(200, 1_000_000, "rooms that one guest makes in a day")
    rooms_per_address_day: int = count(
        1000, 1_000_000, "rooms that are made from one address in a day"
    )
    megabytes_per_guest_day: int = count(20, 1_000_000, "what one guest writes into logs in a day")
    megabytes_per_address_day: int = count(
        500, 1_000_000, "what is written into logs from one address in a day"
    )
    stored_rooms: int = count(
        100_000, 100_000_000, "rooms in the database above which no room can be made"
    )
    stored_megabytes: int = count(
        10_000, 100_000_000, "size of the database above which no room can be made"
    )
    disk_margin_megabytes: int = setting(
        500, number(0, 100_000_000), "free space on the disk below which no room can be made"
    )
    connections: int = count(10_000, 1_000_000, "connections to one process, including sockets")
    connections_per_address: int = count(
        500, 1_000_000, "the same from one address, unless it is a proxy"
    )
    slow_seconds: int = count(
        10, 600, "how long a request, a message or a reader may keep the server waiting"
    )
    sockets_per_address: int = count(200, 100_000, "sockets from one address")
    sockets_per_guest: int = count(20, 10_000, "sockets of one guest")
    spectators_per_room: int = setting(200, number(0, 100_000), "people who watch one room")
    handshakes_per_second: int = count(10, 100_000, "sockets opened from one address, sustained")
    handshakes_burst: int = count(300, 100_000, "sockets opened from one address, in a burst")
    misses_per_minute: int = count(
        30, 1_000_000, "codes from one address that no room has, sustained"
    )
    misses_burst: int = count(300, 1_000_000, "codes from one address that no room has, in a burst")
    commands_per_second: int = count(10, 10_000, "commands of one guest, sustained")
    commands_burst: int = count(30, 10_000, "commands of one guest, in a burst")
    commands_per_address: int = count(500, 100_000, "commands per second from one address")
    requests_per_second: int = count(50, 100_000, "requests to the API from one address, sustained")
    requests_burst: int = count(300, 100_000, "requests to the API from one address, in a burst")
    idle_minutes: int = count(120, 100_000, "how long a room without a move stays open")
    keep_days: int = setting(30, number(0, 10_000), "how long finished rooms are kept")
    keep_unplayed_minutes: int = setting(
        60, number(0, 1_000_000), "how long closed rooms are kept in which no game was played"
    )
    job_seconds: int = count(10, 600, "how long one answer may take")
    job_processes: int = count(3, 64, "processes that compute answers")
    job_queue: int = setting(
        32, number(0, 10_000), "requests of one address that wait for one of them"
    )
    job_megabytes: int = setting(1024, number(256, 65_536), "address space of each of them")
    durability: str = setting(
        "refuse",
        one("refuse, warn", "refuse|warn"),
        "what to do with a database that may lose what it has stored",
    )
    log_level: str = setting(
        "info", one(", ".join(LOG_LEVELS), "|".join(LOG_LEVELS)), "how much is logged"
    )

    def __post_init__(self) -> None:
        if self.workers > 1 and not self.redis:
            raise InputError("error-workers-redis", count=self.workers)

    @classmethod
    def read(
        cls, flags: Mapping[str, str | None], environment: Mapping[str, str] | None = None
    ) -> "Config":
        """Read the settings; InputError names a bad value or an unknown name."""
        environment = os.environ if environment is None else environment
        known = {setting.name: setting for setting in settings()}
        wanted = {name.replace("-", "_"): text for name, text in flags.items() if text is not None}
        for name in wanted:
            if name not in known or not known[name].flag:
                accepted = ", ".join(s.flag for s in known.values() if s.flag)
                raise InputError("error-setting-unknown", name=name, accepted=accepted)
        values = {}
        for name, row in known.items():
            if text := wanted.get(name):
                values[name] = _of_flag(row, text)
            elif text := environment.get(row.variable):
                values[name] = row.read(text)
        return cls(**values)

    def environment(self) -> dict[str, str]:
        """The variables that give another process the same settings."""
        values = {s.variable: getattr(self, s.name) for s in settings()}
        return {
            name: ",".join(value) if isinstance(value, tuple) else str(value)
            for name, value in values.items()
        }

    @property
    def database_url(self) -> str:
        """Where rooms are stored; the default folder is made when it is opened."""
        return self.database or f"sqlite:///{data_folder() / 'rooms.db'}"


def _of_flag(setting: Setting, text: str) -> Any:
    """Read what was typed. A refusal names the flag, and not the variable of the same setting."""
    try:
        return setting.read(text)
    except InputError as error:
        if error.code != "error-setting":
            raise
        name = FLAGS.get(setting.name, f"--set {setting.flag}")
        raise InputError(error.code, **error.params | {"name": name}) from error


def settings() -> Iterator[Setting]:
    """The table of all settings.

    >>> [setting.variable for setting in settings()][:3]
    ['FAIRPLAY_HOST', 'FAIRPLAY_PORT', 'FAIRPLAY_DATABASE']
    """
    for row in fields(Config):
        yield Setting(row.name, row.default, row.metadata["kind"], row.metadata["about"])
