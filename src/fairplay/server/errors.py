"""Errors for clients: a status, a code, parameters."""

from typing import Any

from fairplay.errors import InputError

Params = dict[str, str | int]

#: The longest text that is sent back to a client.
MAX_QUOTED = 200
#: JavaScript cannot read larger whole numbers exactly.
MAX_NUMBER = 2**53 - 1


class Refusal(Exception):  # noqa: N818  (not always an error: the server may just be busy)
    """Ends a request with a status and a code; ``retry`` says after how many seconds to ask again.

    >>> Refusal(404, "error-not-found").body
    {'code': 'error-not-found', 'params': {}}
    """

    def __init__(
        self, status: int, code: str, /, *, retry: int | None = None, **params: str | int
    ) -> None:
        super().__init__(status, code)
        self.status, self.code, self.retry = status, code, retry
        self.params = wire_params(params)

    @property
    def body(self) -> dict[str, Any]:
        return {"code": self.code, "params": self.params}


def refusal(error: InputError) -> Refusal:
    """The refusal of input that is well-formed but cannot be used."""
    found = Refusal(422, error.code)
    found.params = wire_params(error.params)
    return found


def wire_params(params: Params) -> Params:
    """The parameters of an error, cut and in numbers that every client can read.

    >>> wire_params({"size": 10**300, "text": "x" * 999})["size"][:5]
    '10000'
    """
    return {name: _wire(value) for name, value in params.items()}


def _wire(value: str | int) -> str | int:
    if isinstance(value, int) and abs(value) <= MAX_NUMBER:
        return value
    text = str(value)
    return text if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 1] + "…"
