"""Logs: one JSON object per line. Never a cookie, a name, the code of a room, a token or a seed.

So fields are chosen one by one, never copied from requests.
"""

import logging
import sys
import time
from typing import TextIO

import msgspec

log = logging.getLogger("fairplay")


class JsonLines(logging.Formatter):
    """The time, the level, what happened, and the fields given as ``extra={"data": {…}}``.

    >>> record = logging.makeLogRecord({"msg": "stopped", "levelname": "INFO", "data": {"n": 1}})
    >>> record.created = 0.5
    >>> JsonLines().format(record)
    '{"time":"1970-01-01T00:00:00.500Z","level":"info","event":"stopped","n":1}'
    """

    def format(self, record: logging.LogRecord) -> str:
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        thousandths = int(record.created * 1000) % 1000
        line = {
            "time": f"{seconds}.{thousandths:03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "data", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure(level: str, stream: TextIO | None = None) -> None:
    """Log everything of this process as JSON lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    # Other loggers only from warnings on: we do not choose their fields.
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(level.upper())
