"""What this program was built from: ``fairplay 0.1.0 (85af58a1c2d3, Python 3.11.7, avx512)``."""

import platform
import subprocess
from pathlib import Path

from fairplay import __version__

_PACKAGE = Path(__file__).parent.parent
#: A package is built with it. A checkout has none.
_COMMIT = _PACKAGE / "commit.txt"


def version_line() -> str:
    """One line for the version, the commit if it is known, Python, and the engine's inner loops."""
    from fairplay._core import widest

    python = f"Python {platform.python_version()}"
    return f"fairplay {__version__} ({', '.join(filter(None, (commit(), python, widest())))})"


def commit() -> str:
    """The commit that the package was built from, or that is checked out; empty if unknown."""
    if _COMMIT.exists():
        return _COMMIT.read_text(encoding="ascii").strip()
    root = _PACKAGE.parent.parent
    if not (root / "pyproject.toml").exists():
        return ""
    command = ["git", "-C", str(root), "rev-parse", "--short=12", "HEAD"]
    try:
        found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=5)
    except (OSError, subprocess.SubprocessError):
        return ""
    return found.stdout.strip()
