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
        self._modules: dict[int, c.CDLL] = {}
        self._streams: set[int] = set()
        self._kernels: list[tuple[int, Any]] = []
        self._last = 0

    def memory(self) -> tuple[int, int]:
        return 1 << 28, 1 << 28

    def allocate(self, size: int) -> int:
        space = np.full(size + 16, 0xEE, np.uint8)
        address = (space.ctypes.data + 15) // 16 * 16
        self._arrays[address] = space[address - space.ctypes.data :][:size]
        return address

    def free(self, address: int) -> None:
        del self._arrays[address]

    @property
    def held(self) -> int:
        """What was taken and not given back: memory, modules and streams."""
        return len(self._arrays) + len(self._modules) + len(self._streams)

    def _at(self, address: int, size: int) -> int:
        """An address, if so many bytes there lie in one piece of memory."""
        inside = (
            start <= address and address + size <= start + len(array)
            for start, array in self._arrays.items()
        )
        assert any(inside), "beyond the memory that was taken"
        return address

    def upload(self, address: int, data: NDArray[Any]) -> None:
        data = np.ascontiguousarray(data)
        c.memmove(self._at(address, data.nbytes), data.ctypes.data, data.nbytes)

    def download(self, address: int, data: NDArray[Any]) -> None:
        c.memmove(data.ctypes.data, self._at(address, data.nbytes), data.nbytes)

    def copy(self, to: int, source: int, size: int) -> None:
        c.memmove(self._at(to, size), self._at(source, size), size)

    def clear(self, address: int, size: int) -> None:
        c.memset(self._at(address, size), 0, size)

    def _number(self) -> int:
        self._last += 1
        return self._last

    def load(self, binary: bytes) -> int:
        module = self._number()
        self._modules[module] = c.CDLL(os.fsdecode(binary))
        return module

    def unload(self, module: int) -> None:
        del self._modules[module]

    def kernel(self, module: int, name: str, shared: int = 0) -> int:
        assert shared <= 227 * 1024
        launch = "launch" if name == "chain" else f"launch_{name}"
        self._kernels.append((module, getattr(self._modules[module], launch)))
        return len(self._kernels) - 1

    def stream(self) -> int:
        stream = self._number()
        self._streams.add(stream)
        return stream

    def destroy(self, stream: int) -> None:
        self._streams.remove(stream)

    def launch(
        self, kernel: int, blocks: int, threads: int, shared: int, given: c.Structure, stream: int
    ) -> None:
        module, run = self._kernels[kernel]
        assert module in self._modules
        assert stream in self._streams
        assert run(blocks, threads, shared, c.byref(given)), "the warps wait for ever"

    def synchronize(self) -> None:
        pass
