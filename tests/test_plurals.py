"""A number and its noun agree: ``1 card``, ``2 cards``, in every language.

A number that is followed by a word needs a choice by this number. Words that fit any number, and
arguments that are no counts, are declared here. Everything else fails.
"""

import re
from collections.abc import Iterator

import pytest

from fairplay.messages import LANGUAGES, Messages
from tests.catalogues import Message, by_fluent, every_message, messages, read

COUNTS = (0, 1, 2, 5, 21)

#: Arguments that are texts, or numbers that name something (row 3, seat 2) instead of counting.
NOT_COUNTS = {
    *("agree", "answer", "b", "before", "captures", "card", "claim", "column", "command"),
    *("counts", "end", "file", "first", "game", "hash", "help", "here", "hint", "host"),
    *(
        "last",
        "least",
        "leave",
        "left",
        "length",
        "lesson",
        "level",
        "like",
        "misere",
        "modulus",
        "more",
    ),
    *("move", "name", "names", "normal", "number", "old", "other", "p", "period", "place"),
    *(
        "places",
        "position",
        "preperiod",
        "q",
        "r",
        "ready",
        "relation",
        "right",
        "room",
        "row",
        "saltus",
    ),
    *("save", "seat", "shape", "square", "sum", "taken", "text", "theorem", "time"),
    *("edge", "knot", "typed", "value", "vertex", "vertices", "what"),
}

#: Arguments that count in some messages and name in others. Behind them, these nouns are counted.
SOMETIMES_COUNTS = {"cards", "heap", "shapes", "sums", "to", "total"}
COUNTED = {
    "en": "cards hands patterns pins shapes steps sums",
    "sv": "former händer käglor summor",
    "da": "former hænder kegler mønstre summer",
    "pt": "cartas formas mãos padrões passos pinos somas",
}

#: Counts that are never one: the values that prove a period, what is too wide for a screen, the
#: larger heaps of Nim when there are several, the cards of a hand or a deck, the age of a reader,
#: how many there are of which some are done, and the width of a board that is too wide.
NEVER_ONE = {
    *("age", "all", "checked", "computed", "digits", "hand", "large", "needed", "size", "width"),
}
#: Messages whose counts are never one: the sizes of decks and hands, what may be typed, claims a
#: second, a number that was answered, and the parts of a graph or a path.
NEVER_ONE_IN = {
    *("cards-enough-times", "cards-enough-ways", "cards-rest-even", "cards-rest-sum"),
    *("cards-stats", "error-deck", "error-field-length", "error-name", "error-room-long"),
    *("error-seed-long", "learn-deck-wrong", "learn-free-count", "learn-free-full", "learn-ways"),
    *("learn-ways-chosen", "learn-ways-chosen-wrong", "learn-ways-wrong"),
    *("error-record-gpu", "load-rate", "load-saturated", "fact-graph-sum", "fact-path"),
    "fact-path-value",
}

#: Words that fit behind any number: units, prepositions, nouns and adjectives without a plural.
UNITS = ("MB", "MiB", "byte", "bytes", "min", "ms", "s")
FIT_ANY = {
    "en": {
        *("and", "done", "from", "here", "in", "is", "more", "of", "on", "or", "to"),
    },
    "sv": {
        *("av", "drag", "eller", "från", "försök", "här", "i", "kort", "och", "på"),
        *("rum", "sammanlagt", "spel", "spelare", "steg", "tal", "tecken", "till", "är"),
    },
    "da": {
        *("af", "eller", "er", "fra", "forsøg", "her", "i", "kort", "og", "på"),
        *("rum", "skridt", "spil", "tal", "tegn", "til", "tilbage", "træk", "vink"),
    },
    "pt": {
        *("a", "ao", "aqui", "da", "de", "delas", "deles", "do", "e", "em"),
        *("mais", "na", "nem", "no", "ou", "para", "é"),
    },
}

_CHOICE = re.compile(r"\{ \$([a-z]+) ->(?:[^{}]|\{[^{}]*\})*\}")
_PLACE = re.compile(r"\{ \$([a-z]+) \} ([^\W\d_]+)")
#: A share as a subject: ``1 of 8 games`` asks for *is*, ``2 of 8 games`` for *are*.
_SHARE = re.compile(
    r"(?:^|[.:] )\{ \$([a-z]+) \} (?:of|av|af|de|das|dos) (?:(?:the|de) )?\{ \$[a-z]+ \} [^\W\d_]",
    re.MULTILINE,
)


def bare_numbers(message: Message) -> Iterator[str]:
    """Why the plurals of a message are wrong: each number that a word follows without a choice,
    and each share of which something is said."""
    for share in _SHARE.finditer(message.text):
        said = share[0].lstrip(".: ")
        yield f"{message.at}: “{said}…” is one or many by ${share[1]}: write “Done: 1 of 8” instead"
    for name, word in _bare(message.text) if message.key not in NEVER_ONE_IN else ():
        if _counts(message.language, name, word):
            yield f"{message.at}: “{word}” follows the number ${name}, so choose it by ${name}"


def _counts(language: str, name: str, word: str) -> bool:
    """Whether an argument counts what the word behind it says, so that the word has a plural."""
    if name in SOMETIMES_COUNTS:
        return word in COUNTED[language].split()
    fits = word in UNITS or word in FIT_ANY[language]
    return not fits and name not in NOT_COUNTS | NEVER_ONE


def _bare(text: str) -> Iterator[tuple[str, str]]:
    """Places with the words behind them, without those inside a choice by the same number."""
    chosen = {choice.span(): choice[1] for choice in _CHOICE.finditer(text)}
    for place in _PLACE.finditer(text):
        inside = (by for (start, end), by in chosen.items() if start < place.start() < end)
        if place[1] not in inside:
            yield place[1], place[2]


def test_numbers_and_nouns_agree() -> None:
    wrong = [reason for message in every_message() for reason in bare_numbers(message)]
    assert not wrong, "\n".join(wrong)


def test_exceptions_exist() -> None:
    assert {one.key for one in every_message()} >= NEVER_ONE_IN


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_takes_every_count(language: str) -> None:
    """The quick way agrees with Fluent. 0 is a plural, also in Portuguese."""
    catalogue = Messages(language)
    for message in messages(language):
        for count in COUNTS if "->" in message.text else ():
            filled = dict.fromkeys(message.arguments, count)
            quick, defined = (
                catalogue(message.key, **filled),
                by_fluent(language, message.key, **filled),
            )
            assert quick == defined, f"{message.at} with {count}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_zero_is_a_plural(language: str) -> None:
    none, one, two = (Messages(language)("lab-save-csv", count=count) for count in (0, 1, 2))
    assert none.replace("0", "2") == two != one.replace("1", "2")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("a = { $count } cards", 1),
        ("a = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}", 0),
        ("a = You took { $count } { $count ->\n    [one] card\n   *[other] cards\n    }", 0),
        ("a = From { $count } of { $stored } events", 1),
        ("a = Stopped: { $count } of the { $total } games are done", 1),
        ("a = Stopped. Games done: { $count } of { $total }. Wait", 0),
        ("a = { $other ->\n    [one] { $count } card\n   *[other] Cards\n    }", 1),
        ("a = Cards: { $count }. Row { $row } is free", 0),
        ("a = A heap of { $heap } has { $heap } pins", 1),
    ],
)
def test_a_bare_number_is_found(text: str, wrong: int) -> None:
    (message,) = read("en", "sample.ftl", text)
    found = list(bare_numbers(message))
    assert len(found) == wrong
    assert all(one.startswith("en/sample.ftl: a: “") for one in found)
