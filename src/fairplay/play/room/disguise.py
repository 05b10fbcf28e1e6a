"""A log in which one guest has a pseudonym.

The guest's id, the tag that follows from it and every name that it gave itself are replaced. The
new log folds to the same room with the same replacements, so the games of the others stay whole.
"""

from typing import Any

from msgspec import Struct

from fairplay.play.room.events import NAMING, tag_of
from fairplay.play.word_names import word_name


class Disguise(Struct, frozen=True):
    """``guest`` is to become ``other``."""

    guest: str
    other: str

    @property
    def words(self) -> tuple[str, ...]:
        """The texts to look for in bodies."""
        return tuple(self._others)

    @property
    def name(self) -> str:
        """A name from the list, the same each time."""
        return word_name("en", self.other)

    def player(self, player: str) -> str:
        return self.other if player == self.guest else player

    def body(self, player: str, kind: str, body: dict[str, Any]) -> dict[str, Any]:
        """The body of an event of a player.

        >>> Disguise("x", "y").body("x", "sit", {"name": "Anna", "seat": None})["seat"]
        >>> Disguise("x", "y").body("z", "admit", {"tag": "2d711642", "admit": True})
        {'tag': 'a1fce436', 'admit': True}
        """
        changed: dict[str, Any] = self._replaced(body)
        if kind in NAMING and player == self.guest:
            changed["name"] = self.name
        return changed

    def text(self, text: str) -> str:
        """A text in which the guest may be named somewhere.

        >>> Disguise("x7", "y7").text("(x7)")
        '(y7)'
        """
        for word, other in self._others.items():
            text = text.replace(word, other)
        return text

    @property
    def _others(self) -> dict[str, str]:
        return {self.guest: self.other, tag_of(self.guest): tag_of(self.other)}

    def _replaced(self, value: Any) -> Any:
        match value:
            case dict():
                return {key: self._replaced(item) for key, item in value.items()}
            case list() | tuple():
                return [self._replaced(item) for item in value]
            case str():
                return self._others.get(value, value)
        return value
