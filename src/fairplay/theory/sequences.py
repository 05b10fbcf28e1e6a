"""The sequences that are used, each computed once for everyone."""

from collections import OrderedDict

from fairplay.theory.codes import Code
from fairplay.theory.sequence import Sequence

#: The most cached sequences, and the most values in all of them together.
MAX_KEPT, MAX_KEPT_VALUES = 64, 50_000_000


class Sequences:
    """The most recently used sequences, so that values are computed once.

    When there are too many sequences or values, the least recently used ones make room.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[Code, Sequence] = OrderedDict()

    def __call__(self, code: Code) -> Sequence:
        """The sequence of a rule."""
        found = self._kept.get(code)
        if found is None:
            self._make_room()
            found = self._kept[code] = Sequence(code)
        self._kept.move_to_end(code)
        return found

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def values(self) -> int:
        """How many values they hold together."""
        return sum(map(len, self._kept.values()))

    def _make_room(self) -> None:
        while len(self._kept) >= MAX_KEPT or self.values > MAX_KEPT_VALUES:
            self._kept.popitem(last=False)

    def clear(self) -> None:
        self._kept.clear()


sequence_of = Sequences()
