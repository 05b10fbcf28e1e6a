"""CUDA sources into machine code, by nvcc, or by NVRTC where there is no toolkit. Results are
kept in the user's cache.
"""

import ctypes as c
import hashlib
import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from fairplay.errors import InputError
from fairplay.folders import cache_folder
from fairplay.whole_files import write_bytes

SOURCES = Path(__file__).parent / "cuda"
_STANDARD = "-std=c++17"
_NVCC_PLACES = ("/usr/local/cuda/bin/nvcc", "/opt/cuda/bin/nvcc")
_NVRTC = ("libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so", "/usr/local/cuda/lib64/libnvrtc.so")


class CompilerError(InputError):
    """There is no compiler for CUDA, or it refused a source."""


def nvcc() -> str | None:
    """The compiler of the toolkit."""
    return shutil.which("nvcc") or next((one for one in _NVCC_PLACES if Path(one).exists()), None)


def nvrtc() -> Any:
    """The compiler as a library, or None. CuPy and NVIDIA's own packages bring it."""
    for name in (*_NVRTC, *_packaged()):
        try:
            return c.CDLL(name)
        except OSError:
            continue
    return None


def _packaged() -> list[str]:
    from importlib.util import find_spec

    spec = find_spec("nvidia")
    places = list(spec.submodule_search_locations or ()) if spec else []
    return [str(path) for place in places for path in Path(place).glob("*/lib/libnvrtc.so.1[0-9]")]


def compiler() -> str | None:
    """Which compiler serves: ``nvcc``, ``nvrtc``, or none."""
    if nvcc():
        return "nvcc"
    return "nvrtc" if nvrtc() is not None else None


def compiled(source: str, architecture: int) -> bytes:
    """The machine code of a source for an architecture such as 90. Raises CompilerError."""
    key = hashlib.sha256(f"{architecture}\n{source}".encode())
    for path in sorted(SOURCES.iterdir()):
        key.update(path.read_bytes())
    kept = cache_folder() / "gpu" / f"{key.hexdigest()[:32]}.cubin"
    if kept.exists():
        return kept.read_bytes()
    which = compiler()
    if which is None:
        raise CompilerError("error-gpu-compiler")
    binary = _by_nvcc(source, architecture) if which == "nvcc" else _by_nvrtc(source, architecture)
    _keep(kept, binary)
    return binary


def _keep(path: Path, binary: bytes) -> None:
    with suppress(OSError):  # the cache only saves time
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, binary)


def _by_nvcc(source: str, architecture: int) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "source.cu"), Path(folder, "result.cubin")
        before.write_text(source, encoding="utf-8")
        options = [f"-arch=sm_{architecture}", "-O3", _STANDARD, "-I", str(SOURCES), "-cubin"]
        command = [nvcc() or "nvcc", *options, "-o", str(after), str(before)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompilerError(
                "error-gpu-source", compiler="nvcc", reason=_first_error(done.stderr)
            )
        return after.read_bytes()


def _by_nvrtc(source: str, architecture: int) -> bytes:
    library = nvrtc()
    program = c.c_void_p()
    made = library.nvrtcCreateProgram(
        c.byref(program), source.encode(), b"source.cu", 0, None, None
    )
    options = [f"--gpu-architecture=sm_{architecture}", _STANDARD, f"-I{SOURCES}"]
    given = (c.c_char_p * len(options))(*(option.encode() for option in options))
    try:
        if made or library.nvrtcCompileProgram(program, len(options), given):
            log = _taken(library.nvrtcGetProgramLogSize, library.nvrtcGetProgramLog, program)
            reason = _first_error(log.decode(errors="replace"))
            raise CompilerError("error-gpu-source", compiler="nvrtc", reason=reason)
        return _taken(library.nvrtcGetCUBINSize, library.nvrtcGetCUBIN, program)
    finally:
        library.nvrtcDestroyProgram(c.byref(program))


def _taken(size_of: Any, get: Any, program: c.c_void_p) -> bytes:
    size = c.c_size_t()
    if size_of(program, c.byref(size)) or not size.value:
        return b""
    text = c.create_string_buffer(size.value)
    get(program, text)
    return text.raw


def _first_error(log: str) -> str:
    lines = [line.strip() for line in log.splitlines() if "error" in line]
    return (lines or log.strip().splitlines() or [os.strerror(0)])[0]
