"""Checks of the machine: Python, the terminal, a GPU."""

import platform
import subprocess
import sys
from shutil import get_terminal_size

from fairplay.cli.doctor.check import Check, absent, works
from fairplay.cli.output import new_console
from fairplay.gpu.available import available

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
    """What the driver of NVIDIA says, and whether the GPU engine can use it."""
    command = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
    try:
        said = subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=GPU_SECONDS
        )
    except (OSError, subprocess.SubprocessError):
        return absent("gpu", "gpu-none")
    names = ", ".join(said.stdout.split("\n")).strip(", ")
    found = available()
    if found.reason:
        return absent("gpu", "gpu-unfit", names=names, reason=str(found.reason))
    return works("gpu", "gpu-is", names=names, compiler=found.compiler)
