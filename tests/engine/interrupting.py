"""Interrupt long work of the engine with Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = str(Path(sys.executable).with_name("fairplay"))


def interrupt(name: Path, seconds: float, *arguments: str) -> None:
    """Run a command until its checkpoint exists and some seconds more. It must end cleanly."""
    with subprocess.Popen(
        [COMMAND, *arguments, "--checkpoint", str(name)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    ) as process:
        while not name.exists() and process.poll() is None:
            time.sleep(0.05)
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in errors
