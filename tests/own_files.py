"""Games in files of a test: they are forgotten when it ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from fairplay.rules import registry

HALF = '''"""Take at most half of a heap."""


def splits(heap):
    return range(heap - heap // 2, heap)
'''


@contextmanager
def forgotten_files() -> Iterator[None]:
    try:
        yield
    finally:
        for name in registry._added:
            sys.modules.pop(f"fairplay.games.{name.replace('-', '_')}", None)
        registry._added.clear()
        for forget in registry.FORGET:
            forget()
