"""Jobs about the log of a room, whose rows come as JSON: replay it, export it."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from fairplay.errors import InputError
from fairplay.play.room import Event, UnreadableError, export, finished_games, read_event

#: The longest answer about what was played in a room, in bytes.
MAX_PLAYED = 64 * 1024 * 1024


def replayed(code: str, rows: bytes) -> bytes:
    """The finished games of a room."""
    games: list[bytes] = []
    with _readable(code):
        for game in finished_games(code, _events(rows)):
            games.append(msgspec.json.encode(game.played()))
            _check_size(sum(map(len, games)))
    return b'{"games":[' + b",".join(games) + b"]}"


def exported(code: str, rows: bytes) -> bytes:
    with _readable(code):
        text = export(code, _events(rows)).encode()
    _check_size(len(text))
    return text


def _events(rows: bytes) -> Iterator[Event]:
    return (read_event(*row) for row in msgspec.json.decode(rows))


@contextmanager
def _readable(code: str) -> Iterator[None]:
    """Raise InputError for a log that cannot be read."""
    try:
        yield
    except UnreadableError as error:
        raise InputError(error.code, room=code) from error
    except msgspec.DecodeError as error:
        raise InputError(UnreadableError.code, room=code) from error


def _check_size(size: int) -> None:
    if size > MAX_PLAYED:
        raise InputError("error-replay-long", limit=MAX_PLAYED // 2**20)
