"""A device that runs the kernels on the CPU (``emulated.hpp``), and compiles them with g++."""

import ctypes as c
import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fairplay.gpu.build import SOURCES

HERE = Path(__file__).parent
FLAGS = ("-std=c++20", "-O1", "-shared", "-fPIC", "-DFAIRPLAY_EMULATED", "-Wno-unknown-pragmas")


def compiled_for_cpu(folder: Path, source: str) -> bytes:
    """The name of a library with the kernels of a source."""
    name = hashlib.sha256(source.encode()).hexdigest()[:16]
    library, text = folder / f"{name}.so", folder / f"{name}.cu"
    text.write_text(source, encoding="utf-8")
    harness = HERE / ("emulate_chain.cpp" if '"game.cuh"' in source else "emulate_common.cpp")
    includes = ("-I", str(SOURCES), "-I", str(HERE), f'-DGAME="{text}"')
    if not library.exists():
        subprocess.run(["g++", *FLAGS, *includes, "-o", str(library), str(harness)], check=True)
    return os.fsencode(library)


class EmulatedDevice:
    """Addresses are those of arrays; launches are done at once."""

    architecture = 90
    multiprocessors = 4
    clock = 1e6

    def __init__(self) -> None:
        self._arrays: dict[int, NDArray[np.uint8]] = {}
        self._libraries: list[c.CDLL] = []
        self._kernels: list[Any] = []

    def memory(self) -> tuple[int, int]:
        return 1 << 28, 1 << 28

    def allocate(self, size: int) -> int:
        space = np.full(size + 16, 0xEE, np.uint8)
        address = (space.ctypes.data + 15) // 16 * 16
        self._arrays[address] = space
        return address

    def free(self, address: int) -> None:
        del self._arrays[address]

    @property
    def allocated(self) -> int:
        return len(self._arrays)

    def upload(self, address: int, data: NDArray[Any]) -> None:
        data = np.ascontiguousarray(data)
        c.memmove(address, data.ctypes.data, data.nbytes)

    def download(self, address: int, data: NDArray[Any]) -> None:
        c.memmove(data.ctypes.data, address, data.nbytes)

    def copy(self, to: int, source: int, size: int) -> None:
        c.memmove(to, source, size)

    def clear(self, address: int, size: int) -> None:
        c.memset(address, 0, size)

    def load(self, binary: bytes) -> int:
        self._libraries.append(c.CDLL(os.fsdecode(binary)))
        return len(self._libraries) - 1

    def unload(self, module: int) -> None:
        assert module < len(self._libraries)

    def kernel(self, module: int, name: str, shared: int = 0) -> int:
        assert shared <= 227 * 1024
        launch = "launch" if name == "chain" else f"launch_{name}"
        self._kernels.append(getattr(self._libraries[module], launch))
        return len(self._kernels) - 1

    def stream(self) -> int:
        return 0

    def launch(
        self, kernel: int, blocks: int, threads: int, shared: int, given: c.Structure, stream: int
    ) -> None:
        assert stream == 0
        assert self._kernels[kernel](blocks, threads, shared, c.byref(given)), (
            "the warps wait for ever"
        )

    def synchronize(self) -> None:
        pass
