"""What a room has replied: a command that is sent again gets the same answer.

The latest answers are kept. Of older commands only their hashes are kept, so that the log is read
only for a command that was done, and not for everyone who comes too late.
"""

from collections import OrderedDict
from collections.abc import Iterable

from msgspec import Struct

from fairplay.protocol import AnyAnswer

#: Who has sent a command, and its id. No two commands of a room have the same key.
CommandKey = tuple[str, str]

#: Answers that are kept.
MOST = 64


class Reply(Struct, frozen=True, gc=False):
    """The number of the event, 0 if there is none, and the answer.

    If everyone has just been ``told`` of the event, its sender needs no answer of their own. A
    ``lasting`` answer is given again to the same command; a failed command may be tried again.
    """

    seq: int
    answer: AnyAnswer
    told: bool = False
    lasting: bool = True


class KnownReplies:
    """The answers of one room. If it has only just ``begun``, all of them are here."""

    __slots__ = ("_done", "_kept")

    def __init__(self, *, begun: bool) -> None:
        self._kept: OrderedDict[CommandKey, Reply] = OrderedDict()
        #: The hashes of the commands that were done and whose answers are not kept; None while
        #: only the log knows.
        self._done: set[int] | None = set() if begun else None

    def get(self, key: CommandKey) -> Reply | None:
        return self._kept.get(key)

    def keep(self, key: CommandKey, reply: Reply) -> None:
        self._kept[key] = Reply(reply.seq, reply.answer)
        if len(self._kept) > MOST:
            oldest, forgotten = self._kept.popitem(last=False)
            if self._done is not None and forgotten.seq:
                self._done.add(hash(oldest))

    @property
    def complete(self) -> bool:
        """Whether all commands that were ever done are known."""
        return self._done is not None

    def learn(self, keys: Iterable[CommandKey]) -> None:
        """These are the commands in the log."""
        self._done = set(map(hash, keys))

    def may_be_done(self, key: CommandKey) -> bool:
        """Whether a command without a kept answer may have been done."""
        return self._done is None or hash(key) in self._done
