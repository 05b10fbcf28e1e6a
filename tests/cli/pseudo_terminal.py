"""The command with piped input, and on a pseudo-terminal."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

COMMAND = str(Path(sys.executable).with_name("fairplay"))


def run_fairplay(lines: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    environment = os.environ | {"PYTHONIOENCODING": "utf-8:strict"}
    command = [COMMAND, *arguments]
    return subprocess.run(
        command, input=lines, capture_output=True, env=environment, timeout=60, check=False
    )


class Terminal:
    """``fairplay`` on a pseudo-terminal."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color"}
        self.descriptor, inner = os.openpty()
        self.process = subprocess.Popen(
            [COMMAND, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=os.environ | size | environment,
            start_new_session=True,
        )
        os.close(inner)
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """Read until the text appears. Returns everything since the last call."""
        return self._read(lambda: text in self.shown)

    def _read(self, enough: Callable[[], bool]) -> str:
        ends = time.monotonic() + 30
        while not enough():
            assert time.monotonic() < ends, self.shown
            if select.select([self.descriptor], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.descriptor, 4096).decode(errors="replace")
                except OSError:  # the other end is closed
                    break
        shown, self.shown = self.shown, ""
        return shown

    def type(self, line: str) -> None:
        os.write(self.descriptor, line.encode())

    def leave(self) -> tuple[int, str]:
        """Wait for the end. Returns the exit code and the last output."""
        shown = self._read(lambda: False)
        os.close(self.descriptor)
        return self.process.wait(timeout=30), shown
