"""Checks of the machine: Python, the terminal, a GPU."""

import platform
import subprocess
import sys
from shutil import get_terminal_size

from fairplay.cli.doctor.check import Check, absent, works
from fairplay.cli.output import new_console

#: Seconds for a driver to list its GPUs.
GPU_SECONDS = 10


def python() -> Check:
    return works("python", "python-is", version=platform.python_version(), path=sys.executable)


def terminal() -> Check:
    if not sys.stdout.isatty():
        return absent("terminal", "terminal-none")
    colours = new_console().color_system or "none"
    return works(
        "terminal",
        "terminal-is",
        columns=get_terminal_size().columns,
        encoding=sys.stdout.encoding,
        colours=colours,
    )


def gpu() -> Check:
    """What the driver of NVIDIA says. Nothing here computes on a GPU yet."""
    command = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
    try:
        said = subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=GPU_SECONDS
        )
    except (OSError, subprocess.SubprocessError):
        return absent("gpu", "gpu-none")
    return works("gpu", "gpu-is", names=", ".join(said.stdout.split("\n")).strip(", "))
