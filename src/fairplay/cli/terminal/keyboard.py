"""Keys one by one, with a limit on how long to wait for the next."""

import codecs
import os
import re
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TextIO


class Keyboard(Protocol):
    """Where keys come from. ``echo``: nobody else shows them, so we must."""

    echo: bool

    def read(self, patience: float | None) -> str | None:
        """The next key, "" at the end of input, None if so many seconds pass before it comes."""
        ...


class Stream:
    """Keys out of a text that is there already, or that comes without any hurry."""

    echo = False

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def read(self, patience: float | None) -> str | None:
        del patience
        return self._stream.read(1)


#: What arrow keys and their like send. They are ignored.
_ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|O.|$)?")


class Descriptor:
    """Keys out of a terminal, a pipe or a file.

    >>> inner, outer = os.pipe()
    >>> keys = Descriptor(inner, echo=False)
    >>> keys.read(0), os.write(outer, b"7"), keys.read(1), os.close(outer), keys.read(1)
    (None, 1, '7', None, '')
    """

    def __init__(self, descriptor: int, echo: bool) -> None:
        self.echo = echo
        self._descriptor = descriptor
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._waiting = ""

    def read(self, patience: float | None) -> str | None:
        while not self._waiting:
            if not select.select([self._descriptor], [], [], patience)[0]:
                return None
            data = os.read(self._descriptor, 4096)
            text = self._decoder.decode(data, final=not data)
            self._waiting = _ESCAPE.sub("", text).replace("\r\n", "\n").replace("\r", "\n")
            if not data and not self._waiting:
                return ""
        key, self._waiting = self._waiting[0], self._waiting[1:]
        return key


@contextmanager
def keyboard() -> Iterator[Keyboard]:
    """The standard input; a terminal gives its keys at once while this lasts."""
    try:
        descriptor = sys.stdin.fileno()
        import termios
        import tty
    except (ImportError, OSError, ValueError):
        yield Stream(sys.stdin)
        return
    if not os.isatty(descriptor):
        yield Descriptor(descriptor, echo=False)
        return
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield Descriptor(descriptor, echo=True)
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
