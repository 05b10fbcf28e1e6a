"""The built site, made once for all tests and all their processes."""

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT


def built_site(factory: pytest.TempPathFactory, worker: str) -> Path:
    """The folder of the site. Whichever process is first builds it; the others wait."""
    shared = factory.getbasetemp() if worker == "master" else factory.getbasetemp().parent
    site = shared / "docs-site"
    with (shared / "docs-site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.is_dir():
            _build(site)
    return site


def _build(site: Path) -> None:
    command = ["scripts/docs", str(Path(sys.executable).parent), str(site)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr or done.stdout
