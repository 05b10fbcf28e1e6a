"""One setting: how its value is read from text, and what is accepted."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fairplay.errors import InputError
from fairplay.rules.numbers import parse_number

PREFIX = "FAIRPLAY_"
#: Secrets without a flag.
_UNNAMED = ("secrets", "admin_token")


@dataclass(frozen=True)
class Kind:
    """How a value is read, and what is accepted in a few words."""

    accepted: str
    read: Callable[[str], Any]
    #: A secret is not shown in an error.
    secret: bool = False


@dataclass(frozen=True)
class Setting:
    """One row of the table of settings."""

    name: str
    default: Any
    kind: Kind
    about: str

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def flag(self) -> str:
        """The name on the command line. Secrets have none: everyone can see a command line."""
        return "" if self.name in _UNNAMED else self.name.replace("_", "-")

    def read(self, text: str) -> Any:
        try:
            return self.kind.read(text.strip())
        except ValueError as error:
            shown = "…" if self.kind.secret else text
            accepted = self.kind.accepted
            raise InputError(
                "error-setting", name=self.variable, text=shown, accepted=accepted
            ) from error


def number(least: int, most: int) -> Kind:
    return Kind(f"{least}..{most}", lambda text: parse_number(text, least, most))


def one(accepted: str, pattern: str | re.Pattern[str], secret: bool = False) -> Kind:
    def read(text: str) -> str:
        if not re.fullmatch(pattern, text):
            raise ValueError(text)
        return text

    return Kind(accepted, read, secret)


def many(kind: Kind) -> Kind:
    """Any number of values, joined by commas."""

    def read(text: str) -> tuple[str, ...]:
        return tuple(kind.read(item.strip()) for item in text.split(",") if item.strip())

    return Kind(f"{kind.accepted}, …", read, kind.secret)


def setting(default: Any, kind: Kind, about: str) -> Any:
    return field(default=default, metadata={"kind": kind, "about": about})


def count(default: int, most: int, about: str) -> Any:
    """A setting that is a number from 1 on."""
    return setting(default, number(1, most), about)
