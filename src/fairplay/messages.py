"""The messages: one Fluent catalogue per language, shared by the terminal and the browser.

Messages use a part of Fluent: text with ``{ $name }`` and ``{"{"}`` in it, and choices by a word or
a number. They are filled in here: the library of Fluent takes longer to read a catalogue than most
positions take to solve, and needs 30 MB. A test compares every message with what it makes of it.
"""

import os
import re
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Self

from fairplay.vocabulary import MoveView, Parameter, Sentence

LANGUAGES = ("en", "sv", "da", "pt")

Argument = str | int

#: A message starts at the margin. Indented lines belong to it, and a brace that closes a choice.
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n(?:[ }].*)?(?=\n|$))*)", re.MULTILINE)
#: The place of an argument, or a brace that is meant as one.
_PLACE = re.compile(r'\{ \$([a-z]+) \}|\{"([{}])"\}')
#: A choice by a word or a number, of texts without further choices. The default comes last.
_CHOICE = re.compile(r"\{ \$([a-z]+) ->((?:\n +\*?\[[a-z0-9]+\] [^\n]+)+)\n *\}")
_INDENT = re.compile(r"\n +")
_VARIANT = re.compile(r"\n +\*?\[([a-z0-9]+)\] ([^\n]+)")


class Messages:
    """The messages of one language.

    >>> Messages("da")("outcome-lost")
    'Tabt for den, der er i trækket.'
    """

    _known: ClassVar[dict[str, Self]] = {}

    def __new__(cls, language: str) -> Self:
        # A catalogue is read once.
        return cls._known.setdefault(language, super().__new__(cls))

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **arguments: Argument) -> str:
        entry = self._entries[key]
        if "->" in entry:
            entry = _CHOICE.sub(lambda choice: _chosen(choice, arguments[choice[1]]), entry)
        return _PLACE.sub(lambda place: place[2] or str(arguments[place[1]]), entry)

    def fill(self, sentence: Sentence | MoveView, mood: str = "") -> str:
        """A sentence in this language. The mood begins the keys of a move's words.

        >>> what = Sentence("split", {"heap": 7, "left": (3, 4)})
        >>> Messages("en").fill(Sentence("sum", {"number": 2, "what": what}), "said-")
        'split the heap of 7 into 3 and 4 in game 2'
        """
        said = {key: self._said(of, mood) for key, of in sentence.params.items()}
        return self(mood + sentence.key, **said)

    def _said(self, parameter: Parameter, mood: str) -> Argument:
        if isinstance(parameter, Sentence):
            return self.fill(parameter, mood)
        return self.listed(parameter) if isinstance(parameter, tuple) else parameter

    def figure(self, cell: str | Sentence) -> str:
        """A figure of a table.

        >>> number = Sentence("fact-decimal", {"whole": 1, "decimals": "618"})
        >>> [Messages(language).figure(number) for language in LANGUAGES]
        ['1.618', '1,618', '1,618', '1,618']
        """
        return self.fill(cell) if isinstance(cell, Sentence) else cell

    def listed(self, items: Sequence[Argument]) -> str:
        """
        >>> Messages("sv").listed((1, 2, 3)), Messages("en").listed(())
        ('1, 2 och 3', '0')
        """
        if len(items) < 2:
            return str(items[0] if items else 0)
        return self("said-and", before=", ".join(map(str, items[:-1])), last=items[-1])

    def seconds(self, ms: int) -> str:
        """Seconds as they are read: one decimal below ten, if there is any.

        >>> [Messages("sv").seconds(ms) for ms in (3000, 8_449, 9_950)]
        ['3', '8,4', '10']
        """
        if ms % 1000 == 0 or ms >= 9_950:
            return str((ms + 500) // 1000)
        return self.number(f"{(ms + 50) // 1000}.{(ms + 50) // 100 % 10}")

    def number(self, text: object) -> str:
        """A number as text, with the decimal comma of some languages.

        >>> Messages("en").number(8.4), Messages("sv").number(8.4)
        ('8.4', '8,4')
        """
        return str(text) if self.language == "en" else str(text).replace(".", ",")

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def selected(self, wanted: Callable[[str], object]) -> str:
        """The source of the messages whose keys are wanted.

        >>> Messages("en").selected(re.compile("outcome-won$").match)
        'outcome-won = Won for the player to move.\\n'
        """
        chosen = (item for item in self._entries.items() if wanted(item[0]))
        return "".join(f"{key} = {text}\n" for key, text in chosen)

    def keys_of(self, file: str) -> frozenset[str]:
        """The keys of one file of the catalogue.

        >>> "web-graph" in Messages("en").keys_of("graph")
        True
        """
        text = (self._folder / f"{file}.ftl").read_text(encoding="utf-8")
        return frozenset(match[1] for match in _ENTRY.finditer(text))

    @property
    def _folder(self) -> Path:
        return Path(__file__).parent / "locales" / self.language

    @cached_property
    def source(self) -> str:
        """The source of the catalogue: all files in the folder of the language."""
        files = sorted(self._folder.glob("*.ftl"))
        return "\n".join(file.read_text(encoding="utf-8") for file in files)

    @cached_property
    def _entries(self) -> dict[str, str]:
        found = _ENTRY.finditer(self.source)
        return {match[1]: _without_indent(match[2].strip()) for match in found}


def _without_indent(text: str) -> str:
    """The lines of a text. The indent belongs to the file; variants of a choice need it."""
    return _INDENT.sub("\n", text) if "\n" in text and "->" not in text else text


def _chosen(choice: re.Match[str], by: Argument) -> str:
    """The variant that a word names. A number names its own variant, or else its plural: 1 is
    "one" in all four languages, and any other number is "other".

    >>> [Messages("pt")("lab-save-csv", count=count) for count in (0, 1)]
    ['Salvar 0 valores em CSV', 'Salvar 1 valor em CSV']
    """
    variants: dict[str, str] = dict(_VARIANT.findall(choice[2]))
    if str(by) not in variants and not isinstance(by, str):
        by = "one" if by == 1 else "other"
    return variants.get(str(by), [*variants.values()][-1])


def language(wanted: str | None = None) -> str:
    """The requested language, else that of the environment, else English."""
    if wanted is not None:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            found = value[:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"
