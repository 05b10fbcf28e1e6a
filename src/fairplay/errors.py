"""Errors as a code and its parameters; the words are in the catalogues.

>>> error = InputError("error-unknown-game", name="nimm", nearest="nim", count=1)
>>> error.code, error.params["name"]
('error-unknown-game', 'nimm')
>>> print(error)
nimm: no such game; did you mean nim?
>>> error.message("sv")
'nimm: okänt spel; menade du nim?'
"""

from operator import index
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from fairplay.messages import Messages

__all__ = ["IllegalMoveError", "InputError", "MissingExtraError", "TooLargeError"]


def __dir__() -> list[str]:
    return __all__


class InputError(ValueError):
    """Input that cannot be used. It names the text and what would be accepted.

    ``code`` names the message, such as ``error-number``, and ``params`` are its parameters. The
    codes stay the same between versions, the words may change. ``str`` is the message in English.

    >>> import fairplay as fp
    >>> try:
    ...     fp.solve("nim:3,x")
    ... except fp.InputError as error:
    ...     print(error.code, error.params, error, sep="; ")
    error-number; {'text': 'x'}; x: not a whole number (0, 1, 2, …)
    """

    def __init__(self, code: str, /, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
        #: The error that the parameter ``reason`` tells in English, if it is one of ours.
        self.inner: InputError | None = None

    def message(self, language: str = "en") -> str:
        """What is wrong, in English (en), Swedish (sv), Danish (da) or Portuguese (pt).

        An error with a code or parameters of your own is told as its ``repr``. Raises InputError
        for another language.
        """
        told = {"reason": self.inner.message(language)} if self.inner else {}
        messages = catalogue(language)
        try:
            return messages(self.code, **self.params | told)
        except KeyError:
            return repr(self)

    def __str__(self) -> str:
        return self.message()

    def __repr__(self) -> str:
        return _shown(self)

    def __reduce__(self) -> "tuple[Callable[..., InputError], tuple[object, ...]]":
        """Pickle the parameters by name, as the constructor takes them."""
        return _again, (type(self), self.code, self.params)


class TooLargeError(InputError):
    """The input is well-formed, but takes more work than a limit allows.

    >>> import fairplay as fp
    >>> fp.sequence("0.77", 10**12)
    Traceback (most recent call last):
    fairplay.errors.TooLargeError: A heap of 999999999999 is too large for this rule: values are \
computed up to 4294967294
    """


class IllegalMoveError(InputError):
    """The move is well-formed, but the position does not allow it. The message says why.

    >>> import fairplay as fp
    >>> fp.Position("kayles:5").after("5→1")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    fairplay.errors.IllegalMoveError: You cannot knock down 4 pins at once...
    """


class MissingExtraError(InputError, ImportError):
    """A package of an extra is not installed. The message says what to install."""


def _shown(error: InputError) -> str:
    params = "".join(f", {name}={value!r}" for name, value in error.params.items())
    return f"{type(error).__name__}({error.code!r}{params})"


def _again(kind: type[InputError], code: str, params: dict[str, str | int]) -> InputError:
    return kind(code, **params)


def catalogue(language: str) -> "Messages":
    """The messages of a language. Raises InputError if there are none.

    >>> catalogue("xx")
    Traceback (most recent call last):
    fairplay.errors.InputError: xx: no such language; choose one of en, sv, da, pt
    """
    from fairplay.messages import LANGUAGES, Messages

    if language not in LANGUAGES:
        raise InputError("error-language", text=str(language), languages=", ".join(LANGUAGES))
    return Messages(language)


def natural(value: int, least: int = 0, most: int | None = None) -> int:
    """A whole number within bounds. Raises InputError beyond them, TypeError for anything else.

    >>> natural(-1)
    Traceback (most recent call last):
    fairplay.errors.InputError: -1: too small, at least 0
    """
    value = index(value)
    if value < least:
        raise InputError("error-number-least", text=str(value), limit=least)
    if most is not None and value > most:
        raise InputError("error-number-most", text=str(value), limit=most)
    return value


def check_type(what: str, argument: object, *kinds: type) -> None:
    """Raise TypeError unless the argument is of one of these types.

    >>> check_type("position", 3, str)
    Traceback (most recent call last):
    TypeError: position must be str, not int
    """
    if not isinstance(argument, kinds):
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise TypeError(f"{what} must be {wanted}, not {type(argument).__name__}")
