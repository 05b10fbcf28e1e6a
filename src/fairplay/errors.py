"""Errors as a code and its parameters; the words are in the catalogues.

>>> error = InputError("error-unknown-game", name="nimm", nearest="nim", count=1)
>>> error.code, error.params["name"]
('error-unknown-game', 'nimm')
>>> print(error)
nimm: no such game; did you mean nim?
"""


class InputError(ValueError):
    """Input that cannot be used. It names the text and what would be accepted."""

    def __init__(self, code: str, /, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        from fairplay.messages import Messages

        return Messages("en")(self.code, **self.params)


class TooLargeError(InputError):
    """The input is well-formed, but takes more work than a limit allows."""


class IllegalMoveError(InputError):
    """The move is well-formed, but the position does not allow it."""
