"""Files that are written whole or not at all.

A file is written beside its place and then moved there. So others find the old file or the new
one, never half of one, and several processes or threads may write the same file at once. When it
cannot be written, nothing is left behind.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def write_bytes(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write a file in a folder that is there. A ``private`` one can be read by its owner only.

    Raises OSError if it cannot be written; an old file is then as it was.
    """
    with replacing(path, private=private) as beside:
        beside.write_bytes(content)


@contextmanager
def replacing(path: Path, *, private: bool = False) -> Iterator[Path]:
    """Give an empty file to write to, which takes the place of ``path`` at the end."""
    beside = path.with_name(f".{path.name}.{os.urandom(4).hex()}")
    # The mode is there from the start: nobody may open a private file before it is closed to them.
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    os.close(os.open(beside, flags, 0o600 if private else 0o666))
    try:
        yield beside
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
