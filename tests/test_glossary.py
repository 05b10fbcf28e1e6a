"""One word for one thing: no message uses a word that the glossary forbids."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from fairplay.messages import LANGUAGES
from tests.catalogues import Message, every_message, messages, read

GLOSSARY = Path(__file__).parents[1] / "docs/reference/glossary.md"
NAMES = dict(zip(("English", "Swedish", "Danish", "Portuguese"), LANGUAGES, strict=True))
#: What is not read: arguments, the names of choices, and quoted characters.
_UNREAD = re.compile(r"\{ \$[a-z]+ (?:->|\})|^ *\*?\[[a-z0-9]+\]|\{\"[^\"]*\"\}", re.MULTILINE)


class Forbidden(NamedTuple):
    """A word that a language must not use, with what to write instead, and why."""

    language: str
    word: str
    instead: str
    why: str
    where: frozenset[str]

    def concerns(self, message: Message) -> bool:
        """Not if the key is an exception, nor if the word is forbidden only in other files."""
        if self.language != message.language or message.key in self.where:
            return False
        files = self.where & files_of(message.language)
        return not files or message.file.removesuffix(".ftl") in files

    def found_in(self, text: str) -> list[str]:
        return pattern(self.word).findall(text)


@cache
def pattern(word: str) -> re.Pattern[str]:
    ending = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"\b{re.escape(word.rstrip('*'))}{ending}\b", re.IGNORECASE)


@cache
def files_of(language: str) -> set[str]:
    return {one.file.removesuffix(".ftl") for one in messages(language)}


@cache
def forbidden() -> tuple[Forbidden, ...]:
    """The rows of the last table of the glossary."""
    rows = GLOSSARY.read_text(encoding="utf-8").partition("## Forbidden words")[2].splitlines()
    cells = ([cell.strip() for cell in row.split("|")[1:-1]] for row in rows if row[:1] == "|")
    return tuple(
        Forbidden(NAMES[language], word, instead, why, frozenset(re.findall(r"[a-z0-9-]+", where)))
        for language, word, instead, why, where in cells
        if language in NAMES
    )


def wrong_words(message: Message) -> list[str]:
    """Each forbidden word of a message, with the place and the reason."""
    text = _UNREAD.sub("|", message.text)
    return [
        f"{message.at}: “{found}”, write {rule.instead} ({rule.why})"
        for rule in forbidden()
        if rule.concerns(message)
        for found in rule.found_in(text)
    ]


def test_no_message_uses_a_forbidden_word() -> None:
    wrong = [one for message in every_message() for one in wrong_words(message)]
    assert not wrong, "\n".join(wrong)


def test_the_glossary_is_read_whole() -> None:
    assert {rule.language for rule in forbidden()} == set(LANGUAGES)
    known = {one.key for one in every_message()}.union(*map(files_of, LANGUAGES))
    assert all(rule.where <= known for rule in forbidden()), "no such file or key"


@pytest.mark.parametrize(
    ("language", "text", "reason"),
    [
        (
            "pt",
            "Um lance por vez",
            "pt/x.ftl: planted: “lance”, write jogada (one word for a move)",
        ),
        (
            "da",
            "Tæl ettallerne",
            "da/x.ftl: planted: “ettallerne”, write 1-taller (the article's word)",
        ),
        ("sv", "{ $hash } är sant", ""),
        ("pt", "Um relance basta", ""),
        ("en", "{ $wanted ->\n    [one] Play anew\n   *[other] Play\n    }", "“anew”"),
    ],
)
def test_a_planted_word_is_found(language: str, text: str, reason: str) -> None:
    (message,) = read(language, "x.ftl", f"planted = {text}")
    found = "\n".join(wrong_words(message))
    assert reason in found if reason else not found
