"""The workers of a survey: processes of this machine, or a cluster of Dask somewhere else."""

import asyncio
import logging
import os
import signal
import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import Event, current_thread, main_thread
from time import monotonic
from typing import TYPE_CHECKING, Any

import fairplay
from fairplay.cli.survey.probes import dashboard_probe, gpu_counter, version_probe
from fairplay.errors import InputError
from fairplay.gpu.available import available
from fairplay.survey.tasks import Batch, Outcome, WrongVersionError, run

if TYPE_CHECKING:
    from distributed import Client, Future, WorkerPlugin

#: Seconds for a scheduler to answer.
PATIENCE = 10
#: Seconds between two looks whether Ctrl-C was pressed.
GLANCE = 0.1
#: Seconds between two looks whether there is still a GPU.
LOOK = 5.0
#: The resource of workers that have a GPU: ``dask worker … --resources GPU=1``.
GPU = {"GPU": 1}
RESOURCES = {"gpu": GPU}
#: More are not used at once.
MAX_GPUS = 1024
#: Where a local cluster shows what it does, if the port is free.
DASHBOARD = "127.0.0.1:8787"


class Cluster:
    """Takes batches, and gives their outcomes in the order in which they are done.

    A batch whose worker dies is given to another one. Batches have names by their content, so the
    same batch is computed once, whoever sends it.
    """

    def __init__(self, client: "Client", name: str, most_gpus: int = 0) -> None:
        self._client, self._name, self._most_gpus = client, name, most_gpus
        self._done: SimpleQueue[Future[Any]] = SimpleQueue()
        self._sent: dict[Future[Any], Batch] = {}
        self._next_look = 0.0
        self.check_versions()

    @property
    def workers(self) -> int:
        """How many tasks can be worked on at once."""
        threads: dict[str, int] = self._ask(self._client.nthreads)
        return max(1, sum(threads.values()))

    @property
    def gpus(self) -> int:
        """How many batches for a GPU can be worked on at once."""
        if not self._most_gpus:
            return 0
        there: int = self._ask(self._client.run_on_scheduler, gpu_counter())
        return min(self._most_gpus, there)

    @property
    def dashboard(self) -> str:
        """The address of the page that shows what every process does; empty if there is none."""
        if not self._ask(self._client.run_on_scheduler, dashboard_probe()):
            return ""
        return str(self._client.dashboard_link or "")

    def _ask(self, question: Callable[..., Any], *arguments: Any) -> Any:
        """What the scheduler answers."""
        try:
            return question(*arguments)
        except OSError as error:
            raise InputError("error-survey-lost", address=self._name) from error

    def check_versions(self) -> None:
        """Refuse workers with another version of Fair Play, or with none."""
        for address, version in self._ask(self._client.run, version_probe()).items():
            if version != fairplay.__version__:
                raise _wrong(address, version)

    def send(self, batches: Iterable[Batch]) -> None:
        for batch in batches:
            # A checkpoint goes with its batch. If it were scattered, it would die with its worker.
            future = self._client.submit(
                run,
                batch,
                key=f"survey-{batch.name}",
                resources=RESOURCES.get(batch.kind),
            )
            self._sent[future] = batch
            future.add_done_callback(self._done.put)

    def outcomes(self) -> Iterator[tuple[Batch, Outcome]]:
        """Each batch with its outcome, until all are done. More may be sent meanwhile."""
        with _interrupted() as stopped:
            while self._sent:
                try:
                    future = self._done.get(timeout=GLANCE)
                except Empty:
                    future = None
                    self._give_up_gpus()
                if stopped.is_set():
                    raise KeyboardInterrupt
                if future is not None:
                    outcome = self._result(future)
                    # The scheduler forgets what nobody holds.
                    yield self._sent.pop(future), outcome

    def _result(self, future: "Future[Any]") -> Outcome:
        from distributed import KilledWorker

        try:
            outcome: Outcome = future.result(timeout=PATIENCE)
        except WrongVersionError as error:
            raise _wrong(self._name, str(error)) from error
        except ImportError as error:
            raise _wrong(self._name, None) from error
        except (KilledWorker, CancelledError, asyncio.CancelledError) as error:
            if self._sent[future].kind == "gpu":
                left = tuple(replace(unit, back=True) for unit in self._sent[future].units)
                return Outcome(left=left, failed=InputError("error-survey-gpu-lost"))
            if isinstance(error, KilledWorker):
                raise InputError("error-survey-killed") from error
            raise InputError("error-survey-lost", address=self._name) from error
        except OSError as error:
            raise InputError("error-survey-lost", address=self._name) from error
        return outcome

    def _give_up_gpus(self) -> None:
        """Nobody would ever do what waits for a GPU when no worker has one any more."""
        waiting = [future for future, batch in self._sent.items() if batch.kind == "gpu"]
        if waiting and monotonic() >= self._next_look:
            if not self.gpus:
                self._client.cancel(waiting)
            self._next_look = monotonic() + LOOK

    def cancel(self) -> None:
        """Give up what was sent and is not done."""
        self._client.cancel(list(self._sent), force=True)


def _wrong(address: str, version: object) -> InputError:
    ours, theirs = fairplay.__version__, str(version or "–")
    return InputError("error-survey-version", address=address, theirs=theirs, ours=ours)


@contextmanager
def _interrupted() -> Iterator[Event]:
    """Set by Ctrl-C. As an exception it could come in a destructor, and be lost."""
    heard = Event()
    if current_thread() is not main_thread():
        yield heard
        return
    before = signal.signal(signal.SIGINT, lambda *_: heard.set())
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def cluster(address: str | None, gpu: bool | None = False) -> Iterator[Cluster]:
    """A cluster of this machine, with a process for each core; or the one with this scheduler.

    With ``gpu`` there must be a GPU; None takes one if it is there.
    """
    import dask

    _silence()
    settings = {
        "distributed.comm.timeouts.connect": f"{PATIENCE}s",
        # It looks a hundred times in a second where Python is, and we are in C++.
        "distributed.worker.profile.enabled": False,
    }
    here = address is None and gpu is not False and _has_gpu(bool(gpu))
    with dask.config.set(settings), _client(address, here) as client:
        # All processes of this machine have the same GPU, and only one may use it at a time.
        most_gpus = 0 if gpu is False else 1 if address is None else MAX_GPUS
        made = Cluster(client, address or "localhost", most_gpus)
        if gpu and not made.gpus:
            raise InputError("error-survey-gpu", address=address or "localhost")
        try:
            yield made
        except BaseException:
            made.cancel()
            raise


def _has_gpu(needed: bool) -> bool:
    found = available()
    if needed and found.reason:
        raise found.reason
    return bool(found)


@contextmanager
def _client(address: str | None, gpu: bool) -> "Iterator[Client]":
    from distributed import Client, LocalCluster

    if address is not None:
        with _connected(address) as client:
            yield client
        return
    with _later(), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the port of the dashboard may be taken
        here = LocalCluster(
            n_workers=_cores(),
            threads_per_worker=1,
            resources=GPU if gpu else None,
            processes=True,
            dashboard_address=DASHBOARD,
            silence_logs=logging.CRITICAL,
        )
    with here, Client(here) as client:
        client.register_plugin(_deaf())
        yield client


def _cores() -> int:
    """Those that this process may use."""
    able = getattr(os, "sched_getaffinity", None)
    return len(able(0)) if able else os.cpu_count() or 1


@contextmanager
def _later() -> Iterator[None]:
    """Hear of Ctrl-C only when the processes have started."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _deaf() -> "WorkerPlugin":
    """A terminal sends Ctrl-C to all processes, and only the first one handles it."""
    from distributed import WorkerPlugin

    class Deaf(WorkerPlugin):
        def setup(self, worker: object) -> None:
            del worker
            signal.signal(signal.SIGINT, signal.SIG_IGN)

    return Deaf()


def _connected(address: str) -> "Client":
    """A client of a scheduler that has workers; InputError says that it does not answer."""
    from distributed import Client

    try:
        asyncio.run(_greet(address))
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError, ImportError) as error:
        raise InputError("error-survey-scheduler", address=address) from error
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        client.close()
        raise InputError("error-survey-workers", address=address) from error
    return client


async def _greet(address: str) -> None:
    """A client would hang on a peer that accepts the connection and never answers."""
    from distributed.comm.core import connect

    async with asyncio.timeout(PATIENCE):
        (await connect(address, timeout=PATIENCE)).abort()


def _silence() -> None:
    """Dask tells at length what a survey tells in a line, or does not mind."""
    import distributed  # noqa: F401 (it sets the levels anew when it is imported)

    for name in ("distributed", "distributed.client", "tornado", "tornado.application", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    warnings.filterwarnings("ignore", module="distributed")
