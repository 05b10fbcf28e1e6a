"""The data that every layer shares: what is told, as keys and parameters."""

from typing import TypeAlias

from msgspec import Struct


class Sentence(Struct, frozen=True):
    """A message of the catalogue with its parameters; ``Messages.fill`` says it in a language.

    A list of numbers is read as "1, 2 and 3". A parameter may be a sentence of its own.
    """

    key: str
    params: "dict[str, str | int | tuple[int, ...] | Sentence]" = {}


Parameter: TypeAlias = str | int | tuple[int, ...] | Sentence


#: A browser does not read larger numbers exactly; they travel as texts.
_EXACT = 2**53


def sentence(key: str, **params: Parameter) -> Sentence:
    """A sentence for every reader.

    >>> sentence("explain-heap", heap=3)
    Sentence(key='explain-heap', params={'heap': 3})
    """
    return Sentence(key, {name: _exact(parameter) for name, parameter in params.items()})


def _exact(parameter: Parameter) -> Parameter:
    large = isinstance(parameter, int) and parameter > _EXACT
    return str(parameter) if large else parameter
