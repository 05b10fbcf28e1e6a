"""The messages of all languages, each with the file and key that a failing test names."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import fairplay
from fairplay.messages import LANGUAGES

LOCALES = Path(fairplay.__file__).parent / "locales"
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =((?:.|\n[ }])*)", re.MULTILINE)
_ARGUMENT = re.compile(r"\$([A-Za-z0-9_-]+)")


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
