"""What a server must never do, counted when it happens."""

from collections import Counter

#: Each is the end of the key of a message.
KINDS = (
    "order",  # an event with another number than the next
    "differ",  # two clients of a room were told different things
    "twice",  # a card was taken that did not lie there
    "scores",  # the scores do not add up
    "repeat",  # a command that was sent again had another answer
    "lost",  # an event that was told is not in the stored log, or not as it was told
)


class Broken:
    """How often each was seen."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def report(self, kind: str) -> None:
        assert kind in KINDS
        self.counts[kind] += 1
