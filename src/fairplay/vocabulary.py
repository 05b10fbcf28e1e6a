"""The data that every layer shares: what is told, as keys and parameters."""

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Sentence:
    """Words in no language yet: the key of a message and its arguments.

    Numbers in a list are told one after the other, "1, 2 and 3". A sentence may be an argument.
    """

    key: str
    params: "dict[str, str | int | list[int] | Sentence]" = field(default_factory=dict)


Parameter: TypeAlias = str | int | list[int] | Sentence

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


def joined(key: str, parts: list[Sentence]) -> Sentence:
    """Several sentences as one, two by two, by a message with ``before`` and ``last``.

    >>> joined("said-comma", [Sentence("a"), Sentence("b"), Sentence("c")]).params["last"]
    Sentence(key='c', params={})
    """
    *before, last = parts
    return sentence(key, before=joined(key, before), last=last) if before else last


def listed(parts: list[Sentence]) -> Sentence:
    """Sentences one after the other, "a, b and c"."""
    *before, last = parts
    return sentence("said-and", before=joined("said-comma", before), last=last) if before else last
