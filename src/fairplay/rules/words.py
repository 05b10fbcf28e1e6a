"""Reading a rule in words, ``heap{take 1-3}``: one small reader for all families of such games.

A rule in words is a part of a game's name, so it comes from links and from strangers. The reader
bounds its length, and tells in every error the place and what was expected there.
"""

import re
from collections.abc import Iterable
from typing import NoReturn

from fairplay.errors import InputError

#: The most characters of a name, such as ``heap{take 1-3}``.
MAX_NAME = 200

#: A number, also as a power, a word, an ellipsis, an arrow, or any other single character.
_TOKEN = re.compile(r"[0-9]+(?:(?:\^|\*\*)[0-9]+)?|[^\W\d_]+|\.{3}|->|\S")
_SPACE = re.compile(r"\s*")
#: What is typed on a plain keyboard, and the same in print.
_TYPED = {"...": "…", "->": "→", "–": "-", "−": "-"}


class Words:
    """The words in the braces, read from left to right, with their columns.

    >>> words = Words("take 1-3,7 or split")
    >>> words.take("take", "split"), words.numbers(1, 99), words.maybe("and"), words.take("or")
    ('take', (1, 2, 3, 7), None, 'or')
    >>> words.maybe("all"), words.take("take")
    Traceback (most recent call last):
    fairplay.errors.InputError: take 1-3,7 or split: “split” at place 15 is not understood; \
accepted there: all, take
    """

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        #: What was looked for in vain, and where.
        self._tried, self._tried_at = list[str](), 0
        self._skip()

    @property
    def next(self) -> str:
        """The next token in small letters, as it is printed; ``}`` at the end."""
        token = self._typed
        return _TYPED.get(token, token.lower())

    @property
    def _typed(self) -> str:
        """The next token as it was typed; ``}`` at the end."""
        found = _TOKEN.match(self.text, self.at)
        return found[0] if found else "}"

    def take(self, *expected: str, told: Iterable[str] = ()) -> str:
        """The next token, which must be one of these. Raises InputError."""
        return self.maybe(*expected, told=told) or self.fail()

    def maybe(self, *expected: str, told: Iterable[str] = ()) -> str | None:
        """The next token if it is one of these; else nothing is read.

        ``told`` says what an error then offers, if that is more than the tokens.
        """
        token = self.next
        if token not in expected:
            self._try(told or expected)
            return None
        found = _TOKEN.match(self.text, self.at)
        self.at = found.end() if found else self.at
        self._skip()
        return token

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What the pattern matches here, for a rule with signs of its own; None if nothing."""
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
            self._skip()
        return found

    def number(self, least: int, most: int) -> int:
        """A number within bounds. Raises InputError."""
        token = self.next
        # Few digits, before anything is made of them.
        known = token.isascii() and token.isdecimal() and len(token) < 10
        if not known or not least <= int(token) <= most:
            self.fail(f"{least}-{most}")
        self.take(token)
        return int(token)

    def numbers(self, least: int, most: int) -> tuple[int, ...]:
        """Numbers and ranges, ``1-3,7``, each number once, in rising order. Raises InputError."""
        return tuple(sorted({*self.listed(least, most)}))

    def listed(self, least: int, most: int) -> list[int]:
        """Numbers and ranges as they stand. A comma before an ellipsis, ``1,4,9,…``, ends them."""
        found: list[int] = []
        while not found or (self.maybe(",") and self.next != "…"):
            first = self.number(least, most)
            last = self.number(first, most) if self.maybe("-") else first
            found += range(first, last + 1)
        return found

    def end(self) -> None:
        """Nothing may follow; what could have followed is told. Raises InputError."""
        self.take("}")

    def fail(self, *expected: str, found: str = "") -> NoReturn:
        """Raise InputError: what is here is none of these, nor of those that were tried here."""
        self._try(expected)
        told = ", ".join('","' if one == "," else one for one in self._tried)
        if self.at < len(self.text):
            self.refuse("error-rule-words", found=found or self._typed, expected=told)
        self.refuse("error-rule-ends" if self.text.strip() else "error-rule-empty", expected=told)

    def refuse(self, code: str, **parameters: str | int) -> NoReturn:
        """Raise InputError with the words and this place in them."""
        raise InputError(code, **{"text": self.text, "place": self.at + 1, **parameters})

    def _try(self, expected: Iterable[str]) -> None:
        if self._tried_at != self.at:
            self._tried, self._tried_at = [], self.at
        self._tried += [one for one in expected if one not in self._tried]

    def _skip(self) -> None:
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at


def words_of(name: str, family: str) -> Words | None:
    """A reader of the words in ``family{…}``; None if the name does not begin like this.

    Raises InputError if the name is too long, or the brace is not closed.

    >>> words_of("heap{take 1-3}", "heap").text, words_of("nim", "heap")
    ('take 1-3', None)
    """
    begin, brace, rest = name.partition("{")
    if begin.strip() != family or not brace:
        return None
    if len(name) > MAX_NAME:
        raise InputError("error-rule-long", text=name[:20] + "…", limit=MAX_NAME)
    text, closed, after = rest.partition("}")
    words = Words(rest)
    if not closed:
        words.at = len(text)
        words.refuse("error-rule-open", text=name.strip())
    if after.strip():
        words.at = len(rest) - len(after.lstrip())
        words.refuse("error-rule-behind", text=name.strip(), found=after.strip())
    return Words(text)


def ranges_text(numbers: Iterable[int]) -> str:
    """Numbers in rising order as they are read; the inverse of :meth:`Words.numbers`.

    >>> ranges_text((1, 2, 3, 5, 6, 9))
    '1-3,5-6,9'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    texts = (f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
    return ",".join(texts)
