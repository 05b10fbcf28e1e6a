"""Writing a transcript: all of it or nothing, and never over a file that is something else."""

import os
from pathlib import Path

from fairplay.errors import InputError
from fairplay.play import Match


def save(match: Match, name: str) -> None:
    """Write the transcript; InputError says why it cannot be."""
    try:
        path = Path(name).expanduser()
        free = not path.exists() or _is_transcript(path)
        if free:
            _write(path, match.transcript())
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError("error-save", file=name, reason=reason) from error
    if not free:
        raise InputError("error-save-exists", file=name)


def _is_transcript(path: Path) -> bool:
    if not path.is_file():
        return False
    try:
        Match.from_transcript(path.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return True


def _write(path: Path, text: str) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
