"""States of a general game as texts: numbers, words, and tuples of these."""

import re
from collections.abc import Hashable
from typing import Any

from fairplay.errors import InputError

#: Deeper states, and longer texts, are refused.
MAX_DEPTH, MAX_TEXT = 20, 10_000
_EMPTY = "-"
_TOKEN = re.compile(r"\s*(?:(-?[0-9]{1,1000}(?![^,()\s]))|([(),])|([^,()\s+:]+))\s*")
_NUMBER = re.compile(r"-?[0-9]+")


def state_text(state: Hashable, name: str = "") -> str:
    """How a state is written.

    >>> state_text(12), state_text((3, (1, 2), "left")), state_text(()), state_text("XX.O")
    ('12', '3,(1,2),left', '-', 'XX.O')
    """
    if isinstance(state, tuple):
        return ",".join(_item(item, name) for item in state) or _EMPTY
    if isinstance(state, str):
        return state
    return _item(state, name)


def _item(item: Hashable, name: str) -> str:
    if isinstance(item, tuple):
        return f"({','.join(_item(one, name) for one in item)})"
    if isinstance(item, int):
        return str(int(item))
    if isinstance(item, str) and _is_word(item):
        return item
    raise InputError("error-state-type", name=name)


def _is_word(text: str) -> bool:
    found = _TOKEN.fullmatch(text)
    return bool(found and found[3] and text == text.strip() and text != _EMPTY)


def read_state(text: str, kind: type) -> Any:
    """The state of this kind that a text says: the inverse of ``state_text``. Raises ValueError.

    >>> read_state("3,(1,2),left", tuple), read_state("-4", int), read_state("-", tuple)
    ((3, (1, 2), 'left'), -4, ())
    """
    if len(text) > MAX_TEXT:
        raise ValueError(text)
    text = text.strip()
    if kind is str:
        return text
    if issubclass(kind, int):
        if not _NUMBER.fullmatch(text) or len(text) > 1000:
            raise ValueError(text)
        return int(text)
    if not issubclass(kind, tuple):
        raise ValueError(text)  # noqa: TRY004, nothing can be read as this type
    return () if text == _EMPTY else _Reader(text).whole()


class _Reader:
    """Reads items between commas, with tuples in brackets."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def whole(self) -> tuple[Any, ...]:
        found = self.items(0)
        if self.at < len(self.text):
            raise ValueError(self.text)
        return found

    def items(self, depth: int) -> tuple[Any, ...]:
        if depth > MAX_DEPTH:
            raise ValueError(self.text)
        found = [self.item(depth)]
        while self.take(","):
            found.append(self.item(depth))
        return tuple(found)

    def item(self, depth: int) -> Any:
        if self.take("("):
            inner = () if self.take(")") else self.items(depth + 1)
            if inner and not self.take(")"):
                raise ValueError(self.text)
            return inner
        if not (found := _TOKEN.match(self.text, self.at)) or found[2]:
            raise ValueError(self.text)
        self.at = found.end()
        return int(found[1]) if found[1] else found[3]

    def take(self, sign: str) -> bool:
        found = _TOKEN.match(self.text, self.at)
        if not found or found[2] != sign:
            return False
        self.at = found.end()
        return True
