"""Waiting for two things at once: a key, and news from elsewhere."""

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from fairplay.cli.terminal.keyboard import Keyboard

#: Seconds after which the reader of keys looks whether it is still wanted.
_PATIENCE = 0.2


class WakingKeyboard:
    """A keyboard that another thread can wake: then there is no key, as when time is over.

    What comes out of a pipe comes at once, but is meant for what will be asked later. So where
    nobody types, keys are held back while we are ``busy``.

    >>> keys = WakingKeyboard(busy=lambda: False)
    >>> keys.wake(), keys.read(None)
    (None, None)
    """

    def __init__(self, busy: Callable[[], bool]) -> None:
        self.echo = False
        self._busy = busy
        self._keys: deque[str] = deque()
        self._woken = False
        self._wanted = True
        self._change = threading.Condition()

    def wake(self) -> None:
        with self._change:
            self._woken = True
            self._change.notify()

    def read(self, patience: float | None) -> str | None:
        with self._change:
            self._change.wait_for(self._something, patience)
            if self._woken or not self._keys:
                self._woken = False
                return None
            return self._keys.popleft()

    def _something(self) -> bool:
        return self._woken or bool(self._keys and (self.echo or not self._busy()))

    @contextmanager
    def reading(self, keys: Keyboard) -> Iterator[None]:
        """Read keys in a thread while this lasts."""
        self.echo = keys.echo
        # Do not wait for it at the end: without ``select`` it may hang in its last read.
        threading.Thread(target=self._pass_on, args=(keys,), daemon=True).start()
        try:
            yield
        finally:
            self._wanted = False

    def _pass_on(self, keys: Keyboard) -> None:
        key: str | None = None
        while self._wanted and key != "":
            key = keys.read(_PATIENCE)
            if key is not None:
                with self._change:
                    self._keys.append(key)
                    self._change.notify()
