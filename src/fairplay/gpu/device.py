"""What the engine needs of a device, and what it has taken from it."""

import ctypes as c
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from numpy.typing import NDArray

from fairplay.gpu.driver import GpuError


class Device(Protocol):
    """What a device must do; ``driver.Device`` is one."""

    architecture: int
    multiprocessors: int
    clock: float

    def memory(self) -> tuple[int, int]: ...
    def allocate(self, size: int) -> int: ...
    def free(self, address: int) -> None: ...
    def upload(self, address: int, data: NDArray[Any]) -> None: ...
    def download(self, address: int, data: NDArray[Any]) -> None: ...
    def copy(self, to: int, source: int, size: int) -> None: ...
    def clear(self, address: int, size: int) -> None: ...
    def load(self, binary: bytes) -> int: ...
    def unload(self, module: int) -> None: ...
    def kernel(self, module: int, name: str, shared: int = 0) -> int: ...
    def stream(self) -> int: ...
    def destroy(self, stream: int) -> None: ...
    def launch(
        self, kernel: int, blocks: int, threads: int, shared: int, given: c.Structure, stream: int
    ) -> None: ...
    def synchronize(self) -> None: ...


class Holdings:
    """What was taken from a device. All of it is given back at once."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self._returns: list[Callable[[], None]] = []

    def allocate(self, size: int) -> int:
        return self._held(self.device.allocate(size), self.device.free)

    def load(self, binary: bytes) -> int:
        return self._held(self.device.load(binary), self.device.unload)

    def stream(self) -> int:
        return self._held(self.device.stream(), self.device.destroy)

    def _held(self, one: int, give_back: Callable[[int], None]) -> int:
        self._returns.append(partial(give_back, one))
        return one

    def release(self) -> None:
        """Give all back, the last first. What a device refuses to take does not stop the rest."""
        while self._returns:
            with suppress(GpuError):
                self._returns.pop()()
