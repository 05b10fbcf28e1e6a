"""What a room tells, a server's or our own, and what becomes of the connection to it."""

from collections import deque
from dataclasses import dataclass

from fairplay.errors import InputError
from fairplay.protocol import AnyMessage, Params


@dataclass(frozen=True)
class Lost:
    """The connection is gone; it is tried again in ``seconds``."""

    seconds: float


@dataclass(frozen=True)
class Ended:
    """The connection is closed for good, for a reason that is the key of a message."""

    code: str
    params: Params


News = AnyMessage | Lost | Ended
#: What has come and has not been looked at.
Inbox = deque[News]


def refusal(code: str, params: Params) -> InputError:
    """What a server has said, if it is something that we have words for.

    >>> print(refusal("error-seat-taken", {"seat": 2}))
    Seat 2 is taken
    >>> refusal("error-of-tomorrow", {}).code
    'error-server-other'
    """
    error = InputError(code)
    error.params = dict(params)
    try:
        str(error)
    except (LookupError, TypeError):
        return InputError("error-server-other")
    return error
