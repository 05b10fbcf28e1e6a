"""Several processes that begin at the same moment, and their figures put together."""

import asyncio
import gc
import multiprocessing
import resource
from typing import TYPE_CHECKING, Any, NamedTuple

from fairplay.cli.loadtest.driver import WARM_UP, Driver, Plan
from fairplay.cli.loadtest.figures import Figures, percentile
from fairplay.cli.loadtest.player import RefusedError
from fairplay.errors import InputError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: The settings with which a server lets one computer play for many people.
SETTINGS = {
    "sockets-per-address": 9999,
    "connections-per-address": 99999,
    "handshakes-per-second": 9999,
    "misses-burst": 9999,  # a socket counts as a miss until its room is found
    "rooms-per-address": 9999,
    "rooms-per-address-day": 99999,
    "megabytes-per-address-day": 999999,
    "megabytes-per-guest-day": 999999,
    "commands-per-second": 9999,
    "commands-burst": 9999,
    "commands-per-address": 99999,
    "requests-per-second": 9999,
}


class Played(NamedTuple):
    """What a process has measured, for how many seconds, and its processor time in seconds."""

    figures: Figures
    lasted: float
    cpu: float


def load(plans: list[Plan]) -> dict[str, Any]:
    """Run the plans, each in a process of its own; InputError if the server refuses."""
    context = multiprocessing.get_context("spawn")
    pipes = [context.Pipe() for _ in plans]
    children = [
        context.Process(target=_work, args=(plan, there), daemon=True)
        for plan, (_, there) in zip(plans, pipes, strict=True)
    ]
    try:
        for child, (_, there) in zip(children, pipes, strict=True):
            child.start()
            there.close()
        ours = [here for here, _ in pipes]
        for here in ours:
            _received(here)
        for here in ours:
            here.send("go")
        found = [_received(here) for here in ours]
    finally:
        for child in children:
            if child.pid is not None:
                child.terminate()
                child.join()
    return _report(plans[0], found)


def _received(here: "Connection[Any, Any]") -> Any:
    """What a process says; InputError if the server has refused it."""
    try:
        kind, data = here.recv()
    except EOFError as error:
        raise InputError("error-load-process") from error
    if kind == "refused":
        flags = " ".join(f"--set {name}={value}" for name, value in SETTINGS.items())
        raise InputError("error-load-refused", reason=data, command=f"fairplay serve {flags}")
    return data


def _work(plan: Plan, there: "Connection[Any, Any]") -> None:
    """Run a plan, in the child."""
    try:
        import uvloop

        new_loop: Any = uvloop.new_event_loop
    except ImportError:
        new_loop = asyncio.new_event_loop
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            there.send(("done", runner.run(_played(plan, there))))
    except InputError as error:
        there.send(("refused", error.code))
    except (RefusedError, OSError) as error:
        there.send(("refused", str(error) or type(error).__name__))
    except KeyboardInterrupt:
        return


async def _played(plan: Plan, there: "Connection[Any, Any]") -> Played:
    driver = Driver(plan)
    await driver.open()
    # The players keep all that was heard: a collection would look through it and stop them.
    gc.disable()
    there.send(("ready", None))
    await asyncio.to_thread(there.recv)
    await driver.run()
    figures = await driver.finish()
    used = resource.getrusage(resource.RUSAGE_SELF)
    return Played(figures, driver.lasted, used.ru_utime + used.ru_stime)


def _report(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """The figures of all processes together."""
    total = sum((one.figures for one in played), Figures())
    latencies, lasted = sorted(total.latencies), max(one.lasted for one in played)
    report: dict[str, Any] = {
        name: value
        for name, value in vars(total).items()
        if name not in ("measuring", "latencies", "stalls")
    }
    report |= {
        "stored": total.stored,
        "seconds": plan.seconds,
        "rate": round(len(latencies) / lasted, 1),
        "stored_rate": round(total.stored / lasted, 1),
        "stall_ms": round(1000 * max(total.stalls, default=0.0), 2),
        "client_cores": [round(one.cpu / (plan.seconds + WARM_UP), 2) for one in played],
    }
    for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)):
        report[f"{name}_ms"] = round(1000 * percentile(latencies, share), 2)
    return report
