"""Writing a transcript, and never over a file that is something else."""

from pathlib import Path

from fairplay.cli.files import write_whole
from fairplay.errors import InputError
from fairplay.play import Match


def save(match: Match, name: str) -> None:
    """Write the transcript; InputError says why it cannot be."""
    try:
        path = Path(name).expanduser()
        taken = path.exists() and not _is_transcript(path)
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError("error-file", name=name, reason=reason) from error
    if taken:
        raise InputError("error-save-exists", file=name)
    write_whole(str(path), match.transcript().encode())


def _is_transcript(path: Path) -> bool:
    if not path.is_file():
        return False
    try:
        Match.from_transcript(path.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return True
