"""What a room has replied: a command that is sent again has the same answer.

The latest answers are kept. Of older ones it is known which commands they were for, so that the log
is asked only for a command that was done, and not for everyone who comes too late.
"""

from collections import OrderedDict
from collections.abc import Iterable

from fairplay.server.rooms.commands import Name, Reply

#: Answers that are kept.
MOST = 64


class KnownReplies:
    """The answers of one room. One that has only just ``begun`` has none that are not here."""

    __slots__ = ("_done", "_kept")

    def __init__(self, *, begun: bool) -> None:
        self._kept: OrderedDict[Name, Reply] = OrderedDict()
        #: The hashes of the commands that were done and whose answers are not kept; None while
        #: only the log knows.
        self._done: set[int] | None = set() if begun else None

    def get(self, name: Name) -> Reply | None:
        return self._kept.get(name)

    def keep(self, name: Name, reply: Reply) -> None:
        self._kept[name] = Reply(reply.seq, reply.answer)
        if len(self._kept) > MOST:
            oldest, forgotten = self._kept.popitem(last=False)
            if self._done is not None and forgotten.seq:
                self._done.add(hash(oldest))

    @property
    def complete(self) -> bool:
        """Whether all commands are known that were ever done."""
        return self._done is not None

    def learn(self, names: Iterable[Name]) -> None:
        """These are the commands in the log."""
        self._done = set(map(hash, names))

    def may_be_done(self, name: Name) -> bool:
        """Whether a command without an answer may have been done all the same."""
        return self._done is None or hash(name) in self._done
