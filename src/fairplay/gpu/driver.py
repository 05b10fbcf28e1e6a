"""A GPU of NVIDIA through its driver: memory, streams, kernels. ``ctypes`` on ``libcuda``; no
toolkit is needed here.
"""

import ctypes as c
import os
from contextlib import suppress
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from fairplay.errors import InputError

#: Streams wait for each other if they share a queue of the driver; this is the most that it has.
CONNECTIONS = "32"
_NAMES = ("libcuda.so.1", "libcuda.so", "nvcuda.dll")
_OUT_OF_MEMORY, _NO_DEVICE = 2, 100
_COMPUTE = (75, 76)
_MULTIPROCESSORS, _SHARED, _CLOCK = 16, 97, 13
_MAX_SHARED = 8
_NON_BLOCKING = 1


class GpuError(InputError):
    """The GPU or its driver failed. Nothing that was verified before is lost."""


def check(status: int, what: str, library: Any = None) -> None:
    """Raise GpuError unless a call of the driver succeeded."""
    if status == 0:
        return
    if status == _OUT_OF_MEMORY:
        raise GpuError("error-gpu-memory")
    if status == _NO_DEVICE:
        raise GpuError("error-gpu-none")
    raise GpuError("error-gpu-failed", what=what, reason=_name(library, status))


def _name(library: Any, status: int) -> str:
    text = c.c_char_p()
    if library is None or library.cuGetErrorName(status, c.byref(text)) or not text.value:
        return str(status)
    return f"{text.value.decode()} ({status})"


def load_driver() -> Any:
    """The library of the driver. Raises GpuError if there is none."""
    for name in _NAMES:
        try:
            return c.CDLL(name)
        except OSError:
            continue
    raise GpuError("error-gpu-driver")


class Device:
    """One GPU. Addresses are whole numbers; calls raise GpuError.

    What a GPU is can be read at once. The calls need a context, which takes memory there: ``with``
    makes it, and gives it back.
    """

    def __init__(self, number: int = 0) -> None:
        os.environ.setdefault("CUDA_DEVICE_MAX_CONNECTIONS", CONNECTIONS)
        self._cuda = load_driver()
        self._call("cuInit", 0)
        self._device = c.c_int()
        self._call("cuDeviceGet", c.byref(self._device), number)
        text = c.create_string_buffer(256)
        self._call("cuDeviceGetName", text, 256, self._device)
        self.name = text.value.decode()
        self.architecture = self._attribute(_COMPUTE[0]) * 10 + self._attribute(_COMPUTE[1])
        self.multiprocessors = self._attribute(_MULTIPROCESSORS)
        self.shared_bytes = self._attribute(_SHARED)
        self.clock = self._attribute(_CLOCK) * 1000.0 or 1.5e9  # per second

    def __enter__(self) -> Self:
        context = c.c_void_p()
        self._call("cuDevicePrimaryCtxRetain", c.byref(context), self._device)
        self._call("cuCtxSetCurrent", context)
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(GpuError):  # a device that was lost has nothing to give back
            self._call("cuCtxSetCurrent", None)
        with suppress(GpuError):
            self._call("cuDevicePrimaryCtxRelease_v2", self._device)

    def _call(self, name: str, *arguments: Any) -> None:
        check(getattr(self._cuda, name)(*arguments), name, self._cuda)

    def _attribute(self, number: int) -> int:
        value = c.c_int()
        self._call("cuDeviceGetAttribute", c.byref(value), number, self._device)
        return value.value

    def memory(self) -> tuple[int, int]:
        """Bytes that are free, and all."""
        free, total = c.c_size_t(), c.c_size_t()
        self._call("cuMemGetInfo_v2", c.byref(free), c.byref(total))
        return free.value, total.value

    def allocate(self, size: int) -> int:
        address = c.c_uint64()
        self._call("cuMemAlloc_v2", c.byref(address), c.c_size_t(size))
        return address.value

    def free(self, address: int) -> None:
        self._call("cuMemFree_v2", c.c_uint64(address))

    def upload(self, address: int, data: NDArray[Any]) -> None:
        data = np.ascontiguousarray(data)
        pointer = c.c_void_p(data.ctypes.data)
        self._call("cuMemcpyHtoD_v2", c.c_uint64(address), pointer, c.c_size_t(data.nbytes))

    def download(self, address: int, data: NDArray[Any]) -> None:
        """Fill an array."""
        pointer = c.c_void_p(data.ctypes.data)
        self._call("cuMemcpyDtoH_v2", pointer, c.c_uint64(address), c.c_size_t(data.nbytes))

    def copy(self, to: int, source: int, size: int) -> None:
        """Within the device; later launches see it after synchronize()."""
        self._call("cuMemcpyDtoD_v2", c.c_uint64(to), c.c_uint64(source), c.c_size_t(size))

    def clear(self, address: int, size: int) -> None:
        self._call("cuMemsetD8_v2", c.c_uint64(address), c.c_ubyte(0), c.c_size_t(size))

    def load(self, binary: bytes) -> int:
        """A compiled module."""
        module = c.c_void_p()
        self._call("cuModuleLoadData", c.byref(module), binary)
        return module.value or 0

    def unload(self, module: int) -> None:
        self._call("cuModuleUnload", c.c_void_p(module))

    def kernel(self, module: int, name: str, shared: int = 0) -> int:
        """A kernel of a module, which may use so many bytes of shared memory."""
        function = c.c_void_p()
        self._call("cuModuleGetFunction", c.byref(function), c.c_void_p(module), name.encode())
        if shared:
            self._call("cuFuncSetAttribute", function, _MAX_SHARED, shared)
        return function.value or 0

    def stream(self) -> int:
        stream = c.c_void_p()
        self._call("cuStreamCreate", c.byref(stream), _NON_BLOCKING)
        return stream.value or 0

    def destroy(self, stream: int) -> None:
        self._call("cuStreamDestroy_v2", c.c_void_p(stream))

    def launch(
        self, kernel: int, blocks: int, threads: int, shared: int, given: c.Structure, stream: int
    ) -> None:
        arguments = (c.c_void_p * 1)(c.addressof(given))
        size = (blocks, 1, 1, threads, 1, 1, shared)
        self._call(
            "cuLaunchKernel",
            c.c_void_p(kernel),
            *map(c.c_uint, size),
            c.c_void_p(stream),
            arguments,
            None,
        )

    def synchronize(self) -> None:
        """Wait until all is done."""
        self._call("cuCtxSynchronize")
