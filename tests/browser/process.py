"""Starting a server in a process of its own, as a person would."""

import socket
import time
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

if TYPE_CHECKING:
    import subprocess

SERVE = "from fairplay.cli.main import main; main()"


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(400):
        assert process.poll() is None, "the server has stopped"
        try:
            with urlopen(f"{address}/healthz", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the server does not answer")
