"""Whether this machine has a GPU that the engine can use, and if not, why."""

from dataclasses import dataclass

from fairplay.errors import InputError
from fairplay.gpu.build import CompilerError, compiler
from fairplay.gpu.driver import Device, GpuError
from fairplay.gpu.plan import SHARED

#: Bytes of shared memory that a thread block must get: the layout of a game, and what the driver
#: takes.
NEEDED = SHARED + 1024


@dataclass(frozen=True)
class Available:
    """``reason`` is an error whose text says what is missing, None if nothing is."""

    name: str = ""
    multiprocessors: int = 0
    compiler: str = ""
    reason: InputError | None = None

    def __bool__(self) -> bool:
        return self.reason is None


def available() -> Available:
    """What there is. Never raises."""
    try:
        device = Device()
        if device.shared_bytes < NEEDED:
            raise GpuError("error-gpu-small", name=device.name)
        which = compiler()
        if which is None:
            raise CompilerError("error-gpu-compiler")
    except InputError as error:
        return Available(reason=error)
    return Available(device.name, device.multiprocessors, which)
