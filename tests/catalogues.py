"""The messages of all languages, each with the file and key that a failing test names."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

import fairplay
from fairplay.messages import LANGUAGES, Argument, Messages

LOCALES = Path(fairplay.__file__).parent / "locales"
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =((?:.|\n[ }])*)", re.MULTILINE)
_ARGUMENT = re.compile(r"\$([A-Za-z0-9_-]+)")
#: CLDR counts 0 as one in Portuguese ("0 jogada"), but not in pt-PT. People write "0 jogadas", so
#: plurals follow pt-PT.
_PLURALS = {"pt": "pt-PT"}


class Message(NamedTuple):
    """One message as it is written."""

    language: str
    file: str
    key: str
    text: str

    @property
    def arguments(self) -> set[str]:
        return set(_ARGUMENT.findall(self.text))

    @property
    def at(self) -> str:
        return f"{self.language}/{self.file}: {self.key}"


def read(language: str, file: str, source: str) -> list[Message]:
    return [Message(language, file, one[1], one[2]) for one in _ENTRY.finditer(source)]


@cache
def messages(language: str) -> tuple[Message, ...]:
    files = sorted((LOCALES / language).glob("*.ftl"))
    return tuple(
        one for file in files for one in read(language, file.name, file.read_text(encoding="utf-8"))
    )


def every_message() -> list[Message]:
    return [one for language in LANGUAGES for one in messages(language)]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([_PLURALS.get(language, language)], use_isolating=False)
    bundle.add_resource(FluentResource(Messages(language).source))
    return bundle


def by_fluent(language: str, key: str, **arguments: Argument) -> str:
    """The definition of ``Messages``: a message as the Fluent library formats it."""
    numbers = {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for name, value in arguments.items()
    }
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    text, errors = bundle.format_pattern(pattern, numbers)
    if errors:
        raise errors[0]
    return str(text)
