"""The catalogues have the same messages and arguments in all languages; all are used."""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import pytest

import fairplay
from fairplay.games import names
from fairplay.learn import LESSONS
from fairplay.messages import LANGUAGES, Messages
from tests.catalogues import Message, by_fluent, messages, read

SOURCE = Path(fairplay.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
_PREFIX = re.compile(r"[a-z]+-")


@cache
def catalogue(language: str) -> Messages:
    return Messages(language)


@cache
def entries(language: str) -> dict[str, Message]:
    return {message.key: message for message in messages(language)}


KEYS = tuple(entries("en"))


#: A text with gaps: what stands before the first, between them, and behind the last.
Template = tuple[str, ...]


class Source(NamedTuple):
    """Texts of a part of the source, and those that are put together there."""

    texts: frozenset[str]
    templates: frozenset[Template]

    def makes(self, key: str, values: frozenset[str]) -> bool:
        """Whether a template makes this key with some of these values. A value is one of them, a
        number, or made from a template itself: ``paper-rules-{step}`` with ``goal-{kind}``."""

        def known(value: str, *, deep: bool) -> bool:
            if value in values or value.isdigit():
                return True
            return deep and any(
                fits(one, value, partial(known, deep=False)) for one in self.templates
            )

        return any(fits(one, key, partial(known, deep=True)) for one in self.templates)


def fits(template: Template, text: str, known: Callable[[str], bool]) -> bool:
    """Whether a text is this template with known values in its gaps."""
    first, *rest = template
    if not text.startswith(first):
        return False
    text = text[len(first) :]
    if not rest:
        return not text
    ends = range(1, len(text) + 1)
    return any(known(text[:end]) and fits(tuple(rest), text[end:], known) for end in ends)


@cache
def python_source() -> Source:
    texts, templates = set(), set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (template := _template(node)):
                templates.add(template)
    # The mood of a move's words is the beginning of their keys.
    templates |= {(text, "") for text in texts if text in ("said-", "web-do-")}
    return Source(frozenset(texts), frozenset(templates))


def _template(node: ast.JoinedStr) -> Template | None:
    """A text that begins like a key, with its gaps."""
    parts = [""]
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts[-1] += str(value.value)
        else:
            parts.append("")
    return tuple(parts) if _PREFIX.match(parts[0]) else None


@cache
def browser_source() -> Source:
    """Every quoted string in the browser app that could be a key, or a value in one."""
    texts, templates = set(), set()
    for file in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        if not file.name.endswith((".test.ts", "samples.ts")):
            source = file.read_text(encoding="utf-8")
            texts |= set(re.findall(r"""(?<=['"])[a-z][a-z0-9-]*(?=['"])""", source))
            found = re.findall(r"`([a-z][a-z0-9-]*-\$\{[^`]*)`", source)
            templates |= {tuple(re.split(r"\$\{[^}]*\}", one)) for one in found}
    return Source(frozenset(texts), frozenset(templates))


@cache
def values(*, browser: bool) -> frozenset[str]:
    """What gaps are filled with: texts of the source, names of games, of forms of them, of fields
    and of pages. The browser has its own, and those that a server may send."""
    unsent = ("cli", "paper", "bench", "survey")
    texts = browser_source().texts if browser else frozenset()
    for file in SOURCE.rglob("*.py"):
        if not browser or file.relative_to(SOURCE).parts[0] not in unsent:
            nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
            found = [node.value for node in nodes if isinstance(node, ast.Constant)]
            fields = [node.target for node in nodes if isinstance(node, ast.AnnAssign)]
            texts |= {one for one in found if isinstance(one, str)}
            texts |= {one.id for one in fields if isinstance(one, ast.Name)}
    forms = {text.partition(":")[0] for text in texts}
    forms |= {page.stem.lower() for page in (WEB / "pages").glob("*.svelte")}
    return texts | forms | {text.replace("_", "-") for text in texts} | set(names())


def keys_asked_for() -> Iterator[str]:
    """The strings in the source that look like keys of messages; screens of lessons do, too."""
    words = "|".join(sorted({key.partition("-")[0] for key in KEYS}))
    written = re.compile(rf"(?:{words})(?:-[a-z0-9]+)+")
    screens = {name for lesson in LESSONS for name in lesson.screen_names}
    texts = (python_source().texts | browser_source().texts) - screens
    return filter(written.fullmatch, texts)


def unlike(english: Sequence[Message], others: Sequence[Message]) -> Iterator[str]:
    """What is wrong with the keys and arguments of a catalogue, beside the English one."""
    wanted, there = ({one.key: one for one in side} for side in (english, others))
    counts = Counter(one.key for one in others)
    yield from (f"{one.at}: twice" for one in there.values() if counts[one.key] > 1)
    missing = (one._replace(language=others[0].language) for one in english if one.key not in there)
    yield from (f"{one.at}: missing" for one in missing)
    for one in there.values():
        if (original := wanted.get(one.key)) is None:
            yield f"{one.at}: extra, not in English"
            continue
        if one.file != original.file:
            yield f"{one.at}: in {original.file} in English"
        if one.arguments != original.arguments:
            named = (
                " ".join(sorted(side)) or "none" for side in (one.arguments, original.arguments)
            )
            yield "{}: arguments {}, in English {}".format(one.at, *named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_and_arguments(language: str) -> None:
    wrong = list(unlike(messages("en"), messages(language)))
    assert not wrong, "\n".join(wrong)


def test_what_is_unlike_is_named() -> None:
    english = read("en", "a.ftl", "one = 1\ntwo = { $count }\nthree = 3\n")
    danish = read("da", "a.ftl", "one = 1\none = 1\ntwo = { $n }\nfour = 4\n")
    assert list(unlike(english, danish)) == [
        "da/a.ftl: one: twice",
        "da/a.ftl: three: missing",
        "da/a.ftl: two: arguments n, in English count",
        "da/a.ftl: four: extra, not in English",
    ]


def test_every_key_asked_for_exists() -> None:
    assert sorted(key for key in keys_asked_for() if key not in KEYS) == []


def is_used(key: str) -> bool:
    python, browser = python_source(), browser_source()
    return (
        key in python.texts | browser.texts
        or python.makes(key, values(browser=False))
        or browser.makes(key, values(browser=True))
    )


def test_every_key_is_used() -> None:
    assert [key for key in KEYS if not is_used(key)] == []


@pytest.mark.parametrize(
    ("key", "used"),
    [
        ("game-kayles-title", True),
        ("paper-rules-goal-even", True),
        ("game-nowhere-title", False),
        ("web-theme-sepia", False),
        ("web-told-sit-nobody", False),
        ("admin-head-nonsense", False),
    ],
)
def test_a_key_that_nothing_makes_is_found(key: str, used: bool) -> None:
    assert is_used(key) == used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", [{"number": 1, "text": "1→0"}, {"number": 12345, "text": "x"}])
def test_fast_formatting_agrees_with_fluent(language: str, sample: dict[str, str | int]) -> None:
    texts = catalogue(language)
    for key in KEYS:
        names = sorted(entries(language)[key].arguments)
        for value in sample.values():
            filled = dict.fromkeys(names, value)
            assert texts(key, **filled) == by_fluent(language, key, **filled)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tone(language: str) -> None:
    """Texts have no exclamation marks and no extra spaces."""
    for message in messages(language):
        assert "!" not in message.text, message.at
        assert "  " not in message.text.strip().partition("\n")[0], message.at
