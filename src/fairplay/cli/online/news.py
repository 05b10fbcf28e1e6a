"""What a session hears: the messages of a room, and the state of the connection."""

from collections import deque
from dataclasses import dataclass

from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.protocol import AnyMessage, Params


@dataclass(frozen=True)
class Lost:
    """The connection is lost; the next attempt is in ``seconds``."""

    seconds: float


@dataclass(frozen=True)
class Ended:
    """The connection is closed for good, for a reason that is the key of a message."""

    code: str
    params: Params


News = AnyMessage | Lost | Ended
#: Messages that have arrived and were not handled yet.
Inbox = deque[News]


def refusal(code: str, params: Params) -> InputError:
    """What a server has said, if the catalogue has a message for it.

    >>> print(refusal("error-seat-taken", {"seat": 2}))
    Seat 2 is taken
    >>> refusal("error-of-tomorrow", {}).code
    'error-server-other'
    """
    try:
        Messages("en")(code, **params)
    except (LookupError, TypeError):
        return InputError("error-server-other")
    error = InputError(code)
    error.params = dict(params)
    return error
