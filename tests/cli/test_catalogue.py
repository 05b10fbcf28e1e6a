"""The catalogues have the same messages and arguments in all languages; all are used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import fairplay
from fairplay.messages import LANGUAGES, Messages

SOURCE = Path(fairplay.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
_PREFIX = re.compile(r"[a-z]+\\-")
_ARGUMENT = re.compile(r"\$([A-Za-z0-9_-]+)")


@cache
def catalogue(language: str) -> Messages:
    return Messages(language)


@cache
def entries(language: str) -> dict[str, str]:
    found = re.finditer(
        r"^([a-z][a-z0-9-]*) =((?:.|\n )*)", catalogue(language).source, re.MULTILINE
    )
    return {match[1]: match[2] for match in found}


KEYS = tuple(entries("en"))


def arguments(language: str, key: str) -> set[str]:
    return set(_ARGUMENT.findall(entries(language)[key]))


@cache
def texts_in_code() -> tuple[frozenset[str], frozenset[str]]:
    """Every string in the source, and every pattern of a string that is built there."""
    texts, patterns = set(), set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.JoinedStr) and _PREFIX.match(_pattern(node.values[0])):
                patterns.add("".join(map(_pattern, node.values)))
    for text in texts_in_the_browser():
        if "${" not in text:
            texts.add(text)
        elif _PREFIX.match(pattern := _template(text)):
            patterns.add(pattern)
    # The mood of a move is the beginning of its key.
    patterns |= {f"{text}[a-z0-9-]+" for text in texts if re.fullmatch(r"(said|web-do)-", text)}
    return frozenset(texts), frozenset(patterns)


def texts_in_the_browser() -> Iterator[str]:
    """Every quoted string in the source of the browser app that could be a key."""
    for file in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        source = file.read_text(encoding="utf-8")
        yield from re.findall(r"""(?<=['"])[a-z][a-z0-9-]+(?=['"])""", source)
        yield from re.findall(r"`([a-z][a-z0-9-]*-\$\{[^`]*)`", source)


def _template(text: str) -> str:
    """A template as a pattern: ``game-${name}-title`` stands for the titles of all games."""
    fixed = re.split(r"\$\{[^}]*\}", text)
    return "[a-z0-9-]+".join(map(re.escape, fixed))


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


def keys_asked_for() -> Iterator[str]:
    """The strings in the source that look like keys of messages."""
    words = "|".join(sorted({key.partition("-")[0] for key in KEYS}))
    written = re.compile(rf"(?:{words})(?:-[a-z0-9]+)+")
    return filter(written.fullmatch, texts_in_code()[0])


def test_no_key_twice() -> None:
    for language in LANGUAGES:
        keys = re.findall(r"^([a-z][a-z0-9-]*) =", catalogue(language).source, re.MULTILINE)
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_and_arguments(language: str) -> None:
    assert set(entries(language)) == set(KEYS)
    different = [key for key in KEYS if arguments(language, key) != arguments("en", key)]
    assert different == []


def test_every_key_asked_for_exists() -> None:
    assert sorted(key for key in keys_asked_for() if key not in KEYS) == []


def test_every_key_is_used() -> None:
    texts, patterns = texts_in_code()
    built = re.compile("|".join(patterns))
    assert [key for key in KEYS if key not in texts and not built.fullmatch(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", [{"number": 1, "text": "1→0"}, {"number": 12345, "text": "x"}])
def test_fast_formatting_agrees_with_fluent(language: str, sample: dict[str, str | int]) -> None:
    messages = catalogue(language)
    for key in KEYS:
        names = sorted(arguments(language, key))
        for value in sample.values():
            filled = dict.fromkeys(names, value)
            assert messages(key, **filled) == messages.by_fluent(key, **filled)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tone(language: str) -> None:
    """Texts have no exclamation marks and no extra spaces."""
    for key, text in entries(language).items():
        assert "!" not in text, key
        assert "  " not in text.strip().partition("\n")[0], key
